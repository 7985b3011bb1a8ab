import { useStore } from '@thela/contract';
import type { Shell, ToolProps } from '@thela/contract';
import { useShownNames } from '@thela/language/built-in-names';
import { menuItemFigures } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import { buttonLinkStyle, Fold, linkStyle, PageHeader, ToolLink, useIsNarrow } from '@thela/ui';
import BadgeIndianRupee from 'lucide-react/icons/badge-indian-rupee';
import BookOpenText from 'lucide-react/icons/book-open-text';
import HandPlatter from 'lucide-react/icons/hand-platter';
import { useDeferredValue, useEffect } from 'react';
import { BooksLinks } from './books-links';
import { DayFigures } from './day-figures';
import { DishTable } from './dish-table';
import { messagesNow, useMessages } from './messages';
import { OwnPriceSection } from './own-price-section';
import { prefetchCount } from './page-loader';
import { PlatesSection } from './plates-section';
import { PriceSection } from './price-section';

/** Prices and plates of the day, and every figure that follows from them. */
export function ProfitPage({ shell }: ToolProps) {
  const messages = useMessages();
  const names = useShownNames();
  const stored = useStore(shell.day);
  const day = names.inDay(stored);
  const stall = names.inStall(useStore(shell.stall));
  const isNarrow = useIsNarrow();
  useEffect(() => {
    // Most who come here at an own stall go on to count.
    if (stall.isOwn) prefetchCount();
  }, [stall.isOwn]);
  // Fields follow each letter at once; the figures of a thousand dishes may take a moment longer.
  const figuresDay = names.inDay(useDeferredValue(stored));
  const prices = stall.isOwn ? (
    <OwnPriceSection shell={shell} stall={stall} />
  ) : (
    <PriceSection prices={day.ingredientPrices} onPrice={shell.day.setIngredientPrice} />
  );
  const plates = (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Plates shell={shell} day={day} isOwn={stall.isOwn} />
      <DayFigures shell={shell} day={figuresDay} isOwn={stall.isOwn} />
    </div>
  );
  const table =
    figuresDay.menu.length > 0 ? <DishTable items={menuItemFigures(figuresDay)} /> : null;
  return (
    <>
      <PageHeader
        icon={<BadgeIndianRupee className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      >
        <div className="flex flex-wrap gap-x-6">
          <ToolLink location={shell.location} to="count" className={linkStyle}>
            <HandPlatter aria-hidden="true" className="size-5" />
            {messages.countPlates}
          </ToolLink>
          <ToolLink location={shell.location} to="menu" className={linkStyle}>
            <BookOpenText aria-hidden="true" className="size-5" />
            {messages.myMenu}
          </ToolLink>
        </div>
      </PageHeader>
      <div className="flex flex-col gap-6">
        {stall.isOwn && isNarrow ? (
          <>
            {/* On a phone, what is counted all day comes first, and the rest when it is asked for. */}
            {plates}
            <BooksLinks location={shell.location} />
            <Fold {...messages.prices.fold}>{prices}</Fold>
            {table ? <Fold {...messages.perDish.fold}>{table}</Fold> : null}
          </>
        ) : (
          <>
            {prices}
            {plates}
            {stall.isOwn ? <BooksLinks location={shell.location} /> : null}
            {table}
          </>
        )}
      </div>
    </>
  );
}

interface PlatesProps {
  readonly shell: Shell;
  readonly day: Day;
  readonly isOwn: boolean;
}

function Plates({ shell, day, isOwn }: PlatesProps) {
  const words = useMessages().plates;
  return (
    <PlatesSection
      day={day}
      onPlates={shell.day.setPlatesSold}
      onStep={shell.day.changePlatesSold}
      onStartFromZero={() => {
        shell.day.startFromZero();
        shell.notify.show({
          kind: 'success',
          message: messagesNow().plates.startedFromZero,
          urgency: 'polite',
        });
      }}
      onShowSampleFigures={shell.day.showSampleFigures}
      hasSampleFigures={!isOwn}
      // The shell says when the next day begins.
      onNewDay={isOwn ? undefined : shell.day.startNewDay}
      emptyMenu={
        <>
          <p className="mb-3 text-lg">{words.emptyMenu}</p>
          <ToolLink location={shell.location} to="menu" className={buttonLinkStyle}>
            {words.toMenu}
          </ToolLink>
        </>
      }
    />
  );
}
