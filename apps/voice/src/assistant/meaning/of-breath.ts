// What a breath tells that the rules for a sentence of one entry do not read whole: several plates, a price or a payment
// among other words, an undo with its reason. It is read at its core, a name and a figure with what is said of them; the
// story around it only makes it asked. Nothing here is written without a yes.
import {
  isNoEntry,
  isOfEntries,
  isOfFood,
  probabilityOf,
  probabilityOfAny,
} from '@thela/understanding';
import type { Intent } from '@thela/understanding';
import { entryByMeaning } from '../entries/entry-by-meaning';
import { paidIn } from '../entries/parse-expense';
import { parseIntent } from '../entries/parse-intent';
import { ordersUndo } from '../entries/parse-undo';
import { hasSign, parseSpoken } from '../entries/sentence';
import { platesInBreath } from '../entries/plates-in-breath';
import type { PlatesInBreath } from '../entries/plates-in-breath';
import { priceInBreath } from '../entries/price-in-breath';
import type { SpokenEntry, SpokenIntent } from '../entries/spoken-entry';
import { dangerForSale, dangerIn } from '../kitchen';
import type { Reply } from '../reply';
import { SURE } from './turn';
import type { Turn } from './turn';

/** Asks whether what one breath tells shall be written; `undefined` where the rules for one entry write it, or know better. */
export async function entryByBreath(turn: Turn): Promise<Reply | undefined> {
  return (
    (await priceByBreath(turn)) ??
    (await platesByBreath(turn)) ??
    (await expensesByBreath(turn)) ??
    (await swapByBreath(turn)) ??
    undoByBreath(turn)
  );
}

const meant = /^\s*(?:(?:no|sorry|arre?)\s+)*i mean[t]?\b/iu;
const PERHAPS_CORRECTION = 0.2;
const MOST_WORDS = 7;

/** 'Dosa nahi idli', 'that was idli', 'three only': another dish or figure of the last entry, where nothing else is told. */
async function swapByBreath(turn: Turn): Promise<Reply | undefined> {
  const { text, shell, guesses, records, texts, signal, memory } = turn;
  const sentence = parseSpoken(text, shell.stall.getSnapshot());
  if (!sentence || sentence.tokens.length > MOST_WORDS) return undefined;
  const { dishes, figures, unknown, signs } = sentence;
  const [first] = guesses;
  const share = first?.intent === 'correction' ? first.probability : 0;
  const denials = signs.filter(({ meaning }) => meaning === 'negation');
  const isSwap = dishes.length === 2 && denials.length === 1 && unknown.length === 0;
  const isOne = dishes.length + figures.length === 1 && unknown.length <= 2;
  const isMeant = isSwap || (isOne && meant.test(text));
  if (!isMeant && !(share >= PERHAPS_CORRECTION && (isOne || dishes.length === 2)))
    return undefined;
  if (!isMeant && (figures.length > 1 || hasSign(sentence, 'question', 'condition')))
    return undefined;
  const reply = await records.correctLast(text, share >= SURE, { texts, signal });
  return reply && { skill: memory.skill, ...reply };
}

async function act(
  intent: SpokenIntent,
  { text, records, texts, signal, memory }: Turn,
): Promise<Reply | undefined> {
  const reply = await records.act(intent, text, { texts, signal });
  return reply && { skill: memory.skill, ...reply };
}

function ask(entry: SpokenEntry, turn: Turn): Promise<Reply | undefined> {
  return act({ kind: 'confirm', entry }, turn);
}

/** Whether the rules for one entry write it without a yes. */
function isWritten(
  intent: 'sale' | 'waste' | 'expense' | 'dish_price_set',
  { text, guesses, shell }: Turn,
): boolean {
  const stall = shell.stall.getSnapshot();
  const [first] = guesses;
  const isSure = first?.intent === intent && first.probability >= SURE;
  const ruled = isSure ? entryByMeaning(intent, text, stall, true) : parseIntent(text, stall);
  return ruled?.kind === 'write';
}

/** A question about another price is one, whatever it says first. */
const MOST_OF_QUESTIONS = 0.5;
const question = /^(?:what_if_price|dish_cost_profit|not_entry_(?:if|question))$/;

async function priceByBreath(turn: Turn): Promise<Reply | undefined> {
  const { text, guesses, shell } = turn;
  const entry = priceInBreath(text, shell.stall.getSnapshot());
  const asked = probabilityOfAny(guesses, (intent) => question.test(intent));
  if (!entry || asked >= MOST_OF_QUESTIONS || isWritten('dish_price_set', turn)) return undefined;
  return ask(entry, turn);
}

/** So probable are plates sold or wasted that a count with its dish is asked about. */
const LIKELY = 0.45;
/** The same where other words of it make a question, a plan or a story. */
const CERTAIN = 0.96;
/** Where words tell what became of the plates, it may be so probable that nothing is to be written. */
const MOST_OF_OTHERS = 0.45;
/** The same of a count in all, and of plates that fell: nobody plans that. */
const MOST_OF_LOSSES = 0.75;
/** The same of what helpers ate or a temple got, in which 'nothing' and 'free' are said. */
const MOST_OF_GIFTS = 0.97;

function isLikely(told: PlatesInBreath, { text, guesses }: Turn): boolean {
  const plates = probabilityOf('sale', guesses) + probabilityOf('waste', guesses);
  const isFood = isOfFood(guesses[0]?.intent ?? 'sale');
  // Food that is burnt may be saved.
  if (isLossOnly(told) && told.loss === 'bad' && isFood) return false;
  // 'Add new item misal pav 70'.
  if (probabilityOf('new_dish', guesses) >= MOST_OF_QUESTIONS) return false;
  const isWaste = probabilityOf('waste', guesses) > probabilityOf('sale', guesses);
  if (!told.isTold && (isFood || isWaste || dangerForSale(text) !== undefined)) return false;
  if (told.isStory) return plates >= CERTAIN;
  const others = probabilityOfAny(guesses, isNoEntry);
  const isSale = told.fates.has('sold') && told.entry.kind !== 'count';
  const isGift = told.fates.size === 1 && told.fates.has('given');
  const isPlain = !isSale || told.isPaid;
  const most = isGift ? MOST_OF_GIFTS : isPlain ? MOST_OF_LOSSES : MOST_OF_OTHERS;
  return plates >= LIKELY || (told.isTold && others <= most);
}

/** Whether plates stand in a question, a plan or a story, and are not surely sold: 'he wanted four dosa and went off'. */
export function tellsStory({ text, guesses, shell }: Turn): boolean {
  const isStory = platesInBreath(text, shell.stall.getSnapshot())?.isStory === true;
  return isStory && probabilityOf('sale', guesses) < CERTAIN;
}

function isLossOnly({ fates }: PlatesInBreath): boolean {
  return fates.size === 1 && fates.has('lost');
}

function singles(entry: SpokenEntry) {
  return entry.kind === 'several' ? entry.entries : entry.kind === 'undo' ? [] : [entry];
}

async function platesByBreath(turn: Turn): Promise<Reply | undefined> {
  const { text, shell, texts } = turn;
  const told = platesInBreath(text, shell.stall.getSnapshot());
  if (!told || !isLikely(told, turn)) return undefined;
  if (told.isUncounted) return act({ kind: 'no-figure', about: 'plates' }, turn);
  const spent = told.isPaid ? undefined : expensesIn(turn);
  // What is not read whole is not written in part.
  if (told.isBesideMoney && !spent && told.isTold) return act({ kind: 'one-by-one' }, turn);
  // The count of a day would be taken for a price, or for a correction of what was written last.
  const isOfLast = told.entry.kind === 'count' && turn.guesses[0]?.intent !== 'sale';
  const isOne = told.fates.size === 1 && !told.fates.has('given') && !spent && !isOfLast;
  if (isOne && isWritten(isLossOnly(told) ? 'waste' : 'sale', turn)) return undefined;
  const entries = [...singles(told.entry), ...(spent ? singles(spent) : [])];
  const reply = await ask(spent ? { kind: 'several', entries } : told.entry, turn);
  const isThere = isLossOnly(told) && told.loss !== 'thrown';
  const danger = isThere ? dangerIn('sous-chef', text, texts) : undefined;
  return reply && { ...reply, text: [danger, reply.text].filter(Boolean).join(' ') };
}

/** Money that is told to be paid for a thing that is named is asked about from here on. */
const PERHAPS_SPENT = 0.12;
const MOST_BESIDE_SPENT = 0.8;

/** What asks for no entry, and is about no food. */
function isOther(intent: Intent): boolean {
  return isNoEntry(intent) || !(isOfEntries(intent) || isOfFood(intent));
}

/** What the sentence tells to be paid, where each amount has its purpose. */
function expensesIn({ text, guesses, shell }: Turn): SpokenEntry | undefined {
  const stall = shell.stall.getSnapshot();
  const others = probabilityOfAny(guesses, isOther);
  const isPerhaps = probabilityOf('expense', guesses) >= PERHAPS_SPENT;
  const moneys = isPerhaps && others <= MOST_BESIDE_SPENT ? paidIn(text, stall) : 0;
  const found = moneys > 0 ? entryByMeaning('expense', text, stall, false) : undefined;
  if (found?.kind !== 'confirm' && found?.kind !== 'write') return undefined;
  const entries = singles(found.entry);
  const isWhole = entries.length === moneys && entries.every(({ kind }) => kind === 'expense');
  return isWhole ? found.entry : undefined;
}

async function expensesByBreath(turn: Turn): Promise<Reply | undefined> {
  const entry = expensesIn(turn);
  return entry && !isWritten('expense', turn) ? ask(entry, turn) : undefined;
}

const PERHAPS_UNDO = 0.15;

/** Whether the last entry is perhaps to be taken back, whatever is told of it. */
export function tellsOfUndo({ text, guesses, shell }: Turn): boolean {
  const stall = shell.stall.getSnapshot();
  const sentence = parseSpoken(text, stall);
  // 'Cancel it, they returned the plate'.
  const isBare = sentence && sentence.figures.length + sentence.dishes.length === 0;
  const ofCorrection = isBare ? probabilityOf('correction', guesses) : 0;
  return (
    probabilityOf('undo', guesses) + ofCorrection >= PERHAPS_UNDO &&
    ordersUndo(text, stall) &&
    platesInBreath(text, stall) === undefined
  );
}

async function undoByBreath(turn: Turn): Promise<Reply | undefined> {
  // What is likelier is answered as ever.
  const isUndo = turn.guesses[0]?.intent !== 'undo' && tellsOfUndo(turn);
  return isUndo ? ask({ kind: 'undo' }, turn) : undefined;
}
