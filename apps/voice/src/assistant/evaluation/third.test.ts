import { createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { createAssistant } from '../assistant';
import { thirdHoldOut as holdOut } from './third-hold-out';

const { signal } = new AbortController();

it.each(holdOut)('%s', async (phrase, part, contains) => {
  const reply = await createAssistant(createFakeShell()).reply(phrase, signal);
  console.log(phrase, '=>', reply.part, reply.source, reply.text.slice(0, 90));
  expect(reply.part).toBe(part);
  expect(reply.text).toContain(contains);
});
