// FastIO
