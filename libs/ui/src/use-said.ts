import { useWords } from '@thela/language';
import { useCallback, useState } from 'react';

/** What was said last, empty before; empty, too, once the page is in another language than it. */
export function useSaid(): readonly [said: string, say: (text: string) => void] {
  const { language } = useWords();
  const [{ text, spoken }, setSaid] = useState({ text: '', spoken: language });
  const say = useCallback((next: string) => setSaid({ text: next, spoken: language }), [language]);
  return [spoken === language ? text : '', say];
}
