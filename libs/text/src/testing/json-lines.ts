/** The values of a file that holds one of JSON on each line. */
export function linesOf<Line>(file: string): readonly Line[] {
  const lines = file.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}
