import type { Recognition } from '../recognition';

/** A fake recogniser: the test sends its events and reads the calls it got. */
export class ScriptedRecognition extends EventTarget implements Recognition {
  static made: ScriptedRecognition[] = [];
  /** `start` throws this. */
  static refusal: Error | null = null;

  lang = '';
  continuous = true;
  interimResults = true;
  maxAlternatives = 0;
  readonly asked: string[] = [];

  constructor() {
    super();
    ScriptedRecognition.made.push(this);
  }

  start() {
    this.asked.push('start');
    if (ScriptedRecognition.refusal) throw ScriptedRecognition.refusal;
  }

  stop() {
    this.asked.push('stop');
  }

  abort() {
    this.asked.push('abort');
  }

  say(type: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), more));
  }

  hear(transcript: string) {
    this.results([transcript]);
    this.say('end');
  }

  /** Sends an event with these results, each with its alternatives. */
  results(...results: readonly (readonly string[])[]) {
    const withConfidence = (transcript: string) => ({ transcript, confidence: 0 });
    this.say('result', { resultIndex: 0, results: results.map((one) => one.map(withConfidence)) });
  }

  fail(error: string) {
    this.say('error', { error });
  }

  static last(): ScriptedRecognition {
    const last = ScriptedRecognition.made.at(-1);
    if (!last) throw new Error('Nobody began to listen.');
    return last;
  }
}

/** Replaces the browser's recogniser. */
export function installScriptedRecognition(): void {
  ScriptedRecognition.made = [];
  ScriptedRecognition.refusal = null;
  Object.assign(globalThis, { SpeechRecognition: ScriptedRecognition });
}
