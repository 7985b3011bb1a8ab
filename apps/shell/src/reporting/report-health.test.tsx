import { createToolLoader } from '@thela/federation';
import type { LoadResult, ToolFailureKind } from '@thela/federation';
import type { Report } from '@thela/health';
import { describe, expect, it, vi } from 'vitest';
import { reportHealth } from './report-health';

const MORNING = Date.parse('2026-11-24T03:00:00Z');
const DAY_MS = 24 * 3600 * 1000;

function arrived(version: string, channel: 'live' | 'override' = 'live'): LoadResult {
  const tool = { Component: () => null, version, contract: '1.0', channel, baseUrl: '/' };
  return { ok: true, tool, removeStyles: () => {} };
}

function failed(kind: ToolFailureKind, version?: string): LoadResult {
  return { ok: false, failure: { kind, detail: '', ...(version ? { version } : {}) } };
}

/** A page with one tool, whose attempts end so one after the other. */
function newPage(
  results: readonly LoadResult[],
  options: Partial<Parameters<typeof reportHealth>[0]> = {},
) {
  const sent: Report[] = [];
  const loader = createToolLoader(async (attempt) => results[attempt] ?? failed('broken'));
  const end = reportHealth({
    loaders: new Map([['profit', loader]]),
    isOverridden: () => false,
    send: (report) => sent.push(report),
    storage: () => window.localStorage,
    now: () => MORNING,
    ...options,
  });
  const settled = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
  return {
    sent,
    loader,
    end,
    open: async () => {
      loader.open();
      await settled();
    },
    retry: async () => {
      loader.retry();
      await settled();
    },
  };
}

const open = (release: string) => ({ kind: 'open', tool: 'profit', release });
const failure = (release: string, kind: string) => ({
  kind: 'failure',
  tool: 'profit',
  release,
  failure: kind,
});

describe('the health of a release', () => {
  it('is reported when it is opened, once a day in all pages of a browser', async () => {
    const first = newPage([arrived('1.0.0-a')]);
    await first.open();
    expect(first.sent).toEqual([open('1.0.0-a')]);
    const second = newPage([arrived('1.0.0-a')]);
    await second.open();
    expect(second.sent).toEqual([]);
    const next = newPage([arrived('1.0.0-a')], { now: () => MORNING + DAY_MS });
    await next.open();
    expect(next.sent).toEqual([open('1.0.0-a')]);
    expect(JSON.parse(localStorage.getItem('thela.health') ?? '')).toEqual({
      day: '2026-11-25',
      reports: ['open profit 1.0.0-a'],
    });
  });

  it('is reported of another release anew, so a canary is told from the live one', async () => {
    await newPage([arrived('1.0.0-a')]).open();
    const canary = newPage([arrived('1.1.0-b')]);
    await canary.open();
    expect(canary.sent).toEqual([open('1.1.0-b')]);
  });

  it('is a failure, of the release that was tried, and an opening, too', async () => {
    const page = newPage([
      failed('tampered', '1.1.0-b'),
      failed('broken', '1.0.0-a'),
      arrived('1.0.0-a'),
    ]);
    await page.open();
    await page.retry();
    await page.retry();
    expect(page.sent).toEqual([
      open('1.1.0-b'),
      failure('1.1.0-b', 'tampered'),
      open('1.0.0-a'),
      failure('1.0.0-a', 'broken'),
    ]);
  });

  it('is one failure a day, however often and why it fails', async () => {
    const page = newPage([arrived('1.0.0-a'), failed('unreachable', '1.0.0-a')]);
    await page.open();
    page.loader.reportCrash(new Error('no dosa'));
    await page.retry();
    expect(page.sent).toEqual([open('1.0.0-a'), failure('1.0.0-a', 'crashed')]);
  });

  it('is reported of what happened before the page began to report', async () => {
    const early = newPage([arrived('1.0.0-a')]);
    early.end();
    await early.open();
    early.loader.reportCrash(new Error('no dosa'));
    expect(early.sent).toEqual([]);
    const late = newPage([], { loaders: new Map([['profit', early.loader]]) });
    expect(late.sent).toEqual([open('1.0.0-a'), failure('1.0.0-a', 'crashed')]);
  });

  it.each([
    ['a tool that is switched off', [failed('disabled', '1.0.0-a')], {}],
    ['no release that was chosen', [failed('unreachable')], {}],
    ['a release from elsewhere', [arrived('1.0.0-a', 'override')], {}],
    ['a failure elsewhere', [failed('broken', '1.0.0-a')], { isOverridden: () => true }],
  ])('says nothing of %s', async (_name, results, options) => {
    const page = newPage(results, options);
    await page.open();
    expect(page.sent).toEqual([]);
    expect(localStorage.getItem('thela.health')).toBeNull();
  });

  it('says nothing of what fails without a network, and later what it is with one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = newPage([failed('unreachable', '1.0.0-a'), arrived('1.0.0-a')]);
    await page.open();
    expect(page.sent).toEqual([]);
    onLine.mockReturnValue(true);
    await page.retry();
    expect(page.sent).toEqual([open('1.0.0-a')]);
  });

  it('is reported once for a page where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const page = newPage([arrived('1.0.0-a'), arrived('1.0.0-a')], { storage: blocked });
    await page.open();
    page.loader.reportCrash(new Error('no dosa'));
    await page.retry();
    page.loader.reportCrash(new Error('no idli'));
    expect(page.sent).toEqual([open('1.0.0-a'), failure('1.0.0-a', 'crashed')]);
  });

  it.each(['{', '[]', '{"day": 1}', '{"day": "2026-11-24", "reports": "all"}', 'null'])(
    'is reported although somebody else has written %s into the storage',
    async (text) => {
      localStorage.setItem('thela.health', text);
      const page = newPage([arrived('1.0.0-a')]);
      await page.open();
      expect(page.sent).toEqual([open('1.0.0-a')]);
    },
  );
});
