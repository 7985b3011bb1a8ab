/** An IPv4 or IPv6 address: browsers keep passkeys for names only. */
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser can keep a passkey of this site. */
export function canUsePasskeys(): boolean {
  // Missing also where the page came without TLS.
  return 'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname);
}
