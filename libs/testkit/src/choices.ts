import { languages } from '@thela/language/languages';

/** Names, each with its possible values; the first one is the default. */
export type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** One value for each name. */
export type Chosen<Table extends Choices> = {
  readonly [Name in keyof Table]: Table[Name][number];
};

/** What a query chooses, and what of it is unknown. */
export interface ReadChoices<Table extends Choices> {
  readonly chosen: Chosen<Table>;
  /** One line for each name or value that is not in the table. */
  readonly complaints: readonly string[];
}

export function defaultsOf<Table extends Choices>(table: Table): Chosen<Table> {
  const entries = Object.entries(table).map(([name, values]) => [name, values[0]]);
  return Object.fromEntries(entries) as Chosen<Table>;
}

/**
 * Reads choices from the query of an address. A name or value that the table does not have is ignored,
 * with a complaint.
 */
export function readChoices<Table extends Choices>(
  table: Table,
  query: URLSearchParams,
): ReadChoices<Table> {
  const chosen: Record<string, string> = { ...defaultsOf(table) };
  const complaints: string[] = [];
  query.forEach((value, name) => {
    const values = Object.hasOwn(table, name) ? table[name] : undefined;
    if (values?.includes(value)) chosen[name] = value;
    else if (values) complaints.push(`There is no ${name} “${value}”: “${values[0]}” is shown.`);
    else complaints.push(`There is no switch “${name}”.`);
  });
  return { chosen: chosen as Chosen<Table>, complaints };
}

/** The query that says these choices: `?figures=fixed&ai=slow`. */
export function queryOf(chosen: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams(chosen)}`;
}

/** The switches of a scenario that the tool can notice. */
export const toolSwitches = {
  session: ['unknown', 'signed-in', 'signed-out'],
  figures: ['sample', 'fixed', 'none', 'extreme'],
  ai: ['built-in', 'answers', 'slow', 'failing'],
  voice: ['browser', 'vapi'],
  speech: ['allowed', 'denied', 'silent', 'absent'],
  /** `days-100`: made up, with records of so many days. */
  stall: ['sample', 'own', 'year', 'full', 'days-1', 'days-6', 'days-10', 'days-100', 'days-400'],
  role: ['owner', 'helper'],
  language: languages,
} as const;

/** All switches of the playground. */
export const switches = { ...toolSwitches, width: ['wide', 'narrow'] } as const;

export type Scenario = Chosen<typeof switches>;
