import { useWords } from '@thela/language';
import { AnswerCard } from '../answer-card';
import type { AnswerCardProps } from '../answer-card';
import { Chip } from '../chip';
import { AnswerWords } from './answer-words';
import type { EarlierAnswer } from './earlier-answer';
import { shortDay } from './earlier-answer';
import { useKeptMessages } from './messages';

export interface OwnAnswerProps extends Pick<AnswerCardProps, 'reading'> {
  readonly answer: EarlierAnswer;
}

/** What helped the vendor with the same before, marked as their own. */
export function OwnAnswer({ answer, reading }: OwnAnswerProps) {
  const words = useKeptMessages();
  const { moment } = useWords();
  const { at, question, source, isComplete } = answer;
  return (
    <AnswerCard
      heading={words.helpedOn(moment(at, shortDay))}
      mark={<Chip>{words.own}</Chip>}
      source={source}
      reading={reading}
      note={isComplete ? '' : words.cutOff}
    >
      <p dir="auto" className="mb-3 max-w-text">
        {words.youAsked(question)}
      </p>
      <AnswerWords answer={answer} />
    </AnswerCard>
  );
}
