import { wordSet } from '@thela/understanding';
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
