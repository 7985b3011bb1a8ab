import { isOneEditAway, wordSet } from '@thela/kitchen-book/words';
import type { Match, Token } from '@thela/kitchen-book/words';
import type { MenuItem } from '@thela/pricing';
import { menuWordsOf } from '../profit/dish-names';

/** 'Plain dosa and a chai': no name ends with them. */
const ends = wordSet('and a an the');
const mostWordsOfName = 8;
const shortestWithTypos = 8;

interface Spelled {
  readonly item: MenuItem;
  readonly joined: string;
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D+/g, ' ');
}

/** True for the same name, or one of some length with one letter wrong. */
function isName(name: string, said: string): boolean {
  if (name === said) return true;
  return (
    name.length >= shortestWithTypos &&
    name[0] === said[0] &&
    digitsIn(name) === digitsIn(said) &&
    isOneEditAway(name, said)
  );
}

/** Finds whole names, whose words may be figures, orders or any others. */
export function wholeNames(
  tokens: readonly Token[],
  words: readonly (string | undefined)[],
  items: readonly MenuItem[],
): readonly Match<readonly MenuItem[]>[] {
  const names = items.map((item): Spelled => ({ item, joined: menuWordsOf(item).join('') }));
  const found: Match<readonly MenuItem[]>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    let said = '';
    let longest: Match<readonly MenuItem[]> | undefined;
    for (let to = from + 1; to <= Math.min(tokens.length, from + mostWordsOfName); to += 1) {
      const token = tokens[to - 1] ?? '';
      if (token === ',' || token === '.') break;
      said += token === 'and' ? '' : (words[to - 1] ?? token);
      if (ends.has(token)) continue;
      const exact = names.filter((name) => name.joined !== '' && name.joined === said);
      const near = exact.length > 0 ? exact : names.filter((name) => isName(name.joined, said));
      if (near.length > 0) longest = { meaning: near.map(({ item }) => item), from, to };
    }
    if (!longest) continue;
    found.push(longest);
    from = longest.to - 1;
  }
  return found;
}
