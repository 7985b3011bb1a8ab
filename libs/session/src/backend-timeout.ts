/** A person waits no longer than this many ms for the backend. */
export const BACKEND_TIMEOUT_MS = 20_000;
