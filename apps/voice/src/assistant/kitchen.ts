import { adviseFromBook } from '@thela/ai/kitchen-book/advice';
import { specialFromBook } from '@thela/ai/kitchen-book/leftovers';
import type { BookSpecial } from '@thela/ai/kitchen-book/leftovers';
import { sayings } from './sayings';

/** The kitchen book's own words for food that must go. */
const throwAway = /^Throw it away/m;

/** A part that the kitchen book can play. */
export type KitchenPart = 'sous-chef' | 'zero-waste';

// The kitchen book would take 'vada nahi bike' for no vada at all.
const unsold =
  /(?:nahi|nahin|nhi|नहीं|नही) (?:bik|bech|बिक|बेच)[\p{L}\p{M}]*|not sold|did(?:n['’]?t| not) sell/giu;

/** One phrase is looked at from several sides, and a long one takes the book a while. */
function rememberingLast<Value>(look: (text: string) => Value): (text: string) => Value {
  let last: { readonly text: string; readonly value: Value } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: look(text) };
    return last.value;
  };
}

const specialFor = rememberingLast((text): BookSpecial =>
  specialFromBook(text.replaceAll(unsold, 'left')),
);

function specialText(text: string): string | undefined {
  const special = specialFor(text);
  switch (special.kind) {
    case 'unsafe':
      return special.reason;
    case 'recipe':
      return sayings.special(
        special.recipeName,
        special.instructions.replaceAll(/^(?=\d+\. )/gm, 'Step '),
      );
    case 'not-understood':
      return undefined;
  }
}

const adviceText = rememberingLast((text): string | undefined => {
  const advice = adviseFromBook(text);
  return advice.kind === 'advice' ? advice.text : undefined;
});

/** What the kitchen book says, or `undefined` when it does not understand. */
export function bookAnswer(part: KitchenPart, text: string): string | undefined {
  return part === 'sous-chef' ? adviceText(text) : specialText(text);
}

/** Why leftovers must go, where the kitchen book says so. */
function unsafeReason(text: string): string | undefined {
  const special = specialFor(text);
  return special.kind === 'unsafe' ? special.reason : undefined;
}

/**
 * Says why food must be thrown away, by the kitchen book; `undefined` when it knows no danger. What
 * it knows goes before any answer of a model.
 */
export function dangerIn(part: KitchenPart, text: string): string | undefined {
  if (part === 'zero-waste' && isOfLeftovers(text)) return unsafeReason(text);
  const advice = adviceText(text);
  if (advice === undefined) return unsafeReason(text);
  return throwAway.test(advice) ? advice : undefined;
}

/** Why food that has stood must go: of yesterday, which a question about money may speak of. */
const ofTime: ReadonlySet<string | undefined> = new Set(
  ['chicken raat bhar bahar rakha', 'chicken 5 din fridge mein rakha'].map(
    (text) => adviseFromBook(text).text,
  ),
);

/** As `dangerIn`, for a question about money: spoiled food has no price. */
export function dangerForSale(text: string): string | undefined {
  const advice = adviceText(text);
  const isDanger = advice !== undefined && advice.startsWith('Throw it away');
  return isDanger && !ofTime.has(advice) ? advice : undefined;
}

/** Whether the kitchen book knows a remedy for what is said, or a reason to throw it away. */
export function isComplaint(text: string): boolean {
  return adviceText(text) !== undefined;
}

/** Whether the kitchen book knows what to make of what is said, or why nothing. */
export function isOfLeftovers(text: string): boolean {
  return specialFor(text).kind !== 'not-understood';
}
