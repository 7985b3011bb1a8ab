import { AnswerText } from '../answer-text';
import { BoldText } from '../bold-text';
import { readableText } from '@thela/text';
import type { EarlierAnswer } from './earlier-answer';

export function AnswerWords({ answer }: { readonly answer: EarlierAnswer }) {
  const { heading, text, language } = answer;
  return (
    <div lang={language}>
      {heading ? (
        <h3 className="mb-1 text-lg font-semibold text-pretty">
          <BoldText text={readableText(heading)} />
        </h3>
      ) : null}
      <AnswerText>{text}</AnswerText>
    </div>
  );
}
