import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { dailyPerformance, menuItemFigures, recommend } from '@thela/pricing';
import { PageHeader } from '@thela/ui';
import BadgeIndianRupee from 'lucide-react/icons/badge-indian-rupee';
import { DishTable } from './dish-table';
import { messages } from './messages';
import { PlatesSection } from './plates-section';
import { PriceSection } from './price-section';
import { RecommendationPanel } from './recommendation-panel';
import { SummaryPanel } from './summary-panel';

/** Prices and plates of the day, and every figure that follows from them. */
export function ProfitPage({ shell }: ToolProps) {
  const day = useStore(shell.day);
  return (
    <>
      <PageHeader
        icon={<BadgeIndianRupee className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      />
      <div className="flex flex-col gap-6">
        <PriceSection prices={day.ingredientPrices} onPrice={shell.day.setIngredientPrice} />
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <PlatesSection
            day={day}
            onPlates={shell.day.setPlatesSold}
            onStep={shell.day.changePlatesSold}
            onStartFromZero={() => {
              shell.day.startFromZero();
              shell.notify.show({
                kind: 'success',
                message: messages.plates.startedFromZero,
                urgency: 'polite',
              });
            }}
            onShowSampleFigures={shell.day.showSampleFigures}
            onNewDay={() => {
              shell.day.startNewDay();
              shell.notify.show({
                kind: 'success',
                message: messages.plates.startedNewDay,
                urgency: 'polite',
              });
            }}
          />
          <div className="flex flex-col gap-6">
            <RecommendationPanel product={shell.brand.product} recommendation={recommend(day)} />
            <SummaryPanel performance={dailyPerformance(day)} />
          </div>
        </div>
        <DishTable items={menuItemFigures(day)} />
      </div>
    </>
  );
}
