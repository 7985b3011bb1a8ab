import { describe, expect, it } from 'vitest';
import { reportText, toolFacts } from './tool-facts';
import type { KnownOfTool } from './tool-facts';

const folder = 'https://profit.example/1.0.0-ab/';
const live = {
  baseUrl: folder,
  version: '1.0.0-ab',
  contract: '1.0',
  entry: 'remoteEntry.js',
  scripts: [],
  styles: [],
  integrity: {},
};

const statement = { tool: 'profit', seq: 1, live, previous: [] };

const untouched: KnownOfTool = {
  state: { status: 'absent' },
  entry: { kind: 'found', remote: statement },
  error: undefined,
  override: undefined,
  resources: [],
};

const tool = {
  Component: () => null,
  version: '1.1.0-cd',
  contract: '1.0',
  channel: 'canary',
  baseUrl: 'https://profit.example/%31.1.0-cd/',
} as const;

describe('the facts of a tool', () => {
  it('that was not opened are those of the registry', () => {
    expect(toolFacts(untouched)).toEqual({
      state: 'not opened',
      release: '–',
      live: '1.0.0-ab',
      contract: '1.0',
      origin: 'https://profit.example',
      loadTime: '–',
      bytes: '–',
      lastError: '–',
    });
  });

  it('that is open are those of the release shown', () => {
    const resources = [
      { name: `${tool.baseUrl}remoteEntry.js`, encodedBodySize: 1200 },
      { name: `${tool.baseUrl}assets/tool.js`, encodedBodySize: 800 },
      { name: `${folder}remoteEntry.js`, encodedBodySize: 5000 },
    ];
    const state = { status: 'ready', tool, loadMs: 840.6 } as const;
    expect(toolFacts({ ...untouched, state, resources })).toMatchObject({
      state: 'ready',
      release: '1.1.0-cd (canary)',
      live: '1.0.0-ab',
      origin: 'https://profit.example',
      loadTime: '841 ms',
      bytes: '2000 bytes in 2 files',
    });
  });

  it('name the failure and the latest error', () => {
    const failure = { kind: 'tampered', detail: 'x', version: '1.1.0-cd' } as const;
    const state = { status: 'failed', failure } as const;
    const error = {
      name: 'profit',
      version: '1.1.0-cd',
      place: 'tampered: x',
      message: 'x',
      path: '/tools/profit-optimizer',
      time: '2026-11-21T06:00:00.000Z',
    };
    expect(toolFacts({ ...untouched, state, error })).toMatchObject({
      state: 'failed: tampered',
      release: '1.1.0-cd',
      lastError: '2026-11-21T06:00:00.000Z tampered: x: x (release 1.1.0-cd)',
    });
  });

  it.each<[string, Partial<KnownOfTool>, string]>([
    ['no registry', { entry: null }, '–'],
    ['no entry', { entry: undefined }, 'none registered'],
    [
      'a bad entry',
      { entry: { kind: 'refused', reason: 'its entry is not signed' } },
      'refused: its entry is not signed',
    ],
    [
      'a trial',
      {
        entry: {
          kind: 'found',
          remote: {
            ...statement,
            canary: { release: { ...live, version: '1.1.0-cd' }, percent: 10 },
          },
        },
      },
      '1.0.0-ab, 10 % on 1.1.0-cd',
    ],
  ])('say what is live with %s', (_, change, expected) => {
    expect(toolFacts({ ...untouched, ...change }).live).toBe(expected);
  });

  it('name the address of an override', () => {
    const override = 'http://localhost:4202/1.2.0-ef/';
    expect(toolFacts({ ...untouched, override })).toMatchObject({
      release: 'http://localhost:4202/1.2.0-ef/ (override)',
      origin: 'http://localhost:4202',
    });
  });

  it('say that a tool is off, and why', () => {
    const disabled = { reason: 'Being mended.' };
    const entry: KnownOfTool['entry'] = { kind: 'found', remote: { ...statement, disabled } };
    expect(toolFacts({ ...untouched, entry }).state).toBe(
      'not opened, switched off: Being mended.',
    );
  });
});

it('all facts are in one text', () => {
  const tools = [{ label: 'Profit Optimizer', facts: toolFacts(untouched) }];
  expect(reportText({ Contract: '1.0' }, tools).split('\n')).toEqual([
    'Contract: 1.0',
    '',
    'Profit Optimizer',
    '  state: not opened',
    '  release: –',
    '  live: 1.0.0-ab',
    '  contract: 1.0',
    '  origin: https://profit.example',
    '  loadTime: –',
    '  bytes: –',
    '  lastError: –',
  ]);
});
