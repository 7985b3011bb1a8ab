import type { AnswerStore } from '@thela/contract';
import { createFakeShell } from '@thela/testkit';
import { expect, it, vi } from 'vitest';
import { lazyAnswers } from './lazy-answers';

const given = { question: 'sour', answer: 'Add jaggery.', language: 'en-IN' } as const;

/** A store whose code arrives when the test says so. */
function loading() {
  const { answers } = createFakeShell();
  const load = vi.fn<() => Promise<AnswerStore>>();
  const onError = vi.fn<(error: unknown) => void>();
  const store = lazyAnswers(load, onError);
  return { answers, load, onError, store };
}

it('loads nothing before somebody asks, then shows what is kept', async () => {
  const { answers, load, store } = loading();
  load.mockResolvedValue(answers);
  await answers.keep(given);
  expect(store.getSnapshot()).toEqual([]);
  expect(store.getSnapshot()).toBe(store.getSnapshot());
  expect(load).not.toHaveBeenCalled();
  const listener = vi.fn<() => void>();
  const end = store.subscribe(listener);
  await vi.waitFor(() => expect(store.getSnapshot()).toMatchObject([{ question: 'sour' }]));
  expect(listener).toHaveBeenCalled();
  listener.mockClear();
  await store.keep({ ...given, question: 'salty' });
  expect(listener).toHaveBeenCalled();
  end();
  listener.mockClear();
  await store.keep({ ...given, question: 'bitter' });
  expect(listener).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
});

it('follows nothing for a tool that was left before the code came', async () => {
  const { answers, load, store } = loading();
  const follow = vi.spyOn({ ...answers }, 'subscribe');
  load.mockResolvedValue({ ...answers, subscribe: follow });
  store.subscribe(() => {})();
  await store.keep(given);
  expect(follow).not.toHaveBeenCalled();
});

it('says that the code could not be loaded, and tries again the next time', async () => {
  const { answers, load, onError, store } = loading();
  const lost = new TypeError('Failed to fetch');
  load.mockRejectedValueOnce(lost).mockResolvedValue(answers);
  store.subscribe(() => {});
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(lost));
  expect(await store.keep(given)).toMatchObject({ ok: true });
});
