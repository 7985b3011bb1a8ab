import { useWords } from '@thela/language';
import { useCallback, useState } from 'react';

/** The last announcement; empty before the first one, and once the page is in another language than it. */
export function useAnnouncement(): readonly [
  announcement: string,
  announce: (text: string) => void,
] {
  const { language } = useWords();
  const [last, setLast] = useState({ text: '', language });
  const announce = useCallback((text: string) => setLast({ text, language }), [language]);
  return [last.language === language ? last.text : '', announce];
}
