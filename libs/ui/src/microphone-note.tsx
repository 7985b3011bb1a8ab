import { useEffect, useState } from 'react';
import { useMessages } from './messages';

const SEEN_KEY = 'thela.microphone-note';

/** Says where the sound goes, once on each device, and that what was said is being written down. */
export function MicrophoneNote({ isWriting = false }: { readonly isWriting?: boolean }) {
  const words = useMessages();
  const [isNew] = useState(() => !isSeen());
  useEffect(setSeen, []);
  return (
    <div className="max-w-text text-sm text-ink-soft">
      <p aria-live="polite" className="text-base font-medium text-ink">
        {isWriting ? words.writingDown : null}
      </p>
      {isNew ? <p>{words.microphone}</p> : null}
    </div>
  );
}

// A browser that blocks storage throws: there it is said each time.
function isSeen(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return false;
  }
}

function setSeen() {
  try {
    localStorage.setItem(SEEN_KEY, '1');
  } catch {}
}

type HearingFault = keyof ReturnType<typeof useMessages>['hearing'];

/** By the codes of https://webaudio.github.io/web-speech-api/#speechreco-error, and how else hearing ends. */
const faults: Readonly<Record<string, HearingFault>> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'missing',
  network: 'network',
  'no-speech': 'silent',
  nomatch: 'unclear',
  'language-not-supported': 'language',
  aborted: 'busy',
  InvalidStateError: 'busy',
  NotAllowedError: 'blocked',
};

/** @returns a function that says what to do where nothing was heard, by the code of the fault */
export function useHearingAdvice(): (code: string) => string {
  const { hearing } = useMessages();
  return (code) => hearing[(Object.hasOwn(faults, code) && faults[code]) || 'other'];
}
