import { tokensOf } from '@thela/understanding';

/** Whether two messages are the same word for word, whatever their script, spelling, case and punctuation. */
export function hasSameWords(text: string, other: string): boolean {
  const words = wordsIn(text);
  return words !== '' && words === wordsIn(other);
}

function wordsIn(text: string): string {
  return tokensOf(text)
    .filter((token) => token !== ',' && token !== '.')
    .join(' ');
}
