import { useState } from 'react';
import { Fold } from '../fold';
import { LazyPart, partOf } from '../lazy-part';
import { NotRead } from '../not-read';
import type { AnswerListProps } from './answer-list';
import { useKeptMessages } from './messages';

export interface EarlierAnswersProps extends AnswerListProps {
  /** What `isDangerous` needs, which the list waits for. */
  readonly loadBook: () => Promise<unknown>;
  /** The list could not be loaded, or threw while it was rendered. */
  readonly onError: (error: unknown) => void;
}

/** The last answers, on request: the list is loaded when it is first opened. */
export function EarlierAnswers({ loadBook, onError, ...props }: EarlierAnswersProps) {
  const [list] = useState(() =>
    partOf<AnswerListProps>(() => loadBook().then(() => import('./answer-list'))),
  );
  const words = useKeptMessages();
  return (
    <div className="mt-6">
      <Fold open={words.open(props.answers.length)} close={words.close}>
        <LazyPart
          part={list}
          props={props}
          onError={onError}
          loading={
            <div role="status" className="h-40 animate-pulse rounded-card bg-line/30">
              <span className="sr-only">{words.loading}</span>
            </div>
          }
          failed={(onRetry) => (
            <NotRead text={words.failed} retry={words.retry} onRetry={onRetry} />
          )}
        />
      </Fold>
    </div>
  );
}
