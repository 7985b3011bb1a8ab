import type { Stall } from '@thela/ledger';
import { hasSign, parseSentence } from './sentence';
import type { Sentence } from './sentence';
import { against, signList, signSet } from './signs';

const marks = /(?<!\d)[.](?!\d)|[,;:!।](?!\d)|\s(?:because|kyunki|kyonki|क्योंकि)\s/giu;
/** Signs of a remark that leaves the order beside it unchanged. */
const remarkSigns = signSet('negation future person habit left');
/** Signs that belong to the order, so that no remark may hold them. */
const orderSigns = signList(
  'kal yesterday today total soFar since count set written wrong excess short missed price sold add back',
);

function namesNothing({ dishes, ingredients, expenses, figures }: Sentence): boolean {
  return dishes.length + ingredients.length + expenses.length + figures.length === 0;
}

/**
 * Finds the one clause that is an order to write plates, where the others only tell why: 'customer bhaag gaya bina
 * liye, teen idli sambar minus kar'.
 */
export function orderClauseIn(text: string, stall: Stall): Sentence | undefined {
  const clauses = text.split(marks).flatMap((one) => parseSentence(one, stall) ?? []);
  if (clauses.length < 2) return undefined;
  const others = clauses.filter(namesNothing);
  const [order, ...more] = clauses.filter((one) => !namesNothing(one));
  if (!order || more.length > 0 || order.dishes.length === 0 || order.figures.length === 0) {
    return undefined;
  }
  const isOrder = hasSign(order, 'add', 'back') && !hasSign(order, ...against);
  const isStory = others.every(
    (one) => !hasSign(one, ...against.filter((sign) => !remarkSigns.has(sign)), ...orderSigns),
  );
  return isOrder && isStory ? order : undefined;
}

const selfCorrection =
  /^(.*?)[\s,]+(?:(?:nahi|nahin|no|नहीं|नही)[\s,]+(?:nahi|nahin|no|नहीं|नही)|(?:oh\s|oops\s)?sorry|i mean|i meant|arr?e nahi|अरे नहीं|सॉरी)(?=[\s,])[\s,]*(.*)$/isu;

/** 'Ek masala dosa, nahi nahi, do masala dosa bika' is two: the text without what was taken back. */
export function withoutSelfCorrection(text: string, stall: Stall): string {
  const [, before = '', after = ''] = selfCorrection.exec(text) ?? [];
  const first = parseSentence(before, stall);
  const last = parseSentence(after, stall);
  if (!first || !last || first.figures.length === 0 || last.figures.length === 0) return text;
  const namesOf = ({ dishes }: Sentence) =>
    dishes.map(({ meaning }) => meaning.dishes.map(({ id }) => id).join());
  const namesOfLast = namesOf(last);
  const isSame = namesOf(first).every((name) => namesOfLast.includes(name));
  if (!isSame || namesOfLast.length === 0 || first.figures.length > last.figures.length)
    return text;
  const isGone = (index: number) =>
    [...first.dishes, ...first.figures].some(({ from, to }) => from <= index && index < to);
  const rest = first.spellings.filter((_, index) => !isGone(index));
  return `${rest.join(' ')} ${after}`;
}
