import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jsonText, replaceFile } from '@thela/shipping/files';
import { makeSigningKey, parseSigningKeys } from '@thela/shipping/signing-keys';
import { CommandError } from '../workspace';
import { keyFilesOf, KEYS_FOLDER, writeKeyFile } from './signing-keys';
import { MAX_KEYS, readToolKeys, toolKeysPath } from './tool-keys';
import type { ToolKeys } from './tool-keys';

export interface KeyPaths {
  /** Folder with the private keys, `<tool>/<id>.json`. */
  readonly folder: string;
  /** File with the public keys, `tool-keys.json`. */
  readonly file: string;
}

/** A key that the pages of a site pin, or whose private half is here. */
export interface KnownKey {
  readonly kid: string;
  readonly isPinned: boolean;
  readonly isPrivateHere: boolean;
}

export function keyPaths(env: NodeJS.ProcessEnv): KeyPaths {
  return { folder: KEYS_FOLDER, file: toolKeysPath(env) };
}

/** All keys of a tool that are known here: the pinned ones first. */
export async function listKeys({ folder, file }: KeyPaths, tool: string): Promise<KnownKey[]> {
  const pinned = pinnedOf(await readToolKeys(file), tool).map(({ kid }) => kid);
  const here = (await keyFilesOf(tool, folder)).map(({ pin }) => pin.kid);
  return [...new Set([...pinned, ...here])].map((kid) => ({
    kid,
    isPinned: pinned.includes(kid),
    isPrivateHere: here.includes(kid),
  }));
}

/**
 * Makes the first key of a tool. A private key that is here already is entered instead, so that a second site, with
 * another file of public keys, pins the same one.
 *
 * @returns its id
 * @throws CommandError when the tool has a key
 */
export async function makeKey(paths: KeyPaths, tool: string): Promise<string> {
  const keys = await readToolKeys(paths.file);
  const pinned = pinnedOf(keys, tool);
  if (pinned.length > 0) {
    throw new CommandError(
      `${tool} has a key: ${ids(pinned)}. To replace it: npm run keys ${tool} -- --rotate`,
    );
  }
  const here = await keyFilesOf(tool, paths.folder);
  const [only] = here;
  if (!only) return addKey(paths, keys, tool);
  if (here.length > 1) {
    throw new CommandError(
      `There are several private keys of ${tool} and none is pinned: ` +
        `${ids(here.map(({ pin }) => pin))}. Delete all but one in ${join(paths.folder, tool)}.`,
    );
  }
  writeKeys(paths, keys, tool, [only.pin]);
  return only.pin.kid;
}

/**
 * Makes a second key of a tool. Both sign and both are pinned until one is revoked.
 *
 * @returns its id
 * @throws CommandError when the tool has none, or two
 */
export async function addRotatedKey(paths: KeyPaths, tool: string): Promise<string> {
  const keys = await readToolKeys(paths.file);
  const pinned = pinnedOf(keys, tool);
  if (pinned.length === 0) {
    throw new CommandError(`${tool} has no key yet. To make one: npm run keys ${tool}`);
  }
  if (pinned.length >= MAX_KEYS) {
    throw new CommandError(
      `${tool} has two keys: ${ids(pinned)}. Revoke one first: npm run keys ${tool} -- --revoke <id>`,
    );
  }
  return addKey(paths, keys, tool);
}

/**
 * Removes a key of a tool: its public half from the file, and its private half if it is here.
 *
 * @param start the id, or how it starts
 * @returns the whole id
 * @throws CommandError when it is unknown or the only pinned one
 */
export async function revokeKey(paths: KeyPaths, tool: string, start: string): Promise<string> {
  const toolKeys = await listKeys(paths, tool);
  const [key, ...others] = toolKeys.filter(({ kid }) => kid.startsWith(start));
  if (!key || others.length > 0) {
    const all = toolKeys.length > 0 ? ids(toolKeys) : 'none';
    throw new CommandError(`Which key of ${tool} is "${start}"? There is: ${all}.`);
  }
  const keys = await readToolKeys(paths.file);
  const rest = pinnedOf(keys, tool).filter(({ kid }) => kid !== key.kid);
  if (key.isPinned && rest.length === 0) {
    throw new CommandError(
      `It is the only key of ${tool}. Make another one first: npm run keys ${tool} -- --rotate`,
    );
  }
  if (key.isPinned) writeKeys(paths, keys, tool, rest);
  rmSync(join(paths.folder, tool, `${key.kid}.json`), { force: true });
  return key.kid;
}

/** The private keys of a tool that are here, as `THELA_SIGNING_KEY` takes them. */
export function exportKeys({ folder }: KeyPaths, tool: string, kids: readonly string[]): string {
  const jwks = kids
    .map((kid) => join(folder, tool, `${kid}.json`))
    .filter((path) => existsSync(path))
    .map((path): unknown => JSON.parse(readFileSync(path, 'utf8')));
  return JSON.stringify(jwks.length === 1 ? jwks[0] : { keys: jwks });
}

async function addKey(paths: KeyPaths, keys: ToolKeys, tool: string): Promise<string> {
  const { kid, text } = await makeSigningKey();
  const added = (await parseSigningKeys(text, 'the new key')).map(({ pin }) => pin);
  // The private half first: a pinned key that nobody holds would be of no use.
  writeKeyFile(join(paths.folder, tool, `${kid}.json`), text);
  writeKeys(paths, keys, tool, [...pinnedOf(keys, tool), ...added]);
  return kid;
}

function writeKeys({ file }: KeyPaths, keys: ToolKeys, tool: string, own: ToolKeys[string]) {
  const all = Object.entries({ ...keys, [tool]: own }).toSorted(([a], [b]) => a.localeCompare(b));
  replaceFile(file, jsonText(Object.fromEntries(all)));
}

function pinnedOf(keys: ToolKeys, tool: string): ToolKeys[string] {
  return Object.hasOwn(keys, tool) ? (keys[tool] ?? []) : [];
}

function ids(keys: readonly { readonly kid: string }[]): string {
  return keys.map(({ kid }) => kid).join(', ');
}
