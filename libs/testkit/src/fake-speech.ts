/**
 * The result of an attempt to listen. `offline`: the browser cannot reach its recognition service;
 * `silent`: it uses the microphone but fires no event.
 */
export type FakeSpeech = 'allowed' | 'denied' | 'offline' | 'silent' | 'absent';

/** What the fake recognises, unless a test sets its own phrases. */
export const HEARD = 'half a kilo of onions and two cabbages are left';

/** Ms from the start until the fake recognises a phrase. */
const HEARS_AFTER_MS = 400;
/** Without a phrase it gives up after this many times `HEARS_AFTER_MS`: about 8 s, like browsers. */
const SILENCE_TICKS = 20;

const NAMES = ['SpeechRecognition', 'webkitSpeechRecognition'] as const;

/**
 * Replaces a page's speech recognition by a fake, or removes it.
 *
 * @param phrases what it recognises, one phrase for each start, then nothing; null: `HEARD` each time. A
 *   test may change `SpeechRecognition.phrases` at any time; `SpeechRecognition.listening` counts the
 *   recognitions that use the microphone.
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

/** Recognises one phrase, like a browser with permission to use the microphone. */
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

  stop(): void {
    if (this.#run !== null) this.wait(0, () => this.hear(0));
  }

  /** Stops listening and reports nothing. */
  abort(): void {
    if (this.#run === null) return;
    this.release();
    this.wait(0, () => this.fail('aborted'));
  }

  protected begin(): void {
    const run = this.#run;
    this.say(new Event('start'));
    // A listener of the start event may have stopped it.
    if (this.#run === run) this.wait(HEARS_AFTER_MS, () => this.listen());
  }

  protected listen(): void {
    this.hear(SILENCE_TICKS);
  }

  protected fail(error: string): void {
    this.say(Object.assign(new Event('error'), { error, message: '' }));
    this.end();
  }

  /** @param ticksLeft how many more times it waits for a phrase; 0: it was stopped */
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

/** Reports an error, like a browser without permission to use the microphone. */
class DeniedRecognition extends FakeRecognition {
  protected override begin(): void {
    this.fail('not-allowed');
  }
}

/** Listens, and then reports that it cannot reach the recognition service. */
class OfflineRecognition extends FakeRecognition {
  protected override listen(): void {
    this.fail('network');
  }
}

/** Uses the microphone and fires no event, like browsers that have the API but no recognition. */
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
