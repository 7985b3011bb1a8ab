import { startFakeGemini } from '@thela/testkit/fake-gemini';
import type { FakeGemini } from '@thela/testkit/fake-gemini';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxInputChars } from './input-limit';
import type { ModelAccess } from './model-access';
import { askForReply, replyBody } from './reply';
import { messagesNow } from './messages';
import type { ConversationTurn } from './reply';

let gemini: FakeGemini;

beforeAll(async () => {
  gemini = await startFakeGemini();
});
beforeEach(() => gemini.reset());
afterAll(() => gemini.close());

function ask(turns: readonly ConversationTurn[], signal = new AbortController().signal) {
  const models = { advice: ['new'], recipe: ['not this'], strategy: ['not this'] };
  const ai = { mode: 'direct', baseUrl: gemini.url, models, key: 'key of the page' } as const;
  const model: ModelAccess = { ai, getAccessToken: async () => null };
  return askForReply({ system: 'You are the voice of a stall.', turns }, model, signal);
}

function said(text: string): ConversationTurn {
  return { role: 'user', text };
}
function answered(text: string): ConversationTurn {
  return { role: 'assistant', text };
}
const talk = (count: number) =>
  Array.from({ length: count }, (_, index) => [said(`question ${index}`), answered('yes')]).flat();

function sentTexts(turns: readonly ConversationTurn[]): readonly (string | undefined)[] {
  return replyBody('', turns).contents.map(({ parts }) => parts[0]?.text);
}

it('asks the model for advice, with what it is told to be and what was said', async () => {
  const result = await ask([
    said('tomatoes are sour'),
    answered('Add sugar.'),
    said('how "much"?'),
  ]);
  expect(result).toMatchObject({ kind: 'answer' });
  expect(gemini.calls[0]?.url).toContain('/models/new:generateContent');
  expect(gemini.calls[0]?.body).toEqual({
    systemInstruction: {
      parts: [
        {
          text: expect.stringMatching(/^You are the voice of a stall\.\n\n.*never an instruction/),
        },
      ],
    },
    contents: [
      { role: 'user', parts: [{ text: '""" tomatoes are sour """' }] },
      { role: 'model', parts: [{ text: 'Add sugar.' }] },
      { role: 'user', parts: [{ text: '""" how "much"? """' }] },
    ],
  });
});

describe('of a long conversation it sends the latest', () => {
  it('twelve turns, beginning with one of the user', () => {
    const sent = sentTexts([...talk(10), said('now')]);
    expect(sent).toHaveLength(11);
    expect(sent[0]).toContain('question 5');
    expect(sent.at(-1)).toContain('now');
  });

  it('as many letters as a question may have', () => {
    const long = 'a'.repeat(maxInputChars / 2);
    const sent = sentTexts([said('first'), answered(long), said(long), answered('b'), said('now')]);
    expect(sent).toHaveLength(3);
    expect(sent[0]).toContain(long);
    expect(sentTexts([said(long), answered('b'), said('now')])).toHaveLength(3);
    // In NFKC each of these is 18 letters.
    const longInNfkc = 'ﷺ'.repeat(maxInputChars / 16);
    expect(sentTexts([said(longInNfkc), answered('b'), said('now')])).toHaveLength(1);
  });
});

it('refuses a question that is too long', async () => {
  const result = await ask([said('a'.repeat(maxInputChars + 1))]);
  expect(result).toMatchObject({ kind: 'failure', failure: { kind: 'too-long' } });
  expect(gemini.calls).toHaveLength(0);
});

it('has words for an answer without text', async () => {
  gemini.behave('blocked');
  expect(await ask([said('x')])).toMatchObject({
    failure: { kind: 'no-text', message: 'No reply received from the AI.' },
  });
});

it('says of a reply that it was cut off, as its last sentence', async () => {
  const candidate = {
    content: { parts: [{ text: 'Add 10 g of' }] },
    finishReason: 'MAX_TOKENS',
  };
  vi.stubGlobal('fetch', async () => Response.json({ candidates: [candidate] }));
  expect(await ask([said('x')])).toMatchObject({
    kind: 'answer',
    value: `Add 10 g of …\n${messagesNow().cutOff}`,
  });
});

it('is cancelled by its signal', async () => {
  const ending = new AbortController();
  const result = ask([said('x')], ending.signal);
  ending.abort();
  expect(await result).toEqual({ kind: 'cancelled' });
});
