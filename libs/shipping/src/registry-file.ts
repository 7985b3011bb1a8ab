import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRegistry } from '@thela/federation/registry';
import * as v from 'valibot';
import { ShippingError } from './shipping-error';
import { lockFile, STALE_MS } from './file-lock';
import { jsonText, replaceFile } from './files';

/** A registry whose entries are not validated. Malformed entries of other teams must stay as they are. */
export interface RegistryEnvelope {
  readonly schema: 1;
  readonly remotes: Readonly<Record<string, unknown>>;
}

/** Returns the new registry, or the same object if there is nothing to write. */
export type RegistryChange = (
  registry: RegistryEnvelope,
) => RegistryEnvelope | Promise<RegistryEnvelope>;

const jsonSchema = v.pipe(v.string(), v.parseJson());

/**
 * Reads a registry file; a missing file is an empty registry.
 *
 * @throws ShippingError when the file is no registry
 */
export function readRegistryFile(path: string): RegistryEnvelope {
  return parseRegistry(textOf(path), path);
}

/**
 * The registry that a text holds; none is an empty registry.
 *
 * @param source where it was read from, for the error message
 * @throws ShippingError when the text is no registry
 */
export function parseRegistry(text: string | null, source: string): RegistryEnvelope {
  if (text === null) return { schema: 1, remotes: {} };
  const { output } = v.safeParse(jsonSchema, text);
  if (isRegistry(output)) return output as RegistryEnvelope;
  throw new ShippingError(
    `${source} is not a registry, so it is left as it is: it may hold the entries of other teams. ` +
      'Mend it or take it away, then try again.',
  );
}

/**
 * Changes a registry file under a lock, so that processes change it one after the other.
 *
 * @param lockPath path of the lock
 * @param change must not wait for anything slow, because others wait for the lock
 * @throws ShippingError when the file is not a registry or stays locked
 */
export async function changeRegistryFile(
  path: string,
  lockPath: string,
  change: RegistryChange,
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const release = await lockFile(path, lockPath);
  const lockedAt = Date.now();
  try {
    // The change only verifies and signs, which takes milliseconds, so the lock can only be lost when the
    // system suspends this process.
    const before = textOf(path);
    const registry = readRegistryFile(path);
    const changed = await change(registry);
    if (changed === registry) return;
    const isOurs = () => Date.now() - lockedAt < STALE_MS / 2 && textOf(path) === before;
    if (replaceFile(path, jsonText(changed), isOurs)) return;
    throw new ShippingError(
      `${path} was not changed: somebody else changed it meanwhile. Try again.`,
    );
  } finally {
    // The registry is written by now; a lock that cannot be removed becomes stale.
    await release().catch(() => {});
  }
}

function textOf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
