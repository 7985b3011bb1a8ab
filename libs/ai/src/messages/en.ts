import type { Words } from '@thela/language';

/** What a person reads of a failure, from top to bottom; a part that is not needed is empty. */
export interface FailureText {
  /** In English the text of the specification, section 8, without a tool's own 'An error occurred: '; else ours. */
  readonly message: string;
  readonly advice: string;
  /** The words of the service or the browser, where `message` does not have them. */
  readonly detail: string;
}

/** Why there is no answer, or not all of it (specification, section 8). */
export const messages = ({ number, plural }: Words) => ({
  /** The service answered with an error; `own`: its words for it */
  refused: (own: string, advice: string): FailureText => ({
    message: `API Error: ${own}`,
    advice,
    detail: '',
  }),
  /** `own`: the words of the browser or the parser */
  broken: (own: string, advice: string): FailureText => ({ message: own, advice, detail: '' }),
  somethingWrong: 'Something went wrong',
  noText: {
    advice: 'No recommendation received from the AI.',
    recipe: 'Failed to generate a valid recipe.',
    strategy: 'Failed to get a strategy. Please try again.',
    reply: 'No reply received from the AI.',
  },
  /** What happened, in words for a vendor, and what to do. */
  advice: {
    busy: 'Many people are asking the AI just now. Ask again in a minute, or use a built-in tip.',
    /** `wait`: one of those below */
    busyFor: (wait: string) =>
      `The AI takes questions again in ${wait}. Until then a built-in tip helps.`,
    ill: 'The AI is not well at the moment. Ask again in a minute, or use a built-in tip.',
    signIn: 'Your sign-in has ended. Sign in again, or use a built-in tip.',
    site: 'This site may not ask the AI at the moment. Tell the people who run this site; until then a built-in tip helps.',
    place:
      'The AI is not offered where this phone seems to be. Turn off a VPN, or use a built-in tip.',
    question:
      'The AI did not take this question. Ask shorter or in other words, or use a built-in tip.',
    network:
      'Something on the way answered in place of the AI. If this Wi-Fi wants a sign-in, sign in first. Then ask again, or use a built-in tip.',
    offline: 'The AI was not reached. Check your internet and ask again, or use a built-in tip.',
    again: 'The answer of the AI could not be read. Ask again, or use a built-in tip.',
    otherWords: 'Ask in other words, or use a built-in tip.',
    shorter: 'The answer grew too long. Ask for less at once, or use a built-in tip.',
  },
  noBook: 'The built-in tips could not be fetched. Check your internet and ask again.',
  wait: {
    seconds: (count: number) =>
      `${number(count)} ${plural(count, { one: 'second', other: 'seconds' })}`,
    minutes: (count: number) =>
      `${number(count)} ${plural(count, { one: 'minute', other: 'minutes' })}`,
    hours: (count: number) => `${number(count)} ${plural(count, { one: 'hour', other: 'hours' })}`,
  },
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
