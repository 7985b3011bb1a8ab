import { adviseFromBook, tellsOfDanger } from '../advice';
import { specialFromBook } from '../leftovers';
import type { Phrase } from './phrases';

/** `silent`: the book said that it did not understand although there was something to answer. */
export type Verdict = 'sensible' | 'silent' | 'wrong';

type Reply =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'unsafe' }
  | { readonly kind: 'nothing' };

function isThrownAway(text: string): boolean {
  return text.split('\n\n').every((answer) => /(^|\n)Throw it away: /.test(answer));
}

function replyTo(phrase: Pick<Phrase, 'tool' | 'text'>): Reply {
  if (phrase.tool === 'advice') {
    const advice = adviseFromBook(phrase.text);
    if (advice.kind === 'not-understood' || advice.kind === 'asks') return { kind: 'nothing' };
    return isThrownAway(advice.text) ? { kind: 'unsafe' } : { kind: 'answer', text: advice.text };
  }
  const special = specialFromBook(phrase.text);
  if (special.kind === 'not-understood' || special.kind === 'asks') return { kind: 'nothing' };
  if (special.kind === 'unsafe') return { kind: 'unsafe' };
  return { kind: 'answer', text: `${special.recipeName}\n${special.instructions}` };
}

/** Judges the book's reply to a phrase by what the phrase expects. */
export function verdictOn({ expected, ...phrase }: Phrase): Verdict {
  const reply = replyTo(phrase);
  if (reply.kind === 'nothing') return expected.kind === 'nothing' ? 'sensible' : 'silent';
  if (reply.kind === 'unsafe' || expected.kind !== 'answer') {
    return reply.kind === expected.kind ? 'sensible' : 'wrong';
  }
  const isAsExpected =
    expected.has.every((pattern) => pattern.test(reply.text)) &&
    (expected.never ?? []).every((pattern) => !pattern.test(reply.text));
  return isAsExpected ? 'sensible' : 'wrong';
}

/** What becomes of a message that tells of danger; `unsafe`: one of the books mends or cooks it. */
export type DangerVerdict = 'hit' | 'asked' | 'silent' | 'unsafe';

const worstFirst: readonly DangerVerdict[] = ['unsafe', 'silent', 'asked', 'hit'];

function adviceVerdict(text: string): DangerVerdict {
  const advice = adviseFromBook(text);
  if (tellsOfDanger(advice)) return 'hit';
  if (advice.kind === 'advice') return 'unsafe';
  return advice.text.includes("did not understand '") ? 'asked' : 'silent';
}

function specialVerdict(text: string): DangerVerdict {
  const { kind } = specialFromBook(text);
  if (kind === 'unsafe') return 'hit';
  if (kind === 'recipe') return 'unsafe';
  return kind === 'asks' ? 'asked' : 'silent';
}

/** Judges both books' replies to a message of danger: the worse of the two counts. */
export function dangerVerdictOn(text: string): DangerVerdict {
  const verdicts = new Set([adviceVerdict(text), specialVerdict(text)]);
  return worstFirst.find((verdict) => verdicts.has(verdict)) ?? 'silent';
}

/** Whether an ordinary message gets a remedy or a recipe, is asked back, or is wrongly thrown away. */
export function ordinaryVerdictOn({
  tool,
  text,
}: Pick<Phrase, 'tool' | 'text'>): 'answered' | 'asked' | 'silent' | 'thrown-away' {
  const verdict = tool === 'advice' ? adviceVerdict(text) : specialVerdict(text);
  if (verdict === 'unsafe') return 'answered';
  return verdict === 'hit' ? 'thrown-away' : verdict;
}
