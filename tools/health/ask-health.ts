import * as v from 'valibot';
import { parseServiceAddress } from '../settings/service-address';
import { CommandError } from '../workspace';

/** For the function to answer, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Asks the function that counts reports.
 *
 * @param query what is asked for
 * @param env with `HEALTH_URL` or `REPORTING_URL`, and `HEALTH_READ_KEY`
 * @returns its answer, validated
 * @throws CommandError saying what to do; it never repeats the key
 */
export async function askHealth<Schema extends v.GenericSchema>(
  query: Readonly<Record<string, string>>,
  schema: Schema,
  env: NodeJS.ProcessEnv,
): Promise<v.InferOutput<Schema>> {
  const { url, key } = readSettings(env);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const parsed = v.safeParse(schema, await fetchJson(url, key));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new CommandError(
    `${placeOf(url)} does not answer as the function health does: ${path ? `${path}: ` : ''}${issue.message}`,
  );
}

function readSettings(env: NodeJS.ProcessEnv) {
  const name = env.HEALTH_URL ? 'HEALTH_URL' : 'REPORTING_URL';
  const address = env[name];
  if (!address) {
    throw new CommandError(
      'Nothing says where reports are counted: set HEALTH_URL to the address of the function health, or REPORTING_URL, which ' +
        'the pages report to.',
    );
  }
  const url = parseServiceAddress(address);
  if (!url) throw new CommandError(`${name} must be a web address.`);
  const key = env.HEALTH_READ_KEY;
  if (!key) {
    throw new CommandError(
      'The counts are read with a key: set HEALTH_READ_KEY to that of the function health.',
    );
  }
  if (/^[\x21-\x7e]+$/.test(key)) return { url, key };
  throw new CommandError('HEALTH_READ_KEY holds characters that no header can.');
}

async function fetchJson(url: URL, key: string): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      headers: { Authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch (error) {
    throw new CommandError(`${placeOf(url)} ${whyNot(error)}`);
  }
  if (response.status === 401) {
    throw new CommandError(
      `${placeOf(url)} refuses HEALTH_READ_KEY: it must be the key that the function has.`,
    );
  }
  if (!response.ok) throw new CommandError(`${placeOf(url)} answered ${response.status}.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${placeOf(url)} answered no JSON: is it the function health?`);
  }
}

function whyNot(error: unknown): string {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return `did not answer within ${TIMEOUT_MS / 1000} s.`;
  const reason = cause instanceof Error ? cause.message : '';
  return `cannot be reached${reason ? `: ${reason}` : ''}.`;
}

/** Without its query, which may hold a key. */
function placeOf({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}
