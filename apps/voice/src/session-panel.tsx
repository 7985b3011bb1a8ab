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

/** The large button of the call, what the call does, and why it does not listen. */
export function SessionControls({
  assistant,
  call,
}: SessionProps & { readonly assistant: string }) {
  const { state, troubles } = call;
  return (
    <div className="flex flex-col gap-2 lg:col-start-2 lg:row-start-1 lg:gap-4">
      {state.status === 'failed' ? (
        <Note className="border-chilli/40 bg-chilli-tint lg:order-last" about={state.failure} />
      ) : (
        <Troubles of={troubles.filter(({ kind }) => kind !== 'no-voice')} />
      )}
      <CallIndicator assistant={assistant} call={call} />
      <SessionButton call={call} />
    </div>
  );
}

/** Which voice the device lacks, and where the person's goes. */
export function SessionNotes({
  engine,
  call,
}: SessionProps & { readonly engine: VoiceSettings['engine'] }) {
  const messages = useMessages();
  return (
    <div className="flex flex-col gap-2 lg:col-start-2 lg:row-start-2 lg:gap-4">
      <Troubles of={call.troubles.filter(({ kind }) => kind === 'no-voice')} />
      {engine === 'browser' ? (
        <MicrophoneNote />
      ) : (
        <p className="max-w-text text-sm text-ink-soft">{messages.voiceGoesToService}</p>
      )}
    </div>
  );
}

function Troubles({ of }: { readonly of: readonly VoiceFailure[] }) {
  return (
    <div aria-live="polite" className="-mb-2 lg:order-last lg:-mt-4 lg:mb-0">
      {of.map((trouble) => (
        <Note
          key={trouble.kind}
          className="mb-2 border-control/50 bg-turmeric-tint lg:mt-4 lg:mb-0"
          about={trouble}
        />
      ))}
    </div>
  );
}

interface NoteProps {
  readonly className: string;
  readonly about: VoiceFailure;
}

function Note({ className, about }: NoteProps) {
  return (
    <p
      className={`rounded-control border px-4 py-2 wrap-anywhere text-ink max-lg:text-sm ${className}`}
    >
      {failureText(about, useMessages())}
    </p>
  );
}

function SessionButton({ call: { state, toggle } }: SessionProps) {
  const messages = useMessages();
  const isLive = canEnd(state);
  const label = isLive || state.status === 'ending' ? messages.button.end : messages.button.start;
  const isInitializing = state.status === 'initializing';
  const Icon = isInitializing ? LoaderCircle : isLive ? Square : Mic;
  return (
    <Button
      variant={isLive || state.status === 'ending' ? 'recording' : 'primary'}
      className="min-h-14 w-full text-subheading lg:min-h-16"
      data-state={state.status}
      disabled={!isLive && !canStart(state)}
      onClick={toggle}
    >
      <Icon aria-hidden="true" className={`size-6 ${isInitializing ? 'animate-spin' : ''}`} />
      <span>{isInitializing ? messages.button.initializing : label}</span>
    </Button>
  );
}
