import { addDays, baseOf, daysBetween, exactPricePerBase } from '@thela/ledger';
import type { PriceTag, References, StallDay } from '@thela/ledger';

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

interface Step {
  readonly day: StallDay;
  readonly tag: PriceTag;
}

/** An odd price of which it is not known yet whether it is right, and those that followed while it counted. */
interface Open {
  readonly steps: readonly [Step, ...Step[]];
  readonly before: PriceTag;
}

function isOdd(tag: PriceTag, before: PriceTag): boolean {
  const [now, then] = [exactPricePerBase(tag), exactPricePerBase(before)];
  if (now === 0n || then === 0n || baseOf(tag.unit) !== baseOf(before.unit)) return false;
  return now >= then * ODD_TIMES || now * ODD_TIMES <= then;
}

/** What is known of the prices of an ingredient, as far as they were read. */
export interface Walk {
  readonly references: References;
  readonly ingredient: string;
  /** What is believed, the earliest first. */
  readonly steps: readonly Step[];
  /** Since when no price was odd beside the one before it. */
  readonly since: StallDay;
  readonly odd: readonly OddPrice[];
  /** What counts on the day that was reached, if that is odd. */
  readonly open: Open | null;
}

/** Whether this price was entered again, a while after: then it is meant. */
function isConfirmed({ references, ingredient }: Walk, [first]: Open['steps'], { day, tag }: Step) {
  const times = (references.price.get(ingredient)?.changes ?? [])
    .filter(
      (event) =>
        event.day >= first.day &&
        event.day <= day &&
        exactPricePerBase(event) === exactPricePerBase(tag),
    )
    .map(({ at }) => at);
  return Math.max(...times) - Math.min(...times) >= AGAIN_MS;
}

/**
 * The walk up to a day, on which its open prices are believed if they stood long enough before it: more than 30 days,
 * or longer than what was before them. That may have been the wrong one, such as the first price of all.
 */
export function settled(walk: Walk, day: StallDay): Walk {
  const { open, steps, since } = walk;
  if (open === null) return walk;
  const [first, ...others] = open.steps;
  const days = daysBetween(first.day, day);
  if (days <= BELIEVED_AFTER_DAYS && days <= daysBetween(since, first.day)) return walk;
  const believed = { ...walk, steps: [...steps, first], since: first.day, open: null };
  return settled(others.reduce(walkedTo, believed), day);
}

/** The open price as one that ended on a day, or that counts still. */
export function closed(
  { open, ingredient }: Walk,
  to: StallDay,
  isNow: boolean,
): readonly OddPrice[] {
  if (open === null) return [];
  const { steps, before } = open;
  const price = steps.at(-1)?.tag ?? steps[0].tag;
  return [{ ingredient, from: steps[0].day, to, isNow, price, before }];
}

export function walkedTo(walk: Walk, step: Step): Walk {
  return judged(settled(walk, step.day), step);
}

function judged(walk: Walk, step: Step): Walk {
  const { steps, odd, open } = walk;
  const before = steps.at(-1)?.tag;
  if (before === undefined || !isOdd(step.tag, before)) {
    const ended = closed(walk, addDays(step.day, -1), false);
    const since = before === undefined ? step.day : walk.since;
    return { ...walk, steps: [...steps, step], since, odd: [...odd, ...ended], open: null };
  }
  const all: Open['steps'] = open ? [...open.steps, step] : [step];
  if (!isConfirmed(walk, all, step)) return { ...walk, open: { steps: all, before } };
  const meant = all.filter(({ tag }) => !isOdd(tag, step.tag));
  const since = meant[0]?.day ?? step.day;
  return { ...walk, steps: [...steps, ...meant], since, open: null };
}
