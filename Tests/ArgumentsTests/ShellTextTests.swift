import Arguments
import Testing

@Suite struct ShellTextTests {
  @Test(arguments: [
    ("boj-14003", "boj-14003"), ("a_b/c.d:e=f,g+h@i%j", "a_b/c.d:e=f,g+h@i%j"), ("", "''"),
    ("=a", "'=a'"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("한글", "'한글'"),
    ("'\u{301}", "''\\''\u{301}'"), (#"a\n$b`"#, #"'a\n$b`'"#),
  ])
  func aWordIsQuotedIfNeeded(word: String, expected: String) {
    #expect(ShellText.quoted(word) == expected)
  }

  /// A terminal would obey them, and a line feed would end the command for whoever copies it.
  @Test(arguments: [
    ("a\nb", #"$'a\nb'"#), ("a\tb", #"$'a\tb'"#), ("a\r\nb", #"$'a\015\nb'"#),
    ("\u{1B}[31m1", #"$'\033[31m1'"#), ("\u{7F}7", #"$'\1777'"#),
    ("\u{9B}2J가", #"$'\302\2332J가'"#), ("it's \\1\n", #"$'it\'s \\1\n'"#),
  ])
  func controlCharactersAreEscaped(word: String, expected: String) {
    #expect(ShellText.quoted(word) == expected)
  }
}
