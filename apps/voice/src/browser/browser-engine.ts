import type { Language } from '@thela/language';
import { voiceFor } from '@thela/speech';
import type { Assistant } from '../assistant/assistant';
import type { CreateVoiceEngine, VoiceEvent } from '../voice-engine';
import { browserCall } from './browser-call';
import type { BrowserCall } from './browser-call';

export interface BrowserEngineOptions {
  readonly assistant: Assistant;
  /** The first words of the assistant in a call that begins now. */
  readonly firstMessage: () => string;
  readonly language: () => Language;
}

/**
 * A spoken conversation with the browser's own speech recognition and one of its voices. It works
 * without either of them, and without both the call is in writing.
 */
export function browserEngine({
  assistant,
  firstMessage,
  language,
}: BrowserEngineOptions): CreateVoiceEngine {
  return (emit) => {
    let call: BrowserCall | null = null;
    let isClosed = false;
    const stop = () => call?.end();
    const hear = (event: VoiceEvent) => {
      if (event.type === 'disconnected') {
        call = null;
        window.removeEventListener('pagehide', stop);
      }
      if (!isClosed) emit(event);
    };
    // Browsers load their voices when they are first asked for one.
    voiceFor(firstMessage(), language());
    queueMicrotask(() => hear({ type: 'ready' }));
    return {
      start: (isListening) => {
        if (call || isClosed) return;
        assistant.reset();
        window.addEventListener('pagehide', stop);
        const greeting = firstMessage();
        call = browserCall({
          assistant,
          firstMessage: greeting,
          isListening,
          language,
          emit: hear,
        });
        call.begin();
      },
      stop,
      say: (text) => call?.say(text),
      note: () => {},
      tap: () => call?.tap(),
      close: () => {
        isClosed = true;
        stop();
      },
    };
  };
}
