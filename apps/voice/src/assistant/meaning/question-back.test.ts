import { createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { answerTextsIn } from '../answer-texts';
import { createAssistant } from '../assistant';
import { newMemory } from '../memory';
import { createSpokenRecords } from '../records/spoken-records';
import type { Reply } from '../reply';
import { answerToGuess, questionBack } from './question-back';
import type { Turn } from './turn';

const { signal } = new AbortController();
const languages = ['en-IN', 'hi-IN', 'te-IN', 'hi-Latn-IN'] as const;
/** These need the sentence that was asked about. */
const ofSentence =
  /^(?:fault|keep|leftover)_|^(?:sale|waste|purchase|expense|correction)$|_price_set$/;

it.each(languages)(
  'each guess is understood when it is tapped, or said: %s',
  { tags: ['nightly'] },
  async (language) => {
    const texts = await answerTextsIn(language);
    const of = () => Promise.resolve(texts);
    const conversation = { of, ofCall: of, now: of, reset: () => {} };
    const labels = Object.entries(texts.words.guesses)
      .filter(([intent]) => !ofSentence.test(intent))
      .map(([, label]) => label);
    const replies = await Promise.all(
      labels.map((label) =>
        createAssistant(createFakeShell({ stall: 'own' }), conversation).reply(label, signal),
      ),
    );
    const isSilent = ({ text }: Reply) => text.startsWith(texts.words.notUnderstood);
    expect(labels.filter((_, index) => replies.slice(index, index + 1).some(isSilent))).toEqual([]);
  },
);

async function turnOf(text: string): Promise<Turn> {
  const shell = createFakeShell({ stall: 'own' });
  const texts = await answerTextsIn('en-IN');
  const records = createSpokenRecords(shell);
  return { text, guesses: [], isAsked: false, shell, records, memory: newMemory(), texts, signal };
}

it('asks which guess is meant, and answers the sentence by the one that is tapped', async () => {
  const turn = await turnOf('thikka matladu');
  const guesses = [
    { intent: 'language_change', probability: 0.4 },
    { intent: 'fault_sour', probability: 0.3 },
    { intent: 'capabilities', probability: 0.15 },
    { intent: 'weather', probability: 0.05 },
  ] as const;
  const question = await questionBack(guesses, turn);
  expect(question).toMatchObject({
    text: 'I am not sure. Do you mean “Change the language” or “What can you do”?',
    answers: ['Change the language', 'What can you do'],
  });
  if (question) turn.memory.remember(turn.text, question);
  const tapped = { ...turn, text: 'Change the language' };
  expect((await answerToGuess(tapped))?.text).toBe(turn.texts.words.talk.language);
  expect(await answerToGuess({ ...turn, text: 'something else' })).toBeUndefined();
});

it('asks nothing where no guess is probable', async () => {
  const guesses = [{ intent: 'undo', probability: 0.15 }] as const;
  expect(await questionBack(guesses, await turnOf('hm'))).toBeUndefined();
});

it.each([
  ['ek bachcha roz yahan khelne aata hai aur chala jata hai', 'busiest_time_day', 'undo'],
  ['my uncle came from the village and stayed for some time here', 'money_today', 'sale'],
] as const)(
  'offers neither a question nor an entry to a story: %s',
  async (text, first, second) => {
    const guesses = [
      { intent: first, probability: 0.3 },
      { intent: second, probability: 0.25 },
    ];
    expect(await questionBack(guesses, await turnOf(text))).toBeUndefined();
  },
);

it('tells that nothing is written of what rather must not be', async () => {
  const guesses = [
    { intent: 'not_entry_negated', probability: 0.35 },
    { intent: 'expense', probability: 0.25 },
  ] as const;
  const { text } =
    (await questionBack(guesses, await turnOf('he asked 500, I sent him away'))) ?? {};
  expect(text).toBe('All right, nothing is written.');
});
