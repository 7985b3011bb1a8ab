import { useStore } from '@thela/contract';
import { useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { Stall } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { Button, Chip, SectionCard } from '@thela/ui';
import { useExpenseMessages } from '@thela/ui/expenses';
import { useCallback } from 'react';
import { dayName } from '@thela/page';
import { AccountAddress } from './account-address';
import { lateGroups } from './late-groups';
import type { LateGroup } from './late-groups';
import type { MembersProps } from './members-props';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { platesByName } from './plates-by-name';
import { useFaultText, useServerAction, useServerRead } from '@thela/records/server-calls';
import { FaultNote } from '../fault-note';

export interface LateEntriesProps extends MembersProps {
  /** How many wait. */
  readonly late: number;
}

/** What helpers entered too late to count by itself: the owner accepts it or leaves it out. */
export function LateEntries({ accountStall, stall, ledger, notify, late }: LateEntriesProps) {
  const messages = useMessages();
  const { lateEntries, decideLate } = accountStall;
  // Read again whenever another number waits.
  const read = useCallback(
    () => (late > 0 ? lateEntries() : Promise.resolve([])),
    [lateEntries, late],
  );
  const faultText = useFaultText();
  const { state, refresh } = useServerRead(read);
  const today = useStore(ledger.today);
  const shownStall = useTranslatedNames().inStall(useStore(stall));
  const text = useWords();
  const decide = async (group: LateGroup, what: string, accept: boolean) => {
    await decideLate(group.ids, accept);
    const { accepted, leftOut } = messages.late;
    notify.show({
      kind: 'success',
      message: accept ? accepted(what) : leftOut(what),
      urgency: 'polite',
    });
    void refresh();
  };
  return (
    <SectionCard
      heading={messages.late.heading}
      aside={<Chip>{messages.late.waiting(late)}</Chip>}
      className="border-turmeric!"
    >
      <p className="mb-3 max-w-text">{messages.late.text}</p>
      {state.status === 'loading' ? <p role="status">{messages.loading}</p> : null}
      {state.status === 'failure' ? (
        <FaultNote text={faultText(state.error)} className="" onRetry={refresh} />
      ) : null}
      {state.status === 'success' ? (
        <ul className="divide-y divide-line/70">
          {lateGroups(state.value).map((group) => {
            const name = group.name || messages.day.formerMember;
            const what =
              group.day === null ? name : messages.late.of(name, dayName(text, group.day, today));
            return (
              <Group
                key={group.key}
                group={group}
                what={what}
                stall={shownStall}
                onDecide={(accept) => decide(group, what, accept)}
              />
            );
          })}
        </ul>
      ) : null}
    </SectionCard>
  );
}

interface GroupProps {
  readonly group: LateGroup;
  /** Whose they are, and of which day. */
  readonly what: string;
  readonly stall: Stall;
  readonly onDecide: (accept: boolean) => Promise<void>;
}

function Group({ group, what, stall, onDecide }: GroupProps) {
  const messages = useMessages();
  const expenses = useExpenseMessages();
  const words = messages.late;
  const { isBusy, fault, run } = useServerAction();
  return (
    <li className="py-3">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
        <span>{what}</span>
        {group.why === 'removed' ? <Chip>{words.removed}</Chip> : null}
      </h3>
      <AccountAddress email={group.email} name={group.name} />
      <ul className="mt-1">
        {linesOf(group, stall, messages, expenses).map((line) => (
          <li key={line} className="tabular-nums wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <FaultNote text={fault} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          aria-label={words.acceptOf(what)}
          aria-disabled={isBusy}
          onClick={() => void run(() => onDecide(true))}
        >
          {words.accept}
        </Button>
        <Button
          variant="secondary"
          aria-label={words.leaveOutOf(what)}
          aria-disabled={isBusy}
          onClick={() => void run(() => onDecide(false))}
        >
          {words.leaveOut}
        </Button>
      </div>
    </li>
  );
}

function linesOf(
  group: LateGroup,
  stall: Stall,
  messages: Messages,
  { categories, named: notedAs }: ReturnType<typeof useExpenseMessages>,
): readonly string[] {
  const words = messages.late;
  const named = (plates: LateGroup['plates']) =>
    platesByName(plates, stall, messages.day.formerDish);
  return [
    ...named(group.plates).map(({ name, plates }) => words.plates(name, plates)),
    ...named(group.waste).map(({ name, plates }) => words.waste(name, plates)),
    ...group.expenses.map(({ category, note, amount }) => {
      const kind = categories[category];
      return words.expense(note ? notedAs(kind, note) : kind, formatRupees(amount));
    }),
    ...(group.undone > 0 ? [words.undone(group.undone)] : []),
    ...(group.unknown > 0 ? [words.unknown(group.unknown)] : []),
  ];
}
