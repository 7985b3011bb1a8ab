import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, 30 seconds. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of so many windows before and after now are taken, too. */
const SKEW = 1;
const SECRET_BYTES = 20;

/** What a person gives an authenticator app: a QR code as SVG, or the secret (base32); `uri` says the same. */
export function newAuthenticatorApp(issuer: string, name: string) {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const query = new URLSearchParams({
    algorithm: CODES.algorithm,
    digits: String(CODES.digits),
    issuer,
    period: String(CODES.period),
    secret,
  });
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
  // Some apps show a plus as it is.
  const uri = `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
  return { qr_code: renderSVG(uri, { ecc: 'H', pixelSize: 3 }), secret, uri };
}

/** @param secret base32 */
export function isRightCode(secret: string, code: string): boolean {
  const app = new TOTP({ ...CODES, secret: Secret.fromBase32(secret) });
  return app.validate({ token: code, window: SKEW }) !== null;
}
