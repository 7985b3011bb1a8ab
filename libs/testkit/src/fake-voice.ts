/** So long the fake takes to say anything, in ms. */
const SAYS_WITHIN_MS = 400;

/** Speaks without a sound and remembers what it was given to say. */
class FakeSynthesis extends EventTarget {
  /** What it began to say, the oldest first. */
  readonly said: string[] = [];
  #queue: FakeUtterance[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  get speaking(): boolean {
    return this.#queue.length > 0;
  }

  getVoices() {
    return [
      { lang: 'en-IN', name: 'fake', localService: true, default: true, voiceURI: 'fake:en-IN' },
      { lang: 'hi-IN', name: 'fake', localService: true, default: false, voiceURI: 'fake:hi-IN' },
    ];
  }

  speak(utterance: FakeUtterance): void {
    this.#queue.push(utterance);
    if (this.#queue.length === 1) this.#begin();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    const [current] = this.#queue;
    this.#queue = [];
    current?.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }));
  }

  #begin(): void {
    const [utterance] = this.#queue;
    if (!utterance) return;
    this.said.push(utterance.text);
    utterance.dispatchEvent(new Event('start'));
    this.#timer = setTimeout(() => {
      this.#queue.shift();
      utterance.dispatchEvent(new Event('end'));
      this.#begin();
    }, SAYS_WITHIN_MS);
  }
}

class FakeUtterance extends EventTarget {
  lang = '';
  voice: object | null = null;
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

/**
 * Puts a silent speaker in the place of a page's speech synthesis. Its `said` lists what it was
 * given to say.
 */
export function installFakeVoice(page: object): void {
  const value = new FakeSynthesis();
  Object.defineProperty(page, 'speechSynthesis', { value, configurable: true });
  Object.assign(page, { SpeechSynthesisUtterance: FakeUtterance });
}
