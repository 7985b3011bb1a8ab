import ChevronRight from 'lucide-react/icons/chevron-right';
import type { FactorKind } from '@thela/session';
import { useSecondFactorMessages as useFactorMessages } from '@thela/session';
import { KindIcon } from './kind-icon';
import { useMessages } from './messages';

export interface AddFactorProps {
  /** What can be set up here. */
  readonly kinds: readonly FactorKind[];
  readonly hasOne: boolean;
  readonly onChoose: (kind: FactorKind) => void;
}

export function AddFactor({ kinds, hasOne, onChoose }: AddFactorProps) {
  const messages = useMessages();
  const kindNames = useFactorMessages().kinds;
  if (kinds.length === 0) {
    return hasOne ? null : <p className="mt-3 max-w-text">{messages.nothingOffered}</p>;
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-bold">{hasOne ? messages.factors.addAnother : messages.factors.add}</h3>
      <ul className="mt-2 grid gap-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className="flex min-h-18 w-full items-center gap-3 rounded-control border border-control bg-white px-4 py-3 text-left transition-colors duration-150 hover:bg-turmeric-tint"
            >
              <KindIcon kind={kind} />
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-semibold">{`${kindNames[kind]} `}</span>
                <span className="block text-ink-soft">{messages.hints[kind]}</span>
              </span>
              <ChevronRight
                aria-hidden="true"
                className="hidden size-5 shrink-0 text-ink-soft sm:block"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
