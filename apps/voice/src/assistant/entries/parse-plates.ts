import type { Match } from '@thela/understanding';
import type { Dish } from '@thela/ledger';
import { parseCounts } from './parse-counts';
import type { PlateCount } from './parse-counts';
import { parsePlatesOrder } from './plates-order';
import type { PlatesOrder } from './plates-order';
import { hasSign, spellingAt } from './sentence';
import type { Sentence } from './sentence';
import type { SpokenEntry, SpokenIntent } from './spoken-entry';

/** More at once, and more in a day, than a stall sells. */
const mostAtOnce = 200;
const mostOfDay = 1000;
const mostChoices = 12;

function isIn(one: Match<unknown>, other: Match<unknown>): boolean {
  return other.from <= one.from && one.to <= other.to;
}

/** 'Ek plain, do masala dosa'. */
function isCountedKind({ tokens, figures }: Sentence, dish: Sentence['dishes'][number]): boolean {
  const isCounted = figures.some(({ to }) => to === dish.from);
  return isCounted && tokens[dish.to] === ',' && dish.meaning.dishes.length === 1;
}

function combinations(counts: readonly PlateCount[]): readonly (readonly Dish[])[] {
  return counts.reduce<readonly (readonly Dish[])[]>(
    (combined, { dishes }) => combined.flatMap((some) => dishes.map((dish) => [...some, dish])),
    [[]],
  );
}

function entryOf(
  { kind, day, sign }: PlatesOrder,
  dishes: readonly Dish[],
  counts: readonly PlateCount[],
): SpokenEntry {
  const plates = dishes.map(({ id }, index) => ({
    dish: id,
    plates: sign * (counts[index]?.plates ?? 0),
  }));
  return { kind, day, plates };
}

/** Reads plates that were sold or taken back, and counts of a day. */
export function parsePlates(sentence: Sentence): SpokenIntent | undefined {
  const reading = parsePlatesOrder(sentence);
  if (!reading) return undefined;
  const off = sentence.dishes.find(({ meaning }) => meaning.dishes.length === 0);
  if (off) return { kind: 'no-such', name: spellingAt(sentence, off) };
  const counts = hasSign(sentence, 'vague') ? undefined : parseCounts(sentence);
  const noFigure = { kind: 'no-figure', about: 'plates' } as const;
  if (!counts || (reading.kind === 'plates' && counts.some(({ plates }) => plates === 0))) {
    return reading.isPlain ? noFigure : undefined;
  }
  // 'Do idli wapas, teen chai likho': which is which is not read.
  const isMixed = hasSign(sentence, 'back') && hasSign(sentence, 'sold', 'gone', 'add');
  if (isMixed && counts.length > 1) return noFigure;
  const all = combinations(counts);
  if (all.length > mostChoices) return noFigure;
  const choices = all.map((dishes) => ({
    label: dishes.map(({ name }) => name).join(' and '),
    entry: entryOf(reading, dishes, counts),
  }));
  const [only] = choices;
  if (only === undefined || choices.length > 1) return { kind: 'choose', choices };
  const most = reading.kind === 'count' ? mostOfDay : mostAtOnce;
  const isUsual = counts.every(({ plates }) => plates > 0 && plates <= most);
  const isOnce = new Set(counts.map(({ dishes }) => dishes[0]?.id)).size === counts.length;
  const isSure =
    reading.isSure &&
    isUsual &&
    isOnce &&
    sentence.figures.length === counts.length &&
    sentence.ingredients.length === 0 &&
    // 'Woh auto wala' bought; 'likh le chhotu' is said to the helper.
    sentence.expenses.every(
      (one) =>
        sentence.buyers.some((buyer) => isIn(one, buyer)) ||
        (one.meaning.category === 'help' && hasSign(sentence, 'add')),
    ) &&
    sentence.dishes.some(({ meaning }) => meaning.isSure) &&
    sentence.dishes.every((dish) => dish.meaning.isSure || isCountedKind(sentence, dish));
  return { kind: isSure ? 'write' : 'confirm', entry: only.entry };
}
