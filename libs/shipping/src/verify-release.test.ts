import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { jsonText } from './replace-file';
import { temporaryFolder, writeSampleBuild } from './testing/sample-build';
import { precompress } from './precompress';
import { inspectRelease, verifyRelease } from './verify-release';

const root = temporaryFolder();
const folder = join(root, 'release');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  writeSampleBuild(folder);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const inFolder = (path: string) => join(folder, path);
const writeEntry = (entry: string) =>
  writeFileSync(inFolder('release.json'), jsonText({ ...verifyRelease(folder), entry }));

describe('inspectRelease', () => {
  it('gives the record of an intact release', () => {
    const release = inspectRelease(folder);
    expect(release).toMatchObject({ kind: 'intact', record: { version: '1.0.0-aaaaaaaaaa' } });
  });

  it('takes precompressed forms of listed files and of release.json itself', async () => {
    await precompress(folder);
    expect(inspectRelease(folder).kind).toBe('intact');
    writeFileSync(inFolder('release.json.gz'), gzipSync('{}'));
    expect(inspectRelease(folder)).toEqual({
      kind: 'damaged',
      faults: ['release.json.gz does not unpack to release.json'],
    });
  });

  it('says that there is no such folder', () => {
    expect(inspectRelease(inFolder('gone'))).toEqual({ kind: 'absent' });
  });

  it.each<[string, () => void, string]>([
    [
      'a changed file of the same size',
      () => writeFileSync(inFolder('assets/tool.css'), '.tool { color: brown; }'),
      'assets/tool.css is not the listed file',
    ],
    [
      'a file that goes on',
      () => appendFileSync(inFolder('assets/tool.js'), '\n'),
      'assets/tool.js is not the listed file',
    ],
    ['a missing file', () => rmSync(inFolder('remoteEntry.js')), 'remoteEntry.js is missing'],
    [
      'a file that nobody listed',
      () => writeFileSync(inFolder('assets/more.js'), ''),
      'assets/more.js is not listed',
    ],
    [
      'a precompressed file without its original',
      () => writeFileSync(inFolder('assets/more.js.br'), brotliCompressSync('')),
      'assets/more.js.br is not listed',
    ],
    [
      'a precompressed file of something else',
      () => writeFileSync(inFolder('assets/tool.css.br'), brotliCompressSync('.tool {}')),
      'assets/tool.css.br does not unpack to assets/tool.css',
    ],
    [
      'a precompressed file that unpacks to very much',
      () => writeFileSync(inFolder('assets/tool.css.gz'), gzipSync(Buffer.alloc(10_000_000))),
      'assets/tool.css.gz does not unpack to assets/tool.css',
    ],
    [
      'a precompressed file that is none',
      () => writeFileSync(inFolder('assets/tool.css.gz'), 'plain'),
      'assets/tool.css.gz does not unpack to assets/tool.css',
    ],
    [
      'a link',
      () => symlinkSync('/etc/hostname', inFolder('assets/link.js')),
      'assets/link.js is no plain file',
    ],
    ['no record', () => rmSync(inFolder('release.json')), 'release.json is missing'],
    [
      'half a record',
      () => writeFileSync(inFolder('release.json'), '{"schema": 1, '),
      'release.json is malformed',
    ],
    [
      'a record of files elsewhere',
      () => writeEntry('../other/remoteEntry.js'),
      'release.json is malformed',
    ],
    [
      'a record whose entry is not among its files',
      () => writeEntry('other.js'),
      'other.js is needed and not listed',
    ],
  ])('finds %s', (_name, damage, fault) => {
    damage();
    const release = inspectRelease(folder);
    expect(release.kind).toBe('damaged');
    expect(release).toMatchObject({ faults: [expect.stringContaining(fault)] });
    expect(() => verifyRelease(folder, 'Build it anew.')).toThrow(
      /is no intact release.*Build it/s,
    );
  });
});
