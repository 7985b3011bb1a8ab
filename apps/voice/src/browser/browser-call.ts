import type { Language } from '@thela/language';
import { findRecognition, scriptOf, voiceFor } from '@thela/speech';
import type { Assistant } from '../assistant/assistant';
import type { TranscriptMessage, VoiceEvent, VoiceFailure } from '../voice-engine';
import { connecting, hearing, over, resting, speaking, thinking } from './call-phases';
import type { HearingFault } from './call-phases';
import { createPhases } from './phases';

/** After so many times in a row without a word it waits for a tap. */
const MOST_SILENCES = 2;

export interface BrowserCallOptions {
  readonly assistant: Assistant;
  readonly firstMessage: string;
  /** The first message is only shown. */
  readonly isListening?: boolean | undefined;
  readonly language: () => Language;
  readonly emit: (event: VoiceEvent) => void;
}

export interface BrowserCall {
  readonly begin: () => void;
  /** Gives a typed text to the assistant; does nothing before the call is connected. */
  readonly say: (text: string) => void;
  readonly tap: () => void;
  readonly end: () => void;
}

/**
 * A conversation of one utterance and one reply at a time. It never listens while it speaks, because
 * the microphone would pick up its own voice.
 */
export function browserCall({
  assistant,
  firstMessage,
  isListening,
  language,
  emit,
}: BrowserCallOptions): BrowserCall {
  const Recognition = findRecognition();
  const phases = createPhases(emit);
  let isConnected = false;
  let isVoiceMissed = false;
  let isListener = true;
  let silences = 0;
  /** How many texts it was given. */
  let texts = 0;
  const onAsked = () => emit({ type: 'trouble', failure: { kind: 'microphone-asked' } });
  return {
    begin: () => phases.enter(connecting(Recognition, language(), connect, onAsked)),
    say,
    tap: phases.tap,
    end: () => phases.enter(over()),
  };

  /** @param fault why the call has no microphone */
  function connect(fault: HearingFault | null) {
    if (fault?.kind === 'call-fails') return phases.enter(over(fault.failure));
    isConnected = true;
    const greeting = { role: 'assistant', text: firstMessage, source: 'set-phrase' } as const;
    const connected = { type: 'connected' } as const;
    if (fault?.kind === 'gave-way') return rest([connected, lineOf(greeting)]);
    isListener = fault === null;
    if (isListening && isListener) return hear([connected, lineOf(greeting)]);
    answer(greeting, fault ? [connected, troubleOf(fault)] : [connected]);
  }

  function say(text: string) {
    silences = 0;
    texts += 1;
    if (isConnected && text.trim()) {
      phases.enter(
        thinking(assistant, text.trim(), answer, (late) =>
          emit({ type: 'transcript', message: late }),
        ),
      );
    }
  }

  /** Emits an answer, reads it aloud where there is a voice, then listens. */
  function answer(message: TranscriptMessage, before: readonly VoiceEvent[] = []) {
    const { text } = message;
    const events = [...before, lineOf(message)];
    const voice = voiceFor(text, language());
    if (voice) {
      phases.enter(speaking({ text, voice, onSilent: hear, onInterrupted: rest }), events);
      return;
    }
    if (!isVoiceMissed) events.push({ type: 'trouble', failure: missingVoice(text) });
    isVoiceMissed = true;
    hear(events);
  }

  function hear(before: readonly VoiceEvent[] = []) {
    if (!Recognition || !isListener) return rest(before);
    const earlier = texts;
    const onPhrase = (text: string) => {
      // One that comes late counts unless something else was said since.
      if (texts === earlier) say(text);
    };
    phases.enter(hearing(Recognition, { language: language(), onPhrase, onFault: goOn }), before);
  }

  function goOn(fault: HearingFault) {
    switch (fault.kind) {
      case 'call-fails':
        return phases.enter(over(fault.failure));
      case 'input-fails':
        isListener = false;
        return rest([troubleOf(fault)]);
      case 'gave-way':
        return rest();
      case 'nothing-said':
        silences += 1;
        if (silences < MOST_SILENCES) return hear();
        return rest([{ type: 'trouble', failure: { kind: 'nothing-heard' } }]);
    }
  }

  function rest(before: readonly VoiceEvent[] = []) {
    phases.enter(resting(wake), before);
  }

  function wake() {
    if (!Recognition) return;
    isListener = true;
    silences = 0;
    hear();
  }
}

function missingVoice(text: string): VoiceFailure {
  const script = scriptOf(text);
  return script === 'latin' ? { kind: 'no-voice' } : { kind: 'no-voice', script };
}

function lineOf(message: TranscriptMessage): VoiceEvent {
  return { type: 'transcript', message };
}

function troubleOf(fault: HearingFault): VoiceEvent {
  // A browser whose recognition ends before it started cannot listen.
  const failure =
    fault.kind === 'input-fails' ? fault.failure : { kind: 'no-speech-input' as const };
  return { type: 'trouble', failure };
}
