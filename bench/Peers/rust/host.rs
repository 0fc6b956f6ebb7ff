// The conversation of a Rust host with the bench, as bench/README.md describes it.

use std::io::{self, BufRead, Write};

/// One algorithm at one type of element.
pub trait Contender {
    /// SUITE/NAME/TYPE
    fn offer(&self) -> String;
    fn load(&mut self, file: &str) -> io::Result<()>;
    /// Nanoseconds of one run on a fresh copy of the input.
    fn sample(&mut self) -> u128;
    fn write_result(&self, file: &str) -> io::Result<()>;
}

/// Answers commands until their end.
pub fn serve(about: &str, mut contenders: Vec<Box<dyn Contender>>) -> io::Result<()> {
    let mut replies = io::stdout();
    for line in io::stdin().lock().lines() {
        let command = line?;
        if command == "quit" {
            break;
        }
        match answer(&command, about, &mut contenders) {
            Ok(reply) => writeln!(replies, "ok {reply}")?,
            Err(error) => writeln!(replies, "error {error}")?,
        }
        replies.flush()?;
    }
    Ok(())
}

fn answer(
    command: &str,
    about: &str,
    contenders: &mut [Box<dyn Contender>],
) -> Result<String, String> {
    let mut words = command.splitn(3, ' ');
    let (verb, offer) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let file = words.next().unwrap_or("");
    match verb {
        "about" => return Ok(about.to_string()),
        "contenders" => {
            let offers: Vec<String> = contenders.iter().map(|c| c.offer()).collect();
            return Ok(offers.join("\t"));
        }
        _ => {}
    }
    let contender = contenders
        .iter_mut()
        .find(|contender| contender.offer() == offer)
        .ok_or_else(|| format!("no contender {offer}"))?;
    let in_words = |error: io::Error| format!("{file}: {error}");
    match verb {
        "load" => contender.load(file).map_err(in_words).map(|_| String::new()),
        "sample" => Ok(contender.sample().to_string()),
        "result" => contender.write_result(file).map_err(in_words).map(|_| String::new()),
        _ => Err(format!("unknown command {verb}")),
    }
}
