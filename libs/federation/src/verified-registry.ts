import * as v from 'valibot';
import { registryEnvelopeSchema } from './registry';
import { verifyEntry } from './statement';
import type { PinnedKey, PinnedTools, SignedEntry, Statement, VerifiedEntry } from './statement';
import { persistValue } from './storage';

export type VerifiedEntryOf =
  | {
      readonly kind: 'found';
      readonly remote: Statement;
      /** This browser has stored it: the server that answered is a deploy behind. */
      readonly isBehind?: true;
    }
  | {
      readonly kind: 'refused';
      readonly reason: string;
      /** `tampered` unless said otherwise. */
      readonly failure?: Refusal;
    };

type Refusal = 'outdated' | 'insecure' | 'incompatible';

/** The verified entries of a registry, by app folder; a tool without an entry is missing. */
export type VerifiedRegistry = ReadonlyMap<string, VerifiedEntryOf>;

export interface Verification {
  readonly registry: VerifiedRegistry;
  /** The entries that were accepted, as they were signed, by app folder. */
  readonly accepted: ReadonlyMap<string, SignedEntry>;
}

/** Verifies the entries of registries. Both functions reject when the value is no registry. */
export interface Verifier {
  /**
   * For the registry that the page goes by. In place of an entry with a lower `seq` than this browser has seen of its
   * key, or of a missing one, it takes the stored entry: of two servers one may be a deploy behind. Without that it
   * refuses the lower one, because somebody may have put an earlier entry back. It remembers a higher `seq`.
   */
  readonly verify: (registry: unknown, stored?: unknown) => Promise<Verification>;
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

type Verified = Extract<VerifiedEntry, { ok: true }>;

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

  async function verifyEach(
    registry: unknown,
    mayCount: (name: string, verified: Verified) => boolean,
    stored?: unknown,
  ): Promise<Verification> {
    const envelope = v.safeParse(registryEnvelopeSchema, registry);
    if (!envelope.success) throw new Error('remotes.json is not a registry');
    const { remotes } = envelope.output;
    const earlier = entriesOf(stored);
    const pins = await pinnedTools();
    const accepted = new Map<string, SignedEntry>();

    async function verifyTool(name: string): Promise<VerifiedEntryOf | null> {
      const refuse = (reason: string, failure?: Refusal) =>
        ({ kind: 'refused', reason, ...(failure ? { failure } : {}) }) as const;
      const pinned = Object.hasOwn(pins, name) ? pins[name] : undefined;
      if (!pinned) return refuse('no key is pinned for it');
      if (!('subtle' in crypto)) return refuse('the page has no https: address', 'insecure');
      const isThere = Object.hasOwn(remotes, name);
      const current = isThere ? await verifyOnce(remotes[name], name, pinned.keys) : null;
      if (current && !current.ok) return refuse(current.reason, current.failure);
      const kept =
        current && mayCount(name, current)
          ? null
          : await verifyEntry(earlier[name], name, pinned.keys);
      const isBehind = kept?.ok === true && mayCount(name, kept);
      const chosen = isBehind ? kept : current;
      if (!chosen) return null;
      const { statement, signed } = chosen;
      if (kept && !isBehind) {
        return refuse(`its entry ${statement.seq} is older than one that was seen`, 'outdated');
      }
      accepted.set(name, signed);
      return { kind: 'found', remote: statement, ...(isBehind ? { isBehind } : {}) };
    }

    const names = new Set([...Object.keys(remotes), ...Object.keys(earlier)]);
    const entries = await Promise.all(
      [...names].map(async (name) => [name, await verifyTool(name)] as const),
    );
    const found = entries.flatMap(([name, entry]) => (entry ? [[name, entry] as const] : []));
    return { registry: new Map(found), accepted };
  }

  /** Whether this is the latest statement that was seen of one of its keys; remembers it then. */
  function isNewest(name: string, { statement: { seq }, kids }: Verified): boolean {
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
    verify: (registry, stored) => verifyEach(registry, isNewest, stored),
    verifyUnnumbered: (registry) => verifyEach(registry, () => true),
  };
}

/** The entries of a registry, not validated; none of what is no registry. */
export function entriesOf(registry: unknown): Readonly<Record<string, unknown>> {
  const parsed = v.safeParse(registryEnvelopeSchema, registry);
  return parsed.success ? parsed.output.remotes : {};
}
