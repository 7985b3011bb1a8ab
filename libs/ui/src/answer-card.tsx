import type { ReactNode } from 'react';
import { SectionCard } from './card';
import { Chip } from './chip';
import { ListenButton } from './listen-button';
import type { ListenButtonProps } from './listen-button';

export interface AnswerCardProps {
  readonly heading: string;
  /** The text model, or the kitchen book, which is named beside the heading; `null` before an answer. */
  readonly source: 'model' | 'book' | null;
  /** What `useReadAloud` of `@thela/speech` gives for the answer. */
  readonly reading: ListenButtonProps & { readonly isOffered: boolean };
  readonly children: ReactNode;
}

/** An answer: its heading, who gave it, a button to hear it, its text. */
export function AnswerCard({ heading, source, reading, children }: AnswerCardProps) {
  return (
    <SectionCard
      variant="answer"
      heading={heading}
      className="wrap-anywhere"
      aside={
        <>
          {source === 'book' ? <Chip>Built-in tip</Chip> : null}
          {reading.isOffered ? (
            <ListenButton state={reading.state} toggle={reading.toggle} />
          ) : null}
        </>
      }
    >
      {children}
    </SectionCard>
  );
}
