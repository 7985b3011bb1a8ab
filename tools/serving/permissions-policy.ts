/** Features that our pages use; frames of other origins may use none of them. */
const USED = [
  // Vendors speak to the tools.
  'microphone',
  // A call plays sound without another tap.
  'autoplay',
  // Reports and conversations can be copied.
  'clipboard-write',
  // Signing in with a fingerprint, and setting that up.
  'publickey-credentials-create',
  'publickey-credentials-get',
  // The page takes a code out of its SMS.
  'otp-credentials',
];

/** Features that browsers allow by default and that our pages do not need. */
const UNUSED = (
  'accelerometer camera clipboard-read display-capture encrypted-media fullscreen geolocation gyroscope hid ' +
  'idle-detection local-fonts magnetometer midi payment picture-in-picture screen-wake-lock serial ' +
  'storage-access usb window-management xr-spatial-tracking'
).split(' ');

/** Permissions-Policy of the shell's pages: only they may use what they need; everything else is off. */
export const pagePermissions = serialize([
  ...USED.map((feature) => [feature, '(self)'] as const),
  ...UNUSED.map((feature) => [feature, '()'] as const),
]);

/** Permissions-Policy of responses that are not pages: every feature is off. */
export const noPermissions = serialize(
  [...USED, ...UNUSED].map((feature) => [feature, '()'] as const),
);

function serialize(features: readonly (readonly [string, string])[]): string {
  return features.map(([feature, allowed]) => `${feature}=${allowed}`).join(', ');
}
