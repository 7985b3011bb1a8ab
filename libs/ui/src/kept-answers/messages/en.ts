import type { Words } from '@thela/language';

/** The texts of answers that are kept on the phone. */
export const messages = ({ number, plural }: Words) => ({
  question: 'Did this help?',
  verdicts: { helped: 'Helped', 'did-not-help': 'Did not help' },
  comesFirst: 'When you ask the same again, this comes first.',
  notKept: {
    full: 'This answer is not kept: the phone has no space left.',
    blocked: 'This answer is not kept: the browser stores nothing.',
    'too-large': 'This answer is not kept: it is too long.',
  },
  own: 'Your own',
  /** `day`: '12 November' */
  helpedOn: (day: string) => `Helped you on ${day}`,
  youAsked: (text: string) => `You asked: ${text}`,
  open: (count: number) => (count > 0 ? `Earlier answers (${number(count)})` : 'Earlier answers'),
  close: 'Hide earlier answers',
  where: 'Your last 20 answers. They are on this phone alone.',
  empty: 'No answers yet. What you ask stays here, on this phone alone: the last 20 answers.',
  cutOff: 'This answer was cut off before its end.',
  danger: 'This answer is not shown: the food may not be safe.',
  delete: 'Delete',
  /** Of the answer to a question, for a screen reader. */
  deleteOf: (text: string) => `Delete the answer to “${text}”`,
  deleteAll: 'Delete all',
  deleted: (count: number) =>
    plural(count, {
      one: 'The answer is deleted.',
      other: `${number(count)} answers are deleted.`,
    }),
  undo: 'Undo',
  notRestored: 'Not all of it could be brought back: the phone has no space left.',
  loading: 'Fetching the earlier answers…',
  failed: 'The earlier answers could not be shown. They are not lost.',
  retry: 'Try again',
});

export type Messages = ReturnType<typeof messages>;
