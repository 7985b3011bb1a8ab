import type { Words } from '@thela/language';
import { dayName } from '@thela/page';
import type { ClockFault } from '@thela/records';
import type { Messages } from './messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Which day entries go to, and how far the clock is off. */
export function clockText(
  { aheadMs, deviceDay, serverDay }: ClockFault,
  { ahead, behind, span }: Messages['notices'],
  words: Words,
): string {
  const say = aheadMs < 0 ? behind : ahead;
  return say(
    spanOf(Math.abs(aheadMs), span),
    dayName(words, deviceDay, serverDay),
    dayName(words, serverDay, serverDay),
  );
}

function spanOf(ms: number, span: Messages['notices']['span']): string {
  if (ms < HOUR_MS) return span.minutes(Math.max(1, Math.round(ms / MINUTE_MS)));
  const hours = Math.round(ms / HOUR_MS);
  return hours < 48 ? span.hours(hours) : span.days(Math.round(hours / 24));
}
