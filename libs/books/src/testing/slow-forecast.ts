import type { DayTotals } from '@thela/ledger';
import { dayLater, isoWeekday } from './slow-oracle';

/** A second way to the forecast: exact fractions of whole numbers, all days asked again for each dish and day. */

type Counted = { readonly day: string; readonly plates: number };

/** Four times the quantile at k quarters, of whole numbers, by definition 7 of Hyndman and Fan. */
function fourQuantile(counts: readonly number[], quarters: number): bigint {
  const sorted = [...counts].sort((a, b) => a - b);
  const index = (sorted.length - 1) * quarters;
  const below = BigInt(sorted[(index - (index % 4)) / 4] ?? 0);
  const above = BigInt(sorted[(index - (index % 4)) / 4 + 1] ?? 0);
  const rest = BigInt(index % 4);
  return rest === 0n ? 4n * below : 4n * below + rest * (above - below);
}

/** The trend as `n` / `d`. */
function trendOf(series: readonly Counted[]): { n: bigint; d: bigint } {
  if (series.length < 28) return { n: 1n, d: 1n };
  const late = series.slice(-14).map(({ plates }) => plates);
  const early = series.slice(-28, -14).map(({ plates }) => plates);
  const n = BigInt(late.reduce((a, b) => a + b, 0));
  const d = BigInt(early.reduce((a, b) => a + b, 0));
  if (d === 0n) return { n: 1n, d: 1n };
  if (10n * n < 7n * d) return { n: 7n, d: 10n };
  return 10n * n > 13n * d ? { n: 13n, d: 10n } : { n, d };
}

const openBefore = (days: readonly DayTotals[], day: string) =>
  days.filter((each) => each.day < day && each.plates > 0).sort((a, b) => (a.day < b.day ? -1 : 1));

const seriesOf = (days: readonly DayTotals[], dish: string): Counted[] =>
  days.flatMap(({ day, dishes }) =>
    dishes.flatMap((each) => (each.dish === dish ? [{ day, plates: each.plates }] : [])),
  );

/** Plates, low and high of a dish; `too-few` from fewer than 3 days, `gone` when it no longer sells. */
export function forecastBySlowWay(
  days: readonly DayTotals[],
  dish: string,
  day: string,
): readonly [plates: number, low: number, high: number] | 'too-few' | 'gone' {
  const open = openBefore(days, day);
  const last = open.at(-1);
  const series = seriesOf(open, dish);
  if (last === undefined || series.at(-1)?.day !== last.day) return 'gone';
  const since = dayLater(last.day, -27);
  if (!series.some((each) => each.day >= since && each.plates > 0)) return 'gone';
  if (series.length < 3) return 'too-few';
  const same = series.filter((each) => isoWeekday(each.day) === isoWeekday(day)).slice(-8);
  const isSame = same.length >= 2;
  const counts = (isSame ? same : series.slice(-7)).map(({ plates }) => plates);
  const { n, d } = isSame ? trendOf(series) : { n: 1n, d: 1n };
  // Four times plates x n / d, halves up.
  const rounded = (four: bigint) => Number((four * n * 2n + 4n * d) / (8n * d));
  return [
    rounded(fourQuantile(counts, 2)),
    rounded(fourQuantile(counts, 1)),
    rounded(fourQuantile(counts, 3)),
  ];
}

/** What the three methods say of a dish on a day; `null` when one of them cannot. */
export function saidBySlowWay(days: readonly DayTotals[], dish: string, day: string) {
  const found = forecastBySlowWay(days, dish, day);
  if (typeof found === 'string') return null;
  const open = openBefore(days, day);
  const countOn = (other: string | undefined) =>
    seriesOf(
      open.filter((each) => each.day === other),
      dish,
    ).at(0)?.plates;
  const yesterday = countOn(open.at(-1)?.day);
  const lastWeek = countOn(dayLater(day, -7));
  if (yesterday === undefined || lastWeek === undefined) return null;
  return { forecast: found[0], yesterday, lastWeek };
}
