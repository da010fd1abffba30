"""Many matches at once: tournaments between bots, the fuzzer, and measurements."""
