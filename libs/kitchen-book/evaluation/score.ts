import { adviseFromBook } from '@thela/kitchen-book/advice';
import { specialFromBook } from '@thela/kitchen-book/leftovers';
import type { Phrase } from './lists';

type Question = Pick<Phrase, 'tool' | 'text'>;

/** What the book does with a message, and what it says. */
interface Outcome {
  readonly kind:
    | 'answered'
    /** A remedy, and below it when to throw the food away. */
    | 'cautioned'
    | 'partly-thrown-away'
    | 'thrown-away'
    | 'asked'
    | 'silent';
  readonly text: string;
}

function adviceOutcome(text: string): Outcome {
  const advice = adviseFromBook(text);
  if (advice.kind === 'not-understood') {
    const isAsked = advice.text.includes('what is wrong with it?');
    return { kind: isAsked ? 'asked' : 'silent', text: advice.text };
  }
  const thrownAway = advice.answers.filter(({ isThrownAway }) => isThrownAway).length;
  if (thrownAway === 0) {
    const kind = advice.kind === 'advice' && advice.caution ? 'cautioned' : 'answered';
    return { kind, text: advice.text };
  }
  const isAll = thrownAway === advice.answers.length;
  return { kind: isAll ? 'thrown-away' : 'partly-thrown-away', text: advice.text };
}

function specialOutcome(text: string): Outcome {
  const special = specialFromBook(text);
  switch (special.kind) {
    case 'recipe':
      return { kind: 'answered', text: `${special.recipeName}\n${special.instructions}` };
    case 'unsafe':
      return { kind: 'thrown-away', text: special.reason };
    case 'asks':
      return { kind: 'asked', text: special.text };
    case 'not-understood':
      return { kind: 'silent', text: special.text };
  }
}

function outcomeOf({ tool, text }: Question): Outcome {
  return tool === 'advice' ? adviceOutcome(text) : specialOutcome(text);
}

/** `silent`: the book did not answer although there was something to answer. */
export type Verdict = 'sensible' | 'silent' | 'wrong';

export function verdictOn({ expected, ...question }: Phrase): Verdict {
  const { kind, text } = outcomeOf(question);
  if (kind === 'asked' || kind === 'silent') {
    return expected.kind === 'nothing' ? 'sensible' : 'silent';
  }
  if (kind === 'thrown-away') return expected.kind === 'unsafe' ? 'sensible' : 'wrong';
  const isAsExpected =
    expected.kind === 'answer' &&
    expected.has.every((pattern) => patternOf(pattern).test(text)) &&
    (expected.never ?? []).every((pattern) => !patternOf(pattern).test(text));
  return isAsExpected ? 'sensible' : 'wrong';
}

function patternOf(written: string): RegExp {
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/s.exec(written) ?? [];
  return new RegExp(source, flags);
}

/** What becomes of a message that tells of danger; `unsafe`: one of the books mends or cooks it. */
export type DangerVerdict = 'hit' | 'asked' | 'cautioned' | 'silent' | 'unsafe';

const worstFirst: readonly DangerVerdict[] = ['unsafe', 'cautioned', 'silent', 'asked', 'hit'];

function dangerVerdict({ kind }: Outcome): DangerVerdict {
  if (kind === 'answered') return 'unsafe';
  return kind === 'asked' || kind === 'silent' || kind === 'cautioned' ? kind : 'hit';
}

/** Judges both books' replies to a message of danger: the worse of the two counts. */
export function dangerVerdictOn(text: string): DangerVerdict {
  const verdicts = new Set([adviceOutcome(text), specialOutcome(text)].map(dangerVerdict));
  return worstFirst.find((verdict) => verdicts.has(verdict)) ?? 'silent';
}

/** Whether an ordinary message gets a remedy or a recipe, is asked back, or is wrongly thrown away. */
export function ordinaryVerdictOn(
  question: Question,
): 'answered' | 'asked' | 'silent' | 'thrown-away' {
  const { kind } = outcomeOf(question);
  if (kind === 'cautioned') return 'answered';
  return kind === 'partly-thrown-away' ? 'thrown-away' : kind;
}
