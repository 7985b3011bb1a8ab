import { keepingFromBook } from '@thela/kitchen-book/leftovers';
import { adviceTextsNow } from '@thela/kitchen-book/advice';
import { isOfEntries, probabilityOf, tokensOf } from '@thela/understanding';
import type { Intent } from '@thela/understanding';
import { platesInBreath } from '../entries/plates-in-breath';
import { parseToldEntry } from '../entries/tells-of-entry';
import {
  dangerForSale,
  dangerByMeaning,
  dangerIn,
  hasSplit,
  isComplaint,
  leftoversByMeaning,
  namesFood,
} from '../kitchen';
import { topicsIn } from '../profit/topics';
import { hasChanged } from '../reply';
import type { Reply, Skill } from '../reply';
import { isOfPeople, tellsOfHurt } from './of-talk';
import { parseRoleRequest } from '../roles/role-order';
import type { Answers, Turn } from './turn';

/** Whose answer it is when the words alone do not say. */
function skillOf(text: string): Skill {
  const isLeft = topicsIn(tokensOf(text)).topics.has('left');
  return isComplaint(text) && !isLeft && !hasSplit(text) ? 'sous-chef' : 'zero-waste';
}

/** Answers about what is left over, what must be thrown away, and how food is kept. */
export const answerOfLeftovers: Answers = (intent, turn) =>
  Promise.resolve(turn.shell.ai.mode === 'built-in' ? ofLeftovers(intent, turn) : undefined);

function ofLeftovers(intent: Intent, { text, guesses, texts }: Turn): Reply | undefined {
  const keeping =
    intent === 'keep_how' && dangerByMeaning(text, guesses, texts) === undefined
      ? keepingFromBook(text, texts.book?.specials)
      : undefined;
  if (keeping !== undefined) return { text: keeping, skill: 'zero-waste', source: 'book' };
  const said = leftoversByMeaning(text, guesses, texts);
  return said && { ...said, skill: said.answers ? 'zero-waste' : skillOf(text), source: 'book' };
}

/** From here on a word of danger goes before whatever else a sentence asks. */
const PERHAPS = 0.12;
const LIKELY = 0.25;

function mayBeDangerous({ guesses }: Turn, least = PERHAPS): boolean {
  return probabilityOf('leftover_danger', guesses) >= least;
}

/** Whether a price or what was paid is told. */
function isOfMoney([first]: Turn['guesses']): boolean {
  return /_price_set$|^(?:purchase|expense|correction)$/.test(first?.intent ?? '');
}

/**
 * Whether words tell of danger beside what is asked back, or beside a purchase: of old food what is said besides tells,
 * and not its day. What was thrown away is gone.
 */
function tellsOfDanger(reply: Reply, { text, guesses, shell, texts }: Turn): boolean {
  if (guesses[0]?.intent === 'waste' || isOfLoss(text, shell)) return false;
  if (reply.answers && dangerForSale(text) !== undefined) {
    return !reply.text.includes(dangerIn('sous-chef', text, texts) ?? reply.text);
  }
  const told = parseToldEntry(text, shell.stall.getSnapshot());
  const isPurchase = told?.isPurchase || isOfMoney(guesses);
  return told !== undefined && isPurchase && dangerIn('sous-chef', told.rest) !== undefined;
}

function isOfLoss(text: string, shell: Turn['shell']): boolean {
  return platesInBreath(text, shell.stall.getSnapshot())?.fates.has('lost') === true;
}

/** Whether it is about an entry or money, and no word of it names a fault of food; what was bought is food. */
function isOfBookkeeping(reply: Reply, turn: Turn): boolean {
  const { text, guesses, records, shell } = turn;
  const told = parseToldEntry(text, shell.stall.getSnapshot());
  if (guesses[0]?.intent === 'purchase' || told?.isPurchase) return false;
  const asksToWrite = records.isAsking() && reply.answers !== undefined;
  const isEntry = isOfEntries(guesses[0]?.intent ?? 'keep_how') && !mayBeDangerous(turn, LIKELY);
  const isFine = dangerForSale(text) === undefined || isOfLoss(text, shell) || !namesFood(text);
  return (asksToWrite || isEntry) && isFine;
}

/** A line of caution below what changes nothing and neither warns nor asks whether the food is fresh. */
export function withCaution(reply: Reply, turn: Turn): Reply {
  // Asked for a figure, it warns where danger is rather likely.
  const least = reply.source === 'calculated' ? LIKELY : PERHAPS;
  if (hasChanged(reply)) return reply;
  const isTold = tellsOfDanger(reply, turn);
  if (!isTold && !mayBeDangerous(turn, least)) return reply;
  if (!isTold && isOfBookkeeping(reply, turn)) return reply;
  if (tellsOfHurt(turn.text, turn.guesses)) return reply;
  const { advice } = turn.texts.book?.advice ?? adviceTextsNow();
  const isOfBook = reply.source === 'book';
  // What a dish costs or what was paid warns of nothing where no word does.
  const isLikely = isTold || mayBeDangerous(turn, LIKELY);
  if (isOfMoney(turn.guesses) && !isOfBook && !isLikely && !dangerIn('zero-waste', turn.text))
    return reply;
  const isWarned = reply.text.includes(advice.caution) || reply.toAnswers !== undefined;
  if (isWarned || (isOfBook && (dangerIn('zero-waste', turn.text) ?? warning(turn)))) return reply;
  if (parseRoleRequest(tokensOf(turn.text)) || (!isTold && isOfPeople(turn))) return reply;
  return { ...reply, text: `${reply.text}\n${advice.caution}` };
}

/** Warns of food that must be thrown away before anything else is answered; `undefined` for no danger. */
export function warning(turn: Turn): Reply | undefined {
  const { text, guesses, texts } = turn;
  if (!mayBeDangerous(turn)) return undefined;
  const said = dangerByMeaning(text, guesses, texts);
  return said === undefined ? undefined : { text: said, skill: skillOf(text), source: 'book' };
}

const same = (text: string) => tokensOf(text).join(' ').replace(/ [.]$/, '');

/** What follows when one of the answers to the last question is tapped or said; `undefined` for any other sentence. */
export function answerToOffer({ text, memory }: Turn): Reply | undefined {
  const last = memory.lastReply();
  const at = last?.answers?.findIndex((answer) => same(answer) === same(text)) ?? -1;
  const said = last?.toAnswers?.[at];
  return last && said !== undefined
    ? { text: said, skill: last.skill, source: last.source }
    : undefined;
}
