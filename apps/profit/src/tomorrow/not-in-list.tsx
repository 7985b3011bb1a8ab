import type { LocationStore } from '@thela/contract';
import { linkStyle, ToolLink } from '@thela/ui';
import { useTomorrowMessages } from './messages';

export interface NotInListProps {
  /** What the list lacks, and why. */
  readonly lacks: readonly string[];
  readonly location: LocationStore;
}

/** What the list lacks, with the way to complete it. Often nothing. */
export function NotInList({ lacks, location }: NotInListProps) {
  const words = useTomorrowMessages().shopping;
  if (lacks.length === 0) return null;
  return (
    <div className="mt-4 max-w-text rounded-control bg-turmeric-tint p-4 print:bg-transparent print:p-0">
      {lacks.map((each) => (
        <p key={each} className="text-pretty wrap-anywhere">
          {each}
        </p>
      ))}
      <ToolLink location={location} to="menu" className={`${linkStyle} print:hidden`}>
        {words.toMenu}
      </ToolLink>
    </div>
  );
}
