import type { Language } from '@thela/language';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installScriptedRecognition, ScriptedRecognition } from './testing/scripted-recognition';
import { useSpeechInput } from './use-speech-input';

beforeEach(() => {
  vi.useFakeTimers();
  installScriptedRecognition();
});

function openMicrophone(spoken: Language = 'en-IN') {
  const texts: string[] = [];
  const faults: unknown[] = [];
  const heardBySettled: string[][] = [];
  const { result, rerender, unmount } = renderHook(
    ({ language }) =>
      useSpeechInput({
        language,
        onText: (text) => texts.push(text),
        onFault: (fault) => faults.push(fault),
        onSettled: () => heardBySettled.push([...texts]),
      }),
    { wrapper: StrictMode, initialProps: { language: spoken } },
  );
  return {
    texts,
    faults,
    /** What had been heard each time that it said it was settled. */
    heardBySettled,
    unmount,
    speak: (language: Language) => rerender({ language }),
    state: () => result.current.state,
    toggle: () => act(() => result.current.toggle()),
    stop: () => act(() => result.current.stop()),
    settle: () => act(() => result.current.settle()),
  };
}

const browser = (happen: (recognition: ScriptedRecognition) => void) =>
  act(() => happen(ScriptedRecognition.last()));

it('listens for one utterance in Indian English, without interim results', () => {
  const microphone = openMicrophone();
  microphone.toggle();
  expect(microphone.state()).toBe('listening');
  expect(ScriptedRecognition.last()).toMatchObject({
    lang: 'en-IN',
    continuous: false,
    interimResults: false,
    maxAlternatives: 1,
    asked: ['start'],
  });
});

it.each([
  ['hi-IN', 'hi-IN'],
  ['te-IN', 'te-IN'],
  // No browser recognises Hinglish; Hindi comes in Devanagari.
  ['hi-Latn-IN', 'hi-IN'],
] as const)('listens in the language of the page: %s', (language, lang) => {
  const microphone = openMicrophone(language);
  microphone.toggle();
  expect(ScriptedRecognition.last().lang).toBe(lang);
});

it('listens in another language from the next utterance on', () => {
  const microphone = openMicrophone();
  microphone.toggle();
  microphone.speak('te-IN');
  expect(ScriptedRecognition.last().lang).toBe('en-IN');
  microphone.stop();
  microphone.toggle();
  expect(ScriptedRecognition.last().lang).toBe('te-IN');
});

it('passes on the recognised text and is idle again', () => {
  const microphone = openMicrophone();
  microphone.toggle();
  browser((recognition) => {
    recognition.say('start');
    recognition.hear(' two cabbages ');
    recognition.hear('nobody waits for this');
    recognition.say('end');
  });
  expect(microphone.texts).toEqual(['two cabbages']);
  expect(microphone.faults).toEqual([]);
  expect(microphone.state()).toBe('idle');
});

describe('going on after speaking', () => {
  it('happens at once where no text is expected', () => {
    const microphone = openMicrophone();
    microphone.settle();
    expect(microphone.heardBySettled).toEqual([[]]);
  });

  it('waits for the spoken text, and happens once', () => {
    const microphone = openMicrophone();
    microphone.toggle();
    browser((recognition) => {
      recognition.say('start');
      recognition.say('speechend');
    });
    expect(microphone.state()).toBe('idle');
    microphone.settle();
    expect(microphone.heardBySettled).toEqual([]);
    browser((recognition) => recognition.hear('two cabbages'));
    expect(microphone.heardBySettled).toEqual([['two cabbages']]);
  });

  it('happens once, without a text where none arrives, and without a fault', () => {
    const microphone = openMicrophone();
    microphone.toggle();
    microphone.settle();
    browser((recognition) => recognition.say('end'));
    expect(microphone.heardBySettled).toEqual([[]]);
    act(() => vi.runAllTimers());
    expect([microphone.heardBySettled, microphone.faults]).toEqual([[[]], []]);
  });

  it('does not wait for a text that came neither with the end nor yet', () => {
    const microphone = openMicrophone();
    microphone.toggle();
    browser((recognition) => recognition.say('end'));
    microphone.settle();
    expect(microphone.heardBySettled).toEqual([[]]);
    browser((recognition) => recognition.hear('two cabbages'));
    expect(microphone.texts).toEqual(['two cabbages']);
  });

  it('does not happen after a fault, nor after the microphone was dropped', () => {
    const microphone = openMicrophone();
    microphone.toggle();
    microphone.settle();
    browser((recognition) => recognition.fail('network'));
    microphone.toggle();
    microphone.settle();
    microphone.stop();
    expect(microphone.heardBySettled).toEqual([]);
    expect(microphone.faults).toEqual([{ kind: 'failed', code: 'network' }]);
    microphone.settle();
    expect(microphone.heardBySettled).toEqual([[]]);
  });
});

it('uses a new recogniser for the next utterance', () => {
  const microphone = openMicrophone();
  for (const text of ['one', 'two']) {
    microphone.toggle();
    browser((recognition) => recognition.hear(text));
  }
  expect(microphone.texts).toEqual(['one', 'two']);
  expect(ScriptedRecognition.made).toHaveLength(2);
});

describe('a second press', () => {
  it('stops, and what was said so far still arrives', () => {
    const microphone = openMicrophone();
    microphone.toggle();
    microphone.toggle();
    expect(microphone.state()).toBe('idle');
    expect(ScriptedRecognition.last().asked).toEqual(['start', 'stop']);
    browser((recognition) => recognition.hear('half a sentence'));
    expect(microphone.texts).toEqual(['half a sentence']);
  });

  it('does not let the first utterance overwrite a new one', () => {
    const microphone = openMicrophone();
    microphone.toggle();
    microphone.toggle();
    const first = ScriptedRecognition.last();
    microphone.toggle();
    act(() => first.hear('old'));
    browser((recognition) => recognition.hear('new'));
    expect(microphone.texts).toEqual(['new']);
  });
});

it.each([
  { type: 'speechend', faults: [] },
  { type: 'end', faults: [{ kind: 'unheard', code: 'no-speech' }] },
])('is idle again when the browser says $type', ({ type, faults }) => {
  const microphone = openMicrophone();
  microphone.toggle();
  browser((recognition) => recognition.say(type));
  expect(microphone.state()).toBe('idle');
  expect(microphone.faults).toEqual(faults);
});

it.each(['not-allowed', 'audio-capture', 'network', 'no-speech'])(
  'hands on the code of the error %s, once',
  (code) => {
    const microphone = openMicrophone();
    microphone.toggle();
    browser((recognition) => {
      recognition.fail(code);
      recognition.fail('another');
      recognition.say('end');
    });
    expect(microphone.faults).toEqual([{ kind: 'failed', code }]);
    expect(microphone.state()).toBe('idle');
  },
);

it('says so where the browser has no recognition', () => {
  Reflect.deleteProperty(globalThis, 'SpeechRecognition');
  const microphone = openMicrophone();
  microphone.toggle();
  expect(microphone.faults).toEqual([{ kind: 'unsupported' }]);
  expect(microphone.state()).toBe('idle');
});

it('finds recognition under its older name', () => {
  Reflect.deleteProperty(globalThis, 'SpeechRecognition');
  Object.assign(globalThis, { webkitSpeechRecognition: ScriptedRecognition });
  const microphone = openMicrophone();
  microphone.toggle();
  Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
  expect(microphone.state()).toBe('listening');
});

it.each([
  ['refuses to start', ScriptedRecognition, 'InvalidStateError'],
  ['makes no recogniser', () => {}, 'no-answer'],
])('never throws where the browser %s', (_name, SpeechRecognition, code) => {
  ScriptedRecognition.refusal = new DOMException('already started', 'InvalidStateError');
  Object.assign(globalThis, { SpeechRecognition });
  const microphone = openMicrophone();
  microphone.toggle();
  expect(microphone.faults).toEqual([{ kind: 'failed', code }]);
  expect(microphone.state()).toBe('idle');
});

it('returns to idle when the browser never answers', () => {
  const microphone = openMicrophone();
  microphone.toggle();
  act(() => vi.runAllTimers());
  expect(microphone.state()).toBe('idle');
  expect(microphone.faults).toEqual([{ kind: 'failed', code: 'no-answer' }]);
  expect(ScriptedRecognition.last().asked).toEqual(['start', 'abort']);
});

it.each(['unmount', 'stop'] as const)('forgets everything at %s, and leaves no timer', (end) => {
  const microphone = openMicrophone();
  microphone.toggle();
  microphone[end]();
  expect(ScriptedRecognition.last().asked).toEqual(['start', 'abort']);
  browser((recognition) => {
    recognition.hear('nobody is there');
    recognition.fail('network');
  });
  expect([microphone.texts, microphone.faults]).toEqual([[], []]);
  expect(vi.getTimerCount()).toBe(0);
});

it('is the only microphone of the page', () => {
  const one = openMicrophone();
  const other = openMicrophone();
  one.toggle();
  const first = ScriptedRecognition.last();
  other.toggle();
  expect([one.state(), other.state()]).toEqual(['idle', 'listening']);
  expect(first.asked).toEqual(['start', 'abort']);
  expect(one.faults).toEqual([]);
  one.unmount();
  expect(other.state()).toBe('listening');
});
