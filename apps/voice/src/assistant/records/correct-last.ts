import type { LedgerEvent } from '@thela/ledger';
import type { AnswerTexts } from '../answer-texts';
import { amountOf, wrongAndRight } from '../entries/parse-correction';
import type { SpokenAmount } from '../entries/parse-correction';
import { figureInAll } from '../entries/plates-in-breath';
import { hasSign, parseSpoken, spellingAt } from '../entries/sentence';
import type { Sentence } from '../entries/sentence';
import type { CorrectableEvent, SpokenEntry, SpokenIntent } from '../entries/spoken-entry';
import type { RecordsShell } from './change';
import { figureOf, isCorrectable, textOf, withFigure } from './corrections';

/** More words than these that nothing knows tell another story. */
const MOST_UNKNOWN = 4;

const pointing = /^(?:that|this|the|last|vo|voh|ye) (?:one|ek)$/;

/** The wrong figure and the right one, as far as they are said; `undefined` where it is not plain which is which. */
function figuresIn(
  { tokens, figures: read }: Sentence,
  events: readonly CorrectableEvent[],
): { readonly was?: SpokenAmount; readonly now?: SpokenAmount } | undefined {
  // 'That one' counts nothing.
  const figures = read.filter(({ from }) => !pointing.test(`${tokens[from - 1]} ${tokens[from]}`));
  const pair = wrongAndRight(tokens, figures) ?? entered(tokens, figures, events);
  if (pair) return { was: pair[0], now: pair[1] };
  const amounts = figures.map(amountOf);
  if (amounts.length < 2) return amounts[0] ? { now: amounts[0] } : {};
  // 'Two cancelled, make it four', of six.
  const [less, left] = amounts.map(({ value }) => value);
  const all = amounts.length === 2 && less !== undefined && left !== undefined && less + left;
  if (all && events.some((one) => figureOf(one) === all)) {
    return { was: { value: all }, now: { value: left } };
  }
  const isEntered = ({ value }: SpokenAmount) => events.some((one) => figureOf(one) === value);
  const [was, ...more] = amounts.filter(isEntered);
  const [now, ...others] = amounts.filter((one) => !isEntered(one));
  return was && now && more.length + others.length === 0 ? { was, now } : undefined;
}

/** 'Not eight, make it five, the other three Raju told you': of more figures the two of which the first was entered. */
function entered(
  tokens: Sentence['tokens'],
  figures: Sentence['figures'],
  events: readonly CorrectableEvent[],
): ReturnType<typeof wrongAndRight> {
  return figures
    .map((_, at) => wrongAndRight(tokens, figures.slice(at, at + 2)))
    .find((pair) => events.some((event) => figureOf(event) === pair?.[0].value));
}

function dishOf(event: CorrectableEvent): string | undefined {
  return event.kind !== 'dish' && 'dish' in event ? event.dish : undefined;
}

/** What may stand in the place of an event: another figure, dish, or purpose of money. */
function replacements(
  event: CorrectableEvent,
  now: SpokenAmount | undefined,
  dishes: readonly string[],
  sentence: Sentence,
): readonly CorrectableEvent[] {
  const entry = now ? withFigure(event, now) : event;
  if (!entry) return [];
  if (entry.kind === 'expense') {
    const other = sentence.expenses.find(({ meaning }) => meaning.category !== entry.category);
    if (other) {
      const { category } = other.meaning;
      const note = category === 'other' ? spellingAt(sentence, other) : '';
      return [{ ...entry, category, note }];
    }
  }
  const isOfDish = dishOf(entry) !== undefined;
  if (dishes.length > 0) return isOfDish ? dishes.map((dish) => ({ ...entry, dish })) : [];
  return now && figureOf(event) !== now.value ? [entry] : [];
}

/** 'Bun maska is twenty two all together, do not put on top': the count of the day, of the dish that was entered. */
function inAll(sentence: Sentence, events: readonly CorrectableEvent[]): SpokenIntent | undefined {
  const plates = figureInAll(sentence);
  const named = sentence.dishes.flatMap(({ meaning }) => meaning.dishes.map(({ id }) => id));
  const dishes = new Set(named.length > 0 ? named : events.map(dishOf));
  const [dish] = dishes;
  if (plates === undefined || dish === undefined || dishes.size > 1) return undefined;
  return { kind: 'confirm', entry: { kind: 'count', day: 'today', plates: [{ dish, plates }] } };
}

/** Where nothing was written before, the right figure may be what is to be counted. */
function countedAnew(
  dish: Sentence['dishes'][number] | undefined,
  now: SpokenAmount | undefined,
): SpokenIntent | undefined {
  const [only, ...others] = dish?.meaning.dishes ?? [];
  const isCount = now && now.unit === undefined && Number.isInteger(now.value) && now.value > 0;
  if (!only || others.length > 0 || !isCount) return undefined;
  const plates = [{ dish: only.id, plates: now.value }];
  return { kind: 'confirm', entry: { kind: 'plates', day: 'today', plates } };
}

/**
 * Reads a correction of what was written last: 'not four, five', 'sorry, it was tea'.
 *
 * @param isSure whether it may be written without a yes
 * @param last nothing where nothing was written yet
 * @returns `undefined` where it changes none of these events
 */
export function correctionOf(
  text: string,
  last: readonly LedgerEvent[],
  isSure: boolean,
  shell: RecordsShell,
  texts: AnswerTexts,
): SpokenIntent | undefined {
  const stall = shell.stall.getSnapshot();
  const sentence = parseSpoken(text, stall);
  const events = last.filter(isCorrectable);
  const figures = sentence && figuresIn(sentence, events);
  if (!sentence || !figures) return undefined;
  const { was, now } = figures;
  const isOf = (one: Sentence['dishes'][number]) => (event: CorrectableEvent) =>
    one.meaning.dishes.some(({ id }) => id === dishOf(event));
  const others = sentence.dishes.filter((one) => !events.some(isOf(one)));
  const [other, ...more] = others;
  const isSame = (one: Sentence['dishes'][number]) =>
    one.meaning.dishes[0] === other?.meaning.dishes[0];
  if (!more.every(isSame)) return undefined;
  if (hasSign(sentence, 'total')) return inAll(sentence, events);
  if (events.length === 0) return countedAnew(other, now);
  if (other?.meaning.dishes.length === 0) {
    return { kind: 'no-such', name: spellingAt(sentence, other) };
  }
  const same = sentence.dishes.filter((one) => !others.includes(one));
  const named =
    same.length > 0 ? events.filter((event) => same.some((one) => isOf(one)(event))) : events;
  const isMoney = sentence.figures.some(({ meaning }) => meaning.of === 'rupees');
  const ofKind = named.filter(({ kind }) => !isMoney || (kind !== 'plates' && kind !== 'waste'));
  const exact = ofKind.filter((event) => was && figureOf(event) === was.value);
  const choices = (exact.length > 0 ? exact : ofKind).flatMap((event) =>
    replacements(event, now, other?.meaning.dishes.map(({ id }) => id) ?? [], sentence).map(
      (entry) => ({
        label: `${textOf(event, shell, texts)}: ${textOf(entry, shell, texts)}`,
        entry: { kind: 'correction', event, entry } as const satisfies SpokenEntry,
      }),
    ),
  );
  const [only] = choices;
  if (!only) return undefined;
  if (choices.length > 1) return { kind: 'choose', choices };
  // 'Not four, five' after a four is plain by itself.
  const isBare = sentence.unknown.length === 0 && hasSign(sentence, 'negation', 'wrong');
  const isPlain =
    (was ? exact.length > 0 : isSure || isBare) &&
    sentence.unknown.length <= MOST_UNKNOWN &&
    !hasSign(sentence, 'question', 'condition', 'habit', 'left', 'otherPerson', 'future', 'vague');
  return { kind: isPlain ? 'write' : 'confirm', entry: only.entry };
}
