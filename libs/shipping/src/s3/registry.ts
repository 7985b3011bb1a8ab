import { isDeepStrictEqual } from 'node:util';
import pRetry from 'p-retry';
import { jsonText } from '../files';
import { parseRegistry } from '../registry-file';
import type { RegistryChange, RegistryEnvelope } from '../registry-file';
import { ShippingError } from '../shipping-error';
import { UnsureError } from './bucket';
import type { Bucket } from './bucket';
import type { ETagForm } from './conditional-writes';
import { headersOf } from './object-headers';

/** Path of the registry, below the prefix. */
export const REGISTRY = 'shell/remotes.json';

/** Some hundred tries: each waits at most half a second for the others. */
const RETRIES = { retries: 100, factor: 1.3, minTimeout: 20, maxTimeout: 500, randomize: true };

/** Somebody else wrote the registry between our reading and our writing. */
class ContendedError extends Error {
  override name = 'ContendedError';
}

/** A write whose result is not known. */
interface UnsureWrite {
  readonly before: RegistryEnvelope;
  readonly after: RegistryEnvelope;
}

/**
 * Reads the registry of a bucket; a missing object is an empty registry.
 *
 * @param place of the registry, for messages
 * @throws ShippingError when the object is no registry
 */
export async function readRegistryObject(bucket: Bucket, place: string): Promise<RegistryEnvelope> {
  return (await read(bucket, place)).registry;
}

/**
 * Changes the registry by compare-and-swap: it is written on the condition that it is still the one that was read, else
 * it is read and changed anew. A write whose answer was lost is looked for in what is there then, and never
 * repeated blindly: a rollback that was done twice would be another one.
 *
 * @param place of the registry, for messages
 * @param etagForm as `probeConditions` finds it
 * @throws ShippingError when the object is no registry, others keep writing it, or the result cannot be known
 */
export async function changeRegistryObject(
  bucket: Bucket,
  place: string,
  etagForm: ETagForm,
  change: RegistryChange,
): Promise<void> {
  const unsure: UnsureWrite[] = [];
  const attempt = async () => {
    const { registry, etag } = await read(bucket, place);
    if (hasLanded(unsure, registry, place)) return;
    const after = await change(registry);
    if (after === registry) return;
    const condition = etag === null ? { 'if-none-match': '*' } : { 'if-match': etagForm(etag) };
    const headers = { ...headersOf(REGISTRY, false), ...condition };
    const result = await bucket
      .write(REGISTRY, jsonText(after), headers)
      .catch((error: unknown) => {
        if (error instanceof UnsureError) unsure.push({ before: registry, after });
        throw error;
      });
    if (result !== 'stored') throw new ContendedError();
  };
  await pRetry(attempt, {
    ...RETRIES,
    shouldRetry: ({ error }) => error instanceof UnsureError || error instanceof ContendedError,
  }).catch((error: unknown) => {
    throw explained(error, place);
  });
}

async function read(bucket: Bucket, place: string) {
  const object = await bucket.get(REGISTRY);
  const registry = parseRegistry(object?.content.toString('utf8') ?? null, place);
  return { registry, etag: object?.etag ?? null };
}

/**
 * Whether one of the unsure writes happened, as far as the entries tell that it changed.
 *
 * @throws ShippingError when somebody else changed the same entries, so that it cannot be known
 */
function hasLanded(unsure: readonly UnsureWrite[], now: RegistryEnvelope, place: string): boolean {
  if (unsure.some(({ before, after }) => hasEntriesOf(after, changedTools(before, after), now))) {
    return true;
  }
  const isUntouched = unsure.every(({ before, after }) =>
    hasEntriesOf(before, changedTools(before, after), now),
  );
  if (isUntouched) return false;
  throw new ShippingError(
    `The answer of ${place} was lost, and somebody else changed the same tool meanwhile, so it is not known ` +
      'whether the change was made. Look at npm run status, then try again.',
  );
}

function changedTools(before: RegistryEnvelope, after: RegistryEnvelope): string[] {
  const tools = new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)]);
  return [...tools].filter((tool) => !isDeepStrictEqual(before.remotes[tool], after.remotes[tool]));
}

function hasEntriesOf(wanted: RegistryEnvelope, tools: readonly string[], now: RegistryEnvelope) {
  return tools.every((tool) => isDeepStrictEqual(wanted.remotes[tool], now.remotes[tool]));
}

function explained(error: unknown, place: string): unknown {
  if (error instanceof ContendedError) {
    return new ShippingError(`${place} is being changed by others without a pause. Try again.`);
  }
  if (error instanceof UnsureError) {
    return new ShippingError(
      `${error.message}. It is not known whether ${place} was changed: look at npm run status.`,
    );
  }
  return error;
}
