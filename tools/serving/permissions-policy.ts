/** What the pages themselves use; frames and pages of other origins get nothing of it. */
const USED = [
  // A vendor speaks to the tools.
  'microphone',
  // A call is heard without a further tap.
  'autoplay',
  // Reports and conversations can be copied.
  'clipboard-write',
];

/** What browsers would let any page ask for, and no page here needs. */
const UNUSED = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Permissions-Policy of the shell's pages: what they use is theirs alone, all else is off. */
export const pagePermissions = serialize([
  ...USED.map((feature) => [feature, '(self)'] as const),
  ...UNUSED.map((feature) => [feature, '()'] as const),
]);

/** Permissions-Policy of files that are not pages: every feature is off. */
export const noPermissions = serialize(
  [...USED, ...UNUSED].map((feature) => [feature, '()'] as const),
);

function serialize(features: readonly (readonly [string, string])[]): string {
  return features.map(([feature, allowed]) => `${feature}=${allowed}`).join(', ');
}
