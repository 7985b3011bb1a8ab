/** One row of the table of attacks. */
export interface Row {
  readonly name: string;
  /** What the browser or the page should make of it. */
  readonly expected: string;
}

export type SeenRow = Row & { readonly seen: string };

/** A row as a note on its test, which has one or several. */
export function noteOf(row: SeenRow): { type: string; description: string } {
  return { type: 'attack', description: JSON.stringify(row) };
}

/** The rows that a test noted. */
export function rowsIn(
  notes: readonly { readonly type: string; readonly description?: string }[],
): SeenRow[] {
  return notes
    .filter(({ type }) => type === 'attack')
    .map(({ description = '' }) => JSON.parse(description) as SeenRow);
}
