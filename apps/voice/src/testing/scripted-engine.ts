import type { CreateVoiceEngine, VoiceEvent } from '../voice-engine';

/** An engine that does nothing by itself: a test tells in its place, and reads what it was asked. */
export interface ScriptedEngine {
  readonly create: CreateVoiceEngine;
  /** Tells the page; one that was closed tells nothing. */
  readonly tell: (...events: readonly VoiceEvent[]) => void;
  /** What the page asked for, the first thing first: `start`, `say: namaste`. */
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
        tap: () => asked.push('tap'),
        close: () => {
          asked.push('close');
          listener = null;
        },
      };
    },
  };
}
