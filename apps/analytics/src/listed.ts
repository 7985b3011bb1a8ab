/** More names than these would fill a phone's screen. */
const MOST_NAMES = 6;

/** Names with commas between them; of many the first, and how many more there are. */
export function listed(
  names: readonly string[],
  more: (names: string, count: number) => string,
): string {
  const count = names.length - MOST_NAMES;
  return count > 1 ? more(names.slice(0, MOST_NAMES).join(', '), count) : names.join(', ');
}
