import type { Language } from '@thela/language';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { installScriptedRecognition } from './testing/scripted-recognition';
import { installScriptedVoice } from './testing/scripted-voice';
import type { ScriptedSynthesis } from './testing/scripted-voice';
import { useReadAloud } from './use-read-aloud';
import { useSpeechInput } from './use-speech-input';

let synthesis: ScriptedSynthesis;

beforeEach(() => {
  vi.useFakeTimers();
  synthesis = installScriptedVoice();
});

function openReader(text: string, language: Language = 'en-IN') {
  const { result, rerender, unmount } = renderHook((props) => useReadAloud(props.text, language), {
    initialProps: { text },
  });
  return {
    unmount,
    showText: (next: string) => rerender({ text: next }),
    isOffered: () => result.current.isOffered,
    isVoiceMissing: () => result.current.isVoiceMissing,
    state: () => result.current.state,
    toggle: () => act(() => result.current.toggle()),
  };
}

it('is offered once the browser has found a voice that fits', () => {
  const listening = openReader('Cut the salt.');
  expect(listening.isOffered()).toBe(false);
  act(() => synthesis.find('de-DE'));
  expect(listening.isOffered()).toBe(false);
  act(() => synthesis.find('de-DE', 'en-IN'));
  expect(listening.isOffered()).toBe(true);
});

it('is not offered without a synthesiser, nor without a text', () => {
  synthesis.find('en-IN');
  expect(openReader('').isOffered()).toBe(false);
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  expect(openReader('Cut the salt.').isOffered()).toBe(false);
});

it('says once that the language has no voice, and takes no other for it', () => {
  synthesis.find('hi-IN', 'en-IN');
  const first = openReader('ఉప్పు తగ్గించండి.', 'te-IN');
  const next = openReader('నీళ్ళు పోయండి.', 'te-IN');
  expect([first.isOffered(), first.isVoiceMissing()]).toEqual([false, true]);
  expect([next.isOffered(), next.isVoiceMissing()]).toEqual([false, false]);
  act(() => synthesis.find('hi-IN', 'en-IN', 'te-IN'));
  expect([first.isOffered(), first.isVoiceMissing()]).toEqual([true, false]);
});

it('says nothing of a missing voice under English, nor before the voices are known', () => {
  expect(openReader('नमक कम करें।', 'hi-IN').isVoiceMissing()).toBe(false);
  synthesis.find('de-DE');
  expect(openReader('Cut the salt.').isVoiceMissing()).toBe(false);
});

it('reads sentence by sentence, then is silent', () => {
  synthesis.find('en-IN');
  const listening = openReader('Cut the salt. Add 20 ml of water.');
  listening.toggle();
  expect(synthesis.said).toEqual(['Cut the salt.']);
  expect(synthesis.queue[0]).toMatchObject({ lang: 'en-IN', voice: { lang: 'en-IN' } });
  act(() => synthesis.finishPiece());
  expect(synthesis.said).toEqual(['Cut the salt.', 'Add 20 ml of water.']);
  expect(listening.state()).toBe('speaking');
  act(() => synthesis.finishPiece());
  expect(listening.state()).toBe('silent');
  expect(vi.getTimerCount()).toBe(0);
});

it('falls silent at a second press, and begins anew at a third', () => {
  synthesis.find('en-IN');
  const listening = openReader('One. Two.');
  listening.toggle();
  listening.toggle();
  expect([listening.state(), synthesis.queue]).toEqual(['silent', []]);
  listening.toggle();
  expect(synthesis.said).toEqual(['One.', 'One.']);
});

it('falls silent when another text comes', () => {
  synthesis.find('en-IN');
  const listening = openReader('Old advice. And more.');
  listening.toggle();
  listening.showText('New advice.');
  expect([listening.state(), synthesis.queue]).toEqual(['silent', []]);
});

it('falls silent when its component goes', () => {
  synthesis.find('en-IN');
  const listening = openReader('One. Two.');
  listening.toggle();
  listening.unmount();
  expect(synthesis.queue).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('stops where the browser never reports the end of an utterance', () => {
  synthesis.find('en-IN');
  const listening = openReader('One. Two.');
  listening.toggle();
  act(() => vi.runAllTimers());
  expect(listening.state()).toBe('silent');
});

it.each([
  ['en-IN', 'Cut the salt and add two litres of water then taste it'],
  ['hi-IN', 'नमक कम करें और दो लीटर पानी डालें फिर चखें'],
  ['te-IN', 'ఉప్పు తగ్గించి రెండు లీటర్ల నీళ్ళు పోసి రుచి చూడండి'],
] as const)(
  'reads a sentence of minutes to its end, though the browser falls silent after 14 s: %s',
  (language, words) => {
    const text = `${words} `.repeat(30).trim();
    synthesis.find(language);
    const listening = openReader(text, language);
    listening.toggle();
    while (listening.state() === 'speaking') {
      const [piece] = synthesis.queue;
      // A slow voice.
      const ms = (piece?.text.length ?? 0) * 120;
      act(() => vi.advanceTimersByTime(ms));
      if (ms < 14_000) act(() => synthesis.finishPiece());
    }
    expect(synthesis.said.join(' ')).toBe(text);
  },
);

it('stops when another text is read or the microphone listens', () => {
  synthesis.find('en-IN');
  installScriptedRecognition();
  const one = openReader('One.');
  const other = openReader('Other.');
  one.toggle();
  other.toggle();
  expect([one.state(), other.state()]).toEqual(['silent', 'speaking']);
  expect(synthesis.queue.map(({ text }) => text)).toEqual(['Other.']);

  const { result } = renderHook(() =>
    useSpeechInput({ language: 'en-IN', onText: () => {}, onFault: () => {}, onSettled: () => {} }),
  );
  act(() => result.current.toggle());
  expect([other.state(), synthesis.queue]).toEqual(['silent', []]);
  one.toggle();
  expect(result.current.state).toBe('idle');
});
