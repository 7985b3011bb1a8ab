import { findMatches, wordSet } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { people } from './order-words';

/** Where a description stands: from `from` up to but without `to`. */
export interface Description {
  readonly from: number;
  readonly to: number;
  /** True for 'the lady who turns leftovers into specials', which needs no word of orders behind it. */
  readonly isClause: boolean;
}

const persons = wordSet('one somebody someone anybody anyone');
const relatives = wordSet('who that');
const [whoever] = wordSet('whoever');
const auxiliaries = wordSet('can could will would always also only');
/** What somebody does with a thing who has it as his role. Not 'buys' or 'eats'. */
const dealings = wordSet(
  'handle save reduce cook know make count calculate use help deal work tell turn watch look fix understand mind keep care think create convert check manage reuse teach advise hate love',
);
const hindiDealing =
  /^(?:kar|karva|dekh|rakh|bacha|gin|bata|sanbhal|sambhal|sikha|jod|nikal|samajh|samjha|paka|bana)t[aei]$/;
const walas = wordSet('wala wale wali waala waale vala vale');
/** What ends a description, besides a mark: there the sentence says something else. */
const ends = wordSet(
  'is was are has have had were came went did not tha thi the now please pls plz instead today yesterday kal',
);
const hindiEnds = wordSet('hai hain h ho na');
const refusals = wordSet('nahi nahin nhi mat nai nakko kya tha thi');
/** 'Jo khana banata hai, usko bulao': the same person again. */
const sameAgain = wordSet('usko use usse uska usi wahi vahi usne unko unhe woh wo vo him her them');
/** A description has so many words at most. */
const longest = 9;
const longestParticiple = 5;

function isMark(token: Token | undefined): boolean {
  return token === undefined || token === ',' || token === '.';
}

function isDealing(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    [token, token.replace(/s$/, ''), token.replace(/es$/, '')].some((one) => dealings.has(one))
  );
}

function isPerson(token: Token | undefined): boolean {
  return token !== undefined && (persons.has(token) || findMatches(people, [token]).length > 0);
}

/** Up to where the words go on; a mark before 'usko' belongs to it. */
function withSameAgain(tokens: readonly Token[], to: number): number {
  const next = tokens.slice(to + 1, to + 3);
  const isJoined = tokens[to] === ',' && next.some((token) => sameAgain.has(token));
  return isJoined ? to + 1 : to;
}

/** 'The one who makes specials out of leftovers'. */
function englishAt(tokens: readonly Token[], from: number): number | undefined {
  const isWhoever = tokens[from] === whoever;
  if (!isWhoever && !(isPerson(tokens[from]) && relatives.has(tokens[from + 1] ?? ''))) {
    return undefined;
  }
  let at = from + (isWhoever ? 1 : 2);
  while (auxiliaries.has(tokens[at] ?? '')) at += 1;
  if (!isDealing(tokens[at])) return undefined;
  while (at < from + longest && !isMark(tokens[at]) && !ends.has(tokens[at] ?? '')) at += 1;
  return withSameAgain(tokens, at);
}

/** 'Woh jo khana banata hai'. */
function hindiAt(tokens: readonly Token[], from: number): number | undefined {
  const start = sameAgain.has(tokens[from] ?? '') ? from + 1 : from;
  if (tokens[start] !== 'jo') return undefined;
  const words = tokens.slice(start, start + longest);
  const verb = words.findIndex((token) => hindiDealing.test(token));
  const until = words.slice(0, verb);
  if (verb < 2 || until.some((token) => isMark(token) || refusals.has(token))) return undefined;
  let to = start + verb + 1;
  if (refusals.has(tokens[to] ?? '')) return undefined;
  while (hindiEnds.has(tokens[to] ?? '')) to += 1;
  return withSameAgain(tokens, to);
}

/** 'Leftover se special banane wala'. */
function participleAt(tokens: readonly Token[], from: number): number | undefined {
  const words = tokens.slice(from, from + longestParticiple + 1);
  const wala = words.findIndex((token) => walas.has(token));
  const until = words.slice(0, wala);
  if (wala < 2 || !/...ne$/.test(words[wala - 1] ?? '')) return undefined;
  if (until.some((token) => isMark(token) || refusals.has(token))) return undefined;
  const to = from + wala + 1;
  return isPerson(tokens[to]) ? to + 1 : to;
}

/**
 * Finds who is described by what he does: 'the one who works out the cost', 'woh jo leftover se special banata hai',
 * 'bache khane se kuch naya banane wala'.
 *
 * @param things where things are named; a participle is sought behind them
 */
export function descriptionsIn(
  tokens: readonly Token[],
  things: readonly { readonly from: number; readonly to: number }[],
): readonly Description[] {
  const descriptions: Description[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const to = englishAt(tokens, at) ?? hindiAt(tokens, at);
    const thing = to === undefined ? things.find(({ from }) => from === at) : undefined;
    const end = to ?? (thing && participleAt(tokens, thing.to));
    if (end === undefined) continue;
    descriptions.push({ from: at, to: end, isClause: to !== undefined });
    at = end - 1;
  }
  return descriptions;
}
