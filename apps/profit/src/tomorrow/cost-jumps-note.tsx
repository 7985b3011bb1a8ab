import type { LocationStore } from '@thela/contract';
import { formatRupees } from '@thela/pricing';
import { linkStyle, ToolLink } from '@thela/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useMessages } from '../messages';
import type { CostJump } from './cost-jumps';
import { useTomorrowMessages } from './messages';

/** More would push the list off a phone's screen; one price is mostly behind all of them. */
const MOST_SHOWN = 3;

export interface CostJumpsProps {
  readonly jumps: readonly CostJump[];
  readonly nameOf: (id: string) => string;
  readonly location: LocationStore;
}

/** Asks about prices that make a plate cost far more or less than of late, before somebody shops by them. */
export function CostJumps({ jumps, nameOf, location }: CostJumpsProps) {
  const { more } = useMessages();
  const { jump } = useTomorrowMessages().shopping;
  if (jumps.length === 0) return null;
  return (
    <div className="mb-4 flex max-w-text gap-3 rounded-control bg-chilli-tint p-4 print:hidden">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-chilli" />
      <div className="min-w-0">
        <h3 className="font-bold">{jump.heading}</h3>
        {jumps.slice(0, MOST_SHOWN).map(({ dish, now, before, dearest }) => (
          <p key={dish} className="text-pretty wrap-anywhere">
            {jump.text(nameOf(dish), formatRupees(now), formatRupees(before), dearest)}
          </p>
        ))}
        {jumps.length > MOST_SHOWN ? <p>{more(jumps.length - MOST_SHOWN)}</p> : null}
        <ToolLink location={location} to="menu/ingredients" className={linkStyle}>
          {jump.toPrices}
        </ToolLink>
      </div>
    </div>
  );
}
