import type { ReactNode } from 'react';
import { SectionCard } from './section-card';
import { Chip } from './chip';
import { ListenButton } from './listen-button';
import type { ListenButtonProps } from './listen-button';
import { useMessages } from './messages';

export interface AnswerCardProps {
  readonly heading: ReactNode;
  /** The text model, or the kitchen book, which is named beside the heading; `null` before an answer. */
  readonly source: 'model' | 'book' | null;
  /** Stands beside the heading, as that it helped before. */
  readonly mark?: ReactNode;
  /** What `useReadAloud` of `@thela/speech` gives for the answer. */
  readonly reading: ListenButtonProps & {
    readonly isOffered: boolean;
    readonly isVoiceMissing: boolean;
  };
  /** What to know of the answer besides, as that it was cut off; empty for nothing. */
  readonly note: string;
  readonly children: ReactNode;
}

export function AnswerCard({ heading, source, mark, reading, note, children }: AnswerCardProps) {
  const words = useMessages();
  return (
    <SectionCard
      variant="answer"
      heading={heading}
      className="wrap-anywhere"
      aside={
        <>
          {mark}
          {source === 'book' ? <Chip>{words.builtInTip}</Chip> : null}
          {reading.isOffered ? (
            <ListenButton state={reading.state} toggle={reading.toggle} />
          ) : null}
        </>
      }
    >
      {children}
      {note ? (
        <p className="mt-5 max-w-text rounded-control border border-control/50 bg-turmeric-tint p-3 font-medium text-ink">
          {note}
        </p>
      ) : null}
      {reading.isVoiceMissing ? <p className="mt-4 max-w-text text-sm">{words.noVoice}</p> : null}
    </SectionCard>
  );
}
