import { describe, expect, it } from 'vitest';
import { answerFrom } from './cached-answer';

const SCRIPT = 'https://thela.example/assets/app-1.js';
const PAGE = 'https://thela.example/index.html';

/** A copy as a fetch of an address leaves it, which page code cannot make. */
function served(type: string, url: string, status = 200): Response {
  const copy = new Response('body', { status, headers: { 'content-type': type, refresh: '0' } });
  return Object.defineProperties(copy, { type: { value: 'basic' }, url: { value: url } });
}

const made = (type: string) => new Response('body', { headers: { 'content-type': type } });

describe('an answer from a checked copy', () => {
  it.each([
    ['text/javascript', SCRIPT],
    ['application/javascript; charset=utf-8', SCRIPT],
    ['text/css', 'https://thela.example/assets/app-1.css'],
  ])('is the copy itself for %s that its own address served', (type, address) => {
    const copy = served(type, address);
    expect(answerFrom(copy, address, {})).toBe(copy);
  });

  it.each([
    ['page code made', made('text/javascript')],
    ['came from another address', served('text/javascript', `${SCRIPT}?other`)],
    ['has another type', served('text/plain', SCRIPT)],
    ['is called a style', served('text/css', SCRIPT)],
    ['has another charset', served('text/javascript; charset=utf-16', SCRIPT)],
    ['has another status', served('text/javascript', SCRIPT, 203)],
  ])('has only our headers for a script that %s', async (_, copy) => {
    const answer = answerFrom(copy, SCRIPT, { 'X-Ours': '1' });
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'x-ours': '1',
    });
    expect([answer.status, await answer.text()]).toEqual([200, 'body']);
  });

  it.each([
    [PAGE, 'text/html; charset=utf-8'],
    ['https://thela.example/config.json', 'application/json'],
    ['https://thela.example/unknown', 'application/octet-stream'],
  ])('has only our headers for %s, whoever made it', (address, type) => {
    const answer = answerFrom(served(type, address), address, { 'X-Ours': '1' });
    expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': type, 'x-ours': '1' });
  });
});
