import { toolPath } from '@thela/page';
import { useMessages } from './messages';
import { NewsRow } from './news-row';

export interface UnknownCostNewsProps {
  /** Names of the dishes; empty without any. */
  readonly dishes: string;
  /** Not while the page is prerendered: then the page's first script puts them in. */
  readonly isKnown: boolean;
}

/** Says which dishes are missing from the profit. */
export function UnknownCostNews({ dishes, isKnown }: UnknownCostNewsProps) {
  const messages = useMessages();
  if (isKnown && dishes === '') return null;
  return (
    <li data-row="unknownCost" hidden={dishes === ''} suppressHydrationWarning>
      <NewsRow to={`${toolPath('profit-optimizer')}/menu`}>
        <span className="block text-sm text-ink-soft">{messages.unknownCost.title}</span>
        <span
          data-text="unknownCost"
          suppressHydrationWarning
          className="line-clamp-2 leading-snug font-bold wrap-anywhere"
        >
          {dishes}
        </span>
        <span className="block text-sm text-flame">{messages.unknownCost.action}</span>
      </NewsRow>
    </li>
  );
}
