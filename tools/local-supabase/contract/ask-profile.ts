import { isDeepStrictEqual } from 'node:util';
import type { Answers } from './answers';
import { readAnswers, rowName } from './answers';
import type { AskedAddress, Row } from './asked-server';
import { AskedServer, LeftOut } from './asked-server';
import type { Clock } from './clock';
import type { ProfileName } from './profiles';
import { PROFILES } from './profiles';

/** What became of one row of the real server's answers. */
interface Result {
  /** `scenario › step` */
  readonly name: string;
  readonly request: string;
  /** None when the row is the same. */
  readonly differences: readonly string[];
}

export interface ProfileResults {
  readonly profile: ProfileName;
  readonly results: readonly Result[];
  /** Rows that were not asked for lack of a mailbox or of a service key. */
  readonly leftOut: number;
}

/**
 * Asks a server the scenarios of one profile, one after the other.
 *
 * @param only a part of the scenarios' names
 */
export async function askProfile(
  profile: ProfileName,
  address: AskedAddress,
  clock: Clock,
  only = '',
): Promise<ProfileResults> {
  const answers = readAnswers(profile);
  const results: Result[] = [];
  let leftOut = 0;
  for (const [name, scenario] of Object.entries(PROFILES[profile].scenarios)) {
    if (!name.includes(only)) continue;
    const server = new AskedServer(address, clock);
    // An answer that is not as expected may leave a scenario without what its next question needs.
    const stop = await scenario(server).then(
      () => null,
      (error: Error) => error,
    );
    const compared = compareScenario(name, answers, server, stop);
    results.push(...compared.filter((result) => result !== 'left-out'));
    leftOut += compared.filter((result) => result === 'left-out').length;
  }
  return { profile, results, leftOut };
}

function compareScenario(
  scenario: string,
  answers: Answers,
  { rows }: AskedServer,
  stop: Error | null,
): (Result | 'left-out')[] {
  const expected = answers[scenario] ?? {};
  const unknown = [...rows.keys()].find((step) => !Object.hasOwn(expected, step));
  if (unknown !== undefined) {
    throw new Error(`There is no answer for the row "${rowName(scenario, unknown)}".`);
  }
  return Object.entries(expected).map(([step, wanted]) => {
    const row = rows.get(step);
    if (!row && stop instanceof LeftOut) return 'left-out';
    const differences = row ? differencesOf(wanted, row) : [`not asked: ${stop?.message}`];
    return {
      name: rowName(scenario, step),
      request: wanted.request ?? 'noted',
      differences,
    };
  });
}

const SHOWN_CHARACTERS = 220;

/**
 * What differs between a row and the answer of the real server, one line for each member. What was requested
 * is not compared: it is there for the reader.
 */
function differencesOf(expected: Row, row: Row): string[] {
  const { request: _, ...wanted } = expected;
  const { request: __, ...seen } = row;
  return compare(wanted, seen, '');
}

function compare(wanted: unknown, seen: unknown, path: string): string[] {
  if (isDeepStrictEqual(wanted, seen)) return [];
  if (!isRecord(wanted) || !isRecord(seen)) {
    return [`${path || 'answer'}: ${textOf(wanted)}  here: ${textOf(seen)}`];
  }
  const names = new Set([...Object.keys(wanted), ...Object.keys(seen)]);
  return [...names].flatMap((name) =>
    compare(wanted[name], seen[name], path ? `${path}.${name}` : name),
  );
}

/** Also a list, whose members have numbers for names. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  const text = value === undefined ? '(absent)' : JSON.stringify(value);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
