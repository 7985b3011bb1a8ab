import { languages } from '@thela/language';
import { expect, it } from 'vitest';
import { failure } from '../result';
import { messagesIn, messagesNow } from '.';

const { failure: lost } = failure('unreachable', ({ broken, advice }) =>
  broken('Failed to fetch', advice.offline),
);
const { failure: refused } = failure('refused', (messages) =>
  messages.refused('Bad key.', messages.advice.site),
);

it('says a failure in the language of the texts that it is given: in English the specified text first, else ours', async () => {
  const [english, ...others] = await Promise.all(languages.map(messagesIn));
  for (const { failure: one, specified, own } of [
    { failure: lost, specified: 'Failed to fetch', own: 'Failed to fetch' },
    { failure: refused, specified: 'API Error: Bad key.', own: 'Bad key.' },
  ]) {
    expect(one.say(english!)).toMatchObject({ message: specified, detail: '' });
    const said = others.map((messages) => one.say(messages));
    expect(new Set([one.advice, ...said.map(({ message }) => message)]).size).toBe(4);
    // The browser's own words help who answers the vendor's call for help.
    expect(said.map(({ advice, detail }) => advice + detail)).toEqual([own, own, own]);
  }
});

it('writes figures in Indian grouping in every language', async () => {
  const texts = await Promise.all(languages.map(messagesIn));
  for (const { tooLong, tooMany, timedOut } of texts) {
    expect(tooLong(144_000, 8000)).toMatch(/1,44,000.* 8,000/);
    expect(tooMany(101, 100)).toMatch(/101.* 100/);
    expect(timedOut(30)).toMatch(/30/);
  }
  expect(messagesNow()).toBe(texts[0]);
});
