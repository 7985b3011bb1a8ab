import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeGemini } from './fake-gemini';
import { startFakeGemini } from './fake-gemini';

let gemini: FakeGemini;

beforeEach(async () => {
  gemini = await startFakeGemini({ key: 'secret', retiredModels: ['old'] });
});
afterEach(() => gemini.close());

const question = { contents: [{ parts: [{ text: 'What now?' }] }] };

function ask({ model = 'new', query = '', headers = {}, body = question as unknown } = {}) {
  return fetch(`${gemini.url}/v1beta/models/${model}:generateContent${query}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
}

const withKey = { headers: { 'x-goog-api-key': 'secret' } };

describe('the fake Gemini', () => {
  it('accepts its key as a header or in the query, and no other key', async () => {
    expect((await ask(withKey)).status).toBe(200);
    expect((await ask({ query: '?key=secret' })).status).toBe(200);
    expect((await ask({ query: '?key=wrong' })).status).toBe(400);
    expect((await ask()).status).toBe(400);
  });

  it('records every call', async () => {
    await ask(withKey);
    expect(gemini.calls).toMatchObject([
      {
        method: 'POST',
        url: '/v1beta/models/new:generateContent',
        headers: { 'x-goog-api-key': 'secret' },
        body: question,
      },
    ]);
    gemini.reset();
    expect(gemini.calls).toEqual([]);
  });

  it('takes one behaviour for each call, and keeps the last one', async () => {
    gemini.behave('failing', 'blocked', 'answers');
    const statuses: number[] = [];
    const texts: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const response = await ask(withKey);
      statuses.push(response.status);
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      texts.push(await response.text());
    }
    expect(statuses).toEqual([503, 200, 200, 200]);
    expect(texts[1]).toContain('blockReason');
    expect(texts[3]).toContain('made-up answer');
  });

  it('answers 404 for a retired model', async () => {
    expect((await ask({ ...withKey, model: 'old' })).status).toBe(404);
  });

  it('answers in JSON if the question has a schema', async () => {
    const body = { ...question, generationConfig: { responseSchema: { type: 'OBJECT' } } };
    const response = await ask({ ...withKey, body });
    const { candidates } = (await response.json()) as {
      candidates: readonly { content: { parts: readonly { text: string }[] } }[];
    };
    const text = candidates[0]?.content.parts.map((part) => part.text).join('') ?? '';
    expect(JSON.parse(text)).toEqual({
      recipeName: expect.any(String) as string,
      instructions: expect.stringContaining('onions') as string,
    });
  });

  it('closes the connection when it is told to break off', async () => {
    gemini.behave('breaking-off');
    await expect(ask(withKey)).rejects.toThrow('fetch failed');
  });
});
