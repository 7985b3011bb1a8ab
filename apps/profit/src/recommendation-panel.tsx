import { formatRupees, recommendationText } from '@thela/pricing';
import type { MenuItemFigures, Recommendation } from '@thela/pricing';
import { BoldText, Chip, SectionCard } from '@thela/ui';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMessages } from './messages';

export interface RecommendationPanelProps {
  readonly product: string;
  readonly recommendation: Recommendation;
}

/** What the specified rule says, and beneath it a warning where following it costs money. */
export function RecommendationPanel({ product, recommendation }: RecommendationPanelProps) {
  const words = useMessages().recommendation;
  return (
    <SectionCard
      variant="answer"
      heading={words.heading(product)}
      aside={<Chip>{words.chip}</Chip>}
    >
      <div role="status">
        <p className="max-w-text text-lg">
          <BoldText text={recommendationText(recommendation, words)} />
        </p>
        {recommendation.kind === 'promote' && recommendation.earnsLessPerPlate ? (
          <p className="mt-4 flex max-w-text gap-3 rounded-control border border-control/50 bg-turmeric-tint p-3 text-ink">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-flame" />
            <span>
              {words.earnsLess(
                ...nameAndProfit(recommendation.best),
                ...nameAndProfit(recommendation.candidate),
              )}
            </span>
          </p>
        ) : null}
      </div>
    </SectionCard>
  );
}

function nameAndProfit({ name, profitPerPlate }: MenuItemFigures): [name: string, profit: string] {
  return [name, formatRupees(profitPerPlate)];
}
