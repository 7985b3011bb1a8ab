import { wordSet } from '@thela/kitchen-book/words';
import type { Token } from '@thela/kitchen-book/words';

const buts = wordSet('but lekin magar kintu parantu though although yet jabki whereas kani kaani');
const verbs = wordSet('hai hain he hota hoti hote bikta bikti bikte deta deti dete');

/** Whether two things are said against each other; 'par' is 'on' too, so it counts after a verb alone. */
export function saysBut(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, index) =>
      buts.has(token) || (token === 'par' && index > 0 && verbs.has(tokens[index - 1] ?? '')),
  );
}
