import type { DayTotals, DishTotals } from '@thela/ledger';
import { answerTextsNow } from '../answer-texts';
import { isHelper } from '../for-helper';
import type { AnswerTexts } from '../answer-texts';
import type { Messages } from '../messages';
import { setPhrase } from '../reply';
import type { RecordsReply } from '../reply';
import { resolveDay } from './change';
import type { RecordsShell } from './change';
import { parseDayQuestion } from './day-question';
import type { DayQuestion } from './day-question';
import { recordNotices } from './record-notices';
import type { NamedExpense } from './record-notices';

/** An answer about all dishes names this many. */
const MOST_DISHES = 3;

/**
 * Answers a question about today or yesterday from the records.
 *
 * @param text short
 * @returns `undefined` for any other sentence, and where today's figures may be samples
 */
export async function dayAnswer(
  text: string,
  shell: RecordsShell,
  texts: AnswerTexts = answerTextsNow(),
): Promise<RecordsReply | undefined> {
  const { words } = texts;
  const question = parseDayQuestion(text, shell.day.getSnapshot());
  if (!question) return undefined;
  if (isHelper(shell)) {
    const refused = refusedDay(question, words.helper);
    if (refused !== undefined) return setPhrase(refused);
  }
  if (question.about === 'other-days') {
    return { ...setPhrase(words.records.dayAnswer.otherDays), isUnsure: true };
  }
  const { isOwn } = shell.stall.getSnapshot();
  if (question.day === 'today' && !isOwn) return undefined;
  const { unread, nothing, noExpenses } = recordNotices(words).day;
  const answer = await answerText(question, shell, texts).catch(() => unread);
  const isNothing = [nothing[question.day], noExpenses(question.day)].includes(answer);
  return isNothing && !isOwn ? setPhrase(answer) : { text: answer, source: 'calculated' };
}

/** The refusal that a helper gets in place of an answer; `undefined` for the plates and expenses of today. */
function refusedDay(question: DayQuestion, { days, money }: Messages['helper']) {
  if (question.about === 'other-days' || question.day !== 'today') return days;
  return question.about === 'earned' || question.about === 'left' ? money : undefined;
}

type FigureQuestion = Exclude<DayQuestion, { readonly about: 'other-days' }>;
type OfDishes = Extract<DayQuestion, { readonly dishes: unknown }>;

type DishRow = Omit<DishTotals, 'ingredientCost' | 'exact'>;

interface DayFigures {
  readonly totals: DayTotals;
  readonly words: ReturnType<typeof recordNotices>['day'];
  readonly rowsOf: (dishes: readonly string[]) => readonly DishRow[];
}

async function answerText(
  question: FigureQuestion,
  shell: RecordsShell,
  texts: AnswerTexts,
): Promise<string> {
  const { words: messages, names } = texts;
  const words = recordNotices(messages).day;
  const date = resolveDay(question.day, shell);
  const [stored] = await shell.ledger.totals({ from: date, to: date });
  const totals = stored && withShownNames(stored, names, shell);
  if (question.about === 'expenses') {
    const each = await expensesOn(date, shell, messages);
    if (!totals || each.length === 0) return words.noExpenses(question.day);
    return words.expenses(totals.expenses, each, question.day);
  }
  if (!totals) return words.nothing[question.day];
  const rowsOf = (ids: readonly string[]) => dishesOf(totals, ids, shell, names);
  switch (question.about) {
    case 'sold':
      return soldText(question, { totals, words, rowsOf });
    case 'earned':
      return earnedText(question, { totals, words, rowsOf });
    case 'left':
      return [
        words.left(totals.left, question.day),
        ...words.unknownCosts(totals.unknownCost, totals.unknownWaste),
        ...(question.isOfMoney ? [] : [words.leftFood]),
      ].join(' ');
  }
}

function soldText({ dishes, day }: OfDishes, { totals, words, rowsOf }: DayFigures): string {
  if (dishes !== 'all') return words.dishes(rowsOf(dishes), day);
  if (totals.plates === 0) return words.nothing[day];
  const sold = totals.dishes.filter(({ plates }) => plates > 0);
  const most = [...sold].sort((a, b) => b.plates - a.plates).slice(0, MOST_DISHES);
  return words.sold(totals, most, day);
}

function earnedText({ dishes, day }: OfDishes, { totals, words, rowsOf }: DayFigures): string {
  if (dishes !== 'all') return words.earnedBy(rowsOf(dishes), day);
  const { plates, revenue, profit, left, unknownCost, unknownWaste } = totals;
  return [
    plates === 0 ? words.nothing[day] : words.earned(revenue, profit, day),
    ...(left === profit ? [] : [words.left(left, day)]),
    ...words.unknownCosts(unknownCost, unknownWaste),
    ...words.profitLacks(profit, unknownCost.length),
  ].join(' ');
}

function withShownNames(
  totals: DayTotals,
  names: AnswerTexts['names'],
  { stall }: RecordsShell,
): DayTotals {
  const stallNow = stall.getSnapshot();
  return {
    ...totals,
    dishes: totals.dishes.map((one) => ({
      ...one,
      name: names.nameOf({ id: one.dish, name: one.name }),
    })),
    unknownCost: totals.unknownCost.map((name) => names.atStall(stallNow, name)),
    unknownWaste: totals.unknownWaste.map((name) => names.atStall(stallNow, name)),
  };
}

/** A dish that was not on the menu of that day sold no plates. */
function dishesOf(
  totals: DayTotals,
  ids: readonly string[],
  { day }: RecordsShell,
  names: AnswerTexts['names'],
): readonly DishRow[] {
  const { menu } = names.inDay(day.getSnapshot());
  return ids.map((id) => {
    const name = menu.find((item) => item.id === id)?.name ?? id;
    const none = { dish: id, name, plates: 0, revenue: 0, profit: 0 };
    return totals.dishes.find(({ dish }) => dish === id) ?? none;
  });
}

async function expensesOn(
  day: string,
  { ledger }: RecordsShell,
  { records }: Messages,
): Promise<readonly NamedExpense[]> {
  const events = await ledger.events({ from: day, to: day, kinds: ['expense'] });
  return events.flatMap((event) =>
    event.kind === 'expense'
      ? [{ word: event.note || records.expense.words[event.category], amount: event.amount }]
      : [],
  );
}
