/** What can be chosen, by name; the first of each is what stands when nobody chose. */
export type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** One of each. */
export type Chosen<Table extends Choices> = {
  readonly [Name in keyof Table]: Table[Name][number];
};

/** What a query says, and what of it makes no sense. */
export interface ReadChoices<Table extends Choices> {
  readonly chosen: Chosen<Table>;
  /** One line for each name or value of the query that is not in the table. */
  readonly complaints: readonly string[];
}

/** The first of everything. */
export function firstOf<Table extends Choices>(table: Table): Chosen<Table> {
  const entries = Object.entries(table).map(([name, values]) => [name, values[0]]);
  return Object.fromEntries(entries) as Chosen<Table>;
}

/**
 * Reads choices from the query of an address. What the table does not know is left out and
 * complained of.
 */
export function readChoices<Table extends Choices>(
  table: Table,
  query: URLSearchParams,
): ReadChoices<Table> {
  const chosen: Record<string, string> = { ...firstOf(table) };
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
