import { Button } from '@thela/ui';
import Check from 'lucide-react/icons/check';
import Store from 'lucide-react/icons/store';
import Undo2 from 'lucide-react/icons/undo-2';
import { useMessages } from './messages';
import type { TranscriptLine } from './transcript-state';

export interface LineActionsProps {
  readonly line: TranscriptLine;
  /** Whether its question is open. */
  readonly isAsking: boolean;
  /** The element that holds the text of the line. */
  readonly textId: string;
  readonly onAnswer: (answer: string) => void;
  /** @param written id of what the line says was written */
  readonly onUndo: (written: string) => void;
  readonly onSetUp: () => void;
}

/** What a person can do at a line: take back what it wrote, answer its question, set up the stall. */
export function LineActions({ line, isAsking, textId, ...on }: LineActionsProps) {
  const messages = useMessages();
  const { writtenId, isUndone, needsStall } = line;
  const answers = isAsking ? (line.answers ?? []) : [];
  return (
    <>
      {writtenId === undefined ? null : (
        <Button
          variant="secondary"
          className="mt-3"
          aria-describedby={textId}
          // A button that was pressed must keep the focus.
          aria-disabled={isUndone}
          onClick={() => {
            if (!isUndone) on.onUndo(writtenId);
          }}
        >
          {isUndone ? (
            <Check aria-hidden="true" className="size-5" />
          ) : (
            <Undo2 aria-hidden="true" className="size-5" />
          )}
          <span>{isUndone ? messages.undone : messages.undo}</span>
        </Button>
      )}
      {answers.length > 0 ? (
        <div role="group" aria-label={messages.answers} className="mt-3 flex flex-wrap gap-2">
          {answers.map((answer) => (
            <Button key={answer} variant="secondary" onClick={() => on.onAnswer(answer)}>
              {answer}
            </Button>
          ))}
        </div>
      ) : null}
      {needsStall ? (
        <Button variant="secondary" className="mt-3" onClick={on.onSetUp}>
          <Store aria-hidden="true" className="size-5" />
          <span>{messages.setUpStall}</span>
        </Button>
      ) : null}
    </>
  );
}
