import { useStore } from '@thela/contract';
import type { Shell, ToolProps } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
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

/**
 * Prices and plates of the day, and every figure that follows from them. Only the parts read the day: a letter in a
 * field must not render the page around them.
 */
export function ProfitPage({ shell }: ToolProps) {
  const messages = useMessages();
  const isOwn = useStore({
    subscribe: shell.stall.subscribe,
    getSnapshot: () => shell.stall.getSnapshot().isOwn,
  });
  const hasDishes = useStore({
    subscribe: shell.day.subscribe,
    getSnapshot: () => shell.day.getSnapshot().menu.length > 0,
  });
  const isNarrow = useIsNarrow();
  useEffect(() => {
    // Most who come here at an own stall go on to count.
    if (isOwn) prefetchCount();
  }, [isOwn]);
  const prices = isOwn ? <OwnPrices shell={shell} /> : <SamplePrices shell={shell} />;
  const plates = (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Plates shell={shell} isOwn={isOwn} />
      <Figures shell={shell} isOwn={isOwn} />
    </div>
  );
  const table = hasDishes ? <Table shell={shell} /> : null;
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
            <span>{messages.countPlates}</span>
          </ToolLink>
          <ToolLink location={shell.location} to="menu" className={linkStyle}>
            <BookOpenText aria-hidden="true" className="size-5" />
            <span>{messages.myMenu}</span>
          </ToolLink>
        </div>
      </PageHeader>
      <div className="flex flex-col gap-6">
        {isOwn && isNarrow ? (
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
            {isOwn ? <BooksLinks location={shell.location} /> : null}
            {table}
          </>
        )}
      </div>
    </>
  );
}

interface PartProps {
  readonly shell: Shell;
}

interface OwnPartProps extends PartProps {
  readonly isOwn: boolean;
}

function OwnPrices({ shell }: PartProps) {
  const { inStall } = useTranslatedNames();
  return <OwnPriceSection shell={shell} stall={inStall(useStore(shell.stall))} />;
}

function SamplePrices({ shell }: PartProps) {
  const { ingredientPrices } = useStore(shell.day);
  return <PriceSection prices={ingredientPrices} onPrice={shell.day.setIngredientPrice} />;
}

/** The day for figures: fields follow each letter at once, the figures of a thousand dishes may take a moment longer. */
function useDayForFigures({ day }: Shell): Day {
  const { inDay } = useTranslatedNames();
  return inDay(useDeferredValue(useStore(day)));
}

function Figures({ shell, isOwn }: OwnPartProps) {
  return <DayFigures shell={shell} day={useDayForFigures(shell)} isOwn={isOwn} />;
}

function Table({ shell }: PartProps) {
  return <DishTable items={menuItemFigures(useDayForFigures(shell))} />;
}

function Plates({ shell, isOwn }: OwnPartProps) {
  const words = useMessages().plates;
  const { inDay } = useTranslatedNames();
  return (
    <PlatesSection
      day={inDay(useStore(shell.day))}
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
