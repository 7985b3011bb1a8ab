import * as v from 'valibot';
import { registryEnvelopeSchema } from './registry';
import { verifyEntry } from './statement';
import type { PinnedKey, PinnedTools, SignedEntry, Statement, VerifiedEntry } from './statement';
import { persistValue } from './storage';

/** A tool's entry after its signature was checked. */
export type VerifiedEntryOf =
  | { readonly kind: 'found'; readonly remote: Statement }
  | { readonly kind: 'refused'; readonly reason: string };

/** The verified entries of a registry, by app folder; a tool without an entry is missing. */
export type VerifiedRegistry = ReadonlyMap<string, VerifiedEntryOf>;

/** The result of verifying a registry. */
export interface Verification {
  readonly registry: VerifiedRegistry;
  /** The entries that were accepted, as they were signed, by app folder. */
  readonly accepted: ReadonlyMap<string, SignedEntry>;
}

/** Verifies the entries of registries. Both functions reject when the value is no registry. */
export interface Verifier {
  /**
   * For the registry that the page goes by. It refuses an entry with a lower `seq` than this browser has seen
   * of its key, because somebody may have put an earlier entry back, and remembers a higher one.
   */
  readonly verify: (registry: unknown) => Promise<Verification>;
  /**
   * For a registry that the page stored, or only looks at. Numbers do not count: whoever can change what is
   * stored can change the numbers, too. A higher one is not remembered, because this registry may never be
   * stored, and what is stored must stay good for a visit without a network.
   */
  readonly verifyUnnumbered: (registry: unknown) => Promise<Verification>;
}

export interface VerifierOptions {
  readonly pinnedTools: () => Promise<PinnedTools>;
  /** Returns `localStorage`. */
  readonly storage: () => Storage;
}

/** Highest `seq` of each key that this browser has seen, by app folder and id of the key. */
const seenSchema = v.record(v.string(), v.record(v.string(), v.pipe(v.number(), v.safeInteger())));

/**
 * Makes the verifier of registries. Each entry is verified alone, so that a wrong one affects only its own
 * tool. A browser that has seen no entry of a tool cannot know that one is old.
 */
export function createVerifier({ pinnedTools, storage }: VerifierOptions): Verifier {
  const seen = persistValue(storage, 'thela.seq', seenSchema);
  const latest = new Map<
    string,
    { readonly text: string; readonly verified: Promise<VerifiedEntry> }
  >();

  /** A registry that is read again mostly says the same: each entry of a tool is verified once. */
  function verifyOnce(entry: unknown, name: string, keys: readonly PinnedKey[]) {
    const text = JSON.stringify(entry);
    const known = latest.get(name);
    if (known?.text === text) return known.verified;
    const verified = verifyEntry(entry, name, keys);
    latest.set(name, { text, verified });
    return verified;
  }

  async function verifyEach(registry: unknown, isNumbered: boolean): Promise<Verification> {
    const envelope = v.safeParse(registryEnvelopeSchema, registry);
    if (!envelope.success) throw new Error('remotes.json is not a registry');
    const pins = await pinnedTools();
    const accepted = new Map<string, SignedEntry>();
    const entries = await Promise.all(
      Object.entries(envelope.output.remotes).map(
        async ([name, entry]): Promise<readonly [string, VerifiedEntryOf]> => {
          const refuse = (reason: string) => [name, { kind: 'refused', reason }] as const;
          const pinned = Object.hasOwn(pins, name) ? pins[name] : undefined;
          if (!pinned) return refuse('no key is pinned for it');
          const verified = await verifyOnce(entry, name, pinned.keys);
          if (!verified.ok) return refuse(verified.reason);
          const { statement, signed, kids } = verified;
          if (isNumbered && !isNewest(name, statement.seq, kids)) {
            return refuse(`its entry ${statement.seq} is older than one that was seen`);
          }
          accepted.set(name, signed);
          return [name, { kind: 'found', remote: statement }];
        },
      ),
    );
    return { registry: new Map(entries), accepted };
  }

  /** Whether this is the latest statement that was seen of one of these keys; remembers it then. */
  function isNewest(name: string, seq: number, kids: readonly string[]): boolean {
    const all = seen.read() ?? {};
    const ofTool = Object.hasOwn(all, name) ? (all[name] ?? {}) : {};
    const current = kids.filter((kid) => seq >= (ofTool[kid] ?? 0));
    if (current.length === 0) return false;
    if (current.some((kid) => ofTool[kid] !== seq)) {
      const later = Object.fromEntries(current.map((kid) => [kid, seq]));
      seen.write({ ...all, [name]: { ...ofTool, ...later } });
    }
    return true;
  }

  return {
    verify: (registry) => verifyEach(registry, true),
    verifyUnnumbered: (registry) => verifyEach(registry, false),
  };
}
