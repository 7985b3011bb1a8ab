import { addDays } from '@thela/ledger';
import type { Intent } from '@thela/understanding';
import { tokensOf } from '@thela/understanding';
import { formatRupees } from '@thela/pricing';
import { bookSignsIn, booksAnswer, questionTokens } from '../books';
import { translateTokens } from '../entries/translate';
import { isHelper, refusedQuestion } from '../for-helper';
import { dangerForSale } from '../kitchen';
import { profitAnswer } from '../profit/profit-answer';
import { parseProfitIntent } from '../profit/profit-question';
import type { ProfitQuestion } from '../profit/profit-question';
import type { AssistantShell, Reply } from '../reply';
import type { AnswerTexts } from '../answer-texts';
import { parseRoleRequest } from '../roles/role-order';
import { asks } from './of-talk';
import { MOST_OF_PHRASE } from './turn';
import type { Answers, Turn } from './turn';

/** What the menu tells, without records. */
const ofMenu: ReadonlySet<Intent> = new Set(['dish_cost_profit', 'what_if_price', 'promote']);

/** 'This week is slow, see with the last one': days are compared, and no dish is asked for. */
const withLast =
  /\b(?:with|than|to|against|versus|vs) (?:the )?(?:last|previous)\b|\bpich?hl[aei] (?:wal[aei] |haft[ae] |mahin[ae] )?s[ei]\b|पिछले (?:वाले |हफ़्ते |हफ्ते |महीने )?से(?!\p{M})|\b(?:poyina|gata|kindati) (?:varam|vaaram|nela)(?:to|tho|kante)|(?:పోయిన|గత|కిందటి) (?:వారం|నెల)(?:తో| ?కంటే)/iu;
const asksForDish =
  /\b(?:dish|dishes|item|items|which|what|kaun\w*|konsa|konsi|edi|emiti)\b|कौन|आइटम|ఏది|ఐటమ్/iu;

const ofPlate = /\bplate\b|प्लेट|ప్లేట/iu;
const superlative = /\b(?:most|least|best|worst|sabse|ek+uva|tak+uva)\b|सबसे|ఎక్కువ|తక్కువ/iu;
const low = /\b(?:least|worst|sabse kam|tak+uva)\b|सबसे कम|తక్కువ/iu;

function meantOf(intent: Intent, text: string): Intent {
  const isOfBest = ofPlate.test(text) && superlative.test(text) && asksForDish.test(text);
  if (intent === 'dish_cost_profit' && isOfBest) return low.test(text) ? 'worst_dish' : 'best_dish';
  const isCompared = withLast.test(text) && !asksForDish.test(text);
  return isCompared && /^(?:worst|best)_dish$/.test(intent) ? 'compare_periods' : intent;
}

/** Signs of a question that much else has, too. */
const vague = /^(?:is|happened|but|good|day|more|less|went|before|customers|future|should)$/;

/** 'I feel lonely, nobody comes today': nothing of the books is named, and nothing asked. */
function isStory(intent: Intent, text: string): boolean {
  const tokens = tokensOf(text);
  const isAhead = intent === 'what_to_buy' || intent === 'how_many_to_make';
  if ((tokens.length <= MOST_OF_PHRASE && !isAhead) || asks(text)) return false;
  const translations = [tokens, translateTokens(tokens, text, []), questionTokens(text, [])];
  const signs = translations.flatMap((some) => bookSignsIn(some));
  return signs.every(({ meaning }) => vague.test(meaning));
}

/** Answers about the vendor's own books. */
export const answerOfBooks: Answers = async (guess, turn) => {
  const intent = meantOf(guess, turn.text);
  const { text, shell, texts, memory } = turn;
  // 'Go to profit mode, what does one dosa cost me' switches, too.
  if (parseRoleRequest(tokensOf(text))) return undefined;
  const { isOwn } = shell.stall.getSnapshot();
  if (ofMenu.has(intent)) return answerOfPlates(intent, turn);
  if (isStory(intent, text)) return undefined;
  const answer = await booksAnswer(text, shell, texts, intent);
  // The dish that is counted may be a word that nobody knows.
  const isOfMenu = !isOwn || (intent === 'sold_count' && !isHelper(shell));
  if (!answer) return isOfMenu ? answerOfPlates(intent, turn) : undefined;
  memory.lastSkill = 'profit';
  return { ...answer, skill: 'profit' };
};

/**
 * Answers what plates cost, bring and earn, also of a sale that only might be.
 *
 * @returns `undefined` where no dish is named, or no figure
 */
async function answerOfPlates(
  intent: Intent,
  { text, shell, texts, memory }: Turn,
): Promise<Reply | undefined> {
  const day = shell.day.getSnapshot();
  const names = day.menu.map(({ name }) => name);
  const spoken = tokensOf(text.replaceAll('%', ' percent '));
  const tokens = translateTokens(spoken, text, names);
  const stall = shell.stall.getSnapshot();
  const items = day.menu.filter(({ id }) => memory.dishIds.includes(id));
  const question = parseProfitIntent(intent, tokens, day, {
    items,
    isOfMoney: true,
    stall,
    spoken,
  });
  if (!question || dangerForSale(text) !== undefined) return undefined;
  const refused = isHelper(shell) ? refusedQuestion(question, texts.words) : undefined;
  if ('items' in question) memory.dishIds = question.items.map(({ id }) => id);
  memory.lastSkill = 'profit';
  return refused === undefined
    ? {
        text: [
          profitAnswer(question, day, stall, texts),
          ...(await monthTexts(question, shell, texts)),
        ].join(' '),
        skill: 'profit',
        source: question.kind === 'which-dish' ? 'set-phrase' : 'calculated',
      }
    : { text: refused, skill: 'profit', source: 'set-phrase' };
}

/** What another price of a dish brings in a month at the same sales, where it was sold. */
async function monthTexts(
  question: ProfitQuestion,
  { day, stall, ledger }: AssistantShell,
  { words }: AnswerTexts,
): Promise<readonly string[]> {
  if (question.kind !== 'what-if' || !stall.getSnapshot().isOwn) return [];
  const [change, other] = question.what.changes;
  const item = day.getSnapshot().menu.find(({ id }) => id === change?.id);
  if (!change || other || !item) return [];
  const to = ledger.today.getSnapshot();
  const totals = await ledger.totals({ from: addDays(to, -29), to });
  const plates = totals
    .flatMap(({ dishes }) => dishes)
    .reduce((sum, each) => (each.dish === item.id ? sum + each.plates : sum), 0);
  const paise = Math.round((change.price - item.sellingPrice) * 100) * plates;
  if (paise === 0) return [];
  const { more, less } = words.profit.whatIf;
  return [(paise > 0 ? more : less)(plates, formatRupees(Math.abs(paise) / 100))];
}
