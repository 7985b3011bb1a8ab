// Runs in a measured page before the page's own scripts: a fixed task, beside which the page's own work is timed, so that
// figures of two machines, or of one in two states, can be compared.
{
  /** A fixed amount of arithmetic and of memory, as the figures of a menu need it; takes so many ms. */
  function referenceTask() {
    const start = performance.now();
    let state = 1;
    const found = new Map();
    for (let step = 0; step < 150_000; step += 1) {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + step;
      const key = (state >>> 0) % 997;
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    return found.size > 0 ? performance.now() - start : 0;
  }
  Object.assign(globalThis, { referenceTask });
}
