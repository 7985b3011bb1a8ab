import type { VoiceSettings } from '@thela/contract';
import { Button, Card, MicrophoneNote } from '@thela/ui';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { CallIndicator } from './call-indicator';
import { canEnd, canStart, failureText } from './call-state';
import { useMessages } from './messages';
import type { Call } from './use-call';
import type { VoiceFailure } from './voice-engine';

export interface SessionPanelProps {
  readonly assistant: string;
  readonly engine: VoiceSettings['engine'];
  readonly call: Call;
  readonly className?: string;
}

/** The large button of the call, its state, and what went wrong. */
export function SessionPanel({ assistant, engine, call, className = '' }: SessionPanelProps) {
  const messages = useMessages();
  const { state, troubles } = call;
  return (
    <Card className={`flex flex-col gap-4 p-4 sm:p-6 ${className}`}>
      <SessionButton call={call} />
      <CallIndicator assistant={assistant} call={call} />
      {state.status === 'failed' ? (
        <Note className="border-chilli/40 bg-chilli-tint" about={state.failure} />
      ) : (
        <div aria-live="polite" className="-mt-4">
          {troubles.map((trouble) => (
            <Note
              key={trouble.kind}
              className="mt-4 border-control/50 bg-turmeric-tint"
              about={trouble}
            />
          ))}
        </div>
      )}
      {engine === 'browser' ? (
        <MicrophoneNote />
      ) : (
        <p className="max-w-text text-sm text-ink-soft">{messages.voiceGoesToService}</p>
      )}
    </Card>
  );
}

interface NoteProps {
  readonly className: string;
  readonly about: VoiceFailure;
}

function Note({ className, about }: NoteProps) {
  return (
    <p className={`rounded-control border px-4 py-3 wrap-anywhere text-ink ${className}`}>
      {failureText(about, useMessages())}
    </p>
  );
}

function SessionButton({ call: { state, toggle } }: Pick<SessionPanelProps, 'call'>) {
  const messages = useMessages();
  const isLive = canEnd(state);
  const label = isLive || state.status === 'ending' ? messages.button.end : messages.button.start;
  const isInitializing = state.status === 'initializing';
  return (
    <Button
      variant={isLive || state.status === 'ending' ? 'recording' : 'primary'}
      className="min-h-16 w-full text-subheading"
      data-state={state.status}
      disabled={!isLive && !canStart(state)}
      onClick={toggle}
    >
      <ButtonIcon state={isInitializing ? 'initializing' : isLive ? 'live' : 'idle'} />
      <span>{isInitializing ? messages.button.initializing : label}</span>
    </Button>
  );
}

function ButtonIcon({ state }: { readonly state: 'initializing' | 'live' | 'idle' }) {
  const size = 'size-6';
  if (state === 'initializing') {
    return <LoaderCircle aria-hidden="true" className={`${size} animate-spin`} />;
  }
  return state === 'live' ? (
    <Square aria-hidden="true" className={size} />
  ) : (
    <Mic aria-hidden="true" className={size} />
  );
}
