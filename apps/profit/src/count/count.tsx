import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useMessages } from '../messages';
import { NotHere } from '../not-here';
import { CountInvitation } from './count-invitation';
import { countPlace } from './count-path';
import { CountToday } from './count-today';
import { MendDay } from './mend-day';
import { RefusedDay } from './refused-day';

export interface CountProps extends ToolProps {
  /** Begins with `count`. */
  readonly path: string;
}

/** Counts plates and expenses of a day. */
export default function Count({ shell, path }: CountProps) {
  const today = useStore(shell.ledger.today);
  const { isOwn } = useStore(shell.stall);
  const { notHere } = useMessages();
  const place = countPlace(path, today);
  if (place.kind === 'nowhere') {
    return <NotHere location={shell.location} to="" label={notHere.toProfit} />;
  }
  if (!isOwn) return <CountInvitation shell={shell} />;
  if (place.kind === 'today') return <CountToday shell={shell} />;
  if (place.kind === 'past') return <MendDay key={place.day} shell={shell} day={place.day} />;
  return <RefusedDay location={shell.location} today={today} why={place.why} />;
}
