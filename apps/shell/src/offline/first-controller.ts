/**
 * The service worker that the page was started under. Another one may take over before what watches
 * for that has come.
 */
export const firstController = navigator.serviceWorker?.controller ?? null;
