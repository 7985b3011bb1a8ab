import { wordSet } from '@thela/kitchen-book/words';
import type { Dish } from '@thela/ledger';
import { countedIn, countsPlates, isMore } from './counts-said';
import type { Counted } from './counts-said';
import type { Sentence } from './sentence';
import { isPart, says, spelledAt } from './says';
import type { SpokenDay, SpokenEntry, SpokenIntent } from './spoken-entry';
import type { Sign } from './signs';

/** More at once, and more in a day, than a stall sells. */
const mostAtOnce = 200;
const mostOfDay = 1000;
const mostChoices = 12;

interface Reading {
  readonly kind: 'plates' | 'count';
  readonly day: SpokenDay;
  /** -1 for plates that were taken back. */
  readonly sign: 1 | -1;
  /** True where the words say that it is to be written: without a figure it is asked for. */
  readonly isPlain: boolean;
  readonly isSure: boolean;
}

const deeds: readonly Sign[] = [
  'sold',
  'gone',
  'add',
  'back',
  'written',
  'wrong',
  'short',
  'excess',
];
const servedTo = wordSet('customer customers grahak table parcel ग्राहक कस्टमर');
const vagueDeeds: readonly Sign[] = ['gave', 'perhaps', 'took', 'happened'];
/** What a sentence about plates seldom says, and what makes it another one. */
const doubts: readonly Sign[] = [
  'soft',
  'price',
  'willSell',
  'paid',
  'bought',
  'dearer',
  'cheaper',
  'money',
  'came',
  'received',
  'per',
];

/** What is to be done with the counts; `undefined` where nobody asks for anything. */
function readingOf(sentence: Sentence): Reading | undefined {
  const has = (...some: readonly Sign[]) => says(sentence, ...some);
  const isMistake = has('excess', 'wrong', 'short') && has('written');
  const isTaken = has('back') || has('wrong') || (has('short') && !isMistake) || isMistake;
  const isTooFew = isMistake && has('short');
  const more = isMore(sentence) && !isMistake;
  const isChanged = has('add') || isTaken || more;
  const isOfDay = has('total', 'soFar', 'count');
  const isSet = has('set') && !has('sold', 'gone') && !isChanged;
  const isBare = !has(...vagueDeeds, ...deeds) && !more && !isOfDay && !isSet;
  if (isBare && !isBareCount(sentence)) return undefined;
  const isOfYesterday = has('yesterday', 'kal');
  if (has('kal') && !has('was', 'set', ...vagueDeeds, ...deeds)) return undefined;
  const kind = (isOfDay || isSet) && !isChanged ? 'count' : 'plates';
  // 'Customer ko do chai di': served.
  const isServed =
    has('gave') &&
    sentence.tokens.some(
      (token, index) => servedTo.has(token) && sentence.tokens[index + 1] === 'ko',
    );
  const isPlain =
    isServed || has('sold', 'gone', 'add', 'back') || more || isOfDay || (isMistake && !isTooFew);
  const isSure =
    isPlain &&
    !isPart(sentence) &&
    !has(...doubts) &&
    !(has(...vagueDeeds) && !has('add') && !isServed) &&
    !(has('wrong', 'excess', 'short', 'written') && !isMistake) &&
    !(has('kal') && has('add')) &&
    !(isTaken && (has('sold', 'gone', 'add') || isMore(sentence))) &&
    !(isChanged && isOfDay) &&
    !(has('was') && !isOfYesterday) &&
    !(isOfYesterday && (kind === 'count' || isTaken || !(more || has('add')))) &&
    !(has('today') && kind === 'plates' && !more && !isTaken && !has('add')) &&
    !(isSet && !isOfDay) &&
    // 'Do chai wala customer gaya', 'do set idli becha'.
    !(has('gone') && !isServed && sentence.tokens.some((token) => servedTo.has(token))) &&
    !(has('set') && has('sold', 'gone'));
  return {
    kind,
    day: isOfYesterday ? 'yesterday' : 'today',
    sign: isTaken && !isTooFew ? -1 : 1,
    isPlain,
    isSure,
  };
}

/** Nothing but counts and dishes: 'do masala dosa'. */
function isBareCount(sentence: Sentence): boolean {
  const { signs, unknown, figures } = sentence;
  return (
    unknown.length === 0 &&
    figures.length > 0 &&
    figures.every((figure) => countsPlates(sentence, figure)) &&
    signs.every(({ meaning }) => meaning === 'filler' || meaning === 'became')
  );
}

function combinations(counted: readonly Counted[]): readonly (readonly Dish[])[] {
  return counted.reduce<readonly (readonly Dish[])[]>(
    (made, { dishes }) => made.flatMap((some) => dishes.map((dish) => [...some, dish])),
    [[]],
  );
}

function entryOf(
  { kind, day, sign }: Reading,
  dishes: readonly Dish[],
  counted: readonly Counted[],
): SpokenEntry {
  const plates = dishes.map(({ id }, index) => ({
    dish: id,
    plates: sign * (counted[index]?.plates ?? 0),
  }));
  return { kind, day, plates };
}

/** Reads plates that were sold or taken back, and counts of a day. */
export function platesSaid(sentence: Sentence): SpokenIntent | undefined {
  const reading = readingOf(sentence);
  if (!reading) return undefined;
  const off = sentence.dishes.find(({ meaning }) => meaning.dishes.length === 0);
  if (off) return { kind: 'no-such', name: spelledAt(sentence, off) };
  const counted = says(sentence, 'vague') ? undefined : countedIn(sentence);
  const noFigure = { kind: 'no-figure', about: 'plates' } as const;
  if (!counted || (reading.kind === 'plates' && counted.some(({ plates }) => plates === 0))) {
    return reading.isPlain ? noFigure : undefined;
  }
  const all = combinations(counted);
  if (all.length > mostChoices) return noFigure;
  const choices = all.map((dishes) => ({
    label: dishes.map(({ name }) => name).join(', '),
    entry: entryOf(reading, dishes, counted),
  }));
  const [only] = choices;
  if (only === undefined || choices.length > 1) return { kind: 'choose', choices };
  const most = reading.kind === 'count' ? mostOfDay : mostAtOnce;
  const isUsual = counted.every(({ plates }) => plates > 0 && plates <= most);
  const isOnce = new Set(counted.map(({ dishes }) => dishes[0]?.id)).size === counted.length;
  const isSure =
    reading.isSure &&
    isUsual &&
    isOnce &&
    sentence.figures.length === counted.length &&
    sentence.ingredients.length + sentence.expenses.length === 0 &&
    sentence.dishes.every(({ meaning }) => meaning.isSure);
  return { kind: isSure ? 'write' : 'confirm', entry: only.entry };
}
