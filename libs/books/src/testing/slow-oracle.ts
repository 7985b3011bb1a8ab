import type { DayTotals } from '@thela/ledger';

/**
 * A second way to the figures, which shares no code with the library: dates by `Date`, money by the digits of its
 * decimal text, every question asked of all days again.
 */

/** `dayLater('2026-11-22', 1)` is '2026-11-23'. */
export function dayLater(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** 1 for Monday, 7 for Sunday. */
export function isoWeekday(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** Paise, read from the decimal text. */
export function digitsOf(rupees: number): bigint {
  const [whole = '0', decimals = ''] = rupees.toFixed(2).split('.');
  return BigInt(`${whole}${decimals}`);
}

/** ₹ of paise / count, rounded half away from zero. */
export function rupeesOfDigits(paise: bigint, count = 1n): number {
  const size = paise < 0n ? -paise : paise;
  const rounded = (2n * size + count) / (2n * count);
  return Number(`${paise < 0n ? '-' : ''}${rounded}e-2`) + 0;
}

function everyDay(from: string, to: string): string[] {
  const found: string[] = [];
  for (let day = from; day <= to; day = dayLater(day, 1)) found.push(day);
  return found;
}

export function totalsIn(days: readonly DayTotals[], from: string, to: string): DayTotals[] {
  return everyDay(from, to).flatMap((day) => days.filter((each) => each.day === day));
}

type Figure = 'revenue' | 'ingredientCost' | 'profit' | 'expenses' | 'waste' | 'left';

/** What a day has of a figure, in picorupees: dish by dish, all money on one side, all known costs on the other. */
function exactly({ dishes, exact }: DayTotals, figure: Figure): bigint {
  if (figure === 'expenses' || figure === 'waste') return exact[figure];
  let [taken, costed, cost] = [0n, 0n, 0n];
  for (const dish of dishes) {
    taken += dish.exact.revenue;
    costed += dish.exact.cost === null ? 0n : dish.exact.revenue;
    cost += dish.exact.cost ?? 0n;
  }
  if (figure === 'revenue') return taken;
  if (figure === 'ingredientCost') return cost;
  return figure === 'profit' ? costed - cost : taken - cost - exact.expenses - exact.waste;
}

/** Picorupees. */
export function sumBySlowWay(days: readonly DayTotals[], figure: Figure): bigint {
  let sum = 0n;
  for (const each of days) sum += exactly(each, figure);
  return sum;
}

/** ₹ of picorupees / count, rounded half away from zero. */
export function rupeesOfExact(picorupees: bigint, count = 1n): number {
  return rupeesOfDigits(picorupees, 10n ** 10n * count);
}

/** Whether a shown amount is less than a paisa off. */
export function isWithinAPaisa(rupees: number, picorupees: bigint): boolean {
  const off = digitsOf(rupees) * 10n ** 10n - picorupees;
  return off < 10n ** 10n && -off < 10n ** 10n;
}

/** What a dish brought on some days, in picorupees: plates, revenue; plates, cost and profit where the cost is known. */
export function dishBySlowWay(days: readonly DayTotals[], dish: string) {
  const rows = days.flatMap(({ dishes }) =>
    dishes.filter((each) => each.dish === dish && each.plates > 0),
  );
  let [plates, revenue, costedPlates, cost, profit] = [0, 0n, 0, 0n, 0n];
  for (const { plates: each, exact } of rows) {
    plates += each;
    revenue += exact.revenue;
    if (exact.cost === null) continue;
    costedPlates += each;
    cost += exact.cost;
    profit += exact.revenue - exact.cost;
  }
  return { plates, revenue, costedPlates, cost, profit };
}

export function middleBySlowWay(amounts: readonly bigint[]): bigint {
  const rest = [...amounts];
  // Takes the smallest and the largest away until one or two are left.
  while (rest.length > 2) {
    const sorted = [...rest].sort((a, b) => Number(a - b));
    rest.splice(0, rest.length, ...sorted.slice(1, -1));
  }
  const [a = 0n, b = a] = rest;
  const sum = a + b;
  return sum < 0n ? -((1n - sum) / 2n) : (sum + 1n) / 2n;
}
