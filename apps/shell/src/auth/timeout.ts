/** Who waits longer than this many ms for the backend is better told that there is no answer. */
export const TIMEOUT_MS = 20_000;
