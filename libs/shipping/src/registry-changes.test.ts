import type { RemoteEntry } from '@thela/federation/registry';
import { remoteSchema } from '@thela/federation/registry';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  canaried,
  deployed,
  disabled,
  enabled,
  parentOf,
  promoted,
  rolledBack,
  started,
  withoutCanary,
} from './registry-changes';
import { withEntry } from './registry-entry';
import { registered } from './testing/sample-entry';

const T1 = '2026-11-21T01:00:00.000Z';
const T2 = '2026-11-21T02:00:00.000Z';
const T3 = '2026-11-21T03:00:00.000Z';
const a = registered('1.0.0-a');
const b = registered('1.0.0-b');
const c = registered('1.0.0-c');
const d = registered('1.0.0-d');

const first = deployed(null, a, T1);
const second = deployed(first, b, T2);
const onTrial = canaried(second, c, 10, T3);

describe('deployed', () => {
  it('makes the first entry of a tool', () => {
    expect(first).toEqual({ live: a, since: T1, previous: [] });
  });

  it('puts the former live release first in previous, with its own time', () => {
    const third = deployed(second, c, T3);
    expect(third).toEqual({
      live: c,
      since: T3,
      previous: [
        { version: '1.0.0-b', contract: '1.0', since: T2 },
        { version: '1.0.0-a', contract: '1.0', since: T1 },
      ],
    });
  });

  it('returns the same entry if the release is live already', () => {
    expect(deployed(second, b, T3)).toBe(second);
  });

  it('ends a running canary, even if the release is live already', () => {
    expect(deployed(onTrial, b, T3)).toEqual(second);
    expect(deployed(onTrial, d, T3).canary).toBeUndefined();
  });

  it('keeps a disabled tool disabled', () => {
    const off = disabled(second, 'Being mended.', T2);
    expect(deployed(off, c, T3).disabled).toEqual(off.disabled);
  });

  it('changes the address of the live release without adding to previous', () => {
    const moved = registered(b.version, 'https://new.example/');
    expect(deployed(second, moved, T3)).toEqual({ ...second, live: moved });
  });

  it('keeps ten earlier releases', () => {
    const versions = Array.from({ length: 12 }, (_, index) => `1.0.${index}-x`);
    let entry = first;
    for (const version of versions) entry = deployed(entry, registered(version), T2);
    expect(entry.previous.map(({ version }) => version)).toEqual(
      versions.slice(1, -1).toReversed(),
    );
  });
});

describe('started', () => {
  it('keeps canary, previous and disabled if the release is live already', () => {
    const entry = disabled(onTrial, 'Being mended.', T3);
    expect(started(entry, b, T3)).toBe(entry);
  });

  it('changes the addresses of live and canary to that of the site', () => {
    const moved = registered(b.version, 'http://localhost:6202/');
    const entry = started(onTrial, moved, T3);
    expect(entry.live.baseUrl).toBe('http://localhost:6202/1.0.0-b/');
    expect(entry.canary?.release.baseUrl).toBe('http://localhost:6202/1.0.0-c/');
    expect(entry.previous).toEqual(onTrial.previous);
  });

  it('deploys any other release', () => {
    expect(started(onTrial, d, T3)).toEqual(deployed(onTrial, d, T3));
    expect(started(null, d, T3)).toEqual(deployed(null, d, T3));
  });
});

describe('canaried', () => {
  it('does not change the live release', () => {
    expect(onTrial).toEqual({ ...second, canary: { release: c, percent: 10, since: T3 } });
  });

  it('changes the percentage, and returns the same entry if nothing changes', () => {
    expect(canaried(onTrial, c, 50, T3).canary?.percent).toBe(50);
    expect(canaried(onTrial, c, 10, T1)).toBe(onTrial);
  });

  it.each([0, 100, -1, 101, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %s per cent',
    (percent) => {
      expect(() => canaried(second, c, percent, T3)).toThrow('more than 0 and less than 100');
    },
  );

  it('accepts a fraction of a per cent', () => {
    expect(canaried(second, c, 0.5, T3).canary?.percent).toBe(0.5);
  });

  it('refuses the live release, and a tool that has none', () => {
    expect(() => canaried(second, b, 10, T3)).toThrow('1.0.0-b is live already');
    expect(() => canaried(null, b, 10, T3)).toThrow('without --canary first');
  });
});

describe('promoted', () => {
  it('makes the canary live, as deploying it would', () => {
    expect(promoted(onTrial, T3)).toEqual(deployed(second, c, T3));
  });

  it('refuses if no canary is running', () => {
    expect(() => promoted(second, T3)).toThrow('No canary is running');
  });
});

describe('rolledBack', () => {
  const third = deployed(second, c, T3);

  it('removes the release from previous and does not add the former live one', () => {
    expect(rolledBack(third, b, T3)).toEqual({ ...second, since: T3 });
  });

  it('goes further back each time', () => {
    const once = rolledBack(third, b, T3);
    expect(rolledBack(once, a, T3)).toEqual({ ...first, since: T3 });
  });

  it('also removes the releases in between', () => {
    expect(rolledBack(third, a, T3).previous).toEqual([]);
  });

  it('treats a release that is not in previous as deployed', () => {
    const back = rolledBack(third, b, T2);
    expect(rolledBack(back, c, T3)).toEqual(deployed(second, c, T3));
  });

  it('refuses the live release', () => {
    expect(() => rolledBack(third, c, T3)).toThrow('1.0.0-c is live already');
  });
});

describe('disabled and enabled', () => {
  it('undo each other', () => {
    const off = disabled(second, 'Being mended.', T3);
    expect(off).toEqual({ ...second, disabled: { reason: 'Being mended.', since: T3 } });
    expect(enabled(off)).toEqual(second);
  });

  it('return the same entry if nothing changes', () => {
    const off = disabled(second, 'Being mended.', T2);
    expect(disabled(off, 'Being mended.', T3)).toBe(off);
    expect(enabled(second)).toBe(second);
  });

  it('accept a new reason and keep the time', () => {
    const off = disabled(disabled(second, 'One.', T2), 'Two.', T3);
    expect(off.disabled).toEqual({ reason: 'Two.', since: T2 });
  });
});

it('parentOf returns the folder above', () => {
  expect(parentOf('https://cdn.example/profit/1.0.0-a/')).toBe('https://cdn.example/profit/');
});

/** One of only 15 releases, so that the same release comes up again. */
const release = fc.integer({ min: 0, max: 14 }).map((number) => registered(`1.0.${number}-x`));
const time = fc.constantFrom(T1, T2, T3);

const changes: ((entry: RemoteEntry, next: typeof a, since: string) => RemoteEntry)[] = [
  deployed,
  started,
  (entry, next, since) =>
    entry.live.version === next.version ? entry : canaried(entry, next, 5, since),
  (entry, next, since) =>
    entry.live.version === next.version ? entry : rolledBack(entry, next, since),
  (entry, _, since) => (entry.canary ? promoted(entry, since) : entry),
  (entry, _, since) => disabled(entry, 'Being mended.', since),
  enabled,
  withoutCanary,
];
const step = fc.tuple(fc.constantFrom(...changes), release, time);

const anyEntry = fc
  .tuple(release, fc.array(step, { maxLength: 25 }))
  .map(([start, steps]) =>
    steps.reduce(
      (entry, [change, next, since]) => change(entry, next, since),
      deployed(null, start, T1),
    ),
  );

describe('after any sequence of changes', () => {
  it('the shell can read the entry', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(v.parse(remoteSchema, entry)).toEqual(entry);
      }),
    );
  });

  it('previous holds at most ten releases, each once, and never the live one', () => {
    fc.assert(
      fc.property(anyEntry, ({ live, previous }) => {
        const versions = previous.map(({ version }) => version);
        expect(versions.length).toBeLessThanOrEqual(10);
        expect(new Set([live.version, ...versions]).size).toBe(versions.length + 1);
      }),
    );
  });

  it('a canary is never the live release', () => {
    fc.assert(
      fc.property(anyEntry, ({ live, canary }) => {
        expect(canary?.release.version).not.toBe(live.version);
      }),
    );
  });

  it('a deploy and a rollback restore the live release and previous', () => {
    fc.assert(
      fc.property(anyEntry, release, (entry, next) => {
        fc.pre(next.version !== entry.live.version);
        const back = rolledBack(deployed(entry, next, T2), entry.live, T3);
        expect(back.live).toEqual(entry.live);
        const way = entry.previous.filter(({ version }) => version !== next.version);
        expect(back.previous).toEqual(way.slice(0, 9));
      }),
    );
  });

  it('only the entry of the tool changes in the registry', () => {
    const others = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(anyEntry, others, fc.jsonValue(), (entry, remotes, note) => {
        const registry = { schema: 1 as const, note, remotes };
        const before = structuredClone(registry);
        const changed = withEntry(registry, 'profit', entry);
        expect(changed).toEqual({ ...before, remotes: { ...before.remotes, profit: entry } });
        expect(registry).toEqual(before);
      }),
    );
  });
});
