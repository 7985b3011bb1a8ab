import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installScriptedRecognition, ScriptedRecognition } from './testing/scripted-recognition';
import { useSpokenQuestion } from './use-spoken-question';

beforeEach(() => {
  vi.useFakeTimers();
  installScriptedRecognition();
});

afterEach(() => {
  vi.useRealTimers();
});

function openBox() {
  const asked: string[] = [];
  const faults: unknown[] = [];
  const { result } = renderHook(() => {
    const [text, setText] = useState('');
    const question = useSpokenQuestion({
      text,
      onText: setText,
      onFault: (fault) => faults.push(fault),
      onAsk: (put) => asked.push(put),
    });
    return { text, question };
  });
  return {
    asked,
    faults,
    text: () => result.current.text,
    write: (text: string) => act(() => result.current.question.write(text)),
    ask: () => act(() => result.current.question.ask()),
    toggle: () => act(() => result.current.question.toggle()),
  };
}

const browser = (happen: (recognition: ScriptedRecognition) => void) =>
  act(() => happen(ScriptedRecognition.last()));

it('puts what was typed', () => {
  const box = openBox();
  box.write('2 kg rice');
  box.ask();
  expect(box.asked).toEqual(['2 kg rice']);
});

it('puts nothing where nothing stands', () => {
  const box = openBox();
  box.write('  ');
  box.ask();
  expect(box.asked).toEqual([]);
  expect(box.faults).toEqual([{ kind: 'empty' }]);
});

it('waits for the phrase that is on its way, and puts that', () => {
  const box = openBox();
  box.toggle();
  browser((recognition) => recognition.say('start'));
  box.ask();
  expect(box.asked).toEqual([]);
  browser((recognition) => recognition.hear('10 idli'));
  browser((recognition) => recognition.say('end'));
  expect(box.asked).toEqual(['10 idli']);
  expect(box.faults).toEqual([]);
});

it('forgets the phrase where something else is written meanwhile', () => {
  const box = openBox();
  box.toggle();
  browser((recognition) => recognition.say('start'));
  box.write('2 kg rice');
  browser((recognition) => recognition.hear('10 idli'));
  expect(box.text()).toBe('2 kg rice');
  expect(box.asked).toEqual([]);
});
