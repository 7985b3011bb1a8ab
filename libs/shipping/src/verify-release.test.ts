import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { jsonText } from './files';
import { temporaryFolder, writeSampleBuild } from './testing/sample-build';
import { precompress } from './precompress';
import { inspectRelease, verifyRelease } from './verify-release';

const root = temporaryFolder();
const folder = join(root, 'release');

beforeEach(() => void writeSampleBuild(folder));

const inFolder = (path: string) => join(folder, path);
const writeEntry = (entry: string) =>
  writeFileSync(inFolder('release.json'), jsonText({ ...verifyRelease(folder), entry }));

describe('inspectRelease', () => {
  it('returns the record of an intact release', () => {
    const release = inspectRelease(folder);
    expect(release).toMatchObject({ kind: 'intact', record: { version: '1.0.0-aaaaaaaaaa' } });
  });

  it('accepts precompressed files of listed files and of release.json', async () => {
    await precompress(folder);
    expect(inspectRelease(folder).kind).toBe('intact');
    writeFileSync(inFolder('release.json.gz'), gzipSync('{}'));
    expect(inspectRelease(folder)).toEqual({
      kind: 'damaged',
      faults: ['release.json.gz does not unpack to release.json'],
    });
  });

  it('says that the folder is absent', () => {
    expect(inspectRelease(inFolder('gone'))).toEqual({ kind: 'absent' });
  });

  it.each<[string, () => void, string]>([
    [
      'a changed file of the same size',
      () => writeFileSync(inFolder('assets/tool.css'), '.tool { color: brown; }'),
      'assets/tool.css is not the listed file',
    ],
    [
      'a longer file',
      () => appendFileSync(inFolder('assets/tool.js'), '\n'),
      'assets/tool.js is not the listed file',
    ],
    ['a missing file', () => rmSync(inFolder('remoteEntry.js')), 'remoteEntry.js is missing'],
    [
      'a file that is not listed',
      () => writeFileSync(inFolder('assets/more.js'), ''),
      'assets/more.js is not listed',
    ],
    [
      'a precompressed file without its original',
      () => writeFileSync(inFolder('assets/more.js.br'), brotliCompressSync('')),
      'assets/more.js.br is not listed',
    ],
    [
      'a precompressed file of other content',
      () => writeFileSync(inFolder('assets/tool.css.br'), brotliCompressSync('.tool {}')),
      'assets/tool.css.br does not unpack to assets/tool.css',
    ],
    [
      'a precompressed file that unpacks to very many bytes',
      () => writeFileSync(inFolder('assets/tool.css.gz'), gzipSync(Buffer.alloc(10_000_000))),
      'assets/tool.css.gz does not unpack to assets/tool.css',
    ],
    [
      'a precompressed file that is not compressed',
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
      'an incomplete record',
      () => writeFileSync(inFolder('release.json'), '{"schema": 1, '),
      'release.json is malformed',
    ],
    [
      'a record whose entry is outside the folder',
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
