/**
 * The service worker that controlled the page at its start. Another one may take over before the code
 * that watches for it is loaded.
 */
export const firstController = navigator.serviceWorker?.controller ?? null;
