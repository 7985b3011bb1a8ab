import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommandError } from '../workspace';
import { readHealth } from './read-health';

const KEY = 'a-key-of-the-function-that-nobody-guesses';
const since = new Date('2026-11-24T00:20:00Z');
const counted = {
  tool: 'profit',
  release: '1.0.0-abc',
  opened: 120,
  failed: 3,
  kinds: { unreachable: 2, crashed: 1 },
  networks: 3,
  capped: 0,
};
const answer = { since: '2026-11-24T01:00:00.000Z', releases: [counted] };

let asked: IncomingMessage[] = [];
let respond: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  asked.push(request);
  respond(response);
});
let url = '';

const reply = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/functions/v1/health`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  asked = [];
  respond = reply(200, answer);
});

const read = (env: NodeJS.ProcessEnv = {}) =>
  readHealth(since, { HEALTH_URL: url, HEALTH_READ_KEY: KEY, ...env });

async function refusalOf(reading: Promise<unknown>): Promise<string> {
  const error = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CommandError);
  return (error as Error).message;
}

describe('readHealth', () => {
  it('asks for the counts since a time, with the key in a header', async () => {
    expect(await read()).toEqual([counted]);
    const [request] = asked;
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(request?.url).toBe('/functions/v1/health?since=2026-11-24T00%3A20%3A00.000Z');
  });

  it('asks where the pages report to, if nothing else is set, and keeps that query', async () => {
    expect(await read({ HEALTH_URL: '', REPORTING_URL: `${url}?site=1` })).toEqual([counted]);
    expect(asked[0]?.url).toContain('?site=1&since=');
  });

  it.each([
    ['no address', { HEALTH_URL: '' }, 'HEALTH_URL'],
    ['an address that is none', { HEALTH_URL: 'health' }, 'HEALTH_URL must be a web address'],
    ['no key', { HEALTH_READ_KEY: '' }, 'set HEALTH_READ_KEY'],
    ['a key that breaks a header', { HEALTH_READ_KEY: 'a\nb' }, 'HEALTH_READ_KEY holds'],
  ])('refuses %s, and asks nobody', async (_name, env, text) => {
    expect(await refusalOf(read(env))).toContain(text);
    expect(asked).toEqual([]);
  });

  it.each([
    [401, { error: {} }, 'refuses HEALTH_READ_KEY'],
    [503, { error: {} }, 'answered 503'],
    [200, '<html>', 'answered no JSON'],
    [200, { since: answer.since }, 'does not answer as the function health does: releases'],
    [200, { ...answer, releases: [{ ...counted, opened: -1 }] }, 'releases.0.opened'],
    [200, { ...answer, releases: [{ ...counted, tool: '../voice' }] }, 'releases.0.tool'],
  ])('says what an answer %s %j means, and never the key', async (status, body, text) => {
    respond = reply(status, body);
    const message = await refusalOf(read());
    expect(message).toContain(text);
    expect(message).not.toContain(KEY);
  });

  it('says that a dropped connection cannot be reached, and follows no redirect', async () => {
    respond = (response) => response.destroy();
    expect(await refusalOf(read())).toContain('cannot be reached');
    respond = (response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
    expect(await refusalOf(read())).toContain('cannot be reached');
  });
});
