import type { AiSettings } from '@thela/contract';
import { createFakeShell } from '@thela/testkit';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { cutOffNote, failure } from './result';
import type { AiFailure, AiResult } from './result';
import { createAskStore, useAsk } from './use-ask';
import type { AskStore } from './use-ask';

interface Call {
  readonly question: string;
  readonly signal: AbortSignal;
  readonly reply: (result: AiResult<string>) => Promise<void>;
}

const models = { advice: ['new'], recipe: ['new'], strategy: ['new'] };
const direct = { mode: 'direct', baseUrl: 'https://model.example', models, key: 'key' } as const;

/** A screen whose model answers when the test says so. */
function openScreen(ai: AiSettings = direct, kept?: AskStore<string, string>) {
  const calls: Call[] = [];
  const { session } = createFakeShell();
  const { result, unmount } = renderHook(
    () =>
      useAsk<string, string>(
        { ai, session },
        {
          refuse: (question) => (question.length > 20 ? failure('too-long', 'Too long.') : null),
          askModel: (question, _access, signal) =>
            new Promise((resolve) => {
              const reply = async (value: AiResult<string>) => act(async () => resolve(value));
              calls.push({ question, signal, reply });
            }),
          askBook: (question) => `from the book: ${question}`,
          isDanger: (bookAnswer) => bookAnswer.includes('mould'),
        },
        kept,
      ),
    { wrapper: StrictMode },
  );
  return {
    unmount,
    calls,
    state: () => result.current.state,
    ask: (question: string) => act(() => result.current.ask(question)),
    canAskBook: () => result.current.askBookInstead !== undefined,
    askBookInstead: () => act(() => result.current.askBookInstead?.()),
    dismiss: () => act(() => result.current.dismiss()),
    call: (place: number) => {
      const call = calls[place];
      if (!call) throw new Error(`The model was not asked ${place + 1} times.`);
      return call;
    },
  };
}

const failed: AiFailure = { kind: 'refused', message: 'API Error: no' };
const sugar = { kind: 'answer', value: 'sugar', isComplete: true } as const;

it('is idle, loading, and has the answer to its question, with a note when it was cut off', async () => {
  const screen = openScreen();
  expect(screen.state()).toEqual({ status: 'idle' });
  screen.ask('sour?');
  expect(screen.state()).toEqual({ status: 'loading', question: 'sour?' });
  await screen.call(0).reply(sugar);
  expect(screen.state()).toEqual({
    status: 'answer',
    question: 'sour?',
    source: 'model',
    value: 'sugar',
    note: '',
  });
  screen.ask('salty?');
  await screen.call(1).reply({ kind: 'answer', value: 'Add', isComplete: false });
  expect(screen.state()).toMatchObject({ status: 'answer', value: 'Add', note: cutOffNote });
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
  await screen.call(0).reply(sugar);
  screen.dismiss();
  expect(screen.state().status).toBe('answer');
});

it('aborts the older question and ignores its result', async () => {
  const screen = openScreen();
  screen.ask('old');
  screen.ask('new');
  expect([screen.call(0).signal.aborted, screen.call(1).signal.aborted]).toEqual([true, false]);
  await screen.call(0).reply({ ...sugar, value: 'too late' });
  expect(screen.state()).toEqual({ status: 'loading', question: 'new' });
  await screen.call(1).reply({ ...sugar, value: 'in time' });
  expect(screen.state()).toMatchObject({ value: 'in time' });
});

it('aborts the question when the book answers the next one', async () => {
  const screen = openScreen();
  screen.ask('sour?');
  screen.ask('mould?');
  expect(screen.call(0).signal.aborted).toBe(true);
  await screen.call(0).reply({ kind: 'failure', failure: failed });
  expect(screen.state()).toMatchObject({ status: 'answer', value: 'from the book: mould?' });
});

it('aborts the question when the component is unmounted', () => {
  const screen = openScreen();
  screen.ask('sour?');
  screen.unmount();
  expect(screen.call(0).signal.aborted).toBe(true);
});

it.each([
  { when: 'there is no model', ai: { mode: 'built-in' } as const, question: 'sour?' },
  { when: 'the book warns of a danger', ai: direct, question: 'mould?' },
])('is answered from the book at once where $when', ({ ai, question }) => {
  const screen = openScreen(ai);
  screen.ask(question);
  const value = `from the book: ${question}`;
  expect(screen.state()).toEqual({ status: 'answer', question, source: 'book', value, note: '' });
  expect(screen.calls).toEqual([]);
});

it('can be answered from the book after a failure of the model, and only then', async () => {
  const screen = openScreen();
  screen.ask('sour?');
  expect(screen.canAskBook()).toBe(false);
  await screen.call(0).reply({ kind: 'failure', failure: failed });
  screen.askBookInstead();
  expect(screen.state()).toMatchObject({ source: 'book', value: 'from the book: sour?' });
  expect(screen.canAskBook()).toBe(false);
});

it.each([direct, { mode: 'built-in' } as const])(
  'refuses a question that is too long for model and book alike, in mode $mode',
  (ai) => {
    const screen = openScreen(ai);
    screen.ask('sour? '.repeat(10));
    expect(screen.state()).toMatchObject({ status: 'failure', failure: { kind: 'too-long' } });
    expect(screen.calls).toEqual([]);
    expect(screen.canAskBook()).toBe(false);
  },
);

describe('in a store that outlives the component', () => {
  it('goes on without it, and its answer is there for the next one', async () => {
    const store = createAskStore<string, string>();
    const before = openScreen(direct, store);
    before.ask('sour?');
    before.unmount();
    const after = openScreen(direct, store);
    expect(after.state()).toEqual({ status: 'loading', question: 'sour?' });
    expect(before.call(0).signal.aborted).toBe(false);
    await before.call(0).reply(sugar);
    expect(after.state()).toMatchObject({ status: 'answer', value: 'sugar' });
  });

  it('is aborted by the next question, whichever component asks it', async () => {
    const store = createAskStore<string, string>();
    const before = openScreen(direct, store);
    before.ask('old');
    before.unmount();
    const after = openScreen(direct, store);
    after.ask('new');
    expect(before.call(0).signal.aborted).toBe(true);
    await before.call(0).reply({ ...sugar, value: 'too late' });
    expect(after.state()).toEqual({ status: 'loading', question: 'new' });
  });
});
