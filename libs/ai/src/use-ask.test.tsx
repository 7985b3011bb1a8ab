import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import type { AiResult } from './result';
import { useAsk } from './use-ask';

interface Call {
  readonly question: string;
  readonly signal: AbortSignal;
  readonly reply: (result: AiResult<string>) => Promise<void>;
}

/** A screen whose model answers when the test says so. */
function openScreen() {
  const calls: Call[] = [];
  const run = (question: string, signal: AbortSignal) =>
    new Promise<AiResult<string>>((resolve) => {
      calls.push({ question, signal, reply: async (result) => act(async () => resolve(result)) });
    });
  const { result, unmount } = renderHook(() => useAsk(run), { wrapper: StrictMode });
  return {
    unmount,
    state: () => result.current.state,
    ask: (question: string) => act(() => result.current.ask(question)),
    show: (question: string, value: string) =>
      act(() => result.current.show(question, { kind: 'answer', value })),
    dismiss: () => act(() => result.current.dismiss()),
    call: (place: number) => {
      const call = calls[place];
      if (!call) throw new Error(`The model was not asked ${place + 1} times.`);
      return call;
    },
  };
}

const failed = { kind: 'refused', message: 'API Error: no' } as const;

it('is idle, loading, and has the answer to its question', async () => {
  const screen = openScreen();
  expect(screen.state()).toEqual({ status: 'idle' });
  screen.ask('sour?');
  expect(screen.state()).toEqual({ status: 'loading', question: 'sour?' });
  await screen.call(0).reply({ kind: 'answer', value: 'sugar' });
  expect(screen.state()).toEqual({ status: 'answer', question: 'sour?', value: 'sugar' });
});

it('keeps a failure until it is dismissed', async () => {
  const screen = openScreen();
  screen.ask('sour?');
  await screen.call(0).reply({ kind: 'failure', failure: failed });
  expect(screen.state()).toEqual({ status: 'failure', question: 'sour?', failure: failed });
  screen.dismiss();
  expect(screen.state()).toEqual({ status: 'idle' });
});

it('dismisses nothing but a failure', async () => {
  const screen = openScreen();
  screen.ask('sour?');
  screen.dismiss();
  expect(screen.state().status).toBe('loading');
  await screen.call(0).reply({ kind: 'answer', value: 'sugar' });
  screen.dismiss();
  expect(screen.state().status).toBe('answer');
});

it('aborts the older question and hears nothing more of it', async () => {
  const screen = openScreen();
  screen.ask('old');
  screen.ask('new');
  expect([screen.call(0).signal.aborted, screen.call(1).signal.aborted]).toEqual([true, false]);
  await screen.call(0).reply({ kind: 'answer', value: 'too late' });
  expect(screen.state()).toEqual({ status: 'loading', question: 'new' });
  await screen.call(1).reply({ kind: 'answer', value: 'in time' });
  expect(screen.state()).toMatchObject({ value: 'in time' });
});

it('aborts the question when an answer is shown that is at hand', async () => {
  const screen = openScreen();
  screen.ask('sour?');
  screen.show('sour?', 'from the book');
  expect(screen.call(0).signal.aborted).toBe(true);
  await screen.call(0).reply({ kind: 'failure', failure: failed });
  expect(screen.state()).toMatchObject({ status: 'answer', value: 'from the book' });
});

it('aborts the question when its component goes', () => {
  const screen = openScreen();
  screen.ask('sour?');
  screen.unmount();
  expect(screen.call(0).signal.aborted).toBe(true);
});
