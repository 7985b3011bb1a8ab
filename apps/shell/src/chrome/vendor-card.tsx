import { useStore } from '@thela/contract';
import type { Store } from '@thela/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import StoreIcon from 'lucide-react/icons/store';
import { Link } from 'react-router-dom';
import { stallPath, useIsHelper, useIsHydrated, useMessages } from '@thela/page';
import type { AccountStallState, CurrentStall } from '@thela/records';

export interface VendorCardProps {
  readonly stall: CurrentStall;
  readonly keeping: Store<AccountStallState>;
}

/** Whose stall this is, as a link to My stall: a sample until the vendor sets up their own. */
export function VendorCard({ stall: store, keeping: state }: VendorCardProps) {
  const messages = useMessages();
  const { isOwn, name, place } = useStore(store);
  const { sync } = useStore(state);
  const isHydrated = useIsHydrated();
  const isHelper = useIsHelper(store);
  if (isHydrated && isOwn) {
    return (
      <Link to={stallPath} className={`on-dark hover:bg-rice hover:text-ink ${CARD}`}>
        <Emblem />
        <span className={TEXTS}>
          <span className="block font-semibold wrap-anywhere">{name || messages.stall.title}</span>
          <span className="block text-sm opacity-85">{name ? messages.stall.title : place}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </Link>
    );
  }
  // In a prerendered page, and until the stall is on this phone: who has one should not see the name of another first.
  const hidden = isHydrated && !isHelper && sync.status !== 'opening' ? '' : 'invisible';
  return (
    <div>
      <div className={CARD}>
        <Emblem />
        <div className={`${TEXTS} ${hidden}`}>
          <p className="font-semibold">{messages.vendor.shop}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-on-tamarind/85">
            <span>{messages.vendor.label}</span>
            <span className="rounded-full border border-on-tamarind/50 px-2 text-xs">
              {messages.sample}
            </span>
          </p>
        </div>
      </div>
      <Link
        to={stallPath}
        className={`on-dark mt-1 flex min-h-12 items-center justify-between gap-2 rounded-control px-3 font-semibold text-on-tamarind-mark hover:bg-tamarind-soft ${hidden}`}
      >
        <span>{messages.stall.setUp}</span>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </Link>
    </div>
  );
}

const CARD = 'flex flex-wrap items-center gap-3 rounded-card bg-tamarind-soft p-3';
const TEXTS = 'min-w-min flex-1 basis-32';

function Emblem() {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-turmeric text-ink"
    >
      <StoreIcon className="size-6" />
    </span>
  );
}
