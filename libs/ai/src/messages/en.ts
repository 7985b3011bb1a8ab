import type { Words } from '@thela/language';

/** Why there is no answer, or not all of it (specification, section 8). */
export const messages = ({ number }: Words) => ({
  /** The service answered with an error; `message` is its own. */
  refused: (message: string) => `API Error: ${message}`,
  somethingWrong: 'Something went wrong',
  noText: {
    advice: 'No recommendation received from the AI.',
    recipe: 'Failed to generate a valid recipe.',
    strategy: 'Failed to get a strategy. Please try again.',
    reply: 'No reply received from the AI.',
  },
  /** `message` is the browser's own. */
  unreachable: (message: string) => message,
  /** `message` is the parser's own. */
  unreadable: (message: string) => message,
  timedOut: (seconds: number) =>
    `No answer came within ${number(seconds)} seconds. Please try again.`,
  tooLong: (letters: number, most: number) =>
    `That is too long: ${number(letters)} letters. Please keep it to ${number(most)}.`,
  tooMany: (rows: number, most: number) =>
    `There are too many rows: ${number(rows)}. Please ask about ${number(most)} at most.`,
  /** Stands below an answer that was cut off. */
  cutOff: 'This answer was cut off before its end. Ask for less at once to get all of it.',
});

export type Messages = ReturnType<typeof messages>;
