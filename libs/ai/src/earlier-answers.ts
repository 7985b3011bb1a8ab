import type { AnswerVerdict, KeptAnswer, Language } from '@thela/contract';
import * as v from 'valibot';

const contentSchema = v.object({
  source: v.picklist(['model', 'book']),
  heading: v.string(),
  text: v.string(),
  isComplete: v.boolean(),
});

/** What is kept of an answer: as it was shown, because neither a model nor a later kitchen book says it again. */
type Content = Readonly<v.InferOutput<typeof contentSchema>>;

export interface EarlierAnswer extends Content {
  readonly id: string;
  /** ms since 1970 */
  readonly at: number;
  readonly question: string;
  readonly language: Language;
  readonly verdict: AnswerVerdict;
}

/** The kept answers that a tool can read, in their order; another release may have kept them in another way. */
export function earlierAnswers(kept: readonly KeptAnswer[]): readonly EarlierAnswer[] {
  return kept.flatMap(({ answer, ...rest }) => {
    const content = v.safeParse(contentSchema, answer);
    return content.success ? [{ ...rest, ...content.output }] : [];
  });
}

/** As the shell keeps it. */
export function keptAnswer(answer: EarlierAnswer): KeptAnswer {
  const { source, heading, text, isComplete, ...rest } = answer;
  return { ...rest, answer: { source, heading, text, isComplete } satisfies Content };
}

/** How a tool reads questions, by the kitchen book. */
export interface QuestionReading {
  readonly isDangerous: (question: string) => boolean;
  /** Whether what helped with the earlier question may help with this one. */
  readonly isSame: (question: string, earlier: string) => boolean;
}

/** The latest answer that helped with the same. Never one whose own question tells of danger by what is known now. */
export function ownAnswerTo(
  question: string,
  answers: readonly EarlierAnswer[],
  { isDangerous, isSame }: QuestionReading,
): EarlierAnswer | null {
  const fits = (answer: EarlierAnswer) =>
    answer.verdict === 'helped' &&
    isSame(question, answer.question) &&
    !isDangerous(answer.question);
  return answers.find(fits) ?? null;
}
