import { expect, it, vi } from 'vitest';
import { answerStore, mostAnswerBytes, mostAnswers, surplusOf } from './answer-store';
import type { AnswerShelf } from './answer-store';
import type { AnswerVerdict, KeptAnswer } from './shell';

/** What two tabs share. */
function shelfOf(first: readonly KeptAnswer[] = []) {
  const kept = new Map(first.map((answer) => [answer.id, answer]));
  const tabs = new Set<() => void>();
  let fault: 'full' | 'blocked' | null = null;
  const shelf = (): AnswerShelf => {
    let mine: (() => void) | undefined;
    const tell = () => [...tabs].filter((tab) => tab !== mine).forEach((tab) => tab());
    return {
      read: () => [...kept.values()],
      put: (answer) => {
        if (!fault) kept.set(answer.id, answer);
        tell();
        return fault;
      },
      remove: (id) => {
        kept.delete(id);
        tell();
      },
      follow: (listener) => {
        mine = listener;
        tabs.add(listener);
        return () => void tabs.delete(listener);
      },
    };
  };
  return { shelf, fail: (now: 'full' | 'blocked') => (fault = now) };
}

/** A store that somebody reads. */
function opened(shelf: AnswerShelf) {
  const store = answerStore(shelf);
  store.subscribe(() => {});
  return store;
}

const kept = (number: number, verdict: AnswerVerdict = null): KeptAnswer => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  at: number,
  question: `question ${number}`,
  answer: { text: `answer ${number}` },
  language: 'en-IN',
  verdict,
});

const question = (name: string, text = 'Add jaggery.') =>
  ({ question: name, answer: { text }, language: 'en-IN' }) as const;

const questionsIn = ({ getSnapshot }: ReturnType<typeof answerStore>) =>
  getSnapshot().map((answer) => answer.question);

it('shows nothing before somebody reads, then the latest first', async () => {
  const store = answerStore(shelfOf([kept(1), kept(2)]).shelf());
  expect(store.getSnapshot()).toEqual([]);
  store.subscribe(() => {});
  expect(questionsIn(store)).toEqual(['question 2', 'question 1']);
});

it('keeps what was said of an answer, and takes it back', async () => {
  const store = opened(shelfOf().shelf());
  const outcome = await store.keep(question('sour'));
  const id = outcome.ok ? outcome.id : '';
  expect(await store.judge(id, 'helped')).toBe(true);
  expect(store.getSnapshot()[0]).toMatchObject({ question: 'sour', verdict: 'helped' });
  await store.judge(id, null);
  expect(store.getSnapshot()[0]?.verdict).toBe(null);
  expect(await store.judge('unknown', 'helped')).toBe(false);
});

it('keeps twenty: the oldest goes, and what helped stays while there is another', async () => {
  const first = Array.from({ length: mostAnswers }, (_, at) => kept(at, at < 2 ? 'helped' : null));
  const store = opened(shelfOf(first).shelf());
  await store.keep(question('new'));
  expect(store.getSnapshot()).toHaveLength(mostAnswers);
  expect(questionsIn(store)).toContain('question 0');
  expect(questionsIn(store)).not.toContain('question 2');
  expect(questionsIn(store)[0]).toBe('new');
});

it('keeps the new one also where all others helped', async () => {
  const first = Array.from({ length: mostAnswers }, (_, at) => kept(at, 'helped'));
  const store = opened(shelfOf(first).shelf());
  await store.keep(question('new'));
  expect(questionsIn(store)).toContain('new');
  expect(questionsIn(store)).not.toContain('question 0');
});

it('lets go of what did not help before what helped', () => {
  const others = Array.from({ length: mostAnswers }, (_, at) => kept(at + 1, 'helped'));
  expect(surplusOf([...others, kept(99, 'did-not-help')])).toEqual([kept(99).id]);
});

it('keeps the same answer to the same question once, with what was said of it', async () => {
  vi.setSystemTime(1000);
  const store = opened(shelfOf().shelf());
  const first = await store.keep(question('sour'));
  vi.setSystemTime(2000);
  expect(await store.keep(question('sour'))).toEqual(first);
  expect(store.getSnapshot().map(({ at }) => at)).toEqual([2000]);
  await store.judge(first.ok ? first.id : '', 'helped');
  vi.setSystemTime(3000);
  await store.keep(question('sour'));
  expect(store.getSnapshot()).toMatchObject([{ at: 2000, verdict: 'helped' }]);
  await store.keep(question('sour', 'Add salt.'));
  expect(store.getSnapshot()).toHaveLength(2);
});

it('loses nothing that another tab keeps, and shows it', async () => {
  const { shelf } = shelfOf();
  const [one, other] = [opened(shelf()), opened(shelf())];
  await Promise.all([one.keep(question('one')), other.keep(question('other'))]);
  expect(questionsIn(one).toSorted()).toEqual(['one', 'other']);
  expect(questionsIn(other)).toEqual(questionsIn(one));
});

it('refuses what is too large in bytes, whatever the script', async () => {
  const store = opened(shelfOf().shelf());
  const telugu = 'అ'.repeat(mostAnswerBytes / 3);
  expect(await store.keep(question('long', telugu))).toEqual({ ok: false, reason: 'too-large' });
  expect((await store.keep(question('long', 'a'.repeat(mostAnswerBytes / 3)))).ok).toBe(true);
});

it.each(['full', 'blocked'] as const)('says that storage is %s', async (reason) => {
  const { shelf, fail } = shelfOf();
  fail(reason);
  expect(await opened(shelf()).keep(question('sour'))).toEqual({ ok: false, reason });
});

it('refuses an answer that is no JSON, which is a mistake of the tool', async () => {
  const store = opened(shelfOf().shelf());
  const answer = { question: 'sour', answer: undefined, language: 'en-IN' } as const;
  await expect(store.keep(answer)).rejects.toThrow(TypeError);
});

it('puts back what was removed', async () => {
  const store = opened(shelfOf([kept(1, 'helped'), kept(2)]).shelf());
  const before = store.getSnapshot();
  await store.remove(before.map(({ id }) => id));
  expect(store.getSnapshot()).toEqual([]);
  expect(await store.restore(before)).toBe(true);
  expect(store.getSnapshot()).toEqual(before);
});
