import type { Intent } from '@thela/understanding';
import { tokensOf } from '@thela/understanding';
import { answerTo } from '../answer';
import { listed } from '../amount-words';
import { answerFigures } from '../answer-figures';
import { entryByMeaning, isSlotIntent, lossIn } from '../entries/entry-by-meaning';
import { isUnpaid, isOfOthers, paidIn } from '../entries/parse-expense';
import { isOfPast } from '../entries/parse-price';
import { parseIntent } from '../entries/parse-intent';
import { parseCounts } from '../entries/parse-counts';
import { hasSign, parseSpoken } from '../entries/sentence';
import type { Sentence } from '../entries/sentence';
import { parseToldEntry } from '../entries/tells-of-entry';
import { dangerIn, isPlainComplaint } from '../kitchen';
import type { SpokenIntent } from '../entries/spoken-entry';
import type { Dish, Stall } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { setPhrase } from '../reply';
import type { RecordsReply, Reply } from '../reply';
import { tellsStory } from './of-breath';
import { answerOfBooks } from './of-books';
import { SURE } from './turn';
import type { Answers, Turn } from './turn';

/** Answers about what is to be written, or looks so. */
export const answerOfEntries: Answers = async (intent, turn) => {
  const reply = await answerOf(intent, turn);
  return reply && { skill: turn.memory.skill, ...reply };
};

async function answerOf(guess: Intent, turn: Turn): Promise<RecordsReply | Reply | undefined> {
  const { text, guesses, records, shell, texts, signal } = turn;
  const options = { texts, signal };
  const { words } = texts;
  const stall = shell.stall.getSnapshot();
  const loss = lossIn(text, stall);
  // What fell was not sold.
  const intent = guess === 'sale' && loss ? 'waste' : guess;
  const isSure = intent === guess && (guesses[0]?.probability ?? 0) >= SURE;
  if (isSlotIntent(intent)) {
    // Soap is bought, and is no taste.
    const isSpent = intent === 'expense' && paidIn(text, stall) > 0;
    if (intent !== 'waste' && !isSpent && isComplaintOfFood(text, stall)) return undefined;
    if (tellsOfOthersMoney(intent, text, stall)) return setPhrase(words.records.dropped);
    const found = entryByMeaning(intent, text, stall, isSure);
    const isCount = found?.kind === 'confirm' && found.entry.kind === 'count';
    if (intent === 'sale' && !isCount && tellsStory(turn)) return setPhrase(words.records.dropped);
    const isWaste = intent === 'waste' && loss !== 'lost';
    return isWaste ? wasteWithCaution(found, turn) : found && records.act(found, text, options);
  }
  switch (intent) {
    case 'undo':
      // What was asked about is not written yet.
      if (turn.isAsked) {
        records.reset();
        return setPhrase(words.records.dropped);
      }
      if (parseIntent(text, stall)?.kind === 'write') return undefined;
      return records.act(
        { kind: isSure ? 'write' : 'confirm', entry: { kind: 'undo' } },
        text,
        options,
      );
    case 'correction':
      return records.correctLast(text, isSure, options);
    case 'new_dish':
      return setPhrase(words.records.newDish);
    case 'not_entry_question':
    case 'not_entry_if':
      return supposition(turn);
    default:
      return (await bareCorrection(turn)) ?? setPhrase(words.records.dropped);
  }
}

/** Money that was not paid, a price of long ago or one of another stall. */
function tellsOfOthersMoney(intent: Intent, text: string, stall: Stall): boolean {
  const sentence = parseSpoken(text, stall);
  if (intent === 'expense') return isUnpaid(text, stall);
  if (intent === 'dish_price_set') return sentence !== undefined && isOfOthers(sentence);
  const isOfThing = intent === 'purchase' || intent === 'ingredient_price_set';
  if (!isOfThing || !sentence) return false;
  return isOfPast(sentence) || (sentence.ingredients.length === 0 && isOfOthers(sentence));
}

/** 'Nahi 3' behind 'do chai becha': with no word more, nothing but the last entry can be meant. */
const bareCorrection = async ({ text, records, texts, signal }: Turn) =>
  /^\s*\S+\s+\p{Nd}+\s*$/u.test(text)
    ? records.correctLast(text, false, { texts, signal })
    : undefined;

/** Food that is bad and perhaps still there: the caution stands before the question, and without one it must be plain waste. */
async function wasteWithCaution(found: SpokenIntent | undefined, turn: Turn) {
  const { text, guesses, records, texts, signal } = turn;
  const danger = dangerIn('sous-chef', text, texts);
  const isSure = (guesses[0]?.probability ?? 0) >= SURE;
  if (found?.kind !== 'confirm' || (danger === undefined && !isSure)) return undefined;
  const reply = await records.act(found, text, { texts, signal });
  return reply && danger !== undefined ? { ...reply, text: `${danger} ${reply.text}` } : reply;
}

/** 'Dahi 200 ka liya, khatta nikla': help is wanted. */
function isComplaintOfFood(text: string, stall: Stall): boolean {
  const told = parseToldEntry(text, stall);
  return told !== undefined && isPlainComplaint(told.rest);
}

/** 'Did I put 15 chai already': what stands in the records is asked, not what it would bring. */
const ofRecords =
  /\b(?:already|did (?:i|you|we)|have (?:i|you|we)|missed|put|note[dt]?|entered|wrote|told you|li?kh\w*|raas?\w*|raay\w*)\b|लिख|నోట్|రాశ|రాసా|రాయిం|చెప్పానా/iu;

async function countOfToday({ text, shell, texts }: Turn, [dish]: readonly Dish[]) {
  if (!dish || !ofRecords.test(text)) return undefined;
  const counted = await answerFigures(`how many ${dish.name} sold today`, shell, texts);
  if (counted?.source !== 'calculated') return undefined;
  return { ...counted, text: `${counted.text} ${texts.words.records.nothingWritten}` };
}

/** 'Vada pav 30 cheddam', 'chai 20 kar doon': a figure behind a dish that somebody may make its price. */
const mayMake =
  /\b(?:ched+h?am|cheyy?al\w*|chest[eh]\w*|make|kar ?(?:du|dun|doon|de|den|dein)|karu|karun|karoon|karne|karna|kar)\b|చేద్దా|చేస్తే|చేయాల|(?:कर दूँ|कर दूं|करूँ|करूं|करने|कर दें)(?!\p{M})/iu;
/** A price farther from the known one counts plates. */
const FARTHEST = 2;

function isOfPrice(text: string, { dishes, figures }: Sentence): boolean {
  const [named, otherDish] = dishes;
  const [figure, otherFigure] = figures;
  const [dish, either] = named?.meaning.dishes ?? [];
  if (!named || !figure || !dish || otherDish || otherFigure || either) return false;
  const ratio = figure.meaning.value / dish.sellingPrice;
  const isNear = ratio <= FARTHEST && ratio >= 1 / FARTHEST;
  return isNear && figure.from === named.to && mayMake.test(text);
}

/** Reckons what so many plates would bring, or answers from the books; it says that nothing is written. */
async function supposition(turn: Turn): Promise<RecordsReply | Reply> {
  const { text, shell, memory, texts, signal } = turn;
  const { records } = texts.words;
  const stall = shell.stall.getSnapshot();
  const sentence = parseSpoken(text, stall);
  if (sentence && isOfPrice(text, sentence)) {
    const ofPrice = await answerOfBooks('what_if_price', turn);
    return ofPrice?.source === 'calculated'
      ? { ...ofPrice, text: `${ofPrice.text} ${records.nothingWritten}` }
      : setPhrase(records.nothingWritten);
  }
  const counts =
    sentence && !hasSign(sentence, 'written', 'yesterday', 'kal') && parseCounts(sentence);
  const plates = (counts || []).flatMap(({ dishes, plates: count }) =>
    dishes.length === 1 ? dishes.map((dish) => ({ dish, count })) : [],
  );
  if (counts && plates.length === counts.length && sentence.figures.length === plates.length) {
    const today = await countOfToday(
      turn,
      plates.map(({ dish }) => dish),
    );
    if (today) return today;
    const revenue = plates.reduce((sum, { dish, count }) => sum + dish.sellingPrice * count, 0);
    const each = plates.map(({ dish, count }) => records.dish(count, texts.names.nameOf(dish)));
    return setPhrase(records.wouldBe(listed(each, 'and', texts.words), formatRupees(revenue)));
  }
  const answer = await answerTo({ text, tokens: tokensOf(text) }, shell, memory, texts, signal);
  return answer?.source === 'calculated' || answer?.source === 'model'
    ? { ...answer, text: `${answer.text} ${records.nothingWritten}` }
    : setPhrase(records.nothingWritten);
}
