import { beforeEach, expect, it, vi } from 'vitest';

const request = vi.fn<typeof fetch>();
const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html' };

/** The signals of a page that was just loaded. */
async function open() {
  vi.resetModules();
  const { isOnline, pageSignals } = await import('./page-signals');
  const changes = vi.fn<() => void>();
  const leave = pageSignals.follow(changes);
  await pass(0);
  return { isOnline, changes, leave };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request.mockReset());
});

it.each([
  ['the site’s answer', () => Response.json({}), true],
  ['an answer without a type', () => new Response(null, { headers: {} }), true],
  ['a sign-in page', () => new Response(null, { headers: html }), false],
  ['a failure', () => new Response(null, { status: 511, headers: json }), false],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('believes %s, not a device that says that it is offline', async (_, answer, isThere) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  request.mockImplementation(async () => answer());
  const { isOnline, changes, leave } = await open();
  expect(isOnline()).toBe(isThere);
  expect(changes).toHaveBeenCalledTimes(isThere ? 1 : 0);
  request.mockImplementation(async () => Response.json({}));
  await pass(60);
  expect(isOnline()).toBe(true);
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await pass(60);
  expect(isOnline()).toBe(false);
  expect(request).toHaveBeenCalledTimes(3);
  leave();
  await pass(3600);
  expect(request).toHaveBeenCalledTimes(3);
});

it('asks seldom, whatever comes and goes, never while nobody looks, nor where the device is online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const { changes, leave } = await open();
  await pass(3600);
  expect(request).not.toHaveBeenCalled();
  onLine.mockReturnValue(false);
  for (let times = 0; times < 20; times += 1) {
    window.dispatchEvent(new Event('offline'));
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(request).toHaveBeenCalledTimes(1);
  expect(changes).toHaveBeenCalledTimes(40);
  visibility.mockReturnValue('hidden');
  await pass(3600);
  expect(request).toHaveBeenCalledTimes(1);
  leave();
});
