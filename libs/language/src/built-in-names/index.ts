export { shownNamesIn, shownNamesNow, useShownNames } from './names';
export type { Named, ShownNames } from './names';
