import { useReadAloud } from '@thela/speech';
import { AnswerText, Chip, ListenButton, SectionCard } from '@thela/ui';
import { messages } from './messages';
import type { Advice } from './use-advice';

export interface SuggestionPanelProps {
  readonly assistant: string;
  readonly advice: Advice;
}

/** What to change in the pot. */
export function SuggestionPanel({ assistant, advice }: SuggestionPanelProps) {
  const reading = useReadAloud(advice.text);
  return (
    <SectionCard
      look="answer"
      heading={messages.suggestion(assistant)}
      aside={
        <>
          {advice.source === 'book' ? <Chip>{messages.builtIn}</Chip> : null}
          {reading.isOffered ? (
            <ListenButton state={reading.state} onToggle={reading.toggle} />
          ) : null}
        </>
      }
    >
      <AnswerText>{advice.text}</AnswerText>
    </SectionCard>
  );
}
