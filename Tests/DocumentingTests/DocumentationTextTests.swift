import Documenting
import Testing

@Suite struct DocumentationTextTests {
  @Test func aDeclarationIsShownWithoutMarkdown() throws {
    let module = try TemporaryModule([
      "A.swift": """
      extension Collection where Element == Int {
        /// Returns the *k*-th of them, as ``Swift/Array/sorted()-4a1cx`` does: **all** `Int` that
        /// are 2 * 3 * 4.
        ///
        ///     [3, 1, 2].nth(1)  // 2: this line of code is longer than others may be
        ///
        /// - Parameters:
        ///   - k: Which of them,
        ///     counted from 0.
        /// - Complexity: O(*n* log *n*), or `n*m*k`, see [a book](https://example.org).
        @inlinable
        public func nth(_ k: Int) -> Int { k }
      }
      """
    ])
    let declaration = try #require(ModuleReference(of: [module.url]).declarations.first)
    #expect(
      DocumentationText.whole(declaration, width: 40) == """
        nth(_:) of Collection
          import \(module.url.lastPathComponent)

          extension Collection where Element == Int
          func nth(_ k: Int) -> Int

          Returns the k-th of them, as
          Array.sorted() does: all Int that are
          2 * 3 * 4.

              [3, 1, 2].nth(1)  // 2: this line of code is longer than others may be

          - Parameters:
            - k: Which of them, counted from 0.
          - Complexity: O(n log n), or n*m*k,
            see a book.

        """)
  }

  @Test func aTableHasColumns() throws {
    let module = try TemporaryModule([
      "A.swift": """
      /// Ends.
      ///
      /// | exit code | reason |
      /// |---|---|
      /// | 65 | malformed input (`EX_DATAERR`), of whatever kind it is |
      /// | 1 | *any* other |
      ///
      /// Else it returns.
      public func end() {}
      """
    ])
    let declaration = try #require(ModuleReference(of: [module.url]).declarations.first)
    #expect(
      DocumentationText.whole(declaration, width: 40).hasSuffix(
        """
          Ends.

          exit code  reason
          65         malformed input
                     (EX_DATAERR), of whatever
                     kind it is
          1          any other

          Else it returns.

        """))
  }

  @Test func namesStandBesideWhatIsSaidOfThem() {
    let entries = [
      (name: "a", about: "Returns one `thing`. And more."),
      (name: "theOther", about: "Is longer than what fits a line."), (name: "none", about: ""),
      (name: "aNameThatIsLongerThanWhatStandsBeside(it:)", about: "Stands alone."),
    ]
    #expect(
      DocumentationText.list(entries, width: 36) == """
          a         One thing
          theOther  Is longer than what fits
                    a line
          none
          aNameThatIsLongerThanWhatStandsBeside(it:)
                    Stands alone

        """)
    #expect(DocumentationText.list([], width: 36).isEmpty)
  }
}
