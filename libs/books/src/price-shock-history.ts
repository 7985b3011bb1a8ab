import { baseOf, priceOn, pricePerBase } from '@thela/ledger';
import type { PriceTag, References, StallDay } from '@thela/ledger';
import { toMillionths } from '@thela/pricing';
import { dayFrom } from './calendar';

/** So many times as much, or as little, is hardly ever a market: it is a digit too many or too few. */
const ODD_TIMES = 5n;

/** A price that stood so long is believed: nobody pays a wrong one for a month without seeing it. */
const BELIEVED_AFTER_DAYS = 30;

/** The same price, entered again so long after, in ms, is meant; letters of one typing are closer together. */
const AGAIN_MS = 3000;

/** A price that was perhaps typed wrong: 5 or more times what it was before, or a fifth of it or less. */
export interface OddPrice {
  readonly ingredient: string;
  /** First and last day on which it counted, both included. */
  readonly from: StallDay;
  readonly to: StallDay;
  /** Whether it counts today. */
  readonly isNow: boolean;
  /** As it was entered, the last one when there were several. */
  readonly price: PriceTag;
  /** The last price before it that was not odd. */
  readonly before: PriceTag;
}

/** The prices of one ingredient, without those that were perhaps typed wrong. */
export interface PriceHistory {
  /** The earliest first. */
  readonly odd: readonly OddPrice[];
  /** The price at the end of a day; on a day of an odd price the one before that. `null` without one. */
  readonly on: (day: StallDay) => PriceTag | null;
}

interface Step {
  readonly day: StallDay;
  readonly tag: PriceTag;
}

type Open = Omit<OddPrice, 'to' | 'isNow'>;

/** Millionths of a rupee per kg, litre or piece, exact. */
export function perBase(tag: PriceTag): bigint {
  return BigInt(toMillionths(pricePerBase(tag)));
}

function isOdd(tag: PriceTag, before: PriceTag): boolean {
  const [now, then] = [perBase(tag), perBase(before)];
  if (now === 0n || then === 0n || baseOf(tag.unit) !== baseOf(before.unit)) return false;
  return now >= then * ODD_TIMES || now * ODD_TIMES <= then;
}

/** The day on which the vendor set up the stall; `null` before. */
export function firstOwnDay({ stall }: References): StallDay | null {
  return stall.get('')?.changes[0]?.day ?? null;
}

/** The days from `first` to `today` on which the price may have become another. */
function changeDays(
  references: References,
  ingredient: string,
  first: StallDay,
  today: StallDay,
): readonly StallDay[] {
  const { changes = [], corrections = [] } = references.price.get(ingredient) ?? {};
  const days = [
    first,
    ...changes.map(({ day }) => day),
    ...corrections.flatMap(({ day }) => [day, dayFrom(day, 1)]),
  ];
  return [...new Set(days)].filter((day) => day >= first && day <= today).sort();
}

/** Whether this price was entered again, a while after: then it is meant. */
function isConfirmed(references: References, { ingredient, from, price }: Open, day: StallDay) {
  const times = (references.price.get(ingredient)?.changes ?? [])
    .filter((event) => event.day >= from && event.day <= day && perBase(event) === perBase(price))
    .map(({ at }) => at);
  return Math.max(...times) - Math.min(...times) >= AGAIN_MS;
}

/** What was found up to a day. */
interface Walk {
  readonly steps: Step[];
  readonly odd: OddPrice[];
  /** The odd price that counts on the day that was reached. */
  open: Open | null;
}

function walkTo(references: References, ingredient: string, walk: Walk, day: StallDay): void {
  const { steps, odd, open } = walk;
  const price = priceOn(references, ingredient, day);
  if (price === null) return;
  const before = steps.at(-1)?.tag;
  if (before === undefined || !isOdd(price, before)) {
    if (open) odd.push({ ...open, to: dayFrom(day, -1), isNow: false });
    steps.push({ day, tag: price });
    walk.open = null;
    return;
  }
  const next = { ingredient, from: open?.from ?? day, price, before };
  const isMeant = isConfirmed(references, next, day);
  if (isMeant) steps.push({ day: next.from, tag: price });
  walk.open = isMeant ? null : next;
}

/** What became of the odd price that counts today. */
function end({ steps, odd, open }: Walk, today: StallDay): void {
  if (open === null) return;
  const isBelieved = open.from < dayFrom(today, -BELIEVED_AFTER_DAYS);
  if (isBelieved) steps.push({ day: open.from, tag: open.price });
  else odd.push({ ...open, to: today, isNow: true });
}

/**
 * The prices of an ingredient since the stall was set up, without those that were perhaps typed wrong: 5 or more
 * times, or at most a fifth of, the price before. Such a price is believed once it was entered again at another moment,
 * or once it stood for more than 30 days.
 *
 * @param ingredient its id
 * @example
 * // ₹124 a kg, on the 14th ₹1,240, from the 15th on ₹126
 * priceHistory(references, 'urad', '2026-11-22').on('2026-11-14') // { price: 124, unit: 'kg' }
 */
export function priceHistory(
  references: References,
  ingredient: string,
  today: StallDay,
): PriceHistory {
  const first = firstOwnDay(references) ?? today;
  const walk: Walk = { steps: [], odd: [], open: null };
  for (const day of changeDays(references, ingredient, first, today)) {
    walkTo(references, ingredient, walk, day);
  }
  end(walk, today);
  const { steps, odd } = walk;
  return { odd, on: (day) => steps.findLast((step) => step.day <= day)?.tag ?? null };
}
