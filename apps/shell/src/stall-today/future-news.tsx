import { useWords } from '@thela/language';
import type { StallDay } from '@thela/ledger';
import { stallPath } from '@thela/page';
import { useMessages } from './messages';
import { NewsRow } from './news-row';

/** Says that something was entered on days that have not come, by a clock that was ahead. */
export function FutureNews({ days }: { readonly days: readonly StallDay[] }) {
  const { future } = useMessages();
  const { list, day: nameOf } = useWords();
  if (days.length === 0) return null;
  return (
    <li>
      <NewsRow to={stallPath}>
        <span className="block text-sm text-ink-soft">{future.title}</span>
        <span className="line-clamp-2 leading-snug font-bold">
          {list(days.map((day) => nameOf(day, { dateStyle: 'long' })))}
        </span>
        <span className="block text-sm text-flame">{future.action}</span>
      </NewsRow>
    </li>
  );
}
