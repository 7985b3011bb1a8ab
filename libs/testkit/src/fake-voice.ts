/** Speaks without a sound and remembers what it was given to say. */
class FakeSynthesis extends EventTarget {
  /** What it began to say, the oldest first. */
  readonly said: string[] = [];
  /** So long it takes to say anything, in ms; a test may change it. */
  takesMs = 400;
  readonly #languages: readonly string[];
  #queue: FakeUtterance[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(languages: readonly string[]) {
    super();
    this.#languages = languages;
  }

  get speaking(): boolean {
    return this.#queue.length > 0;
  }

  getVoices() {
    return this.#languages.map((lang, place) => ({
      lang,
      name: 'fake',
      localService: true,
      default: place === 0,
      voiceURI: `fake:${lang}`,
    }));
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
    }, this.takesMs);
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
 *
 * @param languages one for each voice that it has; for none it can say nothing
 */
export function installFakeVoice(
  page: object,
  languages: readonly string[] = ['en-IN', 'hi-IN'],
): void {
  const value = new FakeSynthesis(languages);
  Object.defineProperty(page, 'speechSynthesis', { value, configurable: true });
  Object.assign(page, { SpeechSynthesisUtterance: FakeUtterance });
}
