/** Turns a value that the SDK emitted into an `Error` with a readable message for the log. */
export function forTheLog(error: unknown): Error {
  if (error instanceof Error) return error;
  const { type = 'error', error: inner = error } = (error ?? {}) as Record<string, unknown>;
  const { errorMsg } = (inner ?? {}) as { readonly errorMsg?: unknown };
  return new Error(`${String(type)}: ${readable(errorMsg ?? inner) ?? 'no words'}`, {
    cause: error,
  });
}

/** Longer messages are not meant for a person. */
const DETAIL_LENGTH = 300;

/** All the words in a message, which may be a text, a list or an object of such. */
export function readable(value: unknown): string | undefined {
  const words = wordsIn(value, 3).join(' ').trim();
  if (!words) return undefined;
  return words.length > DETAIL_LENGTH ? `${words.slice(0, DETAIL_LENGTH - 1)}…` : words;
}

function wordsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const { message } = value as { readonly message?: unknown };
  if (message) return wordsIn(message, depth - 1);
  return Object.values(value).flatMap((one) => wordsIn(one, depth - 1));
}
