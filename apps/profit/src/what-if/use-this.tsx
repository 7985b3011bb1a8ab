import type { Shell } from '@thela/contract';
import type { LedgerEvent, Stall } from '@thela/ledger';
import { Button, SectionCard } from '@thela/ui';
import { memo, useState } from 'react';
import { ConfirmPrice, NotStored } from '../books/confirm-price';
import { DoneNote } from '../done-note';
import { useBooksMessages } from '../books/messages';
import { useStoring } from '../books/use-storing';
import { useScenarioLines } from './scenario-lines';
import { EMPTY_SCENARIO } from './scenario';
import type { PricedIngredient, Scenario } from './scenario';

export interface UseThisProps {
  readonly shell: Shell;
  readonly stall: Stall;
  readonly priced: readonly PricedIngredient[];
  readonly counts: ReadonlyMap<string, number>;
  readonly scenario: Scenario;
  readonly setScenario: (change: (before: Scenario) => Scenario) => void;
}

type Stage =
  | { readonly kind: 'moving' }
  | { readonly kind: 'asks' }
  | { readonly kind: 'used'; readonly events: readonly LedgerEvent[] };

/** What was moved, and the way to make the prices of it true. Memoized: it comes a frame after the move. */
export const UseThis = memo(function UseThis(props: UseThisProps) {
  const { shell, stall, priced, counts, scenario, setScenario } = props;
  const words = useBooksMessages();
  const [stage, setStage] = useState<Stage>({ kind: 'moving' });
  const { stored, append, undo } = useStoring(shell);
  const lines = useScenarioLines({ stall, priced, counts, scenario });
  const writes = lines.flatMap(({ write }) => (write === null ? [] : [write]));
  const use = async () => {
    const events = await append(writes);
    if (!events) return;
    // Counts stay as they were moved.
    setScenario((before) => ({ ...EMPTY_SCENARIO, counts: before.counts }));
    setStage({ kind: 'used', events });
  };
  const takeBack = async (events: readonly LedgerEvent[]) => {
    if (await undo(events)) setStage({ kind: 'moving' });
  };
  if (lines.length === 0 && stage.kind !== 'used' && stored === 'yes') return null;
  return (
    <SectionCard heading={words.whatIf.changed}>
      <ul className="flex flex-col gap-1">
        {lines.map(({ key, text }) => (
          <li key={key} className="tabular-nums wrap-anywhere first-letter:uppercase">
            {text}
          </li>
        ))}
      </ul>
      {stage.kind === 'used' ? (
        <div className="mt-3">
          <DoneNote text={words.whatIf.isUsed} onUndo={() => void takeBack(stage.events)} />
        </div>
      ) : null}
      {lines.length > 0 ? (
        <Actions
          isAsking={stage.kind === 'asks'}
          hasPrices={writes.length > 0}
          onAsk={() => setStage({ kind: 'asks' })}
          onUse={() => void use()}
          onCancel={() => setStage({ kind: 'moving' })}
          onStartAgain={() => {
            setStage({ kind: 'moving' });
            setScenario(() => EMPTY_SCENARIO);
          }}
        />
      ) : null}
      <NotStored stored={stored} />
    </SectionCard>
  );
});

interface ActionsProps {
  readonly isAsking: boolean;
  readonly hasPrices: boolean;
  readonly onAsk: () => void;
  readonly onUse: () => void;
  readonly onCancel: () => void;
  readonly onStartAgain: () => void;
}

function Actions({ isAsking, hasPrices, onAsk, onUse, onCancel, onStartAgain }: ActionsProps) {
  const words = useBooksMessages();
  if (isAsking && hasPrices) {
    return (
      <div className="mt-4">
        <ConfirmPrice text={words.whatIf.confirm} onYes={onUse} onNo={onCancel} />
      </div>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {hasPrices ? (
        <Button className="flex-auto sm:flex-none" onClick={onAsk}>
          {words.whatIf.use}
        </Button>
      ) : null}
      <Button variant="secondary" className="flex-auto sm:flex-none" onClick={onStartAgain}>
        {words.whatIf.startAgain}
      </Button>
    </div>
  );
}
