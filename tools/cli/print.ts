/** Prints lines about what a command does, below the line that names its subject. */
export function print(lines: readonly string[]): void {
  for (const line of lines) console.log(`  ${line}`);
}
