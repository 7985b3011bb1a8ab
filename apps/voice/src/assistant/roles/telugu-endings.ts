import { foldTelugu, mapOnUse, onUse, setOnUse, tokensOf } from '@thela/understanding';
import type { Lexicon, Token } from '@thela/understanding';
import { orderSigns } from './order-signs';
import { people } from './order-words';
import { roleNames } from './role-names';
import { persons, things, verbs } from './telugu-order-words';
import type { TeluguRow } from './telugu-order-words';

type Stem = readonly [text: string, meaning: readonly Token[]];

/** The stems of a table, the longest first. */
function stemsOf(rows: readonly TeluguRow[]): readonly Stem[] {
  return rows
    .flatMap(([meaning, stems]) => {
      const words = tokensOf(meaning);
      return stems.split(' ').map((text): Stem => [text, words]);
    })
    .sort(([a], [b]) => b.length - a.length);
}

/** A table of whole words, for lookups. */
export function wordTable(rows: readonly TeluguRow[]): ReadonlyMap<string, readonly Token[]> {
  return mapOnUse(() => stemsOf(rows));
}

function tokensIn({ byFirstWord }: Lexicon<unknown>): readonly Token[] {
  return [...byFirstWord.values()].flat().flatMap(({ words }) => words);
}

const verbStems = onUse(() => stemsOf(verbs));
const personStems = onUse(() => stemsOf(persons));
const thingStems = onUse(() => stemsOf(things));
const orderVocabulary = setOnUse(() => [orderSigns, people, roleNames].flatMap(tokensIn));

/** True for an English or Hindi word of orders. */
export function isKnown(token: Token): boolean {
  return orderVocabulary.has(token);
}

const refusing = /^[aeiou]*(?:ku|kandi|kudadu|odu|odandi)$|le(?:d|v|r|n|m)/;
const statement =
  /^i?(?:a(?:du|ru|nu|vu?|i|m)|n?di|indi|ina(?:du|ru|vi|di))$|^(?:u|s|utu|stu|us)?[td]?un(?:a|ai|di)|^u?s?t(?:undi|adu|aru|anu|ai|amu?|ond?i)$/;
const asking = /(?:av|ar)a$/;
/** 'Pettala', 'pettana': shall I? */
const wondering = /(?:al|an|am|od)a$/;
const doing = /^(?:e|ina)$/;
const ordering =
  /^(?:u|i|[au]?ndi|v?ali?(?:ra|ndi|ani|si.*)?|[ae]?yi|ei|e[sy].*|[aui]?ko(?:ndi|va.*|)|(?:uk|k)?u?n?dam|kun.*|o(?:ndi|va.*)?)$/;
const longEnough = 5;

/** 'Marchaku' refuses, 'marchadu' tells, 'marustava' asks for it, 'marche' is said of who does it. */
export function verbAt(word: string): readonly Token[] | undefined {
  const row = verbStems().find(([text]) => word.startsWith(text));
  if (!row) return undefined;
  const [stem, meaning] = row;
  const ending = word.slice(stem.length);
  if (refusing.test(ending)) return ['mat', ...meaning];
  if (wondering.test(ending)) return ['kya'];
  if (ordering.test(ending) || (ending === '' && stem.length >= longEnough)) return meaning;
  if (asking.test(ending)) return [...meaning, 'karoge'];
  if (statement.test(ending)) return ['gaya'];
  return doing.test(ending) && stem.length > 2 ? ['karne'] : undefined;
}

const cases: readonly (readonly [ending: RegExp, words: string])[] = [
  [/^lo(?:ki)?$/, 'me'],
  [/^(?:ki|ku|ni|nu)$/, 'ko'],
  [/^to$/, 'se'],
  [/^ga$/, 'jaise'],
  [/^v[iu]?$/, 'ho'],
  [/^la(?:ga|ge)?$/, 'ki tarah'],
];

function caseWords(ending: string): readonly Token[] | undefined {
  const stem = cases.find(([pattern]) => pattern.test(ending));
  return stem && tokensOf(stem[1]);
}

function personAt(word: string): readonly Token[] | undefined {
  const stem = personStems().find(([text]) => word.startsWith(text));
  if (!stem) return undefined;
  const ending = word.slice(stem[0].length).replace(/^[aiou]+/, '');
  const caseTokens =
    ending === '' ? [] : (caseWords(ending) ?? caseWords(ending.replace(/^l[aou]?/, '')));
  return caseTokens && [...stem[1], ...caseTokens];
}

const thingEnding = /^[mn]?[aiou]?(?:l[aou]?)?(loki|lo|ki|ku|ni|nu|to|ga)?$/;

/** A Telugu name of who has a role, or of what the role is about. */
export function nounAt(word: string): readonly Token[] | undefined {
  const person = personAt(word);
  if (person) return person;
  const stem = thingStems().find(([text]) => word.startsWith(text));
  const ending = stem && thingEnding.exec(word.slice(stem[0].length));
  return ending ? [...stem[1], ...(caseWords(ending[1] ?? '') ?? [])] : undefined;
}

const loan = /^(.{3,}?)[iu]?(loki|laga|la|lo|ki|ku|ni|nu|tho|to|ga|vi|vu|u)$/;

/** An English or Hindi word of orders with a Telugu ending: 'modeki'. */
export function loanAt(token: Token): readonly Token[] | undefined {
  const [, word = '', ending = ''] = loan.exec(token) ?? [];
  return isKnown(word) ? [word, ...(caseWords(foldTelugu(ending)) ?? [])] : undefined;
}
