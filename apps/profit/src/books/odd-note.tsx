import { oddPrices } from '@thela/books';
import type { KnownPrices } from '@thela/books';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { linkStyle, ToolLink } from '@thela/ui';
import { useMemo } from 'react';
import { useListed } from '../listed';
import { useMessages } from '../messages';
import { useBooksMessages } from './messages';

export interface OddNoteProps extends ToolProps {
  readonly prices: KnownPrices;
  readonly className?: string;
}

/** Today's prices count here as they are: says so of one that was perhaps typed wrong. */
export function OddNote({ shell, prices, className = '' }: OddNoteProps) {
  const words = useBooksMessages();
  const { priceChanges } = useMessages();
  const { inStall } = useTranslatedNames();
  const listed = useListed();
  const stall = inStall(useStore(shell.stall));
  const odd = useMemo(() => oddPrices(prices).filter(({ isNow }) => isNow), [prices]);
  if (odd.length === 0) return null;
  const ids = new Set(odd.map(({ ingredient }) => ingredient));
  const names = stall.ingredients.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  return (
    <p
      className={`rounded-card border-2 border-turmeric bg-turmeric-tint px-4 py-2 wrap-anywhere ${className}`}
    >
      <span>{`${words.odd.asked(listed(names))} `}</span>
      <ToolLink location={shell.location} to="price-changes" className={linkStyle}>
        {priceChanges.title}
      </ToolLink>
    </p>
  );
}
