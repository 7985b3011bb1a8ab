export const BACKEND_TIMEOUT_MS = 20_000;
