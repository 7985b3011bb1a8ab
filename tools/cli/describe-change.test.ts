import { describe, expect, it } from 'vitest';
import { describeChange } from './describe-change';
import {
  canaried,
  deployed,
  disabled,
  enabled,
  promoted,
  withoutCanary,
} from '@thela/shipping/registry-changes';
import { otherReleases, signatureLines, statusTable } from './status-table';
import type { RemoteEntry } from '@thela/federation/registry';
import type { PresentEntry } from '@thela/shipping';
import { registered } from '@thela/shipping/testing/sample-entry';

const NOW = '2026-11-21T04:30:00.000Z';
const first = deployed(null, registered('1.0.0-a'), NOW);
const second = deployed(first, registered('1.0.0-b'), NOW);
const onTrial = canaried(second, registered('1.0.0-c'), 10, NOW);
const off = disabled(second, 'Being mended.', NOW);
const moved = deployed(second, registered('1.0.0-b', 'https://new.example/'), NOW);

describe('describeChange', () => {
  it.each([
    ['a first release', null, first, ['live: 1.0.0-a (the first)']],
    ['another one', first, second, ['live: 1.0.0-a → 1.0.0-b']],
    ['nothing', second, second, ['live: 1.0.0-b, as before. Nothing changes.']],
    ['a new address', second, moved, ['live: 1.0.0-b, now at https://new.example/1.0.0-b/']],
    ['a canary', second, onTrial, ['live: 1.0.0-b, as before', 'canary: 1.0.0-c (10 %)']],
    [
      'a wider canary',
      onTrial,
      canaried(onTrial, registered('1.0.0-c'), 50, NOW),
      ['live: 1.0.0-b, as before', 'canary: 1.0.0-c (10 %) → 1.0.0-c (50 %)'],
    ],
    [
      'the end of a canary',
      onTrial,
      withoutCanary(onTrial),
      ['live: 1.0.0-b, as before', 'canary: 1.0.0-c (10 %) → ended'],
    ],
    [
      'a promotion',
      onTrial,
      promoted(onTrial, NOW),
      ['live: 1.0.0-b → 1.0.0-c', 'canary: 1.0.0-c (10 %) → live for everybody'],
    ],
    ['a tool switched off', second, off, ['live: 1.0.0-b, as before', 'off: Being mended.']],
    ['a tool switched on', off, enabled(off), ['live: 1.0.0-b, as before', 'on again']],
    [
      'a release of a tool that is off',
      off,
      deployed(off, registered('1.0.0-d'), NOW),
      ['live: 1.0.0-b → 1.0.0-d', 'still off until it is enabled: Being mended.'],
    ],
  ])('describes %s', (_name, before, after, lines) => {
    const signedBy = before === after ? [] : ['key-1', 'key-2'];
    expect(describeChange({ before, after, signedBy })).toEqual([
      ...lines,
      ...(before === after ? [] : ['signed by: key-1, key-2']),
    ]);
  });

  it('describes an entry that a further key signs', () => {
    expect(describeChange({ before: second, after: second, signedBy: ['key-2'] })).toEqual([
      'live: 1.0.0-b, as before',
      'signed anew by: key-2',
    ]);
  });
});

const verified = (remote: RemoteEntry): PresentEntry => ({
  kind: 'verified',
  remote,
  seq: 1795329000,
  kids: ['key-1', 'key-2'],
});

describe('statusTable', () => {
  it('has a line for each tool: deployed, refused or not deployed', () => {
    const lines = statusTable(
      new Map<string, PresentEntry>([
        ['voice', { kind: 'missing' }],
        ['profit', verified({ ...onTrial, disabled: off.disabled })],
        ['guest', { kind: 'refused', reason: 'its entry is not signed' }],
      ]),
    );
    const cells = lines.map((line) => line.split(/ {2,}/));
    expect(cells[0]).toEqual(['TOOL', 'LIVE', 'CONTRACT', 'SINCE', 'PREVIOUS', 'CANARY', 'OFF']);
    expect(cells[1]).toEqual(['voice', 'not deployed']);
    expect(cells[2]).toEqual([
      'profit',
      '1.0.0-b',
      '1.0',
      expect.stringMatching(/^2026-11-2\d \d\d:\d\d$/),
      '1, newest 1.0.0-a',
      '1.0.0-c (10 %)',
      'Being mended.',
    ]);
    expect(cells[3]).toEqual(['guest', 'refused: its entry is not signed']);
    expect(lines).toHaveLength(4);
  });

  it('aligns its columns', () => {
    const entries = new Map([
      ['profit', verified(second)],
      ['a-tool-of-a-long-name', verified(first)],
    ]);
    const [headings = '', ...rows] = statusTable(entries);
    for (const row of rows) {
      expect(row.slice(headings.indexOf('LIVE')).startsWith('1.0.0-')).toBe(true);
      expect(row.slice(headings.indexOf('OFF'))).toBe('no');
    }
  });
});

describe('signatureLines', () => {
  it('names the number and the keys of each statement', () => {
    const lines = signatureLines(
      new Map<string, PresentEntry>([
        ['profit', verified(first)],
        ['strategy', { kind: 'missing' }],
      ]),
    );
    expect(lines).toEqual(['profit: statement 1795329000, signed by key-1, key-2']);
  });
});

describe('otherReleases', () => {
  it('names the canary and every earlier release, the newest first', () => {
    const third = canaried(
      deployed(second, registered('1.0.0-c'), NOW),
      registered('1.0.0-d'),
      5,
      NOW,
    );
    const lines = otherReleases(
      new Map<string, PresentEntry>([
        ['profit', verified(third)],
        ['voice', verified(first)],
        ['guest', { kind: 'missing' }],
      ]),
    );
    expect(lines.map((line) => line.replace(/since .*/, 'since …'))).toEqual([
      'profit: canary 1.0.0-d, contract 1.0, since …',
      'profit: earlier 1.0.0-b, contract 1.0, since …',
      'profit: earlier 1.0.0-a, contract 1.0, since …',
    ]);
    expect(lines[0]).toMatch(/since 2026-11-2\d \d\d:\d\d$/);
  });
});
