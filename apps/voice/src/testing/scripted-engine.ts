import type { CreateVoiceEngine, VoiceEvent } from '../voice-engine';

/** A fake engine: the test emits its events and reads the requests it got. */
export interface ScriptedEngine {
  readonly create: CreateVoiceEngine;
  /** Emits an event to the page; does nothing after the engine was closed. */
  readonly tell: (...events: readonly VoiceEvent[]) => void;
  /** The page's requests in their order, such as `start` and `say: namaste`. */
  readonly asked: readonly string[];
}

export function scriptedEngine(): ScriptedEngine {
  const asked: string[] = [];
  let listener: ((event: VoiceEvent) => void) | null = null;
  return {
    asked,
    tell: (...events) => events.forEach((event) => listener?.(event)),
    create: (tell) => {
      listener = tell;
      return {
        start: () => asked.push('start'),
        stop: () => asked.push('stop'),
        say: (text) => asked.push(`say: ${text}`),
        note: (text) => asked.push(`note: ${text}`),
        tap: () => asked.push('tap'),
        close: () => {
          asked.push('close');
          listener = null;
        },
      };
    },
  };
}
