import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { remoteSchema } from './registry';
import { toRegistryRelease, releaseRecordSchema } from './release';
import type { ReleaseRecord } from './release';

const hashOfEntry = `sha256-${'A'.repeat(43)}=`;
const hashOfStyle = `sha256-${'b/+9'.repeat(10)}b/+=`;
const baseUrl = 'https://profit.example/1.0.0-0123456789/';

const record: ReleaseRecord = {
  schema: 1,
  name: 'profit',
  version: '1.0.0-0123456789',
  contract: '1.0',
  entry: 'remoteEntry.js',
  scripts: ['remoteEntry.js'],
  styles: ['assets/tool.css'],
  commit: 'dirty',
  files: {
    'assets/tool.css': { integrity: hashOfStyle, bytes: 17 },
    'remoteEntry.js': { integrity: hashOfEntry, bytes: 420 },
  },
};

describe('toRegistryRelease', () => {
  it('keeps exactly what the registry needs', () => {
    expect(toRegistryRelease(record, baseUrl)).toStrictEqual({
      baseUrl,
      name: 'profit',
      version: '1.0.0-0123456789',
      contract: '1.0',
      entry: 'remoteEntry.js',
      scripts: ['remoteEntry.js'],
      styles: ['assets/tool.css'],
      integrity: { 'assets/tool.css': hashOfStyle, 'remoteEntry.js': hashOfEntry },
    });
  });

  it('makes what the registry accepts, unchanged', () => {
    const remote = { live: toRegistryRelease(record, baseUrl), previous: [] };
    expect(v.parse(remoteSchema, JSON.parse(JSON.stringify(remote)))).toEqual(remote);
  });
});

describe('releaseRecordSchema', () => {
  it('takes a sound record as it is', () => {
    expect(v.parse(releaseRecordSchema, record)).toEqual(record);
  });

  it.each([
    { schema: 2 },
    { name: '' },
    { version: '1.0.0 beta' },
    { contract: '1.0.0' },
    { entry: '../remoteEntry.js' },
    { scripts: ['https://evil.example/x.js'] },
    { styles: ['/tool.css'] },
    { commit: null },
    { files: { '../x.js': { integrity: hashOfEntry, bytes: 1 } } },
    { files: { 'x.js': { integrity: 'sha256-short', bytes: 1 } } },
    { files: { 'x.js': { integrity: hashOfEntry, bytes: 1.5 } } },
    { files: { 'x.js': { integrity: hashOfEntry } } },
  ])('refuses a record with %j', (change) => {
    expect(v.is(releaseRecordSchema, { ...record, ...change })).toBe(false);
  });
});
