import { useStore } from '@thela/contract';
import { PagePart, useIsHydrated } from '@thela/page';
import { partOf } from '@thela/ui/lazy-part';
import type { ClockQuestionProps } from './clock-question';

// Not loaded at start-up: clocks are seldom wrong.
const clockQuestion = partOf(() => import('./clock-question'));

/** Above every page, while the clock names a day before the stall was set up. */
export function ClockNotice(props: Omit<ClockQuestionProps, 'doubt'>) {
  const doubt = useStore(props.records.clockDoubt);
  const isHydrated = useIsHydrated();
  if (!isHydrated || doubt === null) return null;
  return <PagePart part={clockQuestion} props={{ ...props, doubt }} doing="asking for the day" />;
}
