import { isDeepStrictEqual } from 'node:util';
import pRetry from 'p-retry';
import { jsonText } from './files';
import { parseRegistry } from './registry-file';
import type { RegistryChange, RegistryEnvelope } from './registry-file';
import { ShippingError } from './shipping-error';

/** Some hundred tries: each waits at most half a second for the others. */
const RETRIES = { retries: 100, factor: 1.3, minTimeout: 20, maxTimeout: 500, randomize: true };

/** A write whose answer did not arrive, or says that the other side failed: it may have happened, or may happen yet. */
export class UnsureError extends Error {
  override name = 'UnsureError';
}

/**
 * Waits for what may be tried again by hand.
 *
 * @throws ShippingError where the result is not known
 */
export async function orTryAgain<Result>(attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof UnsureError) throw new ShippingError(`${error.message}. Try again.`);
    throw error;
  }
}

/** Somebody else wrote the registry between our reading and our writing. */
class ContendedError extends Error {
  override name = 'ContendedError';
}

/** A place elsewhere that holds the text of a registry. */
export interface RegistryStore {
  /** Its name, for messages. */
  readonly address: string;
  /** Text and version; both `null` where there is none yet. */
  readonly read: () => Promise<{ readonly text: string | null; readonly version: string | null }>;
  /**
   * Replaces the text if it has this version still.
   *
   * @returns whether it was replaced
   * @throws UnsureError when that is not known
   */
  readonly swap: (text: string, version: string | null) => Promise<boolean>;
}

interface UnsureWrite {
  readonly before: RegistryEnvelope;
  readonly after: RegistryEnvelope;
}

/**
 * Changes a registry by compare-and-swap: it is replaced if it is still the one that was read, else it is read and changed
 * again. A write whose answer was lost is looked for in what is there then, and never repeated blindly: a rollback that was
 * done twice would be another one.
 *
 * @throws ShippingError when the text is not a registry, others keep changing it, or the result cannot be known
 */
export async function compareAndSwap(store: RegistryStore, change: RegistryChange): Promise<void> {
  const unsure: UnsureWrite[] = [];
  const attempt = async () => {
    const { text, version } = await store.read();
    const registry = parseRegistry(text, store.address);
    if (hasLanded(unsure, registry, store.address)) return;
    const after = await change(registry);
    if (after === registry) return;
    const isSwapped = await store.swap(jsonText(after), version).catch((error: unknown) => {
      if (error instanceof UnsureError) unsure.push({ before: registry, after });
      throw error;
    });
    if (!isSwapped) throw new ContendedError();
  };
  await pRetry(attempt, {
    ...RETRIES,
    shouldRetry: ({ error }) => error instanceof UnsureError || error instanceof ContendedError,
  }).catch((error: unknown) => {
    throw explained(error, store.address);
  });
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
