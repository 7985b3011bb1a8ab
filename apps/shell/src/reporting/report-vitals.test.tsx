import { createToolLoader } from '@thela/federation';
import type { Channel } from '@thela/federation';
import type { Report } from '@thela/health';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import { reportVitals } from './report-vitals';

type Callback = (metric: MetricType) => void;

const measured = vi.hoisted(() => ({ callbacks: [] as ((metric: never) => void)[] }));

// The environment of these tests measures nothing.
vi.mock('web-vitals', () => {
  const watch = (callback: (metric: never) => void) => void measured.callbacks.push(callback);
  return { onLCP: watch, onINP: watch, onCLS: watch };
});

const measure = (name: MetricType['name'], value: number) => {
  const [callback] = measured.callbacks as Callback[];
  callback?.({ name, value } as MetricType);
};

function hide(state: DocumentVisibilityState = 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function visit(path: string, channel: Channel = 'live'): Promise<Report[]> {
  window.history.replaceState(null, '', path);
  const tool = {
    Component: () => null,
    version: '1.0.0-a',
    contract: '1.0',
    channel,
    baseUrl: '/',
  };
  const loader = createToolLoader(async () => ({ ok: true, tool, removeStyles: () => {} }));
  loader.open();
  await vi.waitFor(() => expect(loader.getSnapshot().status).toBe('ready'));
  const sent: Report[] = [];
  reportVitals({
    loaders: new Map([['profit', loader]]),
    language: () => 'te-IN',
    send: (report) => sent.push(report),
  });
  return sent;
}

beforeEach(() => {
  measured.callbacks = [];
});
afterEach(() => {
  hide();
  Reflect.deleteProperty(navigator, 'connection');
  window.history.replaceState(null, '', '/');
});

describe('the speed of a visit', () => {
  it('is reported once, rounded, when the page is hidden', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '3g' },
      configurable: true,
    });
    const sent = await visit('/tools/profit-optimizer');
    measure('LCP', 900);
    measure('LCP', 1234);
    measure('INP', 61);
    measure('CLS', 0.0301);
    hide('visible');
    expect(sent).toEqual([]);
    hide();
    hide();
    expect(sent).toEqual([
      {
        kind: 'vitals',
        tool: 'profit',
        release: '1.0.0-a',
        language: 'te-IN',
        connection: '3g',
        values: { LCP: 1250, INP: 63, CLS: 31 },
      },
    ]);
  });

  it('is that of the tool at which the visit began', async () => {
    const sent = await visit('/tools/profit-optimizer/menu');
    measure('INP', 40);
    window.history.replaceState(null, '', '/tools/analytics');
    measure('INP', 4000);
    hide();
    expect(sent).toMatchObject([{ connection: 'unknown', values: { INP: 40 } }]);
  });

  it.each([
    ['a page that is no tool', '/stall', 'live'],
    ['a release from elsewhere', '/tools/profit-optimizer', 'override'],
  ] as const)('is not reported of %s', async (_name, path, channel) => {
    const sent = await visit(path, channel);
    measure('LCP', 900);
    hide();
    expect(sent).toEqual([]);
  });

  it('is not reported where nothing was measured', async () => {
    const sent = await visit('/tools/profit-optimizer');
    hide();
    expect(sent).toEqual([]);
  });
});
