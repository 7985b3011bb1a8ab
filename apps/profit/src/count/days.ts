/** 'Saturday, 21 November 2026' */
export const LONG_DAY = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
} as const;

/** 'Sat, 21 November' */
export const DAY_WITH_WEEKDAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;

/** '21 November' */
export const SHORT_DAY = { day: 'numeric', month: 'long' } as const;
