/**
 * A table for the terminal: cells of a column begin below each other.
 *
 * @param rows one that has fewer cells than the first runs over the columns it has nothing for
 */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) => {
    const whole = rows.filter((row) => column === 0 || row.length === columns);
    return Math.max(...whole.map((row) => row[column]?.length ?? 0));
  });
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The same for Markdown. */
export function markdownLines([headings = [], ...rows]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)];
}
