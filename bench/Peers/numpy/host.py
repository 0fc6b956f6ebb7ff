"""The host of numpy's sort, which picks vector instructions when numpy is loaded.

With the argument `avx2` numpy has to do without AVX-512: on Zen 4 that is slow at writing selected
lanes, so that what numpy picks is not the fastest there.
"""

import os
import sys
import time
import warnings

variant = sys.argv[1] if len(sys.argv) > 1 else ""
if variant == "avx2":
    # What numpy calls these features has changed; names that it does not know it only warns of.
    os.environ["NPY_DISABLE_CPU_FEATURES"] = (
        "AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL AVX512_SPR X86_V4"
    )
    warnings.simplefilter("ignore")

try:
    import numpy
except ImportError:
    numpy = None

NAME = "np.sort-avx2" if variant else "np.sort"
TYPES = ("int32", "int64", "double")


class Sorting:
    """The arrays of one type: what is to be sorted, and what was sorted last."""

    def __init__(self, type_name):
        self.dtype = numpy.dtype("float64" if type_name == "double" else type_name)
        self.input = self.sorted = numpy.empty(0, self.dtype)

    def load(self, file):
        self.input = numpy.fromfile(file, self.dtype)
        return ""

    def sample(self, _):
        self.sorted = self.input.copy()
        start = time.perf_counter_ns()
        self.sorted.sort()
        return str(time.perf_counter_ns() - start)

    def result(self, file):
        self.sorted.tofile(file)
        return ""


def about():
    try:
        from numpy._core import _multiarray_umath as core
    except ImportError:
        from numpy.core import _multiarray_umath as core
    used = [name for name in core.__cpu_dispatch__ if core.__cpu_features__[name]]
    return f"numpy {numpy.__version__}, picks {used[-1] if used else 'the baseline'}"


def answer(command, sortings):
    if numpy is None:
        raise RuntimeError("numpy is not installed (bench/install-peers does it on Debian)")
    if command == "about":
        return about()
    if command == "contenders":
        return "\t".join(sortings)
    verb, contender, *file = command.split(" ", 2)
    return getattr(sortings[contender], verb)(file[0] if file else None)


def main():
    sortings = {f"sort/{NAME}/{name}": Sorting(name) for name in TYPES} if numpy else {}
    for line in sys.stdin:
        command = line.rstrip("\n")
        if command == "quit":
            break
        try:
            reply = f"ok {answer(command, sortings)}"
        except Exception as error:
            reply = f"error {error}"
        print(reply, flush=True)


main()
