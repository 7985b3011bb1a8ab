import { Button, SectionCard } from '@thela/ui';
import type { Membership, StallId } from '@thela/records';
import { FaultNote } from './fault-note';
import { useMessages } from './messages';
import { useServerAction } from '@thela/records/server-calls';

export interface MyStallsProps {
  readonly stalls: readonly Membership[];
  readonly shown: StallId | null;
  readonly onOpen: (stall: StallId) => Promise<void>;
}

export function MyStalls({ stalls, shown, onOpen }: MyStallsProps) {
  const messages = useMessages();
  const words = messages.stalls;
  const { isBusy, fault, run } = useServerAction();
  return (
    <SectionCard heading={words.heading}>
      <ul className="-my-2">
        {stalls.map(({ stall, role, name, place, ownerName, events }) => (
          <li
            key={stall}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
          >
            <div className="min-w-[min(100%,12rem)] flex-1">
              <p className="font-semibold wrap-anywhere">{name || words.unnamed}</p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                {[place, words.entries(events)].filter(Boolean).join(' · ')}
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                {role === 'owner' ? words.owner : words.helper(ownerName)}
              </p>
            </div>
            {stall === shown ? (
              <p className="flex min-h-12 items-center font-semibold text-leaf">{words.shown}</p>
            ) : (
              <Button
                variant="secondary"
                aria-label={words.openNamed(name || words.unnamed)}
                aria-disabled={isBusy}
                onClick={() => void run(() => onOpen(stall))}
              >
                {words.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FaultNote text={fault} />
    </SectionCard>
  );
}
