import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeAi } from './fake-gemini';

const SLOW_MS = 60;
const answerFakeAi = fakeAi({ slowMs: SLOW_MS });
const server = createServer((request, response) => {
  answerFakeAi(request, response, () => {
    response.writeHead(204).end();
  });
});
let origin = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const question = { contents: [{ role: 'user', parts: [{ text: 'What now?' }] }] };

async function ask(behaviour: string, { body = question as unknown, method = 'POST' } = {}) {
  const response = await fetch(
    `${origin}/fake-ai/${behaviour}/v1beta/models/fake-flash:generateContent`,
    { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) },
  );
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('the fake AI', () => {
  it('answers in the provider’s shape, with the model it was asked for', async () => {
    expect(await ask('answers')).toEqual({
      status: 200,
      body: {
        candidates: [
          {
            content: {
              parts: [{ text: expect.stringContaining('fake-flash') as string }],
              role: 'model',
            },
            finishReason: 'STOP',
            index: 0,
          },
        ],
        modelVersion: 'fake-flash',
      },
    });
  });

  it('takes its time when it is slow', async () => {
    const start = performance.now();
    expect((await ask('slow')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(SLOW_MS - 5);
  });

  it('says that it is overloaded when it fails', async () => {
    expect(await ask('failing')).toEqual({
      status: 503,
      body: { error: { code: 503, message: expect.any(String) as string, status: 'UNAVAILABLE' } },
    });
  });

  it.each([{}, { contents: [] }, 'What now?'])('refuses %j as a question', async (body) => {
    expect(await ask('answers', { body })).toMatchObject({
      status: 400,
      body: { error: { code: 400, status: 'INVALID_ARGUMENT' } },
    });
  });

  it('knows no other behaviour and no other method', async () => {
    const notFound = { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } };
    expect(await ask('singing')).toMatchObject(notFound);
    expect(await ask('answers', { method: 'GET' })).toMatchObject(notFound);
  });

  it('leaves every other path to the next', async () => {
    expect((await fetch(`${origin}/tool`)).status).toBe(204);
    expect((await fetch(`${origin}/fake-air/answers`)).status).toBe(204);
  });
});
