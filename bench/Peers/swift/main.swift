// What Swift's standard library offers, and the class that competitors read with.

try serve(sorts() + readers() + printers())
