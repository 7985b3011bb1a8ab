import { useWords } from '@thela/language';
import { formatRupees } from '@thela/pricing';
import type { Stall } from '@thela/ledger';
import { Button, Card } from '@thela/ui';
import { useRef, useState } from 'react';
import { ActionBar } from './action-bar';
import { boughtFor, dishChoices, guessedPrices, knownIngredients } from './menu-choices';
import type { Catalogue } from './menu-choices';
import { useMessages } from './messages';
import { PriceField } from './price-field';
import { parseNumber, PRICE_LIMITS } from '@thela/text';
import type { SetUpDraft } from './set-up-draft';
import { StepHeader } from './step-header';

export interface PricesStepProps {
  readonly draft: SetUpDraft;
  readonly onChange: (changes: Partial<SetUpDraft>) => void;
  readonly stall: Stall;
  readonly catalogue: Catalogue;
  readonly onBack: () => void;
  /** @returns whether the stall is set up */
  readonly onStart: () => Promise<boolean>;
}

export function PricesStep(props: PricesStepProps) {
  const messages = useMessages();
  const { language } = useWords();
  const { draft, onChange, stall, catalogue, onBack, onStart } = props;
  const page = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [status, setStatus] = useState<'idle' | 'starting' | 'failed'>('idle');
  const isStarting = status === 'starting';
  const dishes = dishChoices(draft.chosen, stall, catalogue, draft.ownDishes);
  const ingredients = boughtFor(dishes, knownIngredients(stall, catalogue), language);

  const guesses = guessedPrices(stall, catalogue);

  const dishText = (id: string, usual: number | null) =>
    draft.sellingPrices[id] ?? (usual === null ? '' : String(usual));
  const ingredientText = (id: string, usual: number) => draft.ingredientPrices[id] ?? String(usual);
  const faults = [
    ...dishes.map(({ id, usualPrice }) => dishText(id, usualPrice)),
    ...ingredients.map(({ id, tag }) => ingredientText(id, tag.price)),
  ].filter((text) => parseNumber(text, PRICE_LIMITS).number === undefined).length;

  async function start() {
    if (faults === 0) {
      setStatus('starting');
      if (!(await onStart())) setStatus('failed');
      return;
    }
    setAsked(true);
    const field = page.current?.querySelector<HTMLElement>('[data-fault] input');
    // A field in a closed fold-out cannot be focused.
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }

  return (
    <div ref={page} className="action-page">
      <StepHeader step={3} title={messages.prices.title} subtitle={messages.prices.subtitle} />
      <Card className="p-4 sm:p-6">
        <h2 className="text-subheading font-bold">{messages.prices.selling}</h2>
        <ul className="mt-2 grid gap-x-10 lg:grid-cols-2">
          {dishes.map(({ id, name, usualPrice, recipe }) => (
            <li key={id} className="border-b border-line py-3 last:border-0">
              <PriceField
                label={name}
                note={
                  usualPrice === null || recipe.length === 0
                    ? messages.prices.costUnknown
                    : messages.prices.usual(formatRupees(usualPrice))
                }
                text={dishText(id, usualPrice)}
                isAsked={isAsked}
                onChange={(text) =>
                  onChange({ sellingPrices: { ...draft.sellingPrices, [id]: text } })
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      {ingredients.length > 0 ? (
        <details className="mt-6 rounded-card border border-line/60 bg-white px-4 shadow-card sm:px-6">
          <summary className="flex min-h-16 cursor-pointer flex-wrap content-center items-baseline gap-x-3 rounded-control py-3">
            <span className="font-bold text-flame underline">
              {messages.prices.ingredients(ingredients.length)}
            </span>
            <span className="text-ink-soft">{messages.prices.ingredientsHint}</span>
          </summary>
          <ul className="grid gap-x-10 pb-3 lg:grid-cols-2">
            {ingredients.map(({ id, name, tag }) => (
              <li key={id} className="border-t border-line py-3">
                <PriceField
                  label={name}
                  note={
                    guesses.has(id) && draft.ingredientPrices[id] === undefined
                      ? `${messages.prices.perUnit(tag.unit)} · ${messages.prices.guess}`
                      : messages.prices.perUnit(tag.unit)
                  }
                  text={ingredientText(id, tag.price)}
                  isAsked={isAsked}
                  onChange={(text) =>
                    onChange({ ingredientPrices: { ...draft.ingredientPrices, [id]: text } })
                  }
                />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <ActionBar
        note={
          isAsked && faults > 0 ? (
            <span className="text-chilli">{messages.prices.faults(faults)}</span>
          ) : status === 'failed' ? (
            <span className="text-chilli">{messages.prices.failed}</span>
          ) : isAsked ? (
            // The button stays where it was while the last price is typed.
            '\u00A0'
          ) : null
        }
      >
        <Button variant="secondary" onClick={onBack} disabled={isStarting}>
          {messages.setUp.back}
        </Button>
        <Button onClick={() => void start()} disabled={isStarting}>
          {isStarting ? messages.prices.starting : messages.prices.start}
        </Button>
      </ActionBar>
    </div>
  );
}
