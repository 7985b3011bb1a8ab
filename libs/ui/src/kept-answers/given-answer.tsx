import { useWords } from '@thela/language';
import { Chip } from '../chip';
import type { EarlierAnswer, Verdict } from './earlier-answer';
import { shortDay } from './earlier-answer';
import { useKeptMessages } from './messages';
import { VerdictButtons } from './verdict-buttons';

export interface GivenAnswerProps {
  /** What became of the answer above; `null` while that is not known, and for one that is not kept on purpose. */
  readonly given:
    | { readonly status: 'kept'; readonly answer: EarlierAnswer }
    | { readonly status: 'not-kept'; readonly reason: 'full' | 'blocked' | 'too-large' }
    | null;
  /** Whether it helped before already. */
  readonly isOwn: boolean;
  readonly onVerdict: (id: string, verdict: Verdict) => void;
}

/** Stands below an answer: whether it helped, or why it is not kept. */
export function GivenAnswer({ given, isOwn, onVerdict }: GivenAnswerProps) {
  const words = useKeptMessages();
  const { moment } = useWords();
  if (!given) return null;
  if (given.status === 'not-kept') {
    return <p className="mt-5 max-w-text text-sm">{words.notKept[given.reason]}</p>;
  }
  const { id, at, verdict } = given.answer;
  return (
    <div className="mt-5 flex flex-col items-start gap-3">
      {isOwn && verdict === 'helped' ? <Chip>{words.helpedOn(moment(at, shortDay))}</Chip> : null}
      <VerdictButtons verdict={verdict} onVerdict={(next) => onVerdict(id, next)} />
      {!isOwn && verdict === 'helped' ? (
        <p className="max-w-text text-sm">{words.comesFirst}</p>
      ) : null}
    </div>
  );
}
