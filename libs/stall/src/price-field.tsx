import { useId, useState } from 'react';
import { useMessages } from './messages';
import { MAX_PRICE_LENGTH } from './set-up-draft';
import { parseNumber, PRICE_LIMITS } from '@thela/text';
import { NumberQuestion, useSelectOnEnter } from '@thela/ui';

export interface PriceFieldProps {
  readonly label: string;
  /** Stands below the label: the usual price, or the unit. */
  readonly note: string;
  readonly text: string;
  /** Whether the person tried to go on, so that a missing price is a fault. */
  readonly isAsked: boolean;
  readonly onChange: (text: string) => void;
}

export function PriceField({ label, note, text, isAsked, onChange }: PriceFieldProps) {
  const messages = useMessages();
  const id = useId();
  const [wasLeft, setLeft] = useState(false);
  const { readings, fault } = parseNumber(text, PRICE_LIMITS);
  const hasFault = fault !== undefined && (isAsked || (wasLeft && fault !== 'empty'));
  return (
    <div data-fault={fault || readings ? '' : undefined}>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
        <div className="min-w-min flex-1 basis-28">
          <label htmlFor={id} className="block leading-tight font-semibold first-letter:uppercase">
            {label}
          </label>
          <p id={`${id}-usual`} className="text-sm text-ink-soft">
            {note}
          </p>
        </div>
        <div className="relative w-30 shrink-0">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0 left-3 grid h-12 place-items-center text-lg text-ink-soft"
          >
            ₹
          </span>
          <input
            id={id}
            // A number field would drop what a person typed wrong, and changes when it is scrolled past.
            type="text"
            inputMode="decimal"
            value={text}
            onChange={(event) => {
              setLeft(false);
              onChange(event.target.value);
            }}
            {...useSelectOnEnter()}
            onBlur={() => setLeft(true)}
            maxLength={MAX_PRICE_LENGTH}
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={hasFault || undefined}
            aria-describedby={`${id}-usual${hasFault || readings ? ` ${id}-note` : ''}`}
            className="h-12 w-full scroll-my-40 rounded-control border border-control bg-white pr-3 pl-8 text-right text-lg tabular-nums aria-invalid:border-2 aria-invalid:border-chilli"
          />
        </div>
      </div>
      {readings ? (
        <NumberQuestion
          fieldId={id}
          readings={readings}
          isMoney
          onText={onChange}
          className="mt-1 text-right"
        />
      ) : null}
      {hasFault ? (
        <p id={`${id}-note`} className="mt-1 text-right text-sm font-medium text-chilli">
          {messages.prices.invalid}
        </p>
      ) : null}
    </div>
  );
}
