/** Where the SDK fetches the program that carries a call; its version is that of daily-js. */
const CALL_PROGRAM =
  /^https:\/\/c\.daily\.co\/call-machine\/versioned\/\d+\.\d+\.\d+\/static\/call-machine-object-bundle\.js$/;

/** Stands for the program where only its address counts. */
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
 * Lets the call program of the voice service through, and what it makes itself, on a page that takes
 * no strings for script addresses. The SDK gives plain strings, so only a default policy can.
 *
 * Does nothing where the browser has no Trusted Types, the page a policy already, or its headers allow
 * none; `isCallProgramAllowed` tells what came of it.
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

/** Whether the page would load the call program; nothing is fetched. */
export function isCallProgramAllowed(): boolean {
  try {
    document.createElement('script').src = ANY_VERSION;
    return true;
  } catch {
    return false;
  }
}
