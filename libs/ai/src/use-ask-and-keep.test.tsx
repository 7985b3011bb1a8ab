import type { AnswerStore, KeptAnswer } from '@thela/contract';
import { lazyModule } from '@thela/language';
import { createFakeShell, sampleModel } from '@thela/testkit';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer } from './result';
import type { AiResult } from './result';
import { useAskAndKeep } from './use-ask-and-keep';

const helped: KeptAnswer = {
  id: '00000000-0000-4000-8000-000000000001',
  at: 1,
  question: 'sour tamatar',
  answer: { source: 'model', heading: '', text: 'Add jaggery.', isComplete: true },
  language: 'en-IN',
  verdict: 'helped',
};

const book = {
  prepare: () => undefined,
  askBook: (question: string) => `from the book: ${question}`,
  isDanger: (text: string) => text.includes('mould'),
  isSame: () => true,
};

/** A screen whose model answers when the test says so, and to which all questions are the same. */
function openScreen(keep?: AnswerStore['keep'], fetchBook = async () => book) {
  const replies: ((result: AiResult<string>) => void)[] = [];
  const shell = createFakeShell({ ai: sampleModel, answers: [helped] });
  const lazyBook = lazyModule(fetchBook);
  const { result } = renderHook(() =>
    useAskAndKeep<string>(
      { ...shell, answers: { ...shell.answers, ...(keep && { keep }) } },
      {
        refuse: () => null,
        askModel: () => new Promise((resolve) => replies.push(resolve)),
        book: lazyBook,
        wordsOf: (text) => (text.includes('?') ? null : { heading: '', text }),
      },
    ),
  );
  return {
    shell,
    now: () => result.current,
    kept: () => result.current.kept,
    ask: (question: string) => act(async () => result.current.ask(question)),
    reply: (at: number, text: string, isComplete = true) =>
      act(async () => replies[at]?.(answer(text, isComplete))),
  };
}

it('shows what helped before only once the danger was looked for, and not for one', async () => {
  const { kept, ask } = openScreen();
  await ask('mould on tamatar');
  expect(kept().own).toBe(null);
  await ask('tamatar');
  expect(kept().own?.text).toBe('Add jaggery.');
});

it('keeps an answer as it was given, also that it was cut off', async () => {
  const { shell, kept, ask, reply } = openScreen();
  await ask('salty sambar');
  expect(kept().given).toBe(null);
  await reply(0, 'Add potato', false);
  expect(kept().given).toMatchObject({ status: 'kept', answer: { text: 'Add potato' } });
  expect(shell.answers.getSnapshot()[0]).toMatchObject({
    question: 'salty sambar',
    answer: { source: 'model', text: 'Add potato', isComplete: false },
  });
});

it('knows its own answer in the same words, and forgets it when it helps no more', async () => {
  const { kept, ask, reply } = openScreen();
  await ask('tamatar');
  await reply(0, 'Add jaggery.');
  expect(kept().isOwn).toBe(true);
  await act(async () => void kept().judge(helped.id, 'did-not-help'));
  expect(kept()).toMatchObject({ own: null, isOwn: false });
});

it('keeps no question back, and nothing of a question that a newer one replaced', async () => {
  const { shell, kept, ask, reply } = openScreen();
  await ask('old');
  await ask('new');
  await reply(0, 'too late');
  await reply(1, 'What do you mean?');
  expect(kept().given).toBe(null);
  expect(shell.answers.getSnapshot()).toEqual([helped]);
});

it('does not say of a new answer what became of the one before', async () => {
  let end = () => {};
  const { kept, ask, reply } = openScreen(
    () => new Promise((resolve) => (end = () => resolve({ ok: false, reason: 'full' }))),
  );
  await ask('old');
  await reply(0, 'Add salt.');
  const endOld = end;
  await ask('new');
  await reply(1, 'Add lemon.');
  await act(async () => endOld());
  expect(kept().given).toBe(null);
  await act(async () => end());
  expect(kept().given).toEqual({ status: 'not-kept', reason: 'full' });
});

it('says that the book could not be fetched, and fetches it again for the next question', async () => {
  const fetchBook = vi
    .fn<() => Promise<typeof book>>(async () => book)
    .mockRejectedValueOnce(new Error('lost'));
  const { now, ask } = openScreen(undefined, fetchBook);
  await ask('tamatar');
  expect(now().state).toMatchObject({ status: 'failure', failure: { kind: 'no-book' } });
  expect(now().askBookInstead).toBeUndefined();
  await ask('mould');
  await ask('mould on tamatar');
  expect(now().state).toMatchObject({ value: 'from the book: mould on tamatar' });
  expect(fetchBook).toHaveBeenCalledTimes(2);
});
