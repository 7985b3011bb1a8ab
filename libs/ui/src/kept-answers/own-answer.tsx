import { useWords } from '@thela/language';
import { AnswerCard } from '../answer-card';
import type { AnswerCardProps } from '../answer-card';
import { AnswerText } from '../answer-text';
import { BoldText } from '../bold-text';
import { Chip } from '../chip';
import { readableText } from '../readable-text';
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
  const { at, question, heading, text, source, isComplete, language } = answer;
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
      <div lang={language}>
        {heading ? (
          <h3 className="mb-1 text-lg font-semibold text-pretty">
            <BoldText text={readableText(heading)} />
          </h3>
        ) : null}
        <AnswerText>{text}</AnswerText>
      </div>
    </AnswerCard>
  );
}
