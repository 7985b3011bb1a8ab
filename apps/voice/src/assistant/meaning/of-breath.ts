import { isNoEntry, isOfFood, probabilityOf, probabilityOfAny } from '@thela/understanding';
import { entryByMeaning } from '../entries/entry-by-meaning';
import { paidIn } from '../entries/parse-expense';
import { parseIntent } from '../entries/parse-intent';
import { ordersUndo } from '../entries/parse-undo';
import { platesInBreath } from '../entries/plates-in-breath';
import type { PlatesInBreath } from '../entries/plates-in-breath';
import { priceInBreath } from '../entries/price-in-breath';
import { dangerIn } from '../kitchen';
import type { Reply } from '../reply';
import { isOfBooks } from './reply-by-meaning';
import type { Turn } from './turn';

/** So probable are plates sold or wasted that a count with its dish is asked about. */
const LIKELY = 0.45;
/** The same where other words of it make a question, a plan or a story. */
const CERTAIN = 0.96;
/** Where words tell what became of the plates, it may be so probable that nothing is to be written. */
const MOST_OF_OTHERS = 0.45;
const SURE = 0.94;

function isLikely(told: PlatesInBreath, turn: Turn): boolean {
  const { guesses } = turn;
  const plates = probabilityOf('sale', guesses) + probabilityOf('waste', guesses);
  const isOnlyBad = told.fates.size === 1 && told.fates.has('lost') && !told.isGone;
  // Food that is burnt may be saved.
  if (isOnlyBad && isOfFood(guesses[0]?.intent ?? 'sale')) return false;
  if (told.isStory) return plates >= CERTAIN;
  const others = probabilityOfAny(guesses, isNoEntry);
  return plates >= LIKELY || (told.isTold && others <= MOST_OF_OTHERS);
}

/** Whether the rules for one entry write it without a yes. */
function isWritten(intent: 'sale' | 'dish_price_set', { text, guesses, shell }: Turn): boolean {
  const stall = shell.stall.getSnapshot();
  const [first] = guesses;
  const isSure = first?.intent === intent && first.probability >= SURE;
  const ruled = isSure ? entryByMeaning(intent, text, stall, true) : parseIntent(text, stall);
  return ruled?.kind === 'write';
}

/** How probable it is that nothing is to be written, or a figure is asked for. */
function ofOthers({ guesses }: Turn): number {
  return probabilityOfAny(guesses, (intent) => isNoEntry(intent) || isOfBooks(intent));
}

/** What a breath tells that the rules for a sentence of one entry do not read whole: a price among other words, several plates. */
export async function entryByBreath(turn: Turn): Promise<Reply | undefined> {
  return (
    (await priceByBreath(turn)) ??
    (await platesByBreath(turn)) ??
    (await expensesByBreath(turn)) ??
    undoByBreath(turn)
  );
}

const PERHAPS_UNDO = 0.15;

/** Whether the last entry is perhaps to be taken back, whatever is told of it. */
export function tellsOfUndo({ text, guesses, shell }: Turn): boolean {
  const stall = shell.stall.getSnapshot();
  return (
    probabilityOf('undo', guesses) >= PERHAPS_UNDO &&
    ordersUndo(text, stall) &&
    platesInBreath(text, stall) === undefined
  );
}

async function undoByBreath(turn: Turn): Promise<Reply | undefined> {
  const { text, guesses, records, texts, signal, memory } = turn;
  // What is likelier is answered as ever.
  if (guesses[0]?.intent === 'undo' || !tellsOfUndo(turn)) return undefined;
  const undo = { kind: 'confirm', entry: { kind: 'undo' } } as const;
  const reply = await records.act(undo, text, { texts, signal });
  return reply && { skill: memory.skill, ...reply };
}

/** Money that is told to be paid for a thing that is named is asked about from here on. */
const PERHAPS_SPENT = 0.2;
const MOST_BESIDE_SPENT = 0.6;

async function expensesByBreath(turn: Turn): Promise<Reply | undefined> {
  const { text, guesses, records, shell, texts, signal, memory } = turn;
  const stall = shell.stall.getSnapshot();
  if (probabilityOf('expense', guesses) < PERHAPS_SPENT || ofOthers(turn) > MOST_BESIDE_SPENT)
    return undefined;
  const moneys = paidIn(text, stall);
  const found = moneys > 0 ? entryByMeaning('expense', text, stall, false) : undefined;
  if (found?.kind !== 'confirm') return undefined;
  const { entry } = found;
  const count = entry.kind === 'several' ? entry.entries.length : 1;
  if (count !== moneys || (entry.kind !== 'several' && entry.kind !== 'expense')) return undefined;
  const reply = await records.act(found, text, { texts, signal });
  return reply && { skill: memory.skill, ...reply };
}

/** A question about another price is one, whatever it says first. */
const MOST_OF_QUESTIONS = 0.5;

async function priceByBreath(turn: Turn): Promise<Reply | undefined> {
  const { text, guesses, records, shell, texts, signal, memory } = turn;
  const stall = shell.stall.getSnapshot();
  const price = priceInBreath(text, stall);
  if (!price) return undefined;
  const isAsked = /^(?:what_if_price|dish_cost_profit|not_entry_(?:if|question))$/;
  const asked = probabilityOfAny(guesses, (intent) => isAsked.test(intent));
  if (asked >= MOST_OF_QUESTIONS || isWritten('dish_price_set', turn)) return undefined;
  const reply = await records.act(price, text, { texts, signal });
  return reply && { skill: memory.skill, ...reply };
}

/** Asks whether the plates that one breath tells of shall be written; `undefined` where the rules for one deed write them. */
async function platesByBreath(turn: Turn): Promise<Reply | undefined> {
  const { text, guesses, records, shell, texts, signal, memory } = turn;
  const stall = shell.stall.getSnapshot();
  const told = platesInBreath(text, stall);
  if (!told || !isLikely(told, turn)) return undefined;
  const { entry } = told;
  if (entry.kind === 'plates' && isWritten('sale', turn)) return undefined;
  const reply = await records.act({ kind: 'confirm', entry }, text, { texts, signal });
  if (!reply) return undefined;
  const danger = told.fates.has('sold') ? undefined : dangerIn('sous-chef', text, texts);
  const isPlain = danger === undefined || !told.fates.has('lost');
  return { skill: memory.skill, ...reply, text: isPlain ? reply.text : `${danger} ${reply.text}` };
}
