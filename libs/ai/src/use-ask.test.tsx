import type { AiSettings } from '@thela/contract';
import { showLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import { createFakeShell } from '@thela/testkit';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { messagesNow } from './messages';
import { failure } from './result';
import type { AiResult } from './result';
import { createAskStore, useAsk } from './use-ask';
import type { AskStore } from './use-ask';

interface Call {
  readonly question: string;
  readonly language: Language | undefined;
  readonly signal: AbortSignal;
  readonly onWait: ((until: number) => void) | undefined;
  readonly reply: (result: AiResult<string>) => Promise<void>;
}

const models = { advice: ['new'], recipe: ['new'], strategy: ['new'] };
const direct = { mode: 'direct', baseUrl: 'https://model.example', models, key: 'key' } as const;

/** A book that can say in which language it answers. */
const askBook = (question: string) =>
  messagesNow().noText.reply.startsWith('No reply')
    ? `from the book: ${question}`
    : `दूसरी भाषा में: ${question}`;

function openScreen(
  ai: AiSettings = direct,
  kept?: AskStore<string, string>,
  chosen: Language = 'en-IN',
) {
  const calls: Call[] = [];
  const { session, language } = createFakeShell({
    language: { getSnapshot: () => chosen, subscribe: () => () => {} },
  });
  const { result, unmount } = renderHook(
    () =>
      useAsk<string, string>(
        { ai, session, language },
        {
          refuse: (question) =>
            question.length > 20 ? failure('too-long', ({ tooLong }) => tooLong(21, 20)) : null,
          askModel: (question, { language: asked, onWait }, signal) =>
            new Promise((resolve) => {
              const reply = async (value: AiResult<string>) => act(async () => resolve(value));
              calls.push({ question, language: asked, signal, onWait, reply });
            }),
          askBook,
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

const { failure: failed } = failure('refused', ({ refused, advice }) => refused('no', advice.site));
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
  expect(screen.state()).toMatchObject({
    status: 'answer',
    value: 'Add',
    note: expect.stringMatching(/^This answer was cut off/) as string,
  });
});

it('keeps a failure until it is dismissed', async () => {
  const screen = openScreen();
  screen.ask('sour?');
  await screen.call(0).reply({ kind: 'failure', failure: failed });
  expect(screen.state()).toEqual({ status: 'failure', question: 'sour?', failure: failed });
  screen.dismiss();
  expect(screen.state()).toEqual({ status: 'idle' });
});

it('has until when it waits for the service', async () => {
  const screen = openScreen();
  screen.ask('sour?');
  act(() => screen.call(0).onWait?.(7));
  expect(screen.state()).toEqual({ status: 'loading', question: 'sour?', askAgainAt: 7 });
  screen.ask('salty?');
  act(() => screen.call(0).onWait?.(8));
  expect(screen.state()).toEqual({ status: 'loading', question: 'salty?' });
});

it('has the answer of the book and the failure where the service asks to wait for long', async () => {
  const screen = openScreen();
  screen.ask('sour?');
  const { failure: busy } = failure('busy', ({ refused: say }) => say('quota', 'Wait.'));
  await screen.call(0).reply({ kind: 'failure', failure: busy });
  const given = { status: 'answer', source: 'book', value: 'from the book: sour?' };
  expect(screen.state()).toMatchObject({ ...given, failure: { message: 'API Error: quota' } });
  screen.dismiss();
  expect(screen.state()).toMatchObject(given);
  expect(screen.state()).not.toHaveProperty('failure');
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

describe('in another language', () => {
  const show = (language: Language) => act(() => showLanguage(language));
  afterEach(() => show('en-IN'));

  it('asks the model for an answer in it', () => {
    const screen = openScreen(direct, undefined, 'te-IN');
    screen.ask('sour?');
    expect(screen.call(0).language).toBe('te-IN');
  });

  it('says what failed and what was cut off, also when it is chosen later', async () => {
    const screen = openScreen();
    screen.ask('sour?');
    await screen.call(0).reply({ kind: 'failure', failure: failed });
    await show('hi-IN');
    expect(screen.state()).toMatchObject({
      failure: { message: expect.stringMatching(/^यह साइट अभी AI/), advice: '', detail: 'no' },
    });
    await show('en-IN');
    expect(screen.state()).toMatchObject({ failure: { message: 'API Error: no' } });
    screen.ask('salty?');
    await screen.call(1).reply({ kind: 'answer', value: 'Add', isComplete: false });
    await show('hi-IN');
    expect(screen.state()).toMatchObject({
      value: 'Add',
      note: expect.stringMatching(/^यह जवाब बीच में ही कट गया/) as string,
    });
  });

  it('lets the book answer in it, also when it is chosen later', async () => {
    const screen = openScreen({ mode: 'built-in' });
    screen.ask('sour?');
    await show('hi-IN');
    expect(screen.state()).toMatchObject({ source: 'book', value: 'दूसरी भाषा में: sour?' });
  });
});
