import { useTodaysTotals } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { Shell, ToolProps } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { moneyLine } from '@thela/ledger';
import { platesIn } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import { buttonLinkStyle, Card, linkStyle, PageHeader, ToolLink, useIsNarrow } from '@thela/ui';
import { Hero } from '@thela/ui/hero';
import BadgeIndianRupee from 'lucide-react/icons/badge-indian-rupee';
import BookOpenText from 'lucide-react/icons/book-open-text';
import HandPlatter from 'lucide-react/icons/hand-platter';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useDeferredValue, useEffect } from 'react';
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
  // On a phone, what is in hand comes first, and what was counted and paid is opened when it is asked for.
  const isNarrow = useIsNarrow();
  const isFolded = isNarrow && isOwn;
  useEffect(() => {
    // Most who come here at an own stall go on to count.
    if (isOwn) prefetchCount();
  }, [isOwn]);
  return (
    <>
      <PageHeader
        icon={<BadgeIndianRupee className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      >
        <div className="flex flex-wrap gap-x-6">
          {/* On a phone the bar leads there. */}
          {isNarrow ? null : (
            <ToolLink location={shell.location} to="count" className={linkStyle}>
              <HandPlatter aria-hidden="true" className="size-5" />
              <span>{messages.countPlates}</span>
            </ToolLink>
          )}
          <ToolLink location={shell.location} to="menu" className={linkStyle}>
            <BookOpenText aria-hidden="true" className="size-5" />
            <span>{messages.myMenu}</span>
          </ToolLink>
          <ToolLink location={shell.location} to="price-changes" className={linkStyle}>
            <TrendingUp aria-hidden="true" className="size-5" />
            <span>{messages.prices.page}</span>
          </ToolLink>
        </div>
      </PageHeader>
      <div className="flex flex-col gap-6">
        {isFolded ? <InHand shell={shell} /> : null}
        {isOwn ? <OwnPrices shell={shell} isFolded={isFolded} /> : <SamplePrices shell={shell} />}
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <Plates shell={shell} isOwn={isOwn} isFolded={isFolded} />
          <Figures shell={shell} isOwn={isOwn} />
        </div>
        {hasDishes ? <Table shell={shell} isFolded={isFolded} /> : null}
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

interface FoldedPartProps extends PartProps {
  readonly isFolded: boolean;
}

const NOTHING = { sold: 0, ingredients: 0, expenses: 0, waste: 0, inHand: 0 };

function InHand({ shell }: PartProps) {
  const totals = useTodaysTotals(shell);
  const line = totals ? moneyLine(totals) : { ...NOTHING, unknownCost: 0, unknownWaste: 0 };
  return (
    // As high as a hero with a line of two rows: what is below must not move when it is read.
    <Card className="min-h-41 p-4">
      <Hero line={totals === undefined ? null : line} />
    </Card>
  );
}

function OwnPrices({ shell, isFolded }: FoldedPartProps) {
  const { inStall } = useTranslatedNames();
  const stall = inStall(useStore(shell.stall));
  return <OwnPriceSection shell={shell} stall={stall} isFolded={isFolded} />;
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

function Table({ shell, isFolded }: FoldedPartProps) {
  return <DishTable day={useDayForFigures(shell)} isFolded={isFolded} />;
}

function Plates({ shell, isOwn, isFolded }: OwnPartProps & FoldedPartProps) {
  const words = useMessages().plates;
  const { inDay } = useTranslatedNames();
  const day = inDay(useStore(shell.day));
  return (
    <PlatesSection
      day={day}
      fold={
        isFolded ? (
          <span className="flex items-center gap-2">
            <span className="tabular-nums">{words.total(platesIn(day))}</span>
            <span aria-hidden="true">·</span>
            <ToolLink location={shell.location} to="count" className={linkStyle}>
              {words.toCount}
            </ToolLink>
          </span>
        ) : null
      }
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
