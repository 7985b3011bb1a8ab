/** So many letters of a key stand together: a person types it from one screen into another. */
const GROUP_LENGTH = 4;

/** A key in groups: `JBSW Y3DP EHPK 3PXP`. Apps ignore the spaces. */
export function inGroups(secret: string): string {
  return (secret.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join(' ');
}

/** Far longer than any is; a QR code holds no more than 2,331 bytes. */
const MAX_URI_CHARS = 1000;

/**
 * The address by which the system opens an authenticator app. As a QR code it says the same to a camera.
 *
 * @param uri as the server gave it
 * @returns `null` for any other kind of address: a link must not lead anywhere else
 */
export function appLink(uri: string): string | null {
  if (uri.length > MAX_URI_CHARS) return null;
  try {
    const { href } = new URL(uri);
    return href.startsWith('otpauth://totp/') ? href : null;
  } catch {
    return null;
  }
}
