import { tokensOf } from '@thela/understanding';
import { baseOf } from '@thela/ledger';
import type { LedgerEvent, LedgerKind, StallDay, WasteEntry } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import type { AnswerTexts } from '../answer-texts';
import type { SpokenAmount, SpokenCorrection } from '../entries/parse-correction';
import { inPaise } from '../entries/sentence';
import type { CorrectableEvent, SpokenEntry, SpokenIntent } from '../entries/spoken-entry';
import { dayName, resolveDay } from './change';
import type { Change, NoChange, RecordsShell } from './change';
import { recordNotices } from './record-notices';

const kinds: Readonly<Record<SpokenCorrection['of'], LedgerKind>> = {
  plates: 'plates',
  waste: 'waste',
  expense: 'expense',
  price: 'price',
  'selling-price': 'dish',
};

export function isCorrectable(event: LedgerEvent): event is CorrectableEvent {
  if (event.kind === 'dish') return event.fields.sellingPrice !== undefined;
  return (
    event.kind === 'plates' ||
    event.kind === 'waste' ||
    event.kind === 'expense' ||
    event.kind === 'price'
  );
}

export function figureOf(entry: CorrectableEvent): number {
  switch (entry.kind) {
    case 'plates':
      return 'count' in entry ? entry.count : entry.plates;
    case 'waste':
      return 'dish' in entry ? entry.plates : entry.amount;
    case 'expense':
      return entry.amount;
    case 'price':
      return entry.price;
    case 'dish':
      return entry.fields.sellingPrice ?? 0;
  }
}

/** The entry with another figure; `undefined` where it cannot have that, such as half a plate. */
export function withFigure(
  entry: CorrectableEvent,
  { value, unit }: SpokenAmount,
): CorrectableEvent | undefined {
  const money = inPaise(value);
  switch (entry.kind) {
    case 'plates':
      if (!Number.isInteger(value) || unit !== undefined) return undefined;
      if ('count' in entry) return { ...entry, count: value };
      return value > 0 ? { ...entry, plates: value } : undefined;
    case 'expense':
      return money > 0 ? { ...entry, amount: money } : undefined;
    case 'price':
      return { ...entry, price: money };
    case 'dish':
      return { ...entry, fields: { ...entry.fields, sellingPrice: money } };
    case 'waste':
      if (!(value > 0)) return undefined;
      if ('dish' in entry) {
        return Number.isInteger(value) && unit === undefined
          ? { ...entry, plates: value }
          : undefined;
      }
      return baseOf(unit ?? entry.unit) === baseOf(entry.unit)
        ? { ...entry, amount: value, unit: unit ?? entry.unit }
        : undefined;
  }
}

function isMeant({ subjects, category }: SpokenCorrection): (event: CorrectableEvent) => boolean {
  return (event) => {
    if (event.kind === 'expense') return category === null || event.category === category;
    const subject = 'dish' in event ? event.dish : event.ingredient;
    return subjects.length === 0 || subjects.includes(subject);
  };
}

/** Those that fit better than the others; all of them where none does. */
function best<Event>(events: readonly Event[], fits: (event: Event) => boolean): readonly Event[] {
  const better = events.filter(fits);
  return better.length > 0 ? better : events;
}

/**
 * Looks for the entry that a correction means.
 *
 * @returns what is to be done, or why nothing can be; `undefined` where the sentence rather is no correction: 'gas ka kharcha 300
 * kar do' is a new expense on a day without one
 */
export async function findCorrection(
  spoken: SpokenCorrection,
  shell: RecordsShell,
  texts: AnswerTexts,
): Promise<SpokenIntent | NoChange | undefined> {
  const { day, of, was, now, word } = spoken;
  const { words } = texts;
  if (day === null) return { kind: 'no-change', text: words.records.correction.whichDay };
  const all = await eventsOn(day, of, shell);
  if (!all) return { kind: 'no-change', text: words.records.count.unread };
  const spokenWords = tokensOf(word);
  const meant = best(
    all.filter(isMeant(spoken)),
    (event) =>
      event.kind === 'expense' && tokensOf(event.note).some((token) => spokenWords.includes(token)),
  );
  const isSame = (event: CorrectableEvent) => was === null || figureOf(event) === was.value;
  const found = best(meant, isSame);
  const choices = new Map(
    found.flatMap((event) => {
      const entry = now && withFigure(event, now);
      // Of entries that are all the same the last one will do.
      return entry === undefined
        ? []
        : [[textOf(event, shell, texts), { kind: 'correction', event, entry } as const] as const];
    }),
  );
  const [only] = choices.values();
  const mustBeExact = of === 'plates' || of === 'price' || of === 'selling-price';
  // '340, not 430', where neither stands and nothing says of what.
  const isVague = spoken.category === null && spoken.subjects.length === 0;
  if (!only || ((mustBeExact || isVague) && !found.some(isSame))) {
    return (was === null && now !== null) || mustBeExact || !spoken.isPlain
      ? undefined
      : { kind: 'no-change', text: words.records.correction.none(dayName(day, shell, texts)) };
  }
  if (choices.size > 1) {
    return { kind: 'choose', choices: [...choices].map(([label, entry]) => ({ label, entry })) };
  }
  return { kind: isSame(only.event) ? 'write' : 'confirm', entry: only };
}

async function eventsOn(
  day: StallDay,
  of: SpokenCorrection['of'],
  { ledger }: RecordsShell,
): Promise<readonly CorrectableEvent[] | undefined> {
  try {
    return (await ledger.events({ from: day, to: day, kinds: [kinds[of]] })).filter(isCorrectable);
  } catch {
    return undefined;
  }
}

/** Food that was thrown away, or given for nothing: the reason `other`. */
export function wasteChange(
  { of, reason, day: spoken }: Extract<SpokenEntry, { readonly kind: 'waste' }>,
  shell: RecordsShell,
): Change | NoChange {
  const day = resolveDay(spoken, shell);
  const entry: WasteEntry = { kind: 'waste', reason, ...of };
  const isGiven = reason === 'other';
  const what = (texts: AnswerTexts) => wasteText(entry, day, shell, texts, isGiven);
  return {
    kind: 'change',
    entries: [entry],
    day,
    isUnusual: false,
    planText: what,
    doneText: async (texts) => texts.words.records.correction.written(what(texts)),
    undoneText: async (texts) => texts.words.records.correction.takenBack(what(texts)),
  };
}

/** Takes an entry of any day back, or puts another figure into it. */
export function correctionChange(
  { event, entry }: Extract<SpokenEntry, { readonly kind: 'correction' }>,
  shell: RecordsShell,
): Change {
  const words = (texts: AnswerTexts) => texts.words.records.correction;
  const before = (texts: AnswerTexts) => textOf(event, shell, texts);
  const after = (texts: AnswerTexts) => (entry ? textOf(entry, shell, texts) : '');
  return {
    kind: 'change',
    of: event,
    entries: entry ? [entry] : [],
    day: event.day,
    isUnusual: false,
    planText: (texts) =>
      entry ? words(texts).instead(after(texts), before(texts)) : before(texts),
    doneText: async (texts) =>
      entry
        ? words(texts).corrected(before(texts), after(texts))
        : words(texts).takenBack(before(texts)),
    undoneText: async (texts) => words(texts).putBack(before(texts)),
  };
}

function nameAt(id: string, { stall }: RecordsShell, { names }: AnswerTexts): string {
  const { dishes, ingredients } = names.inStall(stall.getSnapshot());
  return [...dishes, ...ingredients].find((one) => one.id === id)?.name ?? id;
}

function wasteText(
  entry: WasteEntry,
  day: StallDay,
  shell: RecordsShell,
  texts: AnswerTexts,
  isGiven = false,
): string {
  const { prices, records } = texts.words;
  const { correction, dish } = records;
  const what =
    'dish' in entry
      ? dish(entry.plates, nameAt(entry.dish, shell, texts))
      : correction.amount(
          entry.amount,
          prices.amounts[entry.unit],
          nameAt(entry.ingredient, shell, texts),
        );
  return correction[isGiven ? 'given' : 'waste'](what, dayName(day, shell, texts));
}

/** An entry with its day, as it is said. */
export function textOf(event: CorrectableEvent, shell: RecordsShell, texts: AnswerTexts): string {
  const { words } = texts;
  const { correction, dish } = words.records;
  const notices = recordNotices(words);
  const day = dayName(event.day, shell, texts);
  const nameOf = (id: string) => nameAt(id, shell, texts);
  switch (event.kind) {
    case 'plates': {
      const sold = words.records.plates.sold(dish(figureOf(event), nameOf(event.dish)));
      return correction.dated(sold, day);
    }
    case 'waste':
      return wasteText(event, event.day, shell, texts);
    case 'expense': {
      const { category, note, amount } = event;
      return notices.expense.planned(
        { word: note || notices.expense.words[category], amount },
        day,
      );
    }
    case 'price':
      return correction.dated(notices.price.planned(nameOf(event.ingredient), event, null), day);
    case 'dish': {
      const price = formatRupees(event.fields.sellingPrice ?? 0);
      return correction.dated(correction.sellingPrice(nameOf(event.dish), price), day);
    }
  }
}
