/**
 * Formats a table for the terminal with aligned columns.
 *
 * @param rows the last cell of a row with fewer cells than the first row does not widen its column
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

export function markdownLines([headings = [], ...rows]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)];
}
