import { expect, it, vi } from 'vitest';
import { isOwnConfig, isOwnPage, readOwnJson } from './own-answer';

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const config = JSON.stringify({ brand: {}, remotes: {} });
const page = '<!doctype html><meta name="build" content="1.0.0 7b3abf502d" />';

function answer(body: string, headers: HeadersInit, status = 200, url = ''): Response {
  const response = new Response(body, { headers, status });
  Object.defineProperty(response, 'url', { value: url });
  return Object.defineProperty(response, 'redirected', { value: url !== '' });
}

const portal = 'https://portal.example/login';
const same = 'https://thela.example/elsewhere';

it.each([
  ['a configuration', config, json, 200, '', true],
  ['one without a type', config, {}, 200, '', true],
  ['one after a redirect on the site', config, json, 200, same, true],
  ['one at another origin', config, json, 200, portal, false],
  ['one of the type of a page', config, html, 200, '', false],
  ['one of the type of a picture', config, { 'content-type': 'image/png' }, 200, '', false],
  ['a page', page, html, 200, '', false],
  ['a page of the type of JSON', page, json, 200, '', false],
  ['half a configuration', config.slice(0, 9), json, 200, '', false],
  ['nothing', '', json, 200, '', false],
  ['the JSON of a portal', '{"error":"sign in"}', json, 200, '', false],
  ['null', 'null', json, 200, '', false],
  ['a failure', config, json, 511, '', false],
] as const)(
  'takes %s for the site’s configuration: %5$s',
  async (_, body, type, status, url, own) => {
    vi.stubGlobal('location', { origin: 'https://thela.example' });
    expect(await isOwnConfig(answer(body, type, status, url))).toBe(own);
  },
);

it.each([
  ['a page of the shell', page, html, 200, '', true],
  ['a page of a portal', '<!doctype html><title>Sign in</title>', html, 200, '', false],
  ['a page at another origin', page, html, 200, portal, false],
  ['a page that is called JSON', page, json, 200, '', false],
  ['the page of a failure', page, html, 404, '', false],
] as const)('takes %s for a page of the site', async (_, body, type, status, url, own) => {
  vi.stubGlobal('location', { origin: 'https://thela.example' });
  expect(await isOwnPage(answer(body, type, status, url))).toBe(own);
});

it('reads any JSON of the site, and says what came in its place', async () => {
  expect(await readOwnJson(answer('{"schema":1}', json))).toEqual({ schema: 1 });
  await expect(readOwnJson(answer(page, html))).rejects.toThrow('answered 200, text/html');
});
