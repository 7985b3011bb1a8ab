import { useWords } from '@thela/language';
import { useMessages } from './messages';

/** More names than these would fill a phone's screen. */
const MOST_NAMES = 6;

/** Writes names as a list: `a and b`, `a, b and c`; of many the first five, and how many more. */
export type Listed = (names: readonly string[]) => string;

export function useListed(): Listed {
  const { list } = useWords();
  const { more } = useMessages();
  return (names) =>
    list(
      names.length > MOST_NAMES
        ? [...names.slice(0, MOST_NAMES - 1), more(names.length - MOST_NAMES + 1)]
        : names,
    );
}
