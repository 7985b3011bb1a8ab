import { CONTRACT } from '@thela/contract';
import { createToolLoader } from '@thela/federation';
import type { Channel } from '@thela/federation';
import type { VerifiedEntryOf, VerifiedRegistry } from '@thela/federation/releases';
import { describe, expect, it } from 'vitest';
import { newReleases, releasesToCache } from './live-releases';

const hash = `sha256-${'a'.repeat(43)}=`;

function release(version: string) {
  return {
    baseUrl: `https://profit.example/${version}/`,
    version,
    contract: CONTRACT,
    entry: 'remoteEntry.js',
    scripts: [],
    styles: [],
    integrity: { 'remoteEntry.js': hash, 'assets/vapi-Caxrzoj0.js': hash },
  };
}

const live = release('1.0.0-aaaaaaaaaa');
const trial = release('1.1.0-bbbbbbbbbb');
const earlier = { version: '0.9.0-cccccccccc', contract: '1.0' };
const entry = {
  tool: 'profit',
  seq: 1,
  live,
  canary: { release: trial, percent: 10 },
  previous: [earlier],
};

function registry(remote: Extract<VerifiedEntryOf, { kind: 'found' }>['remote']): VerifiedRegistry {
  return new Map<string, VerifiedEntryOf>([
    ['profit', { kind: 'found', remote }],
    ['voice', { kind: 'refused', reason: 'its entry is not signed' }],
  ]);
}

const rules = {
  originsOf: () => ['https://profit.example'],
  isInCanary: () => false,
  isWanted: () => true,
  language: 'en-IN' as const,
};

describe('releasesToCache', () => {
  it('are the live ones, without files that only work online', () => {
    expect(releasesToCache(registry(entry), rules)).toEqual({
      releases: [{ baseUrl: live.baseUrl, files: { 'remoteEntry.js': hash } }],
      versions: [live.version, trial.version, earlier.version],
    });
  });

  it('have the texts of the language of the page, and no others', () => {
    const texts = { 'hi-IN': ['hi.js'], 'te-IN': ['te.js'] };
    const integrity = { ...live.integrity, 'hi.js': hash, 'te.js': hash };
    const translated = { ...entry, live: { ...live, integrity, translations: texts } };
    const filesIn = (language: 'en-IN' | 'te-IN') =>
      releasesToCache(registry(translated), { ...rules, language }).releases.flatMap(({ files }) =>
        Object.keys(files),
      );
    expect(filesIn('te-IN')).toEqual(['remoteEntry.js', 'te.js']);
    expect(filesIn('en-IN')).toEqual(['remoteEntry.js']);
  });

  it('are the canary releases where this browser belongs to their share', () => {
    const { releases } = releasesToCache(registry(entry), { ...rules, isInCanary: () => true });
    expect(releases.map(({ baseUrl }) => baseUrl)).toEqual([trial.baseUrl]);
  });

  it('leave out a tool that is switched off, without dropping its files', () => {
    const off = { ...entry, disabled: { reason: 'Back tomorrow.', since: '2026-11-21T00:00:00Z' } };
    const { releases, versions } = releasesToCache(registry(off), rules);
    expect(releases).toEqual([]);
    expect(versions).toContain(live.version);
  });

  it('are none that are not wanted, and none from an origin that is not allowed', () => {
    const unwanted = releasesToCache(registry(entry), { ...rules, isWanted: () => false });
    expect(unwanted.releases).toEqual([]);
    expect(unwanted.versions).toContain(live.version);
    const elsewhere = { ...rules, originsOf: () => [] };
    expect(releasesToCache(registry(entry), elsewhere).releases).toEqual([]);
  });
});

describe('newReleases', () => {
  async function shown(version: string, channel: Channel) {
    const tool = { Component: () => null, version, contract: '1.0', baseUrl: '', channel };
    const loader = createToolLoader(async () => ({ ok: true, tool, removeStyles: () => {} }));
    loader.open();
    await Promise.resolve();
    return new Map([['profit', loader]]);
  }

  it('names the tools on the page that have another release by now', async () => {
    const found = newReleases(registry(entry), await shown(earlier.version, 'live'));
    expect(found).toEqual([`profit ${live.version}`]);
  });

  it.each([
    ['live', live.version],
    ['canary', trial.version],
    ['override', '2.0.0-dddddddddd'],
  ] as const)('leaves a %s tool alone that is as it should be', async (channel, version) => {
    expect(newReleases(registry(entry), await shown(version, channel))).toEqual([]);
  });

  it('ignores tools that were not opened', () => {
    expect(newReleases(registry(entry), new Map())).toEqual([]);
  });
});
