import { wordMap, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import type { Sign } from './signs';

/** A person or a place that plates went to. */
export interface Buyer {
  /** False for a word that may be anything: 'kutte ko', to the dog. */
  readonly isKnown: boolean;
}

/** Who buys, and where plates are carried. */
const buyerWords = wordSet(
  'customer customers grahak grahakon table counter log logon family party people person guy guys man ' +
    'men woman lady ladies student students teacher sir madam uncle aunty sahab sahib baba bacche ' +
    'bachche bachon bacchon aadmi admi bande bando driver police policewala cop guard mistri ' +
    'office offices bank school college hospital hotel canteen shop dukaan dukan society building hostel shaadi wedding ' +
    'ghar colony mandir station auto taxi rickshaw riksha truck tempo bus ग्राहक कस्टमर टेबल ऑफिस',
);
/** Who may also eat for nothing. */
const guestWords = wordSet(
  'dost friend friends boy boys girl girls ladka ladke ladkon ladki chhotu',
);
const owners = wordSet('wala wale wali walon');
const after = wordSet('ko pe par mein');
const before = wordSet('to for at');
const articles = wordSet('the a an my that this woh us is');
const numbered = wordSet('table counter number no टेबल काउंटर नंबर');
const mostWords = 4;

/** Who is counted by heads. */
const heads = wordSet(
  'log logon person persons people customer customers boy boys girl girls kid kids child children student students man woman women lady ' +
    'ladies uncle uncles aunty madam madams teacher teachers driver drivers friend friends guest guests family policeman ladka ladke ladkon ladki ' +
    'ladkiyan bacche bachche bachhe bachon bacchon bachchon aadmi admi bande bando aurat auratein auraten mehman kurrallu kurrollu pillalu',
);
const ofHeads = wordSet('of the were was hai hain tha are total kul');
/** Between a number and who is counted stands no other thing: 'five auto drivers', but 'three to the boys'. */
const apartFromHeads = wordSet('to the for ko ne me mein of and aur wala wale wali , .');
const allOf: ReadonlyMap<Token, number> = wordMap([
  [2, 'dono donon both'],
  [3, 'teeno teenon'],
  [4, 'charo charon chaaro'],
  [5, 'paancho paanchon'],
]);

/**
 * Finds how many people are told of: 'six people', 'ladke saat the', 'panch ne', 'two of them'.
 *
 * @param dishes that are named
 */
export function findPeople(
  tokens: readonly Token[],
  figures: readonly Match<{ readonly value: number; readonly of: string }>[],
  dishes: readonly Match<unknown>[],
): readonly Match<number>[] {
  const isFood = (index: number) => dishes.some(({ from }) => from === index);
  const isOfFood = (index: number) => dishes.some(({ to }) => to === index);
  const counted = figures.flatMap(({ meaning, from, to }) => {
    if (meaning.of !== 'bare' || isFood(to)) return [];
    const head = [to, to + 1, to + 2].find((at) => heads.has(tokens[at] ?? ''));
    const between = head === undefined ? [] : tokens.slice(to, head);
    // 'Tea six, all one family' counts tea.
    const isBefore =
      head !== undefined &&
      (head === to || !isOfFood(from)) &&
      between.every((token, at) => !apartFromHeads.has(token) && !isFood(to + at));
    const index = ofHeads.has(tokens[from - 1] ?? '') ? from - 2 : from - 1;
    // 'Eight students sat down' are no seven.
    const isCounted = figures.some((one) => one.to <= index && index - one.to < 2);
    const isBehind = heads.has(tokens[index] ?? '') && !isCounted;
    const isPart =
      tokens[to] === 'ne' || (tokens[to] === 'of' && /^(?:them|us)$/.test(tokens[to + 1] ?? ''));
    if (!isBefore && !isBehind && !isPart) return [];
    return [{ meaning: meaning.value, from, to: isBefore ? head + 1 : to }];
  });
  const all = tokens.flatMap((token, from) => {
    const people = allOf.get(token);
    return people === undefined || isFood(from + 1)
      ? []
      : [{ meaning: people, from, to: from + 1 }];
  });
  return [...counted, ...all].sort((a, b) => a.from - b.from);
}

export function isBuyerWord(token: Token): boolean {
  return buyerWords.has(token);
}

/** 'Table number 4', 'table two': where the figure of one stands. */
export function isNumberOfTable(tokens: readonly Token[], from: number): boolean {
  const isNamed = numbered.has(tokens[from - 1] ?? '');
  return isNamed && [tokens[from - 1], tokens[from - 2]].some((one) => buyerWords.has(one ?? ''));
}

/**
 * Finds who bought: 'mistri logon ko', 'woh auto wala', 'to the bank office', 'canteen mein'.
 *
 * @param isLoose says where a word stands that nothing else understands, or that names what people are paid for
 */
export function findBuyers(
  tokens: readonly Token[],
  isLoose: (index: number) => boolean,
): readonly Match<Buyer>[] {
  const isPart = (index: number, from: number) =>
    isLoose(index) ||
    buyerWords.has(tokens[index] ?? '') ||
    guestWords.has(tokens[index] ?? '') ||
    (index > from && owners.has(tokens[index] ?? ''));
  const buyers: Match<Buyer>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    let to = from;
    while (to < tokens.length && isPart(to, from)) to += 1;
    const run = tokens.slice(from, to);
    if (run.length === 0) continue;
    const start = articles.has(tokens[from - 1] ?? '') ? from - 2 : from - 1;
    const isBuyer =
      run.some((token) => owners.has(token)) ||
      after.has(tokens[to] ?? '') ||
      before.has(tokens[start] ?? '');
    if (isBuyer && run.length <= mostWords) {
      buyers.push({ meaning: { isKnown: run.some((token) => buyerWords.has(token)) }, from, to });
    }
    from = to - 1;
  }
  return buyers;
}

/** The signs of a sentence without those that name a buyer. */
export function withoutBuyers(
  signs: readonly Match<Sign>[],
  buyers: readonly Match<Buyer>[],
): readonly Match<Sign>[] {
  const isBuyer = ({ from }: Match<Sign>) =>
    buyers.some((buyer) => buyer.from <= from && from < buyer.to);
  return signs.filter((sign) => sign.meaning !== 'person' || !isBuyer(sign));
}
