import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SiteConfigFile } from '@thela/site-config';
import { publicKeySchema } from '@thela/site-config';
import { oneLine } from '@thela/shipping/shipping-error';
import { calculateJwkThumbprint } from 'jose';
import * as v from 'valibot';
import { CommandError, workspaceRoot } from '../workspace';

export type ToolKeys = Readonly<Record<string, PinnedTool['keys']>>;

/** What `config.json` says about a tool: its public keys and its origins. */
export type PinnedTool = NonNullable<SiteConfigFile['remotes']['tools']>[string];

/** Two while they are rotated. */
export const MAX_KEYS = 2;

const toolKeysSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.pipe(v.array(publicKeySchema), v.maxLength(MAX_KEYS, 'a tool has at most two keys')),
  ),
);

/** The file with the public keys that the pages of a site pin, which whoever operates the site commits. */
export function toolKeysPath(env: NodeJS.ProcessEnv): string {
  return resolve(workspaceRoot, env.TOOL_KEYS_FILE || 'tool-keys.json');
}

/**
 * Reads the public keys of all tools; without the file, there are none.
 *
 * @throws CommandError when it is malformed, or an id is not the thumbprint of its key
 */
export async function readToolKeys(path: string): Promise<ToolKeys> {
  if (!existsSync(path)) return {};
  const parsed = v.safeParse(toolKeysSchema, readFileSync(path, 'utf8'));
  if (!parsed.success) {
    throw new CommandError(`${path} is malformed: ${oneLine(v.summarize(parsed.issues))}`);
  }
  for (const { kid, ...key } of Object.values(parsed.output).flat()) {
    if ((await calculateJwkThumbprint(key)) === kid) continue;
    throw new CommandError(`${path} names a key ${kid}, which is not the thumbprint of that key.`);
  }
  return parsed.output;
}
