import { wordSet } from '@thela/understanding';
import type { Stall } from '@thela/ledger';
import { hasSign, parseSpoken } from './sentence';
import type { Sentence } from './sentence';
import { against, signSet } from './signs';

/** What may stand in an order to take the last entry back. */
const allowed = signSet(
  'undo wrong back last filler set is was became negation happened add written',
);
const denials: ReadonlySet<string> = new Set(['nahi', 'nahin', 'nhi', 'nai', 'no', 'not']);
/** 'Main wapas aa gaya', 'less' and 'return' take nothing back. */
const takingBack = /^(?:cancel|kainsi?a?l|hat|vapas|delet|remov|take|nikal)/;
const happened =
  /^(?:a[iy]?[aei]?|g[aiy]+[aei]|hu[aei]|kiya|kiye|cancelled|canceled|removed|deleted)$/;

export function takesBack({ tokens, signs }: Sentence): boolean {
  return signs.some(
    ({ meaning, from, to }) =>
      meaning === 'back' &&
      takingBack.test(tokens[from] ?? '') &&
      !happened.test(tokens[to - 1] ?? ''),
  );
}

/** 'Nahi nahi, hatao' takes back, 'galat nahi hai' and 'mat hatao' do not. */
export function isDenied({ tokens, signs }: Sentence): boolean {
  const first = signs.find(({ meaning }) => ['undo', 'wrong', 'back'].includes(meaning));
  return signs.some(
    ({ meaning, from }) =>
      meaning === 'negation' &&
      (!denials.has(tokens[from] ?? '') || (first !== undefined && from > first.from)),
  );
}

/** Whether a sentence takes back what was written last, and names nothing else. */
export function isUndo(sentence: Sentence): boolean {
  const { dishes, ingredients, expenses, figures, unknown, signs } = sentence;
  const names = [...dishes, ...ingredients, ...expenses, ...figures, ...unknown];
  return (
    names.length === 0 &&
    (hasSign(sentence, 'undo', 'wrong') || takesBack(sentence)) &&
    signs.every(({ meaning }) => allowed.has(meaning)) &&
    !isDenied(sentence)
  );
}

/** Words between an order to take back and a denial of it. */
const NEAR_DENIAL = 2;

/** Whether words order to take back, whatever is told of it besides: 'hata ye wala, unhone liya hi nahi'. */
export function ordersUndo(spoken: string, stall: Stall): boolean {
  const sentence = parseSpoken(spoken, stall);
  // All is never taken back at once.
  if (!sentence || hasSign(sentence, 'vague', 'clear')) return false;
  const { signs, dishes, figures, tokens } = sentence;
  // 'Don't count that one'.
  const isUnsaid = signs.some(
    ({ meaning, to }) =>
      meaning === 'negation' &&
      signs.some((one) => one.from === to && (one.meaning === 'add' || one.meaning === 'count')),
  );
  const isBare = dishes.length === 0 && figures.every(({ from }) => tokens[from] === 'one');
  if (isUnsaid && isBare) return true;
  if (!takesBack(sentence) && !hasSign(sentence, 'undo')) return false;
  const orders = signs.filter(({ meaning }) => meaning === 'undo' || meaning === 'back');
  return !signs.some(
    ({ meaning, from, to }) =>
      meaning === 'negation' &&
      // 'No no, take it out'.
      !(from <= 1 && denials.has(sentence.tokens[from] ?? '')) &&
      orders.some((one) => from - one.to < NEAR_DENIAL && one.from - to < NEAR_DENIAL),
  );
}

const records = wordSet('record records hisab khata list entry entries data sab everything all');

/** Whether a sentence takes back all that was written: 'aaj ka poora record saaf kar do'. */
export function isClearing(sentence: Sentence): boolean {
  const { dishes, ingredients, expenses, figures, unknown, tokens } = sentence;
  const names = [...dishes, ...ingredients, ...expenses, ...figures, ...unknown];
  return (
    names.length === 0 &&
    (hasSign(sentence, 'clear') || takesBack(sentence)) &&
    hasSign(sentence, 'vague', 'today', 'clear') &&
    tokens.some((token) => records.has(token)) &&
    !hasSign(sentence, ...against)
  );
}
