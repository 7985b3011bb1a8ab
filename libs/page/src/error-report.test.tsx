import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  latestErrors,
  reportError,
  setReporters,
  toAddress,
  toConsole,
  watchUncaughtErrors,
} from './error-report';
import type { Reporter } from './error-report';

const url = 'https://errors.example/thela';
const profit = { name: 'profit', version: '1.0.0-ab' };
const request = vi.fn<typeof fetch>();
const reporter = vi.fn<Reporter>();

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  reporter.mockReset();
  vi.stubGlobal('fetch', request);
  setReporters([reporter]);
});

afterEach(() => {
  setReporters([toConsole]);
});

describe('an error', () => {
  it('is reported with the tool, its release and the place, and is remembered', () => {
    const error = new TypeError('no dosa');
    reportError(error, profit, 'adding a plate');
    const report = expect.objectContaining({
      ...profit,
      place: 'adding a plate',
      message: 'TypeError: no dosa',
      stack: error.stack,
      path: '/',
    });
    expect(reporter.mock.calls).toEqual([[report, error]]);
    expect(latestErrors.getSnapshot()['profit']).toEqual(report);
  });

  it('that is no Error is reported, too', () => {
    reportError('no dosa', { name: 'shell' }, 'start');
    expect(reporter.mock.calls[0]?.[0]).toMatchObject({ name: 'shell', message: 'no dosa' });
  });
});

describe('posting errors to an address', () => {
  it('sends each as JSON, without cookies, even while the page goes away', () => {
    setReporters([toAddress(url)]);
    reportError(new Error('no dosa'), profit, 'adding a plate');
    const [address, options] = request.mock.calls[0] ?? [];
    expect(address).toBe(url);
    expect(options).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
    expect(JSON.parse(String(options?.body))).toMatchObject({
      ...profit,
      place: 'adding a plate',
      message: 'Error: no dosa',
    });
  });

  it('sends each error once, and at most 30 per page', () => {
    setReporters([toAddress(url)]);
    for (let index = 0; index < 50; index += 1) {
      reportError(new Error('always the same'), profit, 'drawing');
      reportError(new Error(`number ${index}`), profit, 'drawing');
    }
    expect(request).toHaveBeenCalledTimes(30);
  });

  it('does not fail when the address does not answer', () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    setReporters([toAddress(url)]);
    reportError(new Error('no dosa'), profit, 'adding a plate');
    expect(request).toHaveBeenCalledOnce();
  });
});

describe('an uncaught error', () => {
  it.each([
    ['the tool whose folder is in its trace', 'https://profit.example/%31.0.0-ab/x.js', profit],
    ['the shell otherwise', 'https://thela.example/assets/x.js', { name: 'shell' }],
  ])('is told to be of %s', (_, filename, source) => {
    const folder = 'https://profit.example/%31.0.0-ab/';
    const leave = watchUncaughtErrors(() => [{ ...profit, folder }]);
    window.dispatchEvent(
      new ErrorEvent('error', { filename, message: 'no dosa', cancelable: true }),
    );
    leave();
    expect(reporter.mock.calls[0]?.[0]).toMatchObject({ ...source, place: 'uncaught error' });
  });
});
