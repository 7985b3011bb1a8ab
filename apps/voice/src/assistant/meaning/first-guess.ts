import { amountsIn, isNoEntry, probabilityOf, tokensOf } from '@thela/understanding';
import type { Guess, Intent } from '@thela/understanding';
import { tellsOfNone } from '../kitchen';
import { tellsOfUndo } from './of-breath';
import { asks, hasAmount, ofOtherField, onlyNamesRole, plainTalk, tellsOfTrouble } from './of-talk';

import { MOST_OF_PHRASE } from './turn';
import type { Turn } from './turn';

const PERHAPS_SUPPOSED = 0.25;
const condition =
  /(?<![\p{L}\p{M}])(?:agar|agr|if|suppose|maan lo|okavela|अगर|मान लो|ఒకవేళ)(?![\p{L}\p{M}])/iu;

/** 'Agar pachas vada pav nikal gaye to kitna hoga': no figure of the books, although it asks how much. */
function tellsOfIf({ text, guesses }: Turn): boolean {
  const isOfSales = /^(?:sold_count|money_)/.test(guesses[0]?.intent ?? '');
  const hasFigure = amountsIn(tokensOf(text)).length > 0;
  const isPerhaps = probabilityOf('not_entry_if', guesses) >= PERHAPS_SUPPOSED;
  return isOfSales && hasFigure && isPerhaps && condition.test(text);
}

const LIKELY = 0.5;

/** 'I told him to bring butter, he came back with nothing' takes nothing back. */
function isIdle(turn: Turn): boolean {
  const isLikely = probabilityOf('undo', turn.guesses) >= LIKELY || tellsOfUndo(turn);
  const tokens = tokensOf(turn.text);
  const isStory =
    tokens.length > MOST_OF_PHRASE && hasAmount(turn.text) && !turn.isAsked && !asks(turn.text);
  return isStory && !isLikely && turn.memory.lastReply()?.writtenId === undefined;
}

/** What the words alone tell for sure, whatever the classifier takes them for. */
function plainIntent(turn: Turn, isHurt: boolean): Intent | undefined {
  const { text, guesses } = turn;
  if (isHurt) return 'health';
  if (plainTalk(text) === 'chat_other' || onlyNamesRole(turn)) return 'chat_other';
  if (tellsOfIf(turn)) return 'not_entry_if';
  if (tellsOfTrouble(turn)) return 'chat_other';
  const other = ofOtherField(turn);
  if (other) return other;
  const [first] = guesses;
  if (first?.intent === 'undo' && isIdle(turn)) return 'not_entry_other';
  return first && isNoEntry(first.intent) && tellsOfNone(text) ? 'not_entry_negated' : undefined;
}

/** What a sentence means most probably, `isHurt` where somebody is hurt; `undefined` without weights and plain words. */
export function firstGuess(turn: Turn, isHurt: boolean): Guess<Intent> | undefined {
  const intent = plainIntent(turn, isHurt);
  return intent ? { intent, probability: 1 } : turn.guesses[0];
}
