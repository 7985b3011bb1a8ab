/** Speaks silently and records the texts. */
class FakeSynthesis extends EventTarget {
  /** The texts that it has started to speak, the oldest first. */
  readonly said: string[] = [];
  /** Ms for each text; a test may change it. */
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
 * Replaces a page's speech synthesis by a silent fake, whose `said` lists the texts.
 *
 * @param languages one for each of its voices; without a voice it cannot speak
 */
export function installFakeVoice(
  page: object,
  languages: readonly string[] = ['en-IN', 'hi-IN'],
): void {
  const value = new FakeSynthesis(languages);
  Object.defineProperty(page, 'speechSynthesis', { value, configurable: true });
  Object.assign(page, { SpeechSynthesisUtterance: FakeUtterance });
}
