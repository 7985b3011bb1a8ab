import type { Membership, StallId } from '@thela/records';
import { useMessages } from './messages';

export interface WhichStallProps {
  readonly stalls: readonly Membership[];
  readonly chosen: StallId;
  readonly onChoose: (stall: StallId) => void;
}

export function WhichStall({ stalls, chosen, onChoose }: WhichStallProps) {
  const { choice, stalls: words } = useMessages();
  return (
    <div role="radiogroup" aria-label={choice.whichStall} className="grid gap-2">
      {stalls.map(({ stall, name, role, ownerName, events }) => (
        <label
          key={stall}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control bg-white px-3 py-2 hover:bg-turmeric-tint has-checked:border-flame has-checked:bg-flame-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-flame"
        >
          <input
            type="radio"
            name="which-stall"
            checked={stall === chosen}
            onChange={() => onChoose(stall)}
            className="radio border-control checked:border-flame"
          />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <strong>{`${name || words.unnamed} `}</strong>
            <span className="block text-sm text-ink-soft">
              {[
                choice.entries(events),
                ...(role === 'helper' ? [words.helper(ownerName)] : []),
              ].join(' · ')}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
