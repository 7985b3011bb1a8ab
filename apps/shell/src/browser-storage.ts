/** The browser's storage; it throws where storage is blocked. */
export const browserStorage = (): Storage => window.localStorage;
