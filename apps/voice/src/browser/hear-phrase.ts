import type { Language } from '@thela/language';
import { hearOnce } from '@thela/speech';
import type { Hearing, RecognitionConstructor } from '@thela/speech';
import { hearingFault } from './hearing-faults';
import type { HearingFault } from './hearing-faults';

export interface HearPhraseOptions {
  /** The language that is spoken. */
  readonly language: Language;
  /** A pause before it starts, in ms; without it, it starts at once, within the person's click. */
  readonly pauseMs?: number;
  readonly onListening?: () => void;
  readonly onPhrase?: (text: string) => void;
  /** Why no phrase was heard. */
  readonly onFault: (fault: HearingFault) => void;
}

/** Hears one phrase. Calls `onPhrase` or `onFault` once, unless it is dropped before. */
export function hearPhrase(
  Recognition: RecognitionConstructor,
  { language, pauseMs, onListening, onPhrase, onFault }: HearPhraseOptions,
): Hearing {
  let hearing: Hearing | null = null;
  let isTold = false;
  const once = (tell: () => void) => {
    if (isTold) return;
    isTold = true;
    tell();
  };
  const begin = () => {
    hearing = hearOnce(Recognition, {
      language,
      onListening: () => onListening?.(),
      onText: (text) => once(() => onPhrase?.(text)),
      onFailed: (code) => once(() => onFault(hearingFault(code))),
      onOver: (ending) =>
        once(() => onFault({ kind: ending === 'taken' ? 'gave-way' : 'nothing-said' })),
    });
  };
  let pause: ReturnType<typeof setTimeout> | undefined;
  if (pauseMs === undefined) begin();
  else pause = setTimeout(begin, pauseMs);
  return {
    finish: () => hearing?.finish(),
    drop: () => {
      isTold = true;
      clearTimeout(pause);
      hearing?.drop();
    },
  };
}
