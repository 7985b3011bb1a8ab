import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { PageHeader } from '@thela/ui';
import HandPlatter from 'lucide-react/icons/hand-platter';
import { useMessages } from '../messages';
import { NotHere } from '../not-here';
import { OwnersOnly } from '../owners-only';
import { parseCountRoute } from './count-route';
import { CountToday } from './count-today';
import { CorrectDay } from './correct-day';
import { RefusedDay } from './refused-day';

export interface CountProps extends ToolProps {
  /** Begins with `count`. */
  readonly path: string;
}

export default function Count({ shell, path }: CountProps) {
  const today = useStore(shell.ledger.today);
  const { isOwn } = useStore(shell.stall);
  const isHelper = useStore(shell.stall.role) === 'helper';
  const { notHere, countPlates, helper } = useMessages();
  const route = parseCountRoute(path, today);
  if (route.kind === 'nowhere') {
    return <NotHere location={shell.location} to="" label={notHere.toProfit} />;
  }
  if (isHelper && route.kind !== 'today') {
    return <OwnersOnly location={shell.location} title={countPlates} text={helper.days} />;
  }
  if (!isOwn && isHelper) return <NotHereYet />;
  if (route.kind === 'today') return <CountToday shell={shell} />;
  if (route.kind === 'past') return <CorrectDay key={route.day} shell={shell} day={route.day} />;
  return <RefusedDay location={shell.location} today={today} why={route.why} />;
}

/** Stands in place of counting until the dishes of the owner's stall are on the helper's phone. */
function NotHereYet() {
  const { countPlates, helper } = useMessages();
  return (
    <PageHeader
      icon={<HandPlatter className="size-7" />}
      title={countPlates}
      subtitle={helper.notYet}
    />
  );
}
