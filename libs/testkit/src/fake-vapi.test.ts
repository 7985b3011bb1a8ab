import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeVapi, startFakeVapi } from './fake-vapi';
import type { FakeVapi } from './fake-vapi';
import { fakeVapiBehaviours } from './fake-vapi-replies';

const assistant = { name: 'Chaat-GPT' };

function askFor(url: string, { method = 'POST', path = '/call/web' } = {}) {
  return fetch(`${url}${path}`, {
    method,
    headers: { authorization: 'Bearer public-key' },
    ...(method === 'POST' ? { body: JSON.stringify({ assistant }) } : {}),
  });
}

describe('the fake Vapi', () => {
  let vapi: FakeVapi;

  beforeEach(async () => {
    vapi = await startFakeVapi();
  });

  afterEach(() => vapi.close());

  it('gives out a room, and records the request', async () => {
    const response = await askFor(vapi.url);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ webCallUrl: 'https://fake.daily.co/a-room' });
    expect(vapi.calls).toMatchObject([
      {
        method: 'POST',
        url: '/call/web',
        headers: { authorization: 'Bearer public-key' },
        body: { assistant },
      },
    ]);
    vapi.reset();
    expect(vapi.calls).toEqual([]);
  });

  it('may be called by pages of other origins, with a key', async () => {
    const preflight = await askFor(vapi.url, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(vapi.calls).toEqual([]);
  });

  it.each([
    ['key-refused', 401],
    ['forbidden', 403],
    ['list-message', 400],
    ['object-message', 400],
    ['not-found', 404],
    ['failing', 500],
    ['without-a-room', 201],
    ['page', 502],
  ] as const)('that is %s answers %i', async (behaviour, status) => {
    vapi.behave(behaviour);
    expect((await askFor(vapi.url)).status).toBe(status);
  });

  it('closes the connection when it is told to break off', async () => {
    vapi.behave('breaking-off');
    await expect(askFor(vapi.url)).rejects.toThrow('fetch failed');
  });

  it('answers at no other path', async () => {
    expect((await askFor(vapi.url, { path: '/call' })).status).toBe(404);
    expect((await askFor(vapi.url, { method: 'GET' })).status).toBe(404);
  });
});

describe('the fake Vapi of a playground', () => {
  const answerCalls = fakeVapi();
  const server = createServer((request, response) => {
    answerCalls(request, response, () => {
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

  it('behaves as its address says', async () => {
    expect(fakeVapiBehaviours).toContain('key-refused');
    expect((await askFor(`${origin}/fake-vapi/answers`)).status).toBe(201);
    expect((await askFor(`${origin}/fake-vapi/key-refused`)).status).toBe(401);
    expect((await askFor(`${origin}/fake-vapi/telepathic`)).status).toBe(404);
  });

  it('passes on requests at all other addresses', async () => {
    expect((await askFor(origin)).status).toBe(204);
  });
});
