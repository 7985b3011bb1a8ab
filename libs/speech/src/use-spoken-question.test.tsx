import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { installScriptedRecognition, ScriptedRecognition } from './testing/scripted-recognition';
import { useSpokenQuestion } from './use-spoken-question';

beforeEach(() => {
  vi.useFakeTimers();
  installScriptedRecognition();
});

function openBox(options?: { readonly clearsToListen: boolean }) {
  const asked: string[] = [];
  const onInterrupt = vi.fn<() => void>();
  const { result } = renderHook(() =>
    useSpokenQuestion({
      language: 'en-IN',
      ...options,
      onAsk: (text) => asked.push(text),
      onInterrupt,
    }),
  );
  return {
    asked,
    onInterrupt,
    fault: () => result.current.fault,
    text: () => result.current.text,
    write: (text: string) => act(() => result.current.write(text)),
    ask: () => act(() => result.current.ask()),
    toggle: () => act(() => result.current.toggle()),
    clearFault: () => act(() => result.current.clearFault()),
  };
}

const browser = (happen: (recognition: ScriptedRecognition) => void) =>
  act(() => happen(ScriptedRecognition.last()));

it('asks what was typed', () => {
  const box = openBox();
  box.write('2 kg rice');
  box.ask();
  expect(box.asked).toEqual(['2 kg rice']);
});

it('asks nothing while the box is blank', () => {
  const box = openBox();
  box.write('  ');
  box.ask();
  expect(box.asked).toEqual([]);
  expect(box.fault()).toEqual({ kind: 'empty' });
  expect(box.onInterrupt).toHaveBeenCalledTimes(1);
  box.clearFault();
  expect(box.fault()).toBeNull();
});

it('waits for the spoken text that is still expected, and asks that', () => {
  const box = openBox();
  box.toggle();
  browser((recognition) => recognition.say('start'));
  box.ask();
  expect(box.asked).toEqual([]);
  browser((recognition) => recognition.hear('10 idli'));
  browser((recognition) => recognition.say('end'));
  expect(box.asked).toEqual(['10 idli']);
  expect(box.fault()).toBeNull();
});

it('drops the spoken text where something else is typed meanwhile', () => {
  const box = openBox();
  box.toggle();
  browser((recognition) => recognition.say('start'));
  box.write('2 kg rice');
  browser((recognition) => recognition.hear('10 idli'));
  expect(box.text()).toBe('2 kg rice');
  expect(box.asked).toEqual([]);
});

it.each([
  { clearsToListen: true, listening: '' },
  { clearsToListen: false, listening: '2 kg rice' },
])(
  'keeps the text where nothing is heard; clears the box meanwhile: $clearsToListen',
  ({ clearsToListen, listening }) => {
    const box = openBox({ clearsToListen });
    box.write('2 kg rice');
    box.toggle();
    browser((recognition) => recognition.say('start'));
    expect(box.text()).toBe(listening);
    expect(box.onInterrupt).toHaveBeenCalledTimes(1);
    browser((recognition) => recognition.fail('no-speech'));
    expect(box.text()).toBe('2 kg rice');
    expect(box.fault()).toEqual({ kind: 'failed', code: 'no-speech' });
    box.toggle();
    expect(box.fault()).toBeNull();
    browser((recognition) => recognition.hear('10 idli'));
    box.toggle();
    browser((recognition) => recognition.fail('no-speech'));
    expect(box.text()).toBe('10 idli');
    box.write('11 idli');
    expect(box.fault()).toBeNull();
  },
);
