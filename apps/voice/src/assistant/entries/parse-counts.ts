import { wordSet } from '@thela/understanding';
import type { Match } from '@thela/understanding';
import type { Dish } from '@thela/ledger';
import { isPlate } from './find-figures';
import type { Figure } from './find-figures';
import { hasSign } from './sentence';
import type { Sentence } from './sentence';
import { signSet } from './signs';

/** A count, and the dishes that it may be of. */
export interface PlateCount {
  readonly dishes: readonly Dish[];
  readonly plates: number;
}

const mostOfLedger = 1_000_000;

/** What may follow on a count of plates, besides the dish. */
const besideCounts = signSet(
  'sold gone perhaps add more back missed ate gave excess short written total soFar set took happened became ' +
    'is was today kal yesterday soft wrong count',
);
const besideCountWords: ReadonlySet<string> = new Set(
  'of aur and bhi hi na ji bhai please just vala'.split(' '),
);
/** 'Add 2 to masala dosa'; '85 mein masala dosa becha' names a price. */
const beforeDishes: ReadonlySet<string> = new Set(['to', 'from', 'in']);

/** 'Upma 2 ghante mein bik gaya', '4 number table pe'. */
export const neverPlates = wordSet(
  'minute minutes min mins baar bar times dafa second seconds sec ghanta ghante ghanton hour hours number numbers no baje bje din days dino ' +
    'km kilometer log logon table tables मिनट घंटे घंटा नंबर नम्बर बजे लोग टेबल',
);

/** Whether the figure counts plates: 'do customer' and '5 baje' do not. */
export function countsPlates(sentence: Sentence, figure: Match<Figure>): boolean {
  const { tokens, dishes, signs } = sentence;
  if (figure.meaning.of === 'plates') return true;
  if (figure.meaning.of !== 'bare') return false;
  const next = tokens[figure.to] ?? '';
  const sign = signs.find(({ from }) => from === figure.to);
  const isDishAt = (index: number) => dishes.some(({ from }) => from === index);
  if (neverPlates.has(next)) return false;
  if (beforeDishes.has(next)) return isDishAt(figure.to + 1);
  return (
    /^[,.]?$/.test(next) ||
    isDishAt(figure.to) ||
    besideCountWords.has(next) ||
    (sign !== undefined && besideCounts.has(sign.meaning)) ||
    isPlate(next) ||
    sentence.unknown.includes(figure.to)
  );
}

/** Puts counts and dishes together; `undefined` where it is not clear which count is of which dish. */
export function parseCounts(sentence: Sentence): readonly PlateCount[] | undefined {
  const { dishes } = sentence;
  const figures = sentence.figures.filter((figure) => countsPlates(sentence, figure));
  const [dish] = dishes;
  const [figure] = figures;
  // 'Do teen dosa' is two or three.
  const isVague = sentence.figures.some(({ from }) =>
    sentence.figures.some(({ to }) => to === from),
  );
  if (!dish || !figure || isVague || dishes.length !== figures.length) return undefined;
  const isBefore = figure.from < dish.from;
  const isInTurn = dishes.every(({ from }, index) => {
    const own = figures[index]?.from ?? 0;
    const [earlier, later] = isBefore ? [own, from] : [from, own];
    const next = (isBefore ? figures : dishes)[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return earlier < later && later < next;
  });
  if (!isInTurn) return undefined;
  const counts = dishes.map(({ meaning }, index) => ({
    dishes: meaning.dishes,
    plates: figures[index]?.meaning.value ?? Number.NaN,
  }));
  const canBe = ({ plates }: PlateCount) =>
    Number.isInteger(plates) && plates >= 0 && plates <= mostOfLedger;
  return counts.every(canBe) ? counts : undefined;
}

/** Whether an 'aur' is 'more' and no 'and'. */
function isMoreAt({ dishes, figures }: Sentence, index: number): boolean {
  const before = figures.find(({ to }) => to === index);
  const isAfterDish = dishes.some(({ to }) => to === index);
  const isBeforeFigure = figures.some(({ from }) => from === index + 1);
  const isBeforeDish = dishes.some(({ from }) => from === index + 1);
  if (isBeforeFigure) return index === 0;
  if (!isBeforeDish) return isAfterDish || before !== undefined;
  // 'Ek aur dosa', but 'chai 95 aur dosa 30'.
  return before !== undefined && dishes.every(({ to }) => to !== before.from);
}

/** 'Ek aur dosa', 'do dosa aur bike': more of it; 'do dosa aur ek idli' is a list. */
export function isMore(sentence: Sentence): boolean {
  const isSaid = ({ tokens }: Sentence) =>
    tokens.some(
      (token, index) => token === 'another' || (token === 'aur' && isMoreAt(sentence, index)),
    );
  return hasSign(sentence, 'more') || isSaid(sentence);
}
