import { createFakeShell } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import { createAssistant } from '../assistant';
import type { ReplySource } from '../reply';
import type { Expected } from './expected';
import { holdOut } from './hold-out';
import { secondHoldOut } from './second-hold-out';
import { thirdHoldOut } from './third-hold-out';

const { signal } = new AbortController();

const setPhrases = /it is$|^(?:help|welcome|quiet|Namaste|All right|did not understand)$/;

function sourceOf([, part, contains]: Expected): ReplySource {
  if (setPhrases.test(contains)) return 'set-phrase';
  return part === 'profit' ? 'calculated' : 'book';
}

describe.each([
  { list: 'the hold-out', phrases: holdOut },
  { list: 'the second hold-out', phrases: secondHoldOut },
  { list: 'the third hold-out', phrases: thirdHoldOut },
])('a fresh assistant understands $list', ({ phrases }) => {
  it.each(phrases)('%s', async (...expected) => {
    const [phrase, part, contains] = expected;
    const reply = await createAssistant(createFakeShell()).reply(phrase, signal);
    expect(reply).toMatchObject({ part, source: sourceOf(expected) });
    expect(reply.text).toContain(contains);
  });
});
