import { TIME, useWords } from '@thela/language';
import { MOST_RESTORED } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import type { MemberDay } from '@thela/records';
import { Button, TextField } from '@thela/ui';
import { useState } from 'react';
import { focusOnMount } from '../focus-on-mount';
import { useMessages } from './messages';
import type { MembersProps } from './members-props';

/** As a field of a time has it. */
function timeOf(at: number): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** What comes first on a stall's day, which ends at 04:00. */
function orderOf(time: string): string {
  return time < '04:00' ? `next ${time}` : `${time}`;
}

export interface TakenBackProps extends Pick<MembersProps, 'ledger' | 'notify'> {
  readonly entries: MemberDay['takenBack'];
  readonly day: StallDay;
  /** Who took it back. */
  readonly name: string;
  readonly onRestored: (ids: readonly string[]) => void;
}

/** What a person took back on a day: the owner brings back what they choose of it by the time of its arrival. */
export function TakenBack({ entries, day, name, ledger, notify, onRestored }: TakenBackProps) {
  const { day: words } = useMessages();
  const { moment } = useWords();
  const times = entries.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const [span, setSpan] = useState<{ readonly from: string; readonly until: string } | null>(null);
  const chosen = entries.filter(({ at }) => {
    const order = orderOf(timeOf(at));
    return span && order >= orderOf(span.from) && order <= orderOf(span.until);
  });
  const restore = async () => {
    const ids = chosen.map(({ id }) => id);
    const parts = Array.from({ length: Math.ceil(ids.length / MOST_RESTORED) }, (_, index) => ({
      kind: 'restore' as const,
      events: ids.slice(index * MOST_RESTORED, (index + 1) * MOST_RESTORED),
    }));
    const { ok } = await ledger.append(parts, day);
    if (ok) {
      setSpan(null);
      onRestored(ids);
    }
    const message = ok ? words.restored(ids.length) : words.notRestored;
    notify.show({ kind: ok ? 'success' : 'error', message, urgency: ok ? 'polite' : 'assertive' });
  };
  return (
    <div className="mt-2 mb-3 rounded-control bg-rice p-3">
      <p>{words.takenBack(entries.length, moment(first, TIME), moment(last, TIME))}</p>
      {span ? (
        <div
          ref={focusOnMount}
          role="group"
          tabIndex={-1}
          aria-label={words.restoreOf(name)}
          className="outline-none"
        >
          <p className="mt-1 max-w-text">{words.restoreText}</p>
          <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
            {(['from', 'until'] as const).map((end) => (
              <TextField
                key={end}
                type="time"
                label={words[end]}
                fault={undefined}
                value={span[end]}
                onChange={({ currentTarget }) => setSpan({ ...span, [end]: currentTarget.value })}
              />
            ))}
          </div>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              aria-disabled={chosen.length === 0}
              onClick={chosen.length === 0 ? undefined : () => void restore()}
            >
              {words.restoreSome(chosen.length)}
            </Button>
            <Button variant="secondary" onClick={() => setSpan(null)}>
              {words.leave}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          variant="secondary"
          className="mt-2"
          aria-label={words.restoreOf(name)}
          onClick={() => setSpan({ from: timeOf(first), until: timeOf(last) })}
        >
          {words.restore}
        </Button>
      )}
    </div>
  );
}
