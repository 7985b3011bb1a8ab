import { useStore } from '@thela/contract';
import { Button, SectionCard } from '@thela/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { unsentIn } from '@thela/records';
import { useServerAction } from '@thela/records/server-calls';
import { messagesNow, useMessages } from './messages';
import type { StallPageProps } from './stall-page-props';

/** The way out for a helper: it says first what that means. */
export function LeaveStall({
  accountStall,
  notify,
}: Pick<StallPageProps, 'accountStall' | 'notify'>) {
  const words = useMessages().helped.leave;
  const { sync } = useStore(accountStall.state);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, fault, run, clear } = useServerAction();
  const unsent = unsentIn(sync) ?? 0;

  function stay() {
    setAsking(false);
    clear();
  }

  async function leave() {
    if (!(await run(accountStall.leave))) return;
    const message = messagesNow().helped.leave.done;
    notify.show({ kind: 'success', message, urgency: 'polite' });
    await navigate('/');
  }

  return (
    <SectionCard heading={words.heading}>
      <p className="max-w-text">{words.text}</p>
      {unsent > 0 ? (
        <p className="mt-3 rounded-control bg-turmeric-tint p-3">{words.unsent(unsent)}</p>
      ) : null}
      {fault === null ? null : (
        <p role="alert" className="mt-3 font-medium text-chilli">
          {fault}
        </p>
      )}
      {isAsking ? (
        <div role="group" aria-label={words.question} className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" ref={focus} onClick={stay}>
            {words.keep}
          </Button>
          <Button variant="danger" aria-disabled={isBusy} onClick={() => void leave()}>
            {words.confirm}
          </Button>
        </div>
      ) : (
        <Button
          variant="secondary"
          className="mt-4 w-full sm:w-auto"
          onClick={() => setAsking(true)}
        >
          {words.action}
        </Button>
      )}
    </SectionCard>
  );
}

/** The button that was pressed is gone. */
function focus(button: HTMLButtonElement | null) {
  button?.focus();
}
