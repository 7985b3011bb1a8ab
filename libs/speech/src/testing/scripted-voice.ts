/** A fake synthesiser: the test ends its utterances and reads the texts it got. */
export class ScriptedSynthesis extends EventTarget {
  voices: { lang: string; localService: boolean }[] = [];
  queue: ScriptedUtterance[] = [];
  readonly said: string[] = [];

  getVoices() {
    return this.voices;
  }

  speak(utterance: ScriptedUtterance) {
    this.said.push(utterance.text);
    this.queue.push(utterance);
  }

  cancel() {
    const cancelled = this.queue;
    this.queue = [];
    for (const utterance of cancelled) utterance.dispatchEvent(new Event('error'));
  }

  finishPiece() {
    const piece = this.queue.shift();
    // Some browsers say it twice.
    piece?.dispatchEvent(new Event('end'));
    piece?.dispatchEvent(new Event('end'));
  }

  find(...languages: string[]) {
    this.voices = languages.map((lang) => ({ lang, localService: true }));
    this.dispatchEvent(new Event('voiceschanged'));
  }
}

export class ScriptedUtterance extends EventTarget {
  lang = '';
  voice: unknown = null;
  constructor(readonly text: string) {
    super();
  }
}

/** Replaces the browser's synthesiser; it has no voice yet. */
export function installScriptedVoice(): ScriptedSynthesis {
  const synthesis = new ScriptedSynthesis();
  Object.assign(globalThis, { SpeechSynthesisUtterance: ScriptedUtterance });
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis, configurable: true });
  return synthesis;
}
