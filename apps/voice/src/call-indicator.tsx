import { Button } from '@thela/ui';
import Ear from 'lucide-react/icons/ear';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Mic from 'lucide-react/icons/mic';
import VolumeX from 'lucide-react/icons/volume-x';
import type { ReactNode } from 'react';
import { useMessages } from './messages';
import type { Call } from './use-call';

export interface CallIndicatorProps {
  readonly assistant: string;
  readonly call: Call;
}

/** Shows the state of the call; a tap interrupts or resumes it. */
export function CallIndicator({ assistant, call }: CallIndicatorProps) {
  const { state, troubles, volume, tap } = call;
  const messages = useMessages();
  const words = messages.indicator;
  if (state.status === 'connecting') {
    return <Line icon={<Turning />}>{words.connecting}</Line>;
  }
  // The note says what it waits for.
  if (troubles.some(({ kind }) => kind === 'connection-waiting')) return null;
  if (state.status === 'speaking') {
    return (
      <div className="flex flex-wrap gap-2 *:w-auto *:flex-auto">
        <Line icon={<Loudness volume={volume} />}>{words.speaking}</Line>
        <Tap icon={<VolumeX aria-hidden="true" className="size-5" />} onTap={tap}>
          {messages.tap.speaking}
        </Tap>
      </div>
    );
  }
  if (state.status !== 'listening') return null;
  if (state.attention === 'hearing') {
    const ear = <Ear className="size-6 animate-pulse text-chilli motion-reduce:animate-none" />;
    return <Line icon={ear}>{words.hearing}</Line>;
  }
  if (state.attention === 'thinking') {
    return <Line icon={<Turning />}>{words.thinking(assistant)}</Line>;
  }
  // A tap would change nothing.
  if (troubles.some(({ kind }) => kind === 'no-speech-input')) return null;
  return (
    <Tap icon={<Mic aria-hidden="true" className="size-5" />} onTap={tap}>
      {messages.tap.resting}
    </Tap>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Line({ icon, children }: LineProps) {
  return (
    <div className="flex min-h-12 items-center gap-3 rounded-control bg-turmeric-tint px-4 font-medium">
      <span aria-hidden="true" className="shrink-0">
        {icon}
      </span>
      <p className="min-w-0 wrap-anywhere">{children}</p>
    </div>
  );
}

function Turning() {
  return <LoaderCircle className="size-6 animate-spin text-flame" />;
}

/** Height of each bar, of the highest. */
const bars = [0.45, 0.8, 1, 0.7, 0.4];

/** Bars that follow the loudness of the voice, or a fixed animation where it is not known. */
function Loudness({ volume }: { readonly volume: number | null }) {
  const still =
    volume === null ? 'animate-pulse motion-reduce:animate-none' : 'transition-transform';
  return (
    <span className="flex h-6 items-center gap-0.5">
      {bars.map((share) => (
        <span
          key={share}
          className={`h-full w-1 origin-center rounded-full bg-flame duration-150 motion-reduce:transition-none ${still}`}
          style={{ transform: `scaleY(${0.25 + 0.75 * share * (volume ?? 1)})` }}
        />
      ))}
    </span>
  );
}

interface TapProps extends LineProps {
  readonly onTap: () => void;
}

function Tap({ icon, onTap, children }: TapProps) {
  return (
    <Button variant="secondary" className="w-full" onClick={onTap}>
      {icon}
      <span>{children}</span>
    </Button>
  );
}
