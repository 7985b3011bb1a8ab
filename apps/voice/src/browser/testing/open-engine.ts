import type { Language } from '@thela/language';
import {
  installScriptedRecognition,
  installScriptedVoice,
  ScriptedRecognition,
} from '@thela/speech/testing';
import { vi } from 'vitest';
import type { Assistant } from '../../assistant/assistant';
import type { Reply } from '../../assistant/reply';
import { silentRecords } from '../../testing/silent-records';
import type { VoiceEvent } from '../../voice-engine';
import { browserEngine } from '../browser-engine';

export interface OpenEngineOptions {
  /** Languages of the voices that the browser has. */
  readonly voices?: readonly string[];
  readonly recognition?: 'offered' | 'absent';
  /** The language of the page; English where it is not given. */
  readonly language?: () => Language;
}

/** An engine in a scripted browser that the test controls; needs fake timers. */
export function openEngine({
  voices = ['en-IN'],
  recognition = 'offered',
  language = () => 'en-IN',
}: OpenEngineOptions = {}) {
  installScriptedRecognition();
  if (recognition === 'absent') Reflect.deleteProperty(globalThis, 'SpeechRecognition');
  const synthesis = installScriptedVoice();
  synthesis.find(...voices);
  const thoughts: Thought[] = [];
  let resets = 0;
  const assistant: Assistant = {
    ...silentRecords,
    reply: (text, signal) =>
      new Promise((resolve) => {
        thoughts.push({ text, signal, resolve });
      }),
    reset: () => {
      resets += 1;
    },
  };
  const told: string[] = [];
  const engine = browserEngine({ assistant, firstMessage: () => 'Namaste!', language })((event) =>
    told.push(wordsOf(event)),
  );
  return {
    engine,
    synthesis,
    /** The texts that the assistant was given, the oldest first. */
    thoughts,
    resets: () => resets,
    browser: ScriptedRecognition.last,
    /** The events emitted since the last call of this function. */
    news: () => told.splice(0),
    /** Advances the time by the pause between speaking and listening. */
    pass: () => vi.advanceTimersByTimeAsync(300),
    reply: async (text: string) => {
      thoughts.at(-1)?.resolve({ text, skill: 'sous-chef', source: 'book' });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

interface Thought {
  readonly text: string;
  readonly signal: AbortSignal;
  readonly resolve: (reply: Reply) => void;
}

/** An engine that is ready; earlier events are dropped. */
export async function openReadyEngine(options: OpenEngineOptions = {}) {
  const opened = openEngine(options);
  await opened.pass();
  opened.news();
  return opened;
}

/** A call in which the assistant has greeted and listens; earlier events are dropped. */
export async function openCall(options: OpenEngineOptions = {}) {
  const opened = await openReadyEngine(options);
  opened.engine.start();
  if (options.recognition !== 'absent') opened.browser().say('start');
  opened.synthesis.finishPiece();
  await opened.pass();
  opened.news();
  return opened;
}

function wordsOf(event: VoiceEvent): string {
  switch (event.type) {
    case 'attention':
      return event.attention;
    case 'transcript': {
      const { role, text, source } = event.message;
      return `${role}: ${text}${source ? ` (${source})` : ''}`;
    }
    case 'error':
    case 'trouble': {
      const { kind, cause, script } = event.failure;
      const more = script ?? cause;
      return `${event.type} ${kind}${typeof more === 'string' ? `: ${more}` : ''}`;
    }
    default:
      return event.type;
  }
}
