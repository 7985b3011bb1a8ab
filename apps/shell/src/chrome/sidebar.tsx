import type { Brand, DayStore, Ledger, StallRole, Store } from '@thela/contract';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import type { MouseEventHandler } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { SyncStatusSlot } from '@thela/account';
import type { AccountStore } from '@thela/session';
import {
  authScreenOf,
  LanguageChoice,
  openingPath,
  toolPath,
  useIsHelper,
  useMessages,
} from '@thela/page';
import { features, offerOf } from '../site/features';
import type { Feature } from '../site/features';
import type { LanguageStore } from '@thela/page';
import type { AccountStallState, CurrentStall } from '@thela/records';
import { ThemeChoice } from '../theme/theme-choice';
import type { ThemeStore } from '../theme/theme-store';
import { QuickActions } from './quick-actions';
import { SalesSummary } from './sales-summary';
import { SignedInAs } from './signed-in-as';
import { SidebarHeading } from './sidebar-heading';
import { VendorCard } from './vendor-card';

export interface SidebarProps {
  readonly brand: Brand;
  readonly day: DayStore;
  readonly stall: CurrentStall;
  readonly ledger: Ledger;
  /** Where the records are kept. */
  readonly keeping: Store<AccountStallState>;
  readonly language: LanguageStore;
  readonly theme: ThemeStore;
  /** The sidebar and the drawer are on one page. */
  readonly place: 'sidebar' | 'menu';
  /** Given where the header does not say who is signed in. */
  readonly account?: AccountStore;
  /** Gets every click before the links do. */
  readonly onChoose?: MouseEventHandler | undefined;
}

/** The content of the sidebar and of the drawer: vendor, tools, quick actions, today's sales. */
export function Sidebar(props: SidebarProps) {
  const { brand, day, stall, ledger, keeping, account, onChoose, place, ...choice } = props;
  const messages = useMessages();
  const isHelper = useIsHelper(stall);
  return (
    <div onClickCapture={onChoose} className="flex flex-col gap-6 p-4 text-on-tamarind">
      <p className="px-2 text-sm font-semibold tracking-wide text-on-tamarind-mark">
        {brand.tagline}
      </p>
      <VendorCard stall={stall} keeping={keeping} />
      <nav aria-label={messages.coreFeatures}>
        <SidebarHeading>{messages.coreFeatures}</SidebarHeading>
        <ul className="flex flex-col gap-1">
          {features.map((feature) => (
            <li key={feature.id}>
              <FeatureLink feature={feature} brand={brand} role={isHelper ? 'helper' : 'owner'} />
            </li>
          ))}
        </ul>
      </nav>
      <QuickActions stall={stall} />
      <div>
        <SalesSummary day={day} stall={stall} ledger={ledger} />
        {account ? <SignedInAs account={account} /> : null}
        <SyncStatusSlot state={keeping} tone="dark" />
      </div>
      <section>
        <SidebarHeading>{messages.language.heading}</SidebarHeading>
        <LanguageChoice language={choice.language} name={`${place}-language`} tone="dark" />
      </section>
      <section>
        <SidebarHeading>{messages.theme.heading}</SidebarHeading>
        <ThemeChoice theme={choice.theme} name={`${place}-theme`} tone="dark" />
      </section>
      {/* Does nothing, as specified. */}
      <button
        type="button"
        className="on-dark flex min-h-12 items-center gap-3 rounded-control px-3 font-medium hover:bg-tamarind-soft"
      >
        <LifeBuoy aria-hidden="true" className="size-5 text-on-tamarind-mark" />
        <span>{messages.settings}</span>
      </button>
    </div>
  );
}

function FeatureLink({
  feature,
  brand,
  role,
}: Pick<SidebarProps, 'brand'> & {
  readonly feature: Feature;
  readonly role: StallRole;
}) {
  const { label, caption, badge } = offerOf(feature, useMessages());
  const Icon = feature.icon;
  const path = toolPath(feature.id);
  const { hash } = useLocation();
  const isPath = useMatch(`${path}/*`) !== null;
  // An authentication screen covers the tool that the path names.
  const isCurrent = isPath && !authScreenOf(hash);
  return (
    <Link
      to={openingPath(feature.id, role)}
      aria-current={isCurrent ? 'page' : undefined}
      className="on-dark group flex min-h-14 items-center gap-3 rounded-control px-3 py-2 hover:bg-tamarind-soft aria-[current=page]:bg-turmeric aria-[current=page]:text-ink"
    >
      <Icon
        aria-hidden="true"
        className="size-6 shrink-0 text-on-tamarind-mark group-aria-[current=page]:text-ink"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-min flex-1 basis-28">
          <span className="block leading-tight font-semibold">{label}</span>
          <span className="block text-sm text-on-tamarind/80 group-aria-[current=page]:text-ink">
            {caption(brand.assistant)}
          </span>
        </span>
        {badge ? (
          <span className="rounded-full bg-turmeric px-2 py-0.5 text-xs font-bold text-ink group-aria-[current=page]:bg-tamarind group-aria-[current=page]:text-on-tamarind">
            {badge}
          </span>
        ) : null}
      </span>
    </Link>
  );
}
