import { tableLines } from '@thela/tools/table';

/** Prints a table with its title on the terminal. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  process.stdout.write(`\n${title}\n\n${tableLines(rows).join('\n')}\n\n`);
}
