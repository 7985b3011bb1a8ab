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

export function sumBySlowWay(days: readonly DayTotals[], figure: Figure): bigint {
  let sum = 0n;
  for (const each of days) sum += digitsOf(each[figure] ?? 0);
  return sum;
}

/** What a dish brought on some days: plates, revenue; plates, cost and profit where the cost is known. */
export function dishBySlowWay(days: readonly DayTotals[], dish: string) {
  const said = days.flatMap(({ dishes }) => dishes.filter((each) => each.dish === dish));
  const costed = said.filter(({ ingredientCost, plates }) => ingredientCost !== null && plates > 0);
  const sold = said.filter(({ plates }) => plates > 0);
  const sum = (all: readonly (number | null)[]) => {
    let total = 0n;
    for (const each of all) total += digitsOf(each ?? 0);
    return total;
  };
  return {
    plates: sold.map(({ plates }) => plates).reduce((a, b) => a + b, 0),
    revenue: sum(sold.map(({ revenue }) => revenue)),
    costedPlates: costed.map(({ plates }) => plates).reduce((a, b) => a + b, 0),
    cost: sum(costed.map(({ ingredientCost }) => ingredientCost)),
    profit: sum(costed.map(({ profit }) => profit)),
  };
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
