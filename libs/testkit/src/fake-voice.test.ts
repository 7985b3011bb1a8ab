import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFakeVoice } from './fake-voice';

/** As much of the browser's interface as a tool uses. */
interface SpeakingPage {
  speechSynthesis: {
    said: string[];
    takesMs: number;
    speaking: boolean;
    speak: (what: EventTarget) => void;
  } & {
    cancel: () => void;
    getVoices: () => readonly { readonly lang: string }[];
  };
  SpeechSynthesisUtterance: new (text: string) => EventTarget;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function openPage(languages?: readonly string[]) {
  const page = {} as SpeakingPage;
  installFakeVoice(page, languages);
  const events: string[] = [];
  const utter = (text: string) => {
    const utterance = new page.SpeechSynthesisUtterance(text);
    for (const type of ['start', 'end', 'error']) {
      utterance.addEventListener(type, () => events.push(`${text} ${type}`));
    }
    page.speechSynthesis.speak(utterance);
  };
  return { synthesis: page.speechSynthesis, utter, events };
}

it('says one thing after another', () => {
  const { synthesis, utter, events } = openPage();
  utter('one');
  utter('two');
  expect(synthesis.said).toEqual(['one']);
  vi.runAllTimers();
  expect(synthesis.said).toEqual(['one', 'two']);
  expect(events).toEqual(['one start', 'one end', 'two start', 'two end']);
  expect(synthesis.speaking).toBe(false);
});

it('forgets what waits when it is cancelled, and leaves no timer', () => {
  const { synthesis, utter, events } = openPage();
  utter('one');
  utter('two');
  synthesis.cancel();
  expect(events).toEqual(['one start', 'one error']);
  expect(vi.getTimerCount()).toBe(0);
});

it('has a voice for English of India and one for Hindi', () => {
  const { synthesis } = openPage();
  expect(synthesis.getVoices().map(({ lang }) => lang)).toEqual(['en-IN', 'hi-IN']);
});

it('has the voices that a test wants, none included', () => {
  expect(openPage(['te-IN']).synthesis.getVoices()).toMatchObject([{ lang: 'te-IN' }]);
  expect(openPage([]).synthesis.getVoices()).toEqual([]);
});

it('takes as long as a test wants', () => {
  const { synthesis, utter, events } = openPage();
  synthesis.takesMs = 60_000;
  utter('one');
  vi.advanceTimersByTime(59_999);
  expect(events).toEqual(['one start']);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(['one start', 'one end']);
});
