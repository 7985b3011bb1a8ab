import { useStore } from '@thela/contract';
import { Button, SectionCard } from '@thela/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ServerError, unsentIn } from '@thela/records';
import { messagesNow, useMessages } from './messages';
import type { StallPageProps } from './stall-page-props';

type Leaving =
  | { readonly status: 'idle' | 'asking' | 'leaving' }
  | { readonly status: 'failure'; readonly fault: 'network' | 'other' };

/** The way out for a helper: it says first what that means. */
export function LeaveStall({
  accountStall,
  notify,
}: Pick<StallPageProps, 'accountStall' | 'notify'>) {
  const words = useMessages().helped.leave;
  const { sync } = useStore(accountStall.state);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Leaving>({ status: 'idle' });
  const unsent = unsentIn(sync) ?? 0;
  const isBusy = leaving.status === 'leaving';

  async function leave() {
    if (isBusy) return;
    setLeaving({ status: 'leaving' });
    try {
      await accountStall.leave();
    } catch (error) {
      const isOffline = error instanceof ServerError && error.fault === 'network';
      return setLeaving({ status: 'failure', fault: isOffline ? 'network' : 'other' });
    }
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
      {leaving.status === 'failure' ? (
        <p role="alert" className="mt-3 font-medium text-chilli">
          {words[leaving.fault]}
        </p>
      ) : null}
      {leaving.status === 'idle' ? (
        <Button
          variant="secondary"
          className="mt-4 w-full sm:w-auto"
          onClick={() => setLeaving({ status: 'asking' })}
        >
          {words.action}
        </Button>
      ) : (
        <div role="group" aria-label={words.question} className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" ref={focus} onClick={() => setLeaving({ status: 'idle' })}>
            {words.keep}
          </Button>
          <Button variant="danger" aria-disabled={isBusy} onClick={() => void leave()}>
            {words.confirm}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

/** The button that was pressed is gone. */
function focus(button: HTMLButtonElement | null) {
  button?.focus();
}
