import type { OddPrice } from '@thela/books';
import type { Shell } from '@thela/contract';
import { useStore } from '@thela/contract';
import { useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { pricePerBase, addDays } from '@thela/ledger';
import type { LedgerEvent, StallDay, PriceTag } from '@thela/ledger';
import { Button } from '@thela/ui';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useId, useState } from 'react';
import { SHORT_DAY } from '../count/days';
import { NotStored } from '../books/confirm-price';
import { DoneNote, focusFirst } from '../done-note';
import { useBooksMessages } from '../books/messages';
import { useStoring } from '../books/use-storing';
import type { PriceWrite } from '../books/use-storing';
import { formatRupees } from '@thela/pricing';
import { useMessages } from '../messages';
import { perUnit } from '../unit-words';
import { priceWrite } from '../books/price-write';

/** What puts the price before an odd one on each day on which that counted. */
function correctionsOf(odd: OddPrice, today: StallDay): readonly PriceWrite[] {
  const { ingredient, before, from, to, isNow } = odd;
  const writes: PriceWrite[] = [];
  for (let day = from; day <= to && day < today; day = addDays(day, 1)) {
    writes.push(priceWrite(ingredient, before, day));
  }
  return isNow ? [...writes, priceWrite(ingredient, before)] : writes;
}

/** What says that an odd price is right: it is entered again, and from then on the books believe it on every device. */
function confirmationOf({ ingredient, price }: OddPrice): readonly PriceWrite[] {
  return [priceWrite(ingredient, price)];
}

/** Writes a price with its unit: `₹52.00 per kg`. */
function usePriceWords(): (tag: PriceTag) => string {
  const { units } = useMessages();
  return ({ price, unit }) => units.price(formatRupees(price), perUnit(unit, units));
}

export interface OddPricesProps {
  readonly shell: Shell;
  readonly odd: readonly OddPrice[];
  readonly today: StallDay;
}

interface Done {
  readonly ingredient: string;
  readonly text: string;
  readonly events: readonly LedgerEvent[];
}

/** Asks about prices that were perhaps typed wrong, and corrects them. */
export function OddPrices({ shell, odd, today }: OddPricesProps) {
  const { stored, append, undo } = useStoring(shell);
  const [done, setDone] = useState<Done | null>(null);
  const [askedAgain, setAskedAgain] = useState<string | null>(null);
  const enter = async (writes: readonly PriceWrite[], ingredient: string, text: string) => {
    const events = await append(writes);
    if (!events) return;
    setAskedAgain(null);
    setDone({ ingredient, text, events });
  };
  const takeBack = async ({ ingredient, events }: Done) => {
    if (!(await undo(events))) return;
    setAskedAgain(ingredient);
    setDone(null);
  };
  if (odd.length === 0 && !done) return null;
  return (
    <div className="flex flex-col gap-3">
      {odd.map((each) => (
        <OddQuestion
          key={`${each.ingredient} ${each.from}`}
          shell={shell}
          odd={each}
          isAskedAgain={each.ingredient === askedAgain}
          onCorrect={(text) => void enter(correctionsOf(each, today), each.ingredient, text)}
          onConfirm={(text) => void enter(confirmationOf(each), each.ingredient, text)}
        />
      ))}
      {done ? (
        <DoneNote key={done.text} text={done.text} onUndo={() => void takeBack(done)} />
      ) : null}
      <NotStored stored={stored} />
    </div>
  );
}

interface OddQuestionProps {
  readonly shell: Pick<Shell, 'stall'>;
  readonly odd: OddPrice;
  /** After Undo, whose button is gone: the question gets the focus. */
  readonly isAskedAgain: boolean;
  /** Each with what is to be said afterwards. */
  readonly onCorrect: (text: string) => void;
  readonly onConfirm: (text: string) => void;
}

function OddQuestion({ shell, odd, isAskedAgain, onCorrect, onConfirm }: OddQuestionProps) {
  const { odd: words } = useBooksMessages();
  const { day: nameOfDay } = useWords();
  const { inStall } = useTranslatedNames();
  const priceIn = usePriceWords();
  const id = useId();
  const stall = inStall(useStore(shell.stall));
  const name = stall.ingredients.find((each) => each.id === odd.ingredient)?.name ?? '';
  const [before, after] = [priceIn(odd.before), priceIn(odd.price)];
  const [was, is] = [pricePerBase(odd.before), pricePerBase(odd.price)];
  const times = Math.round(is > was ? is / was : was / is);
  const from = nameOfDay(odd.from, SHORT_DAY);
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border-2 border-turmeric bg-turmeric-tint p-4 sm:p-6"
    >
      <h2
        id={id}
        tabIndex={-1}
        ref={isAskedAgain ? focusFirst : undefined}
        className="mb-2 flex items-center gap-2 text-subheading font-bold outline-none"
      >
        <CircleHelp aria-hidden="true" className="size-6 shrink-0" />
        <span className="min-w-0 wrap-anywhere first-letter:uppercase">{words.heading(name)}</span>
      </h2>
      <p className="max-w-text text-lg wrap-anywhere first-letter:uppercase">
        <span>{`${(is > was ? words.rose : words.fell)(name, before, after, from, times)} `}</span>
        {odd.isNow || odd.from === odd.to ? null : (
          <span>{words.until(nameOfDay(odd.to, SHORT_DAY))}</span>
        )}
      </p>
      <p className="mt-1 max-w-text wrap-anywhere">
        {odd.isNow ? words.leftOut(before) : words.leftOutThen(before)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          className="flex-auto sm:flex-none"
          onClick={() => onCorrect(words.isMended(name, before))}
        >
          {odd.isNow ? words.mend(before) : words.mendThen(before)}
        </Button>
        {odd.isNow ? (
          <Button
            variant="secondary"
            className="flex-auto sm:flex-none"
            onClick={() => onConfirm(words.isBelieved(name, after))}
          >
            {words.isRight}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
