import type { EarlierAnswer, Verdict } from './earlier-answer';
import { useKeptMessages } from './messages';
import { VerdictButtons } from './verdict-buttons';

export interface AnswerOutcomeProps {
  /** What became of the answer above; `null` while that is not known, and for one that is not kept on purpose. */
  readonly outcome:
    | { readonly status: 'kept'; readonly answer: EarlierAnswer }
    | { readonly status: 'not-kept'; readonly reason: 'full' | 'blocked' | 'too-large' }
    | null;
  readonly onVerdict: (id: string, verdict: Verdict) => void;
}

/** Stands below an answer: whether it helped, or why it is not kept. */
export function AnswerOutcome({ outcome, onVerdict }: AnswerOutcomeProps) {
  const words = useKeptMessages();
  if (!outcome) return null;
  if (outcome.status === 'not-kept') {
    return <p className="mt-5 max-w-text text-sm">{words.notKept[outcome.reason]}</p>;
  }
  const { id, verdict } = outcome.answer;
  return (
    <div className="mt-5 flex flex-col items-start gap-3">
      <VerdictButtons verdict={verdict} onVerdict={(next) => onVerdict(id, next)} />
      {verdict === 'helped' ? <p className="max-w-text text-sm">{words.comesFirst}</p> : null}
    </div>
  );
}
