import { addDays } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import type { AskedDays, BookQuestion } from './book-question';
import { ask, has } from './heard-question';
import type { Heard } from './heard-question';

/** The days before tomorrow that are named, or why they are not plain. */
export function pastDays(heard: Heard): readonly AskedDays[] | BookQuestion {
  const found: AskedDays[] = [];
  for (const { meaning } of heard.days) {
    switch (meaning.kind) {
      case 'days':
        found.push(meaning.days);
        break;
      case 'weekday':
      case 'kal':
      case 'parso':
        found.push(meaning.past);
        break;
      case 'tomorrow':
      case 'ahead':
        return { kind: 'ahead' };
      case 'some-week':
      case 'unclear':
        return ask('days');
    }
  }
  // 'Aaj tak' is all; 'is mahine, aaj tak' is this month.
  const named = found.length > 1 ? found.filter(({ name }) => name !== 'all') : found;
  if (named.length > 2) return ask('days');
  // 'Will' is said of days to come, whatever they are called.
  return has(heard, 'future') ? { kind: 'ahead' } : named;
}

/** Whether the days are those that others are compared with: 'pichle hafte se', 'than last week'. */
export function isBeside({ days, tokens }: Heard): boolean {
  const [only] = days;
  if (!only || days.length !== 1) return false;
  const words = ['se', 'than', 'kante', 'mukable', 'mukabale'];
  const before = tokens[only.from - 1] ?? '';
  return before === 'than' || words.includes(tokens[only.to] ?? '');
}

/** The days that go on where only those before them are named: this week for 'more than last week'. */
export function daysBeside({ name, to }: AskedDays, today: StallDay): AskedDays | undefined {
  const since = addDays(to, 1);
  if (name === 'last-week') return { name: 'this-week', from: since, to: today };
  if (name === 'last-month') return { name: 'this-month', from: since, to: today };
  return name === 'yesterday' ? { name: 'today', from: today, to: today } : undefined;
}
