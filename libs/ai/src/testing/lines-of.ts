/** What a service answers in place of an answer, and what is read of it. */
export interface ErrorLine {
  readonly status?: number;
  readonly body: unknown;
  readonly message: string;
  readonly advice?: string;
  readonly retryAfterMs?: number;
}

/** @param file the text of a file with a value of JSON on each line */
export function linesOf<Line>(file: string): readonly Line[] {
  return file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}
