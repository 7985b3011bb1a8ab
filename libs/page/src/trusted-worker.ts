interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown };
}

/** The page's Content-Security-Policy allows the shell this one policy of Trusted Types. */
const POLICY = 'thela-worker';

/** The service worker, and what reads files. */
const OWN_WORKERS = /^\/(?:sw\.js|(?:.*\/)?file-worker[\w-]*\.[jt]s)$/;

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address of a worker as a trusted script URL, which pages need to start one.
 *
 * @throws TypeError for what is no worker of this site, where the browser has Trusted Types
 */
export function trustedWorker(address: string): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  // A second policy of the same name is refused.
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: ownWorker });
  // The browser's own type for it is a string to TypeScript.
  return policy.createScriptURL(address) as string;
}

function ownWorker(address: string): string {
  const { origin, pathname } = new URL(address, window.location.href);
  if (origin === window.location.origin && OWN_WORKERS.test(pathname)) return address;
  throw new TypeError(`No worker may be started from ${address}`);
}
