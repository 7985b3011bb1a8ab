import { useStore } from '@thela/contract';
import { TIME, useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { Stall, StallDay } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { Button, SectionCard } from '@thela/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useCallback, useState } from 'react';
import type { MemberDay } from '@thela/records';
import { dayName } from '@thela/page';
import { addDays } from '@thela/ledger';
import { AccountAddress } from './account-address';
import type { MembersProps } from './members-props';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { platesByName } from './plates-by-name';
import { TakenBack } from './taken-back';
import type { TakenBackProps } from './taken-back';
import { userOf } from './user-of';
import { useFaultText, useServerRead } from '@thela/records/server-calls';
import { FaultNote } from '../fault-note';

/** What each person entered on a day, today first. */
export function WhoCounted({ accountStall, session, stall, ledger, notify }: MembersProps) {
  const messages = useMessages();
  const me = userOf(useStore(session));
  const today = useStore(ledger.today);
  const [chosen, setChosen] = useState<StallDay | null>(null);
  const day = chosen ?? today;
  const { dayByMember } = accountStall;
  const read = useCallback(() => dayByMember(day), [dayByMember, day]);
  const faultText = useFaultText();
  const { state, refresh } = useServerRead(read, accountStall.state);
  /** Undos that were restored here, which the account may not have yet. */
  const [restored, setRestored] = useState<ReadonlySet<string>>(new Set());
  const shownStall = useTranslatedNames().inStall(useStore(stall));
  return (
    <SectionCard heading={messages.day.heading}>
      <DayChoice
        day={day}
        today={today}
        onDay={(next) => setChosen(next === today ? null : next)}
      />
      <div aria-live="polite">
        {state.status === 'loading' ? <p>{messages.loading}</p> : null}
        {state.status === 'failure' ? (
          <FaultNote text={faultText(state.error)} className="" onRetry={refresh} />
        ) : null}
        {state.status === 'success' && state.value.length === 0 ? (
          <p className="text-ink-soft">{messages.day.nobody}</p>
        ) : null}
        {state.status === 'success' ? (
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
            {state.value.map((person) => (
              <PersonsDay
                key={`${day} ${person.member}`}
                person={{
                  ...person,
                  takenBack: person.takenBack.filter(({ id }) => !restored.has(id)),
                }}
                name={nameOf(person, me, messages)}
                stall={shownStall}
                day={day}
                ledger={ledger}
                notify={notify}
                onRestored={(ids) => setRestored(new Set([...restored, ...ids]))}
              />
            ))}
          </div>
        ) : null}
      </div>
    </SectionCard>
  );
}

interface DayChoiceProps {
  readonly day: StallDay;
  readonly today: StallDay;
  readonly onDay: (day: StallDay) => void;
}

function DayChoice({ day, today, onDay }: DayChoiceProps) {
  const { day: words } = useMessages();
  const text = useWords();
  return (
    <div role="group" aria-label={words.choose} className="mb-4 flex items-center gap-2">
      <Button
        variant="secondary"
        aria-label={words.before}
        className="px-3"
        onClick={() => onDay(addDays(day, -1))}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <p className="min-w-0 flex-1 text-center font-semibold sm:flex-none sm:px-3">
        {day === today ? words.today : dayName(text, day, today)}
      </p>
      <Button
        variant="secondary"
        aria-label={words.after}
        className="px-3"
        aria-disabled={day >= today}
        onClick={day >= today ? undefined : () => onDay(addDays(day, 1))}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

function nameOf({ member, name }: MemberDay, me: string | null, { you, day }: Messages): string {
  if (member === null) return day.formerMember;
  return member === me ? you : name;
}

interface PersonsDayProps extends Omit<TakenBackProps, 'entries'> {
  readonly person: MemberDay;
  readonly stall: Stall;
}

function PersonsDay({ person, stall, ...props }: PersonsDayProps) {
  const { name } = props;
  const { day: words } = useMessages();
  const { number, moment } = useWords();
  const { plates, expenses, waste, entries, firstAt, lastAt, email, takenBack } = person;
  const dishes = platesByName(plates, stall, words.formerDish);
  const all = dishes.reduce((sum, dish) => sum + dish.plates, 0);
  return (
    <section aria-label={words.of(name)}>
      <h3 className="font-bold wrap-anywhere">{name}</h3>
      <AccountAddress email={email} name={name} />
      <p className="mb-1 text-sm text-ink-soft">
        {[
          words.entries(entries),
          ...(firstAt === null || lastAt === null
            ? []
            : [words.times(moment(firstAt, TIME), moment(lastAt, TIME))]),
        ].join(' · ')}
      </p>
      {takenBack.length > 0 ? <TakenBack {...props} entries={takenBack} /> : null}
      <table className="w-full text-left">
        <caption className="sr-only">{words.of(name)}</caption>
        <thead>
          <tr className="text-sm text-ink-soft">
            <th scope="col" className="py-1 pr-4 font-medium">
              {words.dish}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {words.plates}
            </th>
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish) => (
            <Row key={dish.dish} label={dish.name} value={number(dish.plates)} />
          ))}
        </tbody>
        <tfoot>
          <Row label={words.allPlates} value={number(all)} isSum />
          {expenses > 0 ? <Row label={words.expenses} value={formatRupees(expenses)} /> : null}
          {waste > 0 ? <Row label={words.waste} value={words.entries(waste)} /> : null}
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: string;
  readonly isSum?: boolean;
}

function Row({ label, value, isSum = false }: RowProps) {
  return (
    <tr className={`border-t border-line/70 ${isSum ? 'font-bold' : ''}`}>
      <th scope="row" className={`py-2 pr-4 wrap-anywhere ${isSum ? '' : 'font-medium'}`}>
        {label}
      </th>
      <td className="py-2 text-right whitespace-nowrap tabular-nums">{value}</td>
    </tr>
  );
}
