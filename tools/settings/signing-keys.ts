import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { makeSigningKey, parseSigningKeys } from '@thela/shipping/signing-keys';
import type { SigningKey } from '@thela/shipping/signing-keys';
import type { App } from '../workspace';
import { SHELL, workspaceRoot } from '../workspace';
import type { ToolKeys } from './tool-keys';

// Git ignores both folders.
/** Folder with the private keys of teams, `<tool>/<id>.json`. */
export const KEYS_FOLDER = join(workspaceRoot, '.thela/keys');
/** Folder with the keys of the site that `npm start` serves, `<tool>.json`. */
export const DEVELOPMENT_KEYS_FOLDER = join(workspaceRoot, '.thela/development-keys');

/**
 * The keys that sign a tool's entry at a site elsewhere: those in `THELA_SIGNING_KEY`, as text, else those in the
 * tool's key files.
 *
 * @throws ShippingError when one of them is not a private key
 */
export async function teamKeysOf(
  tool: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<SigningKey[]> {
  if (env.THELA_SIGNING_KEY) return parseSigningKeys(env.THELA_SIGNING_KEY, 'THELA_SIGNING_KEY');
  return keyFilesOf(tool, KEYS_FOLDER);
}

/** The keys in the key files of a tool, `<folder>/<tool>/<id>.json`. */
export async function keyFilesOf(tool: string, folder: string): Promise<SigningKey[]> {
  const own = join(folder, tool);
  if (!existsSync(own)) return [];
  // The name of a file that is still being written starts with a full stop.
  const names = readdirSync(own).filter((name) => /^[\w-]+\.json$/.test(name));
  return (await Promise.all(names.toSorted().map((name) => readKeyFile(join(own, name))))).flat();
}

/**
 * The key that signs a tool's entry at the site of `npm start`, which is made when it is first needed. Only the
 * configuration of such a site pins it.
 */
export async function developmentKeysOf(tool: string): Promise<SigningKey[]> {
  const path = join(DEVELOPMENT_KEYS_FOLDER, `${tool}.json`);
  if (!existsSync(path)) writeKeyFile(path, (await makeSigningKey()).text);
  return readKeyFile(path);
}

/** The public development keys of all tools among the apps. */
export async function developmentToolKeys(apps: readonly App[]): Promise<ToolKeys> {
  const tools = apps.filter(({ name }) => name !== SHELL);
  const keys = tools.map(async ({ name }) => {
    const pins = (await developmentKeysOf(name)).map(({ pin }) => pin);
    return [name, pins] as const;
  });
  return Object.fromEntries(await Promise.all(keys));
}

/**
 * Writes a private key to a file that only its owner can read, unless the file exists. The file appears with its
 * whole content, because several processes may need a development key at once.
 */
export function writeKeyFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const staged = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    writeFileSync(staged, text, { mode: 0o600, flag: 'wx' });
    linkSync(staged, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(staged, { force: true });
  }
}

function readKeyFile(path: string): Promise<SigningKey[]> {
  return parseSigningKeys(readFileSync(path, 'utf8'), relative(workspaceRoot, path));
}
