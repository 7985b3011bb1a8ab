import { useWords } from '@thela/language';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import { useAnnouncement } from '../use-announcement';
import { AnswerRow } from './answer-row';
import type { EarlierAnswer, Verdict } from './earlier-answer';
import { useKeptMessages } from './messages';

export interface AnswerListProps {
  /** The latest first. */
  readonly answers: readonly EarlierAnswer[];
  /** Whether a question tells of danger by what is known now: its answer is not shown. */
  readonly isDangerous: (question: string) => boolean;
  readonly judge: (id: string, verdict: Verdict) => Promise<unknown>;
  readonly remove: (ids: readonly string[]) => Promise<unknown>;
  /** @returns whether all are back */
  readonly restore: (answers: readonly EarlierAnswer[]) => Promise<boolean>;
}

/** The last answers; what is deleted can be brought back while the list is open. */
export default function AnswerList({ answers, isDangerous, ...actions }: AnswerListProps) {
  const words = useKeptMessages();
  const { language } = useWords();
  const [removed, setRemoved] = useState<readonly EarlierAnswer[]>([]);
  const [said, say] = useAnnouncement();
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The pressed button is gone; nothing is painted without a focus in between.
    if (removed.length > 0) undo.current?.focus();
  }, [removed]);
  const remove = async (gone: readonly EarlierAnswer[]) => {
    await actions.remove(gone.map(({ id }) => id));
    setRemoved(gone);
    say(words.deleted(gone.length));
  };
  const bringBack = async () => {
    const areBack = await actions.restore(removed);
    setRemoved([]);
    say(areBack ? '' : words.notRestored);
  };
  return (
    <Card className="p-4 sm:p-6">
      <p className="max-w-text text-ink-soft">{answers.length > 0 ? words.where : words.empty}</p>
      <div aria-live="polite" lang={language}>
        {said ? <p className="mt-3 font-medium">{said}</p> : null}
      </div>
      <Button
        ref={undo}
        variant="secondary"
        className="mt-2"
        hidden={removed.length === 0}
        onClick={() => void bringBack()}
      >
        <Undo aria-hidden="true" className="size-5" />
        <span>{words.undo}</span>
      </Button>
      {answers.length > 0 ? (
        <>
          <ul aria-label={words.open(0)} className="mt-4 divide-y divide-line border-y border-line">
            {answers.map((answer) => (
              <li key={answer.id}>
                <AnswerRow
                  answer={answer}
                  isDangerous={isDangerous}
                  onVerdict={(verdict) => void actions.judge(answer.id, verdict)}
                  onDelete={() => void remove([answer])}
                />
              </li>
            ))}
          </ul>
          <Button variant="secondary" className="mt-4" onClick={() => void remove(answers)}>
            <Trash aria-hidden="true" className="size-5" />
            <span>{words.deleteAll}</span>
          </Button>
        </>
      ) : null}
    </Card>
  );
}
