import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { useMessages } from './messages';

export interface ErrorText {
  readonly message: string;
  readonly advice?: string;
  /** The words of a service or a browser, in English. */
  readonly detail?: string;
}

export interface ErrorBoxProps {
  readonly heading?: string;
  readonly text: ErrorText;
  /** Stands beside the message: a button. */
  readonly aside?: ReactNode;
  /** Shows what the kitchen book says; absent where that would not help. */
  readonly onUseBuiltIn: (() => void) | undefined;
}

/** What went wrong, and below it a way to go on. It scrolls into view when it appears. */
export function ErrorBox(props: ErrorBoxProps) {
  const { heading, text, aside, onUseBuiltIn } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces, because some browsers return a promise here, which React would call as a clean-up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      className="mb-6 rounded-card border border-chilli/40 bg-chilli-tint p-5 text-chilli"
    >
      <div className="flex items-start gap-2">
        <div role="alert" className="min-w-0 flex-1 text-lg">
          {heading ? <h2 className="mb-1 text-subheading font-bold">{heading}</h2> : null}
          <p className="max-w-text font-medium wrap-anywhere">{text.message}</p>
          <ErrorHelp {...text} />
        </div>
        {aside}
      </div>
      <BuiltInTipButton onClick={onUseBuiltIn} />
    </div>
  );
}

/** What stands below the message of a failure. */
export function ErrorHelp({ advice, detail }: Pick<ErrorText, 'advice' | 'detail'>) {
  return (
    <>
      {advice ? <p className="mt-2 max-w-text text-base text-ink">{advice}</p> : null}
      {detail ? (
        <p lang="en" translate="no" className="mt-1 max-w-text text-sm wrap-anywhere text-ink-soft">
          {detail}
        </p>
      ) : null}
    </>
  );
}

/** Offers the kitchen book after a failure of the model; nothing where that would not help. */
export function BuiltInTipButton({ onClick }: { readonly onClick: (() => void) | undefined }) {
  const words = useMessages();
  return onClick ? (
    <Button variant="secondary" className="mt-4" onClick={onClick}>
      {words.useBuiltInTip}
    </Button>
  ) : null;
}
