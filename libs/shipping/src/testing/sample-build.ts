import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseRecord } from '@thela/federation/release';
import { jsonText } from '../files';
import { describeFiles } from '../verify-release';
import { afterAll, beforeEach } from 'vitest';

interface SampleBuild {
  readonly name?: string;
  readonly version?: string;
  readonly commit?: string;
  readonly files?: Readonly<Record<string, string>>;
}

const FILES = {
  'remoteEntry.js': `export const tool = () => import('./assets/tool.js');`,
  'assets/tool.js': `export default () => '${'long enough to be compressed '.repeat(100)}';`,
  'assets/tool.css': '.tool { color: green; }',
};

/** Writes the output of a tool's build: a few files and a matching `release.json`. */
export function writeSampleBuild(folder: string, sample: SampleBuild = {}): ReleaseRecord {
  const { name = 'profit', version = '1.0.0-aaaaaaaaaa', commit = 'unknown' } = sample;
  for (const [path, text] of Object.entries(sample.files ?? FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const files = describeFiles(folder);
  const paths = Object.keys(files);
  const record: ReleaseRecord = {
    schema: 1,
    name,
    version,
    contract: '1.0',
    entry: 'remoteEntry.js',
    scripts: paths.filter((path) => path.endsWith('.js')),
    styles: paths.filter((path) => path.endsWith('.css')),
    commit,
    files,
  };
  writeFileSync(join(folder, 'release.json'), jsonText(record));
  return record;
}

/** A temporary folder for the tests of a file: it is not there when a test begins. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thela-shipping-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  beforeEach(remove);
  afterAll(remove);
  return folder;
}
