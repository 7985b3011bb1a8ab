import type { VoiceSettings } from '@thela/contract';
import { Button, MicrophoneNote } from '@thela/ui';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { CallIndicator } from './call-indicator';
import { canEnd, canStart, failureText } from './call-state';
import { useMessages } from './messages';
import type { Call } from './use-call';
import type { VoiceFailure } from './voice-engine';

interface SessionProps {
  readonly call: Call;
}

/** The large button of the call, and what the call does. */
export function SessionControls({
  assistant,
  call,
}: SessionProps & { readonly assistant: string }) {
  return (
    <div className="flex flex-col gap-2 lg:col-start-2 lg:row-start-1 lg:gap-4">
      <CallIndicator assistant={assistant} call={call} />
      <SessionButton call={call} />
    </div>
  );
}

/** What went wrong in the call, and where the voice goes. */
export function SessionNotes({
  engine,
  call,
}: SessionProps & { readonly engine: VoiceSettings['engine'] }) {
  const messages = useMessages();
  const { state, troubles } = call;
  return (
    <div className="flex flex-col gap-4 lg:col-start-2 lg:row-start-2">
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
    </div>
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

function SessionButton({ call: { state, toggle } }: SessionProps) {
  const messages = useMessages();
  const isLive = canEnd(state);
  const label = isLive || state.status === 'ending' ? messages.button.end : messages.button.start;
  const isInitializing = state.status === 'initializing';
  return (
    <Button
      variant={isLive || state.status === 'ending' ? 'recording' : 'primary'}
      className="min-h-14 w-full text-subheading lg:min-h-16"
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
