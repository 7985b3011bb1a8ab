/** The address from which the SDK loads the call program; the version is that of daily-js. */
const CALL_PROGRAM =
  /^https:\/\/c\.daily\.co\/call-machine\/versioned\/\d+\.\d+\.\d+\/static\/call-machine-object-bundle\.js$/;

/** A sample address of the program. */
const ANY_VERSION =
  'https://c.daily.co/call-machine/versioned/0.0.0/static/call-machine-object-bundle.js';

/** The part of Trusted Types that is used here. */
interface TrustedTypes {
  readonly defaultPolicy: object | null;
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => object;
}

/**
 * Allows the call program of the voice service, and the scripts that it makes, on a page whose Trusted
 * Types forbid strings as script addresses. The SDK passes plain strings, so only a default policy can.
 *
 * Does nothing where the browser has no Trusted Types, the page already has a policy, or its headers
 * allow none. `isCallProgramAllowed` says whether it worked.
 */
export function allowCallProgram(page: object = globalThis): void {
  const { trustedTypes } = page as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    trustedTypes.createPolicy('default', { createScriptURL: callProgramAddress });
  } catch {
    // The page's headers do not name the policy.
  }
}

/**
 * The address, if it is one that a call may load.
 *
 * @throws TypeError for any other
 */
export function callProgramAddress(address: string): string {
  const isOurs = address.startsWith(`blob:${globalThis.location.origin}/`);
  if (isOurs || CALL_PROGRAM.test(address)) return address;
  throw new TypeError(`No script may be loaded from ${address}`);
}

/** Whether the page's policy allows the call program; loads nothing. */
export function isCallProgramAllowed(): boolean {
  try {
    document.createElement('script').src = ANY_VERSION;
    return true;
  } catch {
    return false;
  }
}
