import { useStore } from '@thela/contract';
import { PagePart, useIsHydrated, whenIdle } from '@thela/page';
import { partOf } from '@thela/ui/lazy-part';
import { useEffect } from 'react';
import { useMessages } from './messages';
import type { TodayProps } from './today-props';

// Not loaded at start-up: only an own stall has it.
const today = partOf<TodayProps>(() => import('./today'));

/** Loads the part; a prerendered page of an own stall must have it before it is taken over. Rejects when it cannot. */
export const loadToday = today.load;

/** Loads it, for whoever comes to have an own stall, or comes to the start page from another. */
export function useTodayLater(isOwn: boolean): void {
  // A failure is handled when it is shown.
  useEffect(() => (isOwn ? whenIdle(() => void loadToday().catch(() => {})) : undefined), [isOwn]);
}

const part = { ...today, First };

/** The vendor's own stall at the top of the start page, see `today.tsx`. */
export function Today(props: TodayProps) {
  const { unnamed } = useMessages();
  const { isOwn, name } = useStore(props.stall);
  const isHydrated = useIsHydrated();
  if (isHydrated && !isOwn) return null;
  return <PagePart part={part} props={props} doing="showing today" name={name || unnamed} />;
}

function First(props: TodayProps) {
  const isHydrated = useIsHydrated();
  if (isHydrated || today.isLoaded()) return <today.First {...props} />;
  // What was prerendered for own stalls, as it is: who has none does without its code.
  return (
    <section
      className="if-own mb-6"
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
