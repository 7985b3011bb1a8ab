import { Button } from '@thela/ui';
import type { ReactNode } from 'react';
import { focusOnMount } from './focus-on-mount';

export interface RemovalQuestionProps {
  readonly question: string;
  readonly text: string;
  readonly keep: string;
  readonly action: string;
  readonly isBusy: boolean;
  /** Why it failed, or nothing. */
  readonly fault: ReactNode;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/** Says what removing means before it is done; the way back comes first. */
export function RemovalQuestion(props: RemovalQuestionProps) {
  const { question, text, keep, action, isBusy, fault, onKeep, onConfirm } = props;
  return (
    <div role="group" aria-label={question} className="mt-3 rounded-control bg-rice p-4">
      <p className="font-semibold wrap-anywhere">{question}</p>
      <p className="mt-1 max-w-text">{text}</p>
      <div className="mt-3">{fault}</div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" ref={focusOnMount} onClick={onKeep}>
          {keep}
        </Button>
        <Button
          variant="danger"
          className="wrap-anywhere"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onConfirm}
        >
          {action}
        </Button>
      </div>
    </div>
  );
}
