/** How the day is shown since when something is set up. */
export const SHOWN_DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
