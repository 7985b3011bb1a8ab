import { hearOnce } from '@thela/speech';
import type { Hearing, RecognitionConstructor } from '@thela/speech';
import { hearingFault } from './hearing-faults';
import type { HearingFault } from './hearing-faults';

export interface HearPhraseOptions {
  /** So much later it begins, in ms; at once, within the person's click, where this is left out. */
  readonly pauseMs?: number;
  readonly onListening?: () => void;
  readonly onPhrase?: (text: string) => void;
  /** What came in the place of a phrase. */
  readonly onFault: (fault: HearingFault) => void;
}

/** Hears one phrase. Of `onPhrase` and `onFault` one is called, once, unless it is dropped. */
export function hearPhrase(
  Recognition: RecognitionConstructor,
  { pauseMs, onListening, onPhrase, onFault }: HearPhraseOptions,
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
