import { scriptOf } from '@thela/speech';
import { AnswerText, Chip } from '@thela/ui';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { readableText } from '@thela/text';
import { LineActions } from './line-actions';
import type { LineActionsProps } from './line-actions';
import { useMessages } from './messages';
import { lineThatAsks } from './transcript-state';
import type { TranscriptLine } from './transcript-state';

export interface TranscriptListProps extends Pick<
  LineActionsProps,
  'onAnswer' | 'onUndo' | 'onSetUp'
> {
  readonly assistant: string;
  readonly lines: readonly TranscriptLine[];
  /** A typed text is being answered. */
  readonly isThinking: boolean;
}

/** The conversation, scrolled to its newest message. */
export function TranscriptList(props: TranscriptListProps) {
  const { assistant, lines, isThinking, onAnswer, onUndo, onSetUp } = props;
  const messages = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const newest = isThinking ? 'thinking' : lines.at(-1)?.id;
  const inSight = useRef<typeof newest>(undefined);
  useLayoutEffect(() => {
    // Do not move a person who has scrolled back, until a new message comes.
    if (inSight.current === newest || !box.current) return;
    inSight.current = newest;
    showNewest(box.current);
  });
  // A page that is opened begins at its top, after this: a conversation goes on at its end.
  useEffect(() => {
    if (inSight.current !== undefined && box.current) showNewest(box.current);
  }, []);
  const asking = lineThatAsks(lines);
  const answer = (text: string) => {
    // The button that was pressed goes away.
    box.current?.focus({ preventScroll: true });
    onAnswer(text);
  };
  return (
    <div
      ref={box}
      role="log"
      aria-label={messages.conversation}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keyboard.
      tabIndex={0}
      className="-m-1 flex flex-col gap-4 p-1 lg:max-h-[60dvh] lg:min-h-40 lg:overflow-y-auto"
    >
      {lines.map((line) => (
        <Bubble
          key={line.id}
          assistant={assistant}
          line={line}
          isAsking={line === asking}
          onAnswer={answer}
          onUndo={onUndo}
          onSetUp={onSetUp}
        />
      ))}
      {isThinking ? (
        <p className="text-answer-ink">{messages.indicator.thinking(assistant)}</p>
      ) : null}
    </div>
  );
}

/** Between the newest message and what covers the page above and below it, px. */
const GAP = 16;
const HEADER = 64 + GAP;

/**
 * Scrolls to the newest message: to its end, or to its beginning where it is too tall. On wide screens the box
 * scrolls, on others the page: only as far as leaves the bar where it is.
 */
function showNewest(box: HTMLElement) {
  const newest = box.lastElementChild;
  if (!(newest instanceof HTMLElement)) return;
  if (getComputedStyle(box).overflowY !== 'auto') {
    const bar = document.querySelector('.typing-bar')?.getBoundingClientRect();
    newest.style.scrollMarginBottom = `${(bar?.height ?? 0) + GAP}px`;
    const isTall = newest.offsetHeight > (bar?.top ?? innerHeight) - GAP - HEADER;
    return newest.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
  }
  const below = newest.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop = Math.min(box.scrollHeight, box.scrollTop + below);
}

const sides = {
  user: 'self-end rounded-br-sm bg-turmeric-tint text-ink',
  assistant: 'self-start rounded-bl-sm bg-answer text-answer-ink',
} as const;

/** Latin letters are read as the page is. */
const languageOf = { telugu: 'te-IN', devanagari: 'hi-IN', latin: undefined } as const;

interface BubbleProps extends Omit<LineActionsProps, 'textId'> {
  readonly assistant: string;
}

function Bubble({ assistant, ...actions }: BubbleProps) {
  const { role, text, source } = actions.line;
  const messages = useMessages();
  const textId = useId();
  // A sentence and its answer may be in another language than the page.
  const lang = languageOf[scriptOf(text)];
  const label = source === 'book' || source === 'calculated' ? messages.source[source] : null;
  return (
    <div
      data-role={role}
      className={`max-w-[88%] rounded-card px-4 py-3 sm:max-w-[80%] ${sides[role]}`}
    >
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-sm font-semibold wrap-anywhere">
          {role === 'user' ? messages.you : assistant}
        </p>
        {label ? <Chip>{label}</Chip> : null}
      </div>
      {role === 'assistant' ? (
        <>
          <div id={textId} lang={lang}>
            <AnswerText>{text}</AnswerText>
          </div>
          <LineActions {...actions} textId={textId} />
        </>
      ) : (
        <p dir="auto" lang={lang} className="max-w-text text-lg wrap-anywhere whitespace-pre-line">
          {readableText(text)}
        </p>
      )}
    </div>
  );
}
