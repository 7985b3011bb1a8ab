import type { Language } from '@thela/language';
import { hearOnce, microphonePermission, readAloud } from '@thela/speech';
import type { RecognitionConstructor, Hearing } from '@thela/speech';
import type { Assistant } from '../assistant/assistant';
import { hasChanged } from '../assistant/reply';
import { lineOfReply } from '../transcript-state';
import type { TranscriptMessage, VoiceFailure } from '../voice-engine';
import type { Phase } from './phases';

/** How a call continues when the browser did not hear a phrase. */
export type HearingFault =
  /** The microphone cannot be used: the call ends. */
  | { readonly kind: 'call-fails'; readonly failure: VoiceFailure }
  /** Speech cannot be turned into text: the conversation continues in writing. */
  | { readonly kind: 'input-fails'; readonly failure: VoiceFailure }
  | { readonly kind: 'nothing-said' }
  /** Something else on the page, or the browser itself, wanted the microphone. */
  | { readonly kind: 'gave-way' };

const faults: Readonly<Record<string, HearingFault>> = {
  'not-allowed': { kind: 'call-fails', failure: { kind: 'microphone-blocked' } },
  'service-not-allowed': { kind: 'call-fails', failure: { kind: 'microphone-blocked' } },
  NotAllowedError: { kind: 'call-fails', failure: { kind: 'microphone-blocked' } },
  'audio-capture': { kind: 'call-fails', failure: { kind: 'no-microphone' } },
  unanswered: { kind: 'call-fails', failure: { kind: 'microphone-unanswered' } },
  network: { kind: 'input-fails', failure: { kind: 'no-network' } },
  'no-answer': { kind: 'input-fails', failure: { kind: 'no-speech-input' } },
  'language-not-supported': { kind: 'input-fails', failure: { kind: 'no-speech-input' } },
  'no-speech': { kind: 'nothing-said' },
  nomatch: { kind: 'nothing-said' },
  aborted: { kind: 'gave-way' },
};

/**
 * @param code the browser's own (https://webaudio.github.io/web-speech-api/#speechreco-error), or
 *   one of `hearOnce`
 */
function hearingFault(code: string): HearingFault {
  const fault = Object.hasOwn(faults, code) ? faults[code] : undefined;
  return fault ?? { kind: 'input-fails', failure: { kind: 'unknown', cause: code } };
}

interface HearPhraseOptions {
  readonly language: Language;
  /** A pause before it starts, in ms; without it, it starts at once, within the person's click. */
  readonly pauseMs?: number;
  readonly onListening?: () => void;
  readonly onPhrase?: (text: string) => void;
  /** Why no phrase was heard. */
  readonly onFault: (fault: HearingFault) => void;
}

/**
 * Hears one phrase. Calls `onPhrase` or `onFault` once, unless it is dropped before; after the fault `nothing-said` the phrase
 * may still come.
 */
function hearPhrase(
  Recognition: RecognitionConstructor,
  { language, pauseMs, onListening, onPhrase, onFault }: HearPhraseOptions,
): Hearing {
  let current: Hearing | null = null;
  let isSettled = false;
  const once = (settle: () => void) => {
    if (isSettled) return;
    isSettled = true;
    settle();
  };
  const begin = () => {
    current = hearOnce(Recognition, {
      language,
      onListening: () => onListening?.(),
      onText: (text) => {
        isSettled = true;
        onPhrase?.(text);
      },
      onFault: ({ code }) => once(() => onFault(hearingFault(code))),
      onOver: () => once(() => onFault({ kind: 'gave-way' })),
    });
  };
  let pause: ReturnType<typeof setTimeout> | undefined;
  if (pauseMs === undefined) begin();
  else pause = setTimeout(begin, pauseMs);
  return {
    finish: () => current?.finish(),
    drop: () => {
      isSettled = true;
      clearTimeout(pause);
      current?.drop();
    },
  };
}

/** A pause in ms for the loudspeaker's echo, and for Android's recogniser, which says `not-allowed` while busy. */
const PAUSE_BEFORE_HEARING_MS = 300;

/**
 * Asks for permission to use the microphone, and releases it at once.
 *
 * @param onAsked is called where the browser asks the person, before `onTried`
 */
export function connecting(
  Recognition: RecognitionConstructor | null,
  language: Language,
  onTried: (fault: HearingFault | null) => void,
  onAsked: () => void,
): Phase {
  return {
    name: 'connecting',
    opening: [{ type: 'connecting' }],
    begin: (during) => {
      const tried = during(onTried);
      if (!Recognition) {
        tried({ kind: 'input-fails', failure: { kind: 'no-speech-input' } });
        return {};
      }
      let isAsked = false;
      const asked = during(() => {
        isAsked = true;
        onAsked();
      });
      void microphonePermission().then((state) => state === 'prompt' && asked());
      const onListening = () => tried(null);
      const onFault = (fault: HearingFault) =>
        tried(isAsked && fault === faults['no-answer'] ? hearingFault('unanswered') : fault);
      return { end: hearPhrase(Recognition, { language, onListening, onFault }).drop };
    },
  };
}

export interface SpeakingOptions {
  readonly text: string;
  readonly voice: SpeechSynthesisVoice;
  /** It was read to its end, or the vendor stopped it. */
  readonly onSilent: () => void;
  /** Something else on the page began to speak or to listen. */
  readonly onInterrupted: () => void;
}

export function speaking({ text, voice, onSilent, onInterrupted }: SpeakingOptions): Phase {
  return {
    name: 'speaking',
    opening: [{ type: 'speech-start' }],
    closing: [{ type: 'speech-end' }],
    begin: (during) => {
      const onOver = during((ending: string) =>
        ending === 'taken' ? onInterrupted() : onSilent(),
      );
      return { end: readAloud(text, voice, onOver), tap: onSilent };
    },
  };
}

export interface HearingOptions {
  readonly language: Language;
  /** May be called after the phase, where the browser ended first and sent the text later. */
  readonly onPhrase: (text: string) => void;
  readonly onFault: (fault: HearingFault) => void;
}

export function hearing(Recognition: RecognitionConstructor, options: HearingOptions): Phase {
  return {
    name: 'hearing',
    opening: [{ type: 'attention', attention: 'hearing' }],
    begin: (during) => {
      let isUnheard = false;
      const { drop, finish } = hearPhrase(Recognition, {
        language: options.language,
        pauseMs: PAUSE_BEFORE_HEARING_MS,
        onPhrase: options.onPhrase,
        onFault: during((fault) => {
          isUnheard = fault.kind === 'nothing-said';
          options.onFault(fault);
        }),
      });
      const end = () => {
        if (!isUnheard) drop();
      };
      return { end, tap: finish };
    },
  };
}

/** @param onLate gets a reply that came too late to be said, if it says that the records were changed */
export function thinking(
  assistant: Assistant,
  text: string,
  onReply: (message: TranscriptMessage) => void,
  onLate: (message: TranscriptMessage) => void,
): Phase {
  return {
    name: 'thinking',
    opening: [
      { type: 'transcript', message: { role: 'user', text } },
      { type: 'attention', attention: 'thinking' },
    ],
    begin: (during) => {
      const thought = new AbortController();
      const replied = during(onReply);
      void assistant.reply(text, thought.signal).then((reply) => {
        if (!thought.signal.aborted) replied(lineOfReply(reply));
        else if (hasChanged(reply)) onLate(lineOfReply(reply));
      });
      return { end: () => thought.abort() };
    },
  };
}

export function resting(onTap: () => void): Phase {
  return {
    name: 'resting',
    opening: [{ type: 'attention', attention: 'resting' }],
    begin: () => ({ tap: onTap }),
  };
}

/** @param failure what ended the call; absent where a person ended it */
export function over(failure?: VoiceFailure): Phase {
  const disconnected = { type: 'disconnected' } as const;
  return {
    name: 'over',
    opening: failure ? [{ type: 'error', failure }, disconnected] : [disconnected],
  };
}
