import * as v from 'valibot';
import { remoteSchema } from './registry';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' };

/** A public key for ES256 as a JWK, with the id that signatures name. */
export interface PinnedKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
}

/** Who may sign the entry of each tool, and from where its code may come, by app folder. */
export type PinnedTools = Readonly<
  Record<string, { readonly keys: readonly PinnedKey[]; readonly origins: readonly string[] }>
>;

/**
 * What a tool's team says about its tool: which release is live, and everything else that the registry's
 * entry holds.
 */
export const statementSchema = v.object({
  /** App folder of the tool, `profit`. */
  tool: v.pipe(v.string(), v.minLength(1)),
  /** Grows with each statement of the tool. A browser refuses a lower one than it has seen. */
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  ...remoteSchema.entries,
});

export type Statement = v.InferOutput<typeof statementSchema>;

/**
 * A statement with its signatures: general JSON serialization of a JSON Web Signature (RFC 7515, section
 * 7.2.1) with an unencoded payload (RFC 7797). The payload is the JSON text of the statement, so the bytes
 * that were signed are the bytes that are read.
 */
export const signedEntrySchema = v.object({
  payload: v.string(),
  signatures: v.array(v.object({ protected: v.string(), signature: v.string() })),
});

export type SignedEntry = v.InferOutput<typeof signedEntrySchema>;

/** Protected header of each signature; `crit` obliges a reader to know `b64` (RFC 7797, section 6). */
const headerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    alg: v.literal('ES256'),
    b64: v.literal(false),
    crit: v.pipe(v.array(v.literal('b64')), v.minLength(1), v.maxLength(1)),
    kid: v.string(),
  }),
);

/** A statement that a pinned key has signed, or why an entry is refused. */
export type VerifiedEntry =
  | {
      readonly ok: true;
      readonly statement: Statement;
      readonly signed: SignedEntry;
      /** Ids of all pinned keys that have signed it. */
      readonly kids: readonly string[];
    }
  | {
      readonly ok: false;
      readonly reason: string;
      /** A pinned key has signed it, in a form that this page does not know. */
      readonly failure?: 'incompatible';
    };

/**
 * Verifies a tool's entry in the registry: a pinned key must have signed it, and the statement must be
 * about this tool. Nothing else of the entry is read. Never rejects. Needs a page under `https:` or on
 * localhost, because browsers have no WebCrypto elsewhere.
 *
 * @param tool app folder, `profit`
 * @param keys those that the site's configuration pins for the tool
 */
export async function verifyEntry(
  entry: unknown,
  tool: string,
  keys: readonly PinnedKey[],
): Promise<VerifiedEntry> {
  const parsed = v.safeParse(signedEntrySchema, entry);
  if (!parsed.success) return { ok: false, reason: 'its entry is not signed' };
  const signed = parsed.output;
  const signers = await Promise.all(signed.signatures.map((one) => signerOf(one, signed, keys)));
  const kids = signers.filter((kid) => kid !== null);
  if (kids.length === 0) return { ok: false, reason: 'no pinned key has signed its entry' };
  const statement = v.safeParse(v.pipe(v.string(), v.parseJson(), statementSchema), signed.payload);
  if (!statement.success) {
    const reason = `its statement is malformed: ${v.summarize(statement.issues)}`;
    return { ok: false, reason, failure: 'incompatible' };
  }
  const other = nameOfOtherTool(statement.output, tool);
  if (other) return { ok: false, reason: `its entry is about ${other}` };
  return { ok: true, statement: statement.output, signed, kids };
}

/** The id of the pinned key that made a signature; `null` if none did. */
async function signerOf(
  { protected: head, signature }: SignedEntry['signatures'][number],
  { payload }: SignedEntry,
  keys: readonly PinnedKey[],
): Promise<string | null> {
  try {
    const { kid } = v.parse(headerSchema, new TextDecoder().decode(fromBase64Url(head)));
    // The configuration decides which key counts, never the entry.
    const pinned = keys.find((key) => key.kid === kid);
    if (!pinned) return null;
    const key = await crypto.subtle.importKey('jwk', { ...pinned }, ALGORITHM, false, ['verify']);
    const bytes = new TextEncoder().encode(`${head}.${payload}`);
    const isSigned = await crypto.subtle.verify(SIGNATURE, key, fromBase64Url(signature), bytes);
    return isSigned ? kid : null;
  } catch {
    return null;
  }
}

function nameOfOtherTool({ tool, live, canary }: Statement, wanted: string): string | undefined {
  const names = [tool, live.name, canary ? canary.release.name : wanted];
  return names.map((name) => name ?? 'an unnamed release').find((name) => name !== wanted);
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
