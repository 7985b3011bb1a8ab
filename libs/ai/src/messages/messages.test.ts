import { languages } from '@thela/language';
import { expect, it } from 'vitest';
import { failure } from '../result';
import { messagesIn, messagesNow } from '.';

const { failure: lost } = failure('unreachable', ({ unreachable }) =>
  unreachable('Failed to fetch'),
);

it('says a failure in the language of the texts that it is given', async () => {
  expect(lost.message).toBe('Failed to fetch');
  const texts = await Promise.all(languages.map(messagesIn));
  const said = texts.map((messages) => lost.say(messages));
  expect(said[0]).toBe('Failed to fetch');
  expect(new Set(said).size).toBe(languages.length);
  // The browser's own words help who answers the vendor's call for help.
  expect(said.filter((text) => !text.includes('Failed to fetch'))).toEqual([]);
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
