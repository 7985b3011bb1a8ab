import type { Intent, KitchenIntent } from '@thela/understanding';
import { remedyByIntent } from '../kitchen';
import { answerOfLeftovers } from './of-leftovers';
import type { Answers } from './turn';

function tellsOfFault(intent: Intent): intent is Extract<KitchenIntent, `fault_${string}`> {
  return intent.startsWith('fault_');
}

/** Answers about food that is going wrong, that is left, or is to be kept. */
export const answerOfFood: Answers = async (intent, turn) => {
  if (!tellsOfFault(intent)) return answerOfLeftovers(intent, turn);
  const { text, shell, texts } = turn;
  if (shell.ai.mode !== 'built-in') return undefined;
  const said = remedyByIntent(text, intent, texts);
  return said === undefined ? undefined : { text: said, skill: 'sous-chef', source: 'book' };
};
