import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { registerRelease, releaseRecordSchema } from '@thela/federation/release';
import type { Registry } from '@thela/federation/registry';
import * as v from 'valibot';
import { originOf } from '../runtime-config';
import type { App } from '../workspace';
import { CommandError, SHELL, workspaceRoot } from '../workspace';

/** Smaller files gain nothing from compression. */
const COMPRESS_FROM_BYTES = 1024;
const TEXT = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest']);

/** Copies the built shell into the site, its page last, and keeps the files of earlier builds. */
export async function publishShell(siteFolder: string): Promise<void> {
  const from = distOf(SHELL);
  const target = join(siteFolder, SHELL);
  const staged = `${target}.staged`;
  rmSync(staged, { recursive: true, force: true });
  cpSync(from, staged, { recursive: true });
  await compressFiles(staged);
  const paths = new Set(listFiles(staged).toSorted(pagesLast));
  for (const path of paths) {
    mkdirSync(join(target, path, '..'), { recursive: true });
    // A twin of the file's earlier self must not be served in its place.
    for (const twin of [`${path}.br`, `${path}.gz`]) {
      if (!paths.has(twin)) rmSync(join(target, twin), { force: true });
    }
    renameSync(join(staged, path), join(target, path));
  }
  rmSync(staged, { recursive: true, force: true });
}

/**
 * Copies the built release of a tool into the site under its version.
 *
 * @returns the tool's entry for the registry
 */
export async function publishTool(app: App, siteFolder: string) {
  const from = distOf(app.name);
  const record = v.parse(
    releaseRecordSchema,
    JSON.parse(readFileSync(join(from, 'release.json'), 'utf8')),
  );
  const target = join(siteFolder, app.name, record.version);
  if (!existsSync(target)) {
    const staged = `${target}.staged`;
    rmSync(staged, { recursive: true, force: true });
    cpSync(from, staged, { recursive: true });
    await compressFiles(staged);
    renameSync(staged, target);
  }
  const live = registerRelease(record, `${originOf(app)}/${record.version}/`);
  return { live, previous: [] } satisfies Registry['remotes'][string];
}

/** Writes a JSON file in one step: a reader sees the old one or the new one, never half of it. */
export function writeJson(path: string, value: unknown): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(`${path}.staged`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${path}.staged`, path);
}

function distOf(name: string): string {
  const folder = join(workspaceRoot, 'apps', name, 'dist');
  if (existsSync(folder)) return folder;
  throw new CommandError(`apps/${name} is not built yet: run npm run build.`);
}

/** Puts a Brotli and a gzip twin beside every text file, for the server to choose from. */
async function compressFiles(folder: string): Promise<void> {
  const compressible = listFiles(folder).filter((path) => TEXT.has(extname(path)));
  await Promise.all(
    compressible.map(async (path) => {
      const file = join(folder, path);
      const content = readFileSync(file);
      if (content.byteLength < COMPRESS_FROM_BYTES) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
        }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1));
}

function pagesLast(a: string, b: string): number {
  return Number(a.includes('.html')) - Number(b.includes('.html'));
}
