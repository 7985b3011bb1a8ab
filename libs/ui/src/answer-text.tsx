/* oxlint-disable react/no-array-index-key -- the lines of a text have no other name */
import { Fragment } from 'react';
import { BoldText } from './bold-text';
import { readableText } from '@thela/text';

const STEP = /^(?:\d+[.)]|[*•-])\s/;

/**
 * An answer as text with its line breaks, in which `**…**` is bold; nothing else in it is markup. The
 * words of a step are indented beside its number.
 */
export function AnswerText({ children }: { readonly children: string }) {
  const lines = readableText(children).split('\n');
  return (
    <p dir="auto" className="max-w-text text-lg text-pretty wrap-anywhere whitespace-pre-line">
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 ? <span>{'\n'}</span> : null}
          {STEP.test(line) ? (
            <span className="inline-block w-full ps-5 pb-1.5 -indent-5 tabular-nums">
              <BoldText text={line} />
            </span>
          ) : (
            <BoldText text={line} />
          )}
        </Fragment>
      ))}
    </p>
  );
}
