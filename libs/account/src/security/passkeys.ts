import * as v from 'valibot';
import { askForData as ask, attemptText, rememberFingerprint } from '@thela/session';
import type { GetAuth } from '@thela/session';
import { freeName } from '@thela/text';

/** A passkey: vendors call it by the fingerprint that it asks for. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** ISO time */
  readonly since: string;
  /** ISO time; `null` while nobody has signed in with it. */
  readonly lastUsed: string | null;
}

/** How the server calls each one of which it knows no maker. */
const UNNAMED = 'Passkey';

const listSchema = v.array(
  v.object({
    id: v.string(),
    friendly_name: v.nullish(v.string(), ''),
    created_at: v.string(),
    last_used_at: v.nullish(v.string(), null),
  }),
);

/**
 * The passkeys of the person, the oldest first.
 *
 * @returns `null` when the project does not offer them
 */
export async function readPasskeys(getAuth: GetAuth): Promise<readonly Passkey[] | null> {
  try {
    const list = await ask(getAuth, (auth) => auth.passkey.list());
    return v
      .parse(listSchema, list)
      .map(({ id, friendly_name: name, created_at: since, last_used_at: lastUsed }) => ({
        id,
        name,
        since,
        lastUsed,
      }))
      .sort((a, b) => a.since.localeCompare(b.since));
  } catch (error) {
    if (attemptText('security', error) === 'notOffered') return null;
    throw error;
  }
}

export interface NewPasskey {
  readonly id: string;
  readonly name: string;
}

/**
 * Sets up a passkey: the browser asks for the fingerprint.
 *
 * @param taken names of the others
 * @param defaultName how it is called where the server knows no better name
 */
export async function addPasskey(
  getAuth: GetAuth,
  taken: readonly string[],
  defaultName: string,
  signal: AbortSignal,
): Promise<NewPasskey> {
  const made = await ask(getAuth, (auth) => auth.registerPasskey({ options: { signal } }));
  // Their button comes first at the next sign-in.
  rememberFingerprint(true);
  const { id, friendly_name: given = '' } = made;
  const name = freeName(given === '' || given === UNNAMED ? defaultName : given, taken);
  if (name === given) return { id, name };
  // It is set up all the same when it keeps the server's name.
  const isNamed = await renamePasskey(getAuth, id, name).then(
    () => true,
    () => false,
  );
  return { id, name: isNamed ? name : given };
}

/** @param name at most 120 characters */
export async function renamePasskey(getAuth: GetAuth, id: string, name: string): Promise<void> {
  await ask(getAuth, (auth) => auth.passkey.update({ passkeyId: id, friendlyName: name }));
}

export async function removePasskey(getAuth: GetAuth, id: string): Promise<void> {
  await ask(getAuth, (auth) => auth.passkey.delete({ passkeyId: id }));
}
