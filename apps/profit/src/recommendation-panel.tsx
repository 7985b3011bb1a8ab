import { holdBackText, recommendationText } from '@thela/pricing';
import type { Recommendation } from '@thela/pricing';
import { BoldText, Chip, SectionCard } from '@thela/ui';
import { useMessages } from './messages';

export interface RecommendationPanelProps {
  readonly product: string;
  readonly recommendation: Recommendation;
}

/** What the specified rule says; above it what to do instead, where following it brings no rupee more. */
export function RecommendationPanel({ product, recommendation }: RecommendationPanelProps) {
  const words = useMessages().recommendation;
  const holdBack = holdBackText(recommendation, words);
  return (
    <SectionCard
      variant="answer"
      heading={words.heading(product)}
      aside={<Chip>{words.chip}</Chip>}
    >
      <div role="status" className="max-w-text">
        {holdBack ? (
          <>
            <p className="mb-4 text-subheading font-bold text-balance tabular-nums">{holdBack}</p>
            <p className="text-sm font-semibold">{words.byMargin}</p>
          </>
        ) : null}
        <p className={holdBack ? '' : 'text-lg'}>
          <BoldText text={recommendationText(recommendation, words)} />
        </p>
      </div>
    </SectionCard>
  );
}
