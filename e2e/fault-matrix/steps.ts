/** What each row of the fault matrix shows, in the order of its columns. */
export const faultSteps = [
  'right message',
  'others work',
  'day kept',
  'Retry works',
  'nothing escapes',
] as const;

export type FaultStep = (typeof faultSteps)[number];
