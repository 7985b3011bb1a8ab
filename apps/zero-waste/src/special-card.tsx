import type { AnswerSource } from '@thela/ai/use-ask';
import { useWords } from '@thela/language';
import { useReadAloud } from '@thela/speech';
import { AnswerCard, AnswerText, BoldText, Button } from '@thela/ui';
import { HelpedMark } from '@thela/ui/kept-answers';
import { Send } from '@thela/ui/share';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Megaphone from 'lucide-react/icons/megaphone';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { readableText } from '@thela/text';
import { useMessages } from './messages';
import type { Messages } from './messages';
import type { Special } from './use-special';

export interface SpecialCardProps {
  readonly source: AnswerSource;
  readonly special: Special;
  readonly note: string;
  /** When the same helped before, ms since 1970. */
  readonly helpedAt?: number | undefined;
  /** The picture of it could not be drawn. */
  readonly onError: (error: unknown) => void;
  /** Stands below the answer. */
  readonly verdict?: ReactNode;
  /** Stands below a whole recipe. */
  readonly children?: ReactNode;
}

export function SpecialCard(props: SpecialCardProps) {
  const { source, note, helpedAt, verdict, onError, children } = props;
  const [told, setTold] = useState<{ about: Special; special: Special }>();
  const special = told?.about === props.special ? told.special : props.special;
  const tell = (answer: Special) => setTold({ about: props.special, special: answer });
  const messages = useMessages();
  const { heading, text } = wordsOf(special, messages);
  const reading = useReadAloud(`${heading}\n${text}\n${note}`, useWords().language);
  return (
    <AnswerCard
      heading={<BoldText text={readableText(heading)} />}
      source={source}
      mark={helpedAt === undefined ? null : <HelpedMark at={helpedAt} />}
      reading={reading}
      note={note}
    >
      <div className="flex gap-3">
        {special.kind === 'unsafe' ? (
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-chilli" />
        ) : null}
        <AnswerText>{text}</AnswerText>
      </div>
      {special.kind === 'asks' ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => tell(special.ifFresh)}>
            {special.yes}
          </Button>
          <Button variant="secondary" onClick={() => tell(special.ifNotSure)}>
            {special.notSure}
          </Button>
        </div>
      ) : null}
      {verdict}
      {special.kind === 'recipe' && !note ? (
        <>
          <p className="mt-5 flex max-w-text gap-3 rounded-control border border-control/50 bg-turmeric-tint p-3 font-medium text-ink">
            <Megaphone aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-flame" />
            <span>{messages.sellIt}</span>
          </p>
          <Send
            className="mt-5 max-sm:w-full"
            sheet={{ stall: '', title: heading.replaceAll('**', ''), subtitle: '', text }}
            fileName="recipe"
            onError={onError}
          />
          {children}
        </>
      ) : null}
    </AnswerCard>
  );
}

function wordsOf(
  special: Special,
  messages: Messages,
): { readonly heading: string; readonly text: string } {
  switch (special.kind) {
    case 'recipe':
      return { heading: special.recipeName, text: special.instructions };
    case 'unsafe':
      return { heading: messages.unsafe, text: special.reason };
    case 'asks':
    case 'not-understood':
      return { heading: messages.notUnderstood, text: special.text };
  }
}
