import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEARD, installFakeSpeech } from './fake-speech';
import type { FakeSpeech } from './fake-speech';

/** As much of the browser's interface as a tool uses. */
interface Recognition extends EventTarget {
  start: () => void;
  stop: () => void;
  abort: () => void;
  onend: (() => void) | null;
}

interface ResultEvent extends Event {
  readonly results: readonly (readonly { readonly transcript: string }[] & { isFinal: boolean })[];
}

interface SpeechPage {
  SpeechRecognition?: (new () => Recognition) & {
    phrases: string[] | null;
    readonly listening: number;
  };
  webkitSpeechRecognition?: new () => Recognition;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function pageWith(speech: FakeSpeech, phrases?: string[]): SpeechPage {
  // What the browser itself brings, in the name that it uses.
  const page: SpeechPage = { webkitSpeechRecognition: EventTarget as new () => Recognition };
  installFakeSpeech(speech, page, phrases);
  return page;
}

function listenIn(speech: FakeSpeech, phrases?: string[]) {
  const Constructor = pageWith(speech, phrases).SpeechRecognition;
  if (!Constructor) throw new Error('There is no speech recognition.');
  const recognition = new Constructor();
  const events: string[] = [];
  const heard: string[] = [];
  for (const type of ['start', 'result', 'end']) {
    recognition.addEventListener(type, () => events.push(type));
  }
  recognition.addEventListener('result', (event) => {
    heard.push((event as ResultEvent).results[0]?.[0]?.transcript ?? '');
  });
  recognition.addEventListener('error', (event) =>
    events.push((event as SpeechRecognitionErrorEvent).error),
  );
  recognition.start();
  return { Constructor, recognition, events, heard };
}

describe('speech that is allowed', () => {
  it('hears one final sentence, then ends', () => {
    const { recognition, events } = listenIn('allowed');
    const heard: unknown[] = [];
    recognition.addEventListener('result', (event) => {
      const [result] = (event as ResultEvent).results;
      heard.push({ transcript: result?.[0]?.transcript, isFinal: result?.isFinal });
    });
    expect(events).toEqual([]);
    vi.runAllTimers();
    expect(events).toEqual(['start', 'result', 'end']);
    expect(heard).toEqual([{ transcript: HEARD, isFinal: true }]);
  });

  it('tells its handler properties, too', () => {
    const { recognition } = listenIn('allowed');
    recognition.onend = vi.fn<() => void>();
    vi.runAllTimers();
    expect(recognition.onend).toHaveBeenCalledOnce();
  });

  it('cannot be started twice, but again after its end', () => {
    const { recognition, events } = listenIn('allowed');
    expect(() => recognition.start()).toThrow(
      expect.objectContaining({ name: 'InvalidStateError' }) as Error,
    );
    vi.runAllTimers();
    recognition.start();
    vi.runAllTimers();
    expect(events).toEqual(['start', 'result', 'end', 'start', 'result', 'end']);
  });

  it('ends with what it heard when it is stopped', () => {
    const { recognition, events } = listenIn('allowed');
    recognition.addEventListener('start', () => recognition.stop());
    vi.advanceTimersByTime(10);
    expect(events).toEqual(['start', 'result', 'end']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends without a result when it is aborted, and leaves no timer', () => {
    const { recognition, events } = listenIn('allowed');
    vi.advanceTimersByTime(10);
    recognition.abort();
    vi.advanceTimersByTime(10);
    expect(events).toEqual(['start', 'aborted', 'end']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends once when it is stopped while it says what it heard', () => {
    const { recognition, events } = listenIn('allowed');
    recognition.addEventListener('result', () => recognition.stop());
    vi.runAllTimers();
    expect(events).toEqual(['start', 'result', 'end']);
  });

  it('does nothing when it is stopped or aborted at rest', () => {
    const { recognition, events } = listenIn('allowed');
    vi.runAllTimers();
    recognition.stop();
    recognition.abort();
    vi.runAllTimers();
    expect(events).toEqual(['start', 'result', 'end']);
  });
});

describe('speech of a test’s own', () => {
  it('is heard phrase by phrase, and then nothing', () => {
    const { recognition, events, heard } = listenIn('allowed', ['one', 'two']);
    vi.runAllTimers();
    recognition.start();
    vi.runAllTimers();
    recognition.start();
    vi.runAllTimers();
    expect(heard).toEqual(['one', 'two']);
    expect(events.slice(-3)).toEqual(['start', 'no-speech', 'end']);
  });

  it('is waited for about as long as a browser waits', () => {
    const { Constructor, events, heard } = listenIn('allowed', []);
    vi.advanceTimersByTime(7500);
    expect(events).toEqual(['start']);
    Constructor.phrases = ['late'];
    vi.advanceTimersByTime(500);
    expect(heard).toEqual(['late']);
  });

  it('that never comes is no result when it is stopped', () => {
    const { recognition, events } = listenIn('allowed', []);
    vi.advanceTimersByTime(10);
    recognition.stop();
    vi.runAllTimers();
    expect(events).toEqual(['start', 'end']);
  });
});

it.each(['allowed', 'denied'] as const)('counts who listens where speech is %s', (speech) => {
  const { Constructor, recognition } = listenIn(speech);
  expect(Constructor.listening).toBe(1);
  vi.runAllTimers();
  expect(Constructor.listening).toBe(0);
  recognition.start();
  recognition.abort();
  expect(Constructor.listening).toBe(0);
  vi.runAllTimers();
  expect(Constructor.listening).toBe(0);
});

it('that is denied says so, then ends', () => {
  const { events } = listenIn('denied');
  vi.runAllTimers();
  expect(events).toEqual(['not-allowed', 'end']);
});

it('that is silent never answers, and lets the microphone go when it is aborted', () => {
  const { Constructor, recognition, events } = listenIn('silent');
  recognition.stop();
  vi.runAllTimers();
  expect(Constructor.listening).toBe(1);
  recognition.abort();
  vi.runAllTimers();
  expect(Constructor.listening).toBe(0);
  expect(events).toEqual([]);
});

it('that is offline listens, says so, then ends', () => {
  const { events } = listenIn('offline');
  vi.runAllTimers();
  expect(events).toEqual(['start', 'network', 'end']);
});

it('that is absent leaves the page without both names', () => {
  const page = pageWith('absent');
  expect('SpeechRecognition' in page).toBe(false);
  expect('webkitSpeechRecognition' in page).toBe(false);
});

it('stands under both names', () => {
  const page = pageWith('allowed');
  expect(page.SpeechRecognition).toBeDefined();
  expect(page.webkitSpeechRecognition).toBe(page.SpeechRecognition);
});
