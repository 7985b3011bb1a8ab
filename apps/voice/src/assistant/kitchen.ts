import { adviseFromBook } from '@thela/ai/kitchen-book/advice';
import { specialFromBook } from '@thela/ai/kitchen-book/leftovers';
import { sayings } from './sayings';

/** The kitchen book's own words for food that must go. */
const throwAway = /^Throw it away/m;

/** A part that the kitchen book can play. */
export type KitchenPart = 'sous-chef' | 'zero-waste';

function specialText(text: string): string | undefined {
  const special = specialFromBook(text);
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

function adviceText(text: string): string | undefined {
  const advice = adviseFromBook(text);
  return advice.kind === 'advice' ? advice.text : undefined;
}

/** What the kitchen book says, or `undefined` when it does not understand. */
export function bookAnswer(part: KitchenPart, text: string): string | undefined {
  return part === 'sous-chef' ? adviceText(text) : specialText(text);
}

/**
 * Says why food must be thrown away, by the kitchen book; `undefined` when it knows no danger. What
 * it knows goes before any answer of a model.
 */
export function dangerIn(part: KitchenPart, text: string): string | undefined {
  const special = part === 'zero-waste' ? specialFromBook(text) : undefined;
  if (special?.kind === 'unsafe') return special.reason;
  // A recipe means that the leftovers were looked at and found sound.
  if (special?.kind === 'recipe') return undefined;
  const advice = adviceText(text);
  return advice !== undefined && throwAway.test(advice) ? advice : undefined;
}

/** Whether the kitchen book knows a remedy for what is said, or a reason to throw it away. */
export function isComplaint(text: string): boolean {
  return adviceText(text) !== undefined;
}

/** Whether the kitchen book knows what to make of what is said, or why nothing. */
export function isOfLeftovers(text: string): boolean {
  return specialFromBook(text).kind !== 'not-understood';
}
