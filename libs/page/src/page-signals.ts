/** When a page has reason to synchronise. */
export interface PageSignals {
  /** Whether the page is seen and the device says that it is online. */
  readonly mayWork: () => boolean;
  /** Calls back when one of both changes. @returns ends it */
  readonly follow: (listener: () => void) => () => void;
}

/** The signals of this page. */
export const pageSignals: PageSignals = {
  mayWork: () => navigator.onLine && document.visibilityState === 'visible',
  follow: (listener) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    window.addEventListener('pageshow', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
      window.removeEventListener('pageshow', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
};
