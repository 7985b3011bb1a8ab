import type { Answer, AskedServer } from '../../contract/asked-server';
import type { AppFactor, Person } from '../../contract/people';
import { addApp, makeAccount, signIn } from '../../contract/people';

/** What an attack may use. */
export interface Scene {
  /** Without limits of requests. */
  readonly server: AskedServer;
  /** With those of a hosted project; a client is who `X-Forwarded-For` names. */
  readonly limited: AskedServer;
  /** With them, and without a gateway. */
  readonly direct: AskedServer;
}

/** A row of the table of attacks. */
export interface Attack {
  readonly name: string;
  /** What the server should make of it. */
  readonly expected: string;
  /** Whether another one tries this route for each change. */
  readonly isNightly?: true;
  /** Tries the attack, and returns the result. */
  readonly run: (scene: Scene) => Promise<string>;
}

/** A person with a verified authenticator app, and a thief's session by the password alone. */
export interface Victim {
  readonly person: Person;
  readonly app: AppFactor;
  /** The answer that began the thief's session. */
  readonly stolen: Answer;
}

export async function makeVictim(server: AskedServer, name: string): Promise<Victim> {
  const person = await makeAccount(server, name);
  const app = await addApp(server, person.token, 'Phone');
  return { person, app, stolen: await signIn(server, person.email) };
}

/** Why an answer refuses: its code. */
export function outcome(answer: Answer): string {
  return answer.status < 400 ? 'through' : answer.text('code') || `status ${answer.status}`;
}

/** Counts outcomes: `insufficient_aal (15), through (1)`. */
export function tally(outcomes: readonly string[]): string {
  const kinds = [...new Set(outcomes)].sort();
  return kinds
    .map((kind) => `${kind} (${outcomes.filter((one) => one === kind).length})`)
    .join(', ');
}

/** Calls a function of the database. */
export async function callFunction(
  server: AskedServer,
  token: string,
  name: string,
  args: object,
): Promise<{ readonly status: number; readonly message: string }> {
  const { url, key } = server.address;
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  const text = await response.text();
  const { message = '' } = response.ok ? {} : (JSON.parse(text) as { message?: string });
  return { status: response.status, message };
}
