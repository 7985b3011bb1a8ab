/**
 * What becomes of an attempt to listen. `offline`: the browser has nobody to ask what was said;
 * `silent`: it takes the microphone and no event ever comes.
 */
export type FakeSpeech = 'allowed' | 'denied' | 'offline' | 'silent' | 'absent';

/** What the fake hears when it is allowed to listen and no test has its own phrases. */
export const HEARD = 'half a kilo of onions and two cabbages are left';

/** So long it listens before it has heard something, in ms. */
const HEARS_AFTER_MS = 400;
/** It waits so many times as long for somebody to speak, as browsers wait about 8 s. */
const SILENCE_TICKS = 20;

const NAMES = ['SpeechRecognition', 'webkitSpeechRecognition'] as const;

/**
 * Puts a fake in the place of a page's speech recognition, or takes it away altogether.
 *
 * @param phrases what it hears, one each time, then nothing; null: `HEARD` each time. A test may
 *   change `SpeechRecognition.phrases` at any time; `SpeechRecognition.listening` counts who listens.
 */
export function installFakeSpeech(
  speech: FakeSpeech,
  page: object,
  phrases: string[] | null = null,
): void {
  Object.assign(FakeRecognition, { phrases, listening: 0 });
  for (const name of NAMES) {
    Reflect.deleteProperty(page, name);
    if (speech === 'absent') continue;
    Object.assign(page, { [name]: recognitions[speech] });
  }
}

type Handler = ((event: Event) => void) | null;

/** Listens once and hears one sentence, as a browser that may use the microphone. */
class FakeRecognition extends EventTarget {
  static phrases: string[] | null = null;
  static listening = 0;
  lang = '';
  continuous = false;
  interimResults = false;
  maxAlternatives = 1;
  onstart: Handler = null;
  onresult: Handler = null;
  onerror: Handler = null;
  onend: Handler = null;
  #hasMicrophone = false;
  #run: ReturnType<typeof setTimeout> | null = null;

  start(): void {
    if (this.#run !== null) {
      const message =
        "Failed to execute 'start' on 'SpeechRecognition': recognition has already started.";
      throw new DOMException(message, 'InvalidStateError');
    }
    this.#hasMicrophone = true;
    FakeRecognition.listening += 1;
    this.#run = setTimeout(() => this.begin());
  }

  /** Takes what was heard so far for all that will be said. */
  stop(): void {
    if (this.#run !== null) this.wait(0, () => this.hear(0));
  }

  /** Forgets what was heard so far. */
  abort(): void {
    if (this.#run === null) return;
    this.release();
    this.wait(0, () => this.fail('aborted'));
  }

  protected begin(): void {
    const run = this.#run;
    this.say(new Event('start'));
    // A listener may have stopped it meanwhile.
    if (this.#run === run) this.wait(HEARS_AFTER_MS, () => this.listen());
  }

  protected listen(): void {
    this.hear(SILENCE_TICKS);
  }

  protected fail(error: string): void {
    this.say(Object.assign(new Event('error'), { error, message: '' }));
    this.end();
  }

  /** @param ticksLeft so many times more it waits for somebody to speak; 0: it was stopped */
  private hear(ticksLeft: number): void {
    const { phrases } = FakeRecognition;
    const transcript = phrases === null ? HEARD : phrases.shift();
    if (transcript === undefined) {
      if (ticksLeft === 0) this.end();
      else if (ticksLeft === 1) this.fail('no-speech');
      else this.wait(HEARS_AFTER_MS, () => this.hear(ticksLeft - 1));
      return;
    }
    const alternative = { transcript, confidence: 0.9 };
    const result = Object.assign([alternative], { isFinal: true });
    this.say(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }));
    this.end();
  }

  private end(): void {
    if (this.#run !== null) clearTimeout(this.#run);
    this.#run = null;
    this.release();
    this.say(new Event('end'));
  }

  private release(): void {
    if (this.#hasMicrophone) FakeRecognition.listening -= 1;
    this.#hasMicrophone = false;
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

/** Listens, and then cannot reach the service that turns speech into text. */
class OfflineRecognition extends FakeRecognition {
  protected override listen(): void {
    this.fail('network');
  }
}

/** Takes the microphone and never answers, as some browsers do that only offer recognition. */
class SilentRecognition extends FakeRecognition {
  protected override begin(): void {}

  override stop(): void {}

  protected override fail(): void {}
}

const recognitions = {
  allowed: FakeRecognition,
  denied: DeniedRecognition,
  offline: OfflineRecognition,
  silent: SilentRecognition,
} as const;
