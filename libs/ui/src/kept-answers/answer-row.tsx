import { useWords } from '@thela/language';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { Button } from '../button';
import { AnswerWords } from './answer-words';
import type { EarlierAnswer, Verdict } from './earlier-answer';
import { useKeptMessages } from './messages';
import { VerdictButtons } from './verdict-buttons';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

export interface AnswerRowProps {
  readonly answer: EarlierAnswer;
  readonly isDangerous: (question: string) => boolean;
  readonly onVerdict: (verdict: Verdict) => void;
  readonly onDelete: () => void;
}

/** One of the last answers: its question, day and verdict; the answer itself on request. */
export function AnswerRow({ answer, isDangerous, onVerdict, onDelete }: AnswerRowProps) {
  const words = useKeptMessages();
  const { moment } = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { at, question, verdict } = answer;
  const isUnsafe = isOpen && isDangerous(question);
  const Icon = verdict === 'helped' ? ThumbsUp : ThumbsDown;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 rounded-control py-3 text-left hover:bg-turmeric-tint"
      >
        <ChevronDown
          aria-hidden="true"
          className={`size-5 shrink-0 text-ink-soft ${isOpen ? 'rotate-180' : ''}`}
        />
        <span className="min-w-0 flex-1">
          <span
            dir="auto"
            className={`block font-medium wrap-anywhere ${isOpen ? '' : 'line-clamp-2'}`}
          >
            {question}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <span>{moment(at, day)}</span>
            {verdict ? (
              <span className="inline-flex items-center gap-1">
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                <span>{words.verdicts[verdict]}</span>
              </span>
            ) : null}
          </span>
        </span>
      </button>
      <div id={id} hidden={!isOpen} className="pb-4">
        {isOpen ? (
          <>
            {isUnsafe ? (
              <p className="max-w-text font-medium text-chilli">{words.danger}</p>
            ) : (
              <WholeAnswer answer={answer} />
            )}
            <div className="mt-4 flex flex-wrap gap-2">
              {isUnsafe ? null : <VerdictButtons verdict={verdict} onVerdict={onVerdict} />}
              <Button variant="secondary" aria-label={words.deleteOf(question)} onClick={onDelete}>
                <Trash aria-hidden="true" className="size-5" />
                <span>{words.delete}</span>
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </>
  );
}

function WholeAnswer({ answer }: Pick<AnswerRowProps, 'answer'>) {
  const words = useKeptMessages();
  return (
    <>
      <div className="rounded-control bg-answer p-4 text-answer-ink">
        <AnswerWords answer={answer} />
      </div>
      {answer.isComplete ? null : <p className="mt-4 max-w-text font-medium">{words.cutOff}</p>}
    </>
  );
}
