/** What becomes of an attempt to listen. */
export type FakeSpeech = 'allowed' | 'denied' | 'absent';

/** What the fake hears when it is allowed to listen. */
export const HEARD = 'half a kilo of onions and two cabbages are left';

/** So long it listens before it has heard something, in ms. */
const HEARS_AFTER_MS = 400;

const NAMES = ['SpeechRecognition', 'webkitSpeechRecognition'] as const;

/** Puts a fake in the place of a page's speech recognition, or takes it away altogether. */
export function installFakeSpeech(speech: FakeSpeech, page: object): void {
  for (const name of NAMES) {
    Reflect.deleteProperty(page, name);
    if (speech === 'absent') continue;
    const Recognition = speech === 'denied' ? DeniedRecognition : FakeRecognition;
    Object.assign(page, { [name]: Recognition });
  }
}

type Handler = ((event: Event) => void) | null;

/** Listens once and hears one sentence, as a browser that may use the microphone. */
class FakeRecognition extends EventTarget {
  lang = '';
  continuous = false;
  interimResults = false;
  maxAlternatives = 1;
  onstart: Handler = null;
  onresult: Handler = null;
  onerror: Handler = null;
  onend: Handler = null;
  #run: ReturnType<typeof setTimeout> | null = null;

  start(): void {
    if (this.#run !== null) {
      const message =
        "Failed to execute 'start' on 'SpeechRecognition': recognition has already started.";
      throw new DOMException(message, 'InvalidStateError');
    }
    this.#run = setTimeout(() => this.begin());
  }

  /** Takes what was heard so far for all that will be said. */
  stop(): void {
    if (this.#run !== null) this.wait(0, () => this.hear());
  }

  /** Forgets what was heard so far. */
  abort(): void {
    if (this.#run !== null) this.wait(0, () => this.fail('aborted'));
  }

  protected begin(): void {
    const run = this.#run;
    this.say(new Event('start'));
    // A listener may have stopped it meanwhile.
    if (this.#run === run) this.wait(HEARS_AFTER_MS, () => this.hear());
  }

  protected fail(error: string): void {
    this.say(Object.assign(new Event('error'), { error, message: '' }));
    this.end();
  }

  private hear(): void {
    const alternative = { transcript: HEARD, confidence: 0.9 };
    const result = Object.assign([alternative], { isFinal: true });
    this.say(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }));
    this.end();
  }

  private end(): void {
    if (this.#run !== null) clearTimeout(this.#run);
    this.#run = null;
    this.say(new Event('end'));
  }

  private wait(ms: number, next: () => void): void {
    if (this.#run !== null) clearTimeout(this.#run);
    this.#run = setTimeout(next, ms);
  }

  private say(event: Event): void {
    this.dispatchEvent(event);
    const handlers: Record<string, Handler> = {
      start: this.onstart,
      result: this.onresult,
      error: this.onerror,
      end: this.onend,
    };
    handlers[event.type]?.(event);
  }
}

/** Says that it may not listen, as a browser whose microphone was refused. */
class DeniedRecognition extends FakeRecognition {
  protected override begin(): void {
    this.fail('not-allowed');
  }
}
