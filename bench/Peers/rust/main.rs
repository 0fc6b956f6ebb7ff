// The sorts of Rust's standard library.

mod host;

use host::Contender;
use std::{fs, io, time::Instant};

/// An element that can be in a file.
trait Element: Clone {
    const NAME: &'static str;
    fn read_all(bytes: &[u8]) -> Vec<Self>;
    fn write_all(elements: &[Self]) -> Vec<u8>;
}

macro_rules! number {
    ($type:ty, $name:expr) => {
        impl Element for $type {
            const NAME: &'static str = $name;
            fn read_all(bytes: &[u8]) -> Vec<Self> {
                let size = std::mem::size_of::<$type>();
                let each = bytes.chunks_exact(size);
                each.map(|bytes| <$type>::from_ne_bytes(bytes.try_into().unwrap())).collect()
            }
            fn write_all(elements: &[Self]) -> Vec<u8> {
                elements.iter().flat_map(|element| element.to_ne_bytes()).collect()
            }
        }
    };
}

number!(i32, "int32");
number!(i64, "int64");
number!(f64, "double");

impl Element for String {
    const NAME: &'static str = "string";
    fn read_all(bytes: &[u8]) -> Vec<Self> {
        String::from_utf8_lossy(bytes).lines().map(String::from).collect()
    }
    fn write_all(elements: &[Self]) -> Vec<u8> {
        elements.iter().flat_map(|element| format!("{element}\n").into_bytes()).collect()
    }
}

struct Sorting<T> {
    name: &'static str,
    sort: fn(&mut [T]),
    input: Vec<T>,
    sorted: Vec<T>,
}

impl<T: Element> Contender for Sorting<T> {
    fn offer(&self) -> String {
        format!("sort/{}/{}", self.name, T::NAME)
    }

    fn load(&mut self, file: &str) -> io::Result<()> {
        self.input = T::read_all(&fs::read(file)?);
        Ok(())
    }

    fn sample(&mut self) -> u128 {
        // `clone_from` would keep the strings' memory in the order that the last sort has left.
        self.sorted = self.input.clone();
        let start = Instant::now();
        (self.sort)(&mut self.sorted);
        start.elapsed().as_nanos()
    }

    fn write_result(&self, file: &str) -> io::Result<()> {
        fs::write(file, T::write_all(&self.sorted))
    }
}

/// Both sorts for one type, each as a function that orders as the type demands.
fn sorts<T: Element + 'static>(
    stable: fn(&mut [T]),
    unstable: fn(&mut [T]),
) -> Vec<Box<dyn Contender>> {
    [("rust-sort", stable), ("rust-sort_unstable", unstable)]
        .map(|(name, sort)| {
            let sorting = Sorting { name, sort, input: vec![], sorted: vec![] };
            Box::new(sorting) as Box<dyn Contender>
        })
        .into()
}

fn main() -> io::Result<()> {
    let mut contenders = sorts::<i32>(|a| a.sort(), |a| a.sort_unstable());
    contenders.extend(sorts::<i64>(|a| a.sort(), |a| a.sort_unstable()));
    contenders.extend(sorts::<String>(|a| a.sort(), |a| a.sort_unstable()));
    contenders.extend(sorts::<f64>(
        |a| a.sort_by(f64::total_cmp),
        |a| a.sort_unstable_by(f64::total_cmp),
    ));
    host::serve("", contenders)
}
