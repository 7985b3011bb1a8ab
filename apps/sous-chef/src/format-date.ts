const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** The day in en-US long format (specification, section 9): 'Friday, November 20, 2026'. */
export function formatDate(date: Date): string {
  return longDate.format(date);
}
