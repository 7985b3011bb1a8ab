import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { Verdict } from './earlier-answer';
import { useKeptMessages } from './messages';

const choices = [
  { verdict: 'helped', Icon: ThumbsUp },
  { verdict: 'did-not-help', Icon: ThumbsDown },
] as const;

export interface VerdictButtonsProps {
  readonly verdict: Verdict;
  /** Called with `null` when the vendor takes back what they said. */
  readonly onVerdict: (verdict: Verdict) => void;
}

/** Two quiet buttons: whether an answer helped. */
export function VerdictButtons({ verdict, onVerdict }: VerdictButtonsProps) {
  const words = useKeptMessages();
  return (
    <div role="group" aria-label={words.question} className="flex flex-wrap gap-2">
      {choices.map(({ verdict: choice, Icon }) => (
        <button
          key={choice}
          type="button"
          aria-pressed={verdict === choice}
          onClick={() => onVerdict(verdict === choice ? null : choice)}
          className="inline-flex min-h-12 items-center gap-2 rounded-control border border-control bg-white px-4 py-2 font-semibold text-ink transition-colors duration-150 hover:bg-turmeric-tint aria-pressed:border-ink aria-pressed:bg-turmeric"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span>{words.verdicts[choice]}</span>
        </button>
      ))}
    </div>
  );
}
