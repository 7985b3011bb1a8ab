/** A request that took longer than this, in ms, is no reason to ask for more at once. */
const QUICK_MS = 4000;

/** How much goes into one request: less on a weak line, more again when it works. */
export interface BatchSize {
  readonly current: () => number;
  /** A request of that size worked. */
  readonly worked: (size: number, tookMs: number) => void;
  /** A request got no answer. */
  readonly failed: () => void;
}

function batchSize(first: number, least: number, most: number): BatchSize {
  let size = first;
  return {
    current: () => size,
    worked: (sent, tookMs) => {
      if (sent >= size && tookMs < QUICK_MS) size = Math.min(size * 2, most);
    },
    failed: () => {
      size = Math.max(Math.floor(size / 2), least);
    },
  };
}

/** The sizes of one synchronisation. */
export interface BatchSizes {
  /** Events of a push. */
  readonly push: BatchSize;
  /** Events of a page that is pulled: at first as many as a weak 4G line brings in some seconds. */
  readonly pull: BatchSize;
}

export function newBatchSizes(): BatchSizes {
  return { push: batchSize(500, 10, 500), pull: batchSize(500, 50, 5000) };
}

/** Makes a request, and learns from it how much goes into the next. */
export async function measured<Result>(
  size: BatchSize,
  count: number,
  request: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  try {
    const answer = await request();
    size.worked(count, performance.now() - startedAt);
    return answer;
  } catch (error) {
    size.failed();
    throw error;
  }
}
