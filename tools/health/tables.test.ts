import { describe, expect, it } from 'vitest';
import type { VitalCount } from '@thela/health';
import { healthTable } from './health-table';
import { speedTable } from './speed-table';

const roleOf = (_tool: string, release: string) =>
  ({ '1.0.0-a': 'live', '1.1.0-b': 'canary 10 %' })[release] ?? '';

describe('the table of health', () => {
  it('says what runs first, with rates, bounds and kinds of failures', () => {
    const none = { opened: 0, failed: 0, kinds: {}, networks: 0, capped: 0 };
    const old = { tool: 'profit', release: '0.9.0-z', ...none };
    const canary = { ...old, release: '1.1.0-b', opened: 10, capped: 14 };
    const kinds = { gone: 1, crashed: 2 };
    const live = {
      tool: 'profit',
      release: '1.0.0-a',
      opened: 120,
      failed: 3,
      networks: 3,
      capped: 0,
      kinds,
    };
    expect(healthTable([old, canary, live], roleOf)).toEqual([
      'TOOL    RELEASE  IS           OPENED  FAILED  RATE   95 %             CAPPED  WHY',
      'profit  1.0.0-a  live         120     3       2.5 %  0.9 % to 7.1 %   0       crashed 2, gone 1',
      'profit  1.1.0-b  canary 10 %  10      0       0.0 %  0.0 % to 27.8 %  14',
      'profit  0.9.0-z               0       0                               0',
    ]);
  });
});

describe('the table of speed', () => {
  const count = (changed: Partial<VitalCount>): VitalCount => ({
    tool: 'profit',
    release: '1.0.0-a',
    vital: 'LCP',
    language: 'en-IN',
    connection: '4g',
    bucket: 1000,
    count: 4,
    ...changed,
  });
  const counts = [
    count({}),
    count({ bucket: 2500, language: 'hi-IN', connection: '3g' }),
    count({ vital: 'CLS', bucket: 100, count: 1 }),
  ];

  it('has the 75th percentile of all visits to a release', () => {
    expect(speedTable(counts, roleOf, undefined)).toEqual([
      'TOOL    RELEASE  IS    VISITS  LCP      INP  CLS',
      'profit  1.0.0-a  live  8       2250 ms  –    0.095',
    ]);
  });

  it('tells languages and connections apart', () => {
    expect(speedTable(counts, roleOf, 'language')).toEqual([
      'TOOL    RELEASE  IS    LANGUAGE  VISITS  LCP      INP  CLS',
      'profit  1.0.0-a  live  en-IN     4       950 ms   –    0.095',
      'profit  1.0.0-a  live  hi-IN     4       2375 ms  –    –',
    ]);
    expect(speedTable(counts, roleOf, 'connection')[2]).toContain('4g');
  });
});
