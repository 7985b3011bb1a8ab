import {
  addDays,
  DAYS_OF_WEEK,
  daysIn,
  eventsOf,
  mondayOf,
  stallOn,
  toBase,
  wasteOn,
} from '@thela/ledger';
import type {
  DayRange,
  EventHead,
  LedgerEvent,
  References,
  StallDay,
  WasteEntry,
  WasteReason,
} from '@thela/ledger';
import { roundToSum, toRupees } from '@thela/pricing';
import { sumOf } from './paise';

/** What was thrown away: plates of a dish, or an amount of an ingredient. */
type WastedSubject =
  | { readonly kind: 'dish'; readonly id: string; readonly unit: 'plate' }
  | {
      readonly kind: 'ingredient';
      readonly id: string;
      readonly unit: 'kg' | 'litre' | 'piece';
    };

/** What was thrown away of one dish or ingredient for one reason in a week. */
export interface WasteItem {
  readonly subject: WastedSubject;
  /** As on the last of these days. */
  readonly name: string;
  readonly reason: WasteReason;
  /** Plates, kg, litres or pieces, as the subject's `unit` says; exact. */
  readonly amount: number;
  /** ₹ at the cost of each day, 2 decimals; `null` when that is not known for one of them. */
  readonly cost: number | null;
}

export interface WasteWeek extends DayRange {
  /** Days of the week that are in the range: fewer than 7 for one that is cut off. */
  readonly days: number;
  /**
   * ₹, rounded once from the exact sum of the waste of these days, as far as its cost is known; `null` when of nothing that
   * was thrown away it is.
   */
  readonly cost: number | null;
  /** Whether the cost of anything is not known. */
  readonly hasUnknownCost: boolean;
  /** The dearest first, those of unknown cost last. Where all costs are known, they add up to `cost`. */
  readonly items: readonly WasteItem[];
}

type WasteEvent = EventHead & WasteEntry;

type WasteEvents = readonly WasteEvent[];

function subjectOf(event: WasteEvent): WastedSubject {
  if ('dish' in event) return { kind: 'dish', id: event.dish, unit: 'plate' };
  return { kind: 'ingredient', id: event.ingredient, unit: toBase(event).unit };
}

function subjectAndReason(event: WasteEvent): string {
  return JSON.stringify([subjectOf(event), event.reason]);
}

/** Billionths of a plate, kg, litre or piece: amounts of a recipe have up to nine decimals of these. */
function billionthsOf(event: WasteEvent): bigint {
  const amount = 'dish' in event ? event.plates : toBase(event).amount;
  return BigInt(amount.toFixed(9).replace('.', ''));
}

function nameOf(references: References, { kind, id }: WastedSubject, day: StallDay): string {
  const stall = stallOn(references, day);
  const all = kind === 'dish' ? stall.dishes : stall.ingredients;
  return all.find((each) => each.id === id)?.name ?? id;
}

function groupedBy(events: WasteEvents, keyOf: (event: WasteEvent) => string) {
  const groups = new Map<string, WasteEvent[]>();
  for (const event of events) {
    const key = keyOf(event);
    const found = groups.get(key);
    if (found === undefined) groups.set(key, [event]);
    else found.push(event);
  }
  return groups;
}

/** The ledger's own figure for these events alone, in picorupees. */
function costOf(references: References, events: WasteEvents) {
  const days = groupedBy(events, ({ day }) => day);
  const totals = [...days].map(([day, found]) => wasteOn(references, day, found));
  return {
    cost: sumOf(totals, ({ cost }) => cost),
    isKnown: totals.every(({ unknown }) => unknown.length === 0),
  };
}

/** @param events of one subject, for one reason; at least one */
function wasteItem(references: References, events: WasteEvents): ExactItem {
  const last = events.reduce((latest, event) => (event.day > latest.day ? event : latest));
  const subject = subjectOf(last);
  const { cost, isKnown } = costOf(references, events);
  return {
    subject,
    name: nameOf(references, subject, last.day),
    reason: last.reason,
    amount: Number(`${events.reduce((sum, event) => sum + billionthsOf(event), 0n)}e-9`),
    cost: isKnown ? cost : null,
  };
}

interface ExactItem extends Omit<WasteItem, 'cost'> {
  /** Picorupees. */
  readonly cost: bigint | null;
}

function byCost({ cost: a }: ExactItem, { cost: b }: ExactItem): number {
  return Number((b ?? -1n) > (a ?? -1n)) - Number((b ?? -1n) < (a ?? -1n));
}

/** The latest first. */
function weeksOf({ from, to }: DayRange): readonly DayRange[] {
  const weeks: DayRange[] = [];
  for (
    let monday = mondayOf(to);
    monday >= mondayOf(from);
    monday = addDays(monday, -DAYS_OF_WEEK)
  ) {
    const sunday = addDays(monday, DAYS_OF_WEEK - 1);
    weeks.push({ from: monday < from ? from : monday, to: sunday > to ? to : sunday });
  }
  return weeks;
}

/**
 * Adds up week by week what was thrown away, at its cost on that day. Weeks begin on Monday, as in ISO 8601.
 *
 * @param references of the stall: prices and recipes of every day
 * @param events with undos, in any order, with any repeats; only waste in the range counts
 * @returns every week that the range touches, the latest first, also those without waste
 * @example
 * // Monday 2 idlis unsold at a cost of ₹8.90 each, Sunday 600 g of tomatoes spoilt at ₹40 a kg
 * wasteWeeks(references, events, week) // [{ cost: 41.8, items: [tomatoes 0.6 kg ₹24, idli 2 plates ₹17.8], ... }]
 */
export function wasteWeeks(
  references: References,
  events: Iterable<LedgerEvent>,
  range: DayRange,
): readonly WasteWeek[] {
  const wasted = eventsOf(events).filter((event) => event.kind === 'waste');
  return weeksOf(range).map((week) => {
    const found = wasted.filter(({ day }) => day >= week.from && day <= week.to);
    const { cost, isKnown } = costOf(references, found);
    const items = [...groupedBy(found, subjectAndReason).values()]
      .map((same) => wasteItem(references, same))
      .sort(byCost);
    const costs = roundToSum(items.map((item) => item.cost ?? 0n));
    return {
      ...week,
      days: daysIn(week),
      cost: cost === 0n && !isKnown ? null : toRupees(cost),
      hasUnknownCost: !isKnown,
      items: items.map((item, index) => ({
        ...item,
        cost: item.cost === null ? null : (costs[index] ?? 0),
      })),
    };
  });
}

// A head for an entry that is not entered yet: the totals of a day ask for the day alone.
const HEAD = {
  id: '00000000-0000-4000-8000-000000000000',
  at: 0,
  device: '00000000-0000-4000-8000-000000000000',
};

/**
 * Says what something that was thrown away cost, or would cost, at the prices and recipes of a day.
 *
 * @param references of the stall: prices and recipes of every day
 * @returns ₹, 2 decimals, the ledger's own figure; `null` when the cost is not known
 * @example
 * // 3 plates of idli at a cost of ₹8.90 each
 * wasteCost(references, '2026-11-22', { kind: 'waste', reason: 'unsold', dish: 'idli', plates: 3 }) // 26.7
 */
export function wasteCost(references: References, day: StallDay, entry: WasteEntry): number | null {
  const event: LedgerEvent = { ...entry, ...HEAD, day };
  const { cost, unknown } = wasteOn(references, day, [event]);
  return unknown.length > 0 ? null : toRupees(cost);
}
