import type { Words } from '@thela/language';
import { dayName } from '@thela/page';
import type { ClockFault } from '@thela/records';
import type { Messages } from './messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How far the clock is off, and which day entries go to where that is another one. */
export function clockText(
  { aheadMs, deviceDay, serverDay }: ClockFault,
  { ahead, behind, aheadToday, behindToday, span }: Messages['notices'],
  words: Words,
): string {
  const off = spanOf(Math.abs(aheadMs), span);
  if (deviceDay === serverDay) return aheadMs < 0 ? behindToday(off) : aheadToday(off);
  const say = aheadMs < 0 ? behind : ahead;
  return say(off, dayName(words, deviceDay, serverDay), dayName(words, serverDay, serverDay));
}

function spanOf(ms: number, span: Messages['notices']['span']): string {
  if (ms < HOUR_MS) return span.minutes(Math.max(1, Math.round(ms / MINUTE_MS)));
  const hours = Math.round(ms / HOUR_MS);
  return hours < 48 ? span.hours(hours) : span.days(Math.round(hours / 24));
}
