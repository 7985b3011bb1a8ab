import { useStore } from '@thela/contract';
import type { Brand, DayStore, FeatureId, Ledger, Store } from '@thela/contract';
import Languages from 'lucide-react/icons/languages';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import type { LucideIcon } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { SyncStatusSlot } from '@thela/account';
import {
  authScreenOf,
  LanguageChoice,
  openingPath,
  stallPagePath,
  ThemeChoice,
  toolPath,
  useIsHelper,
  useMessages,
} from '@thela/page';
import { features, offerOf } from '../site/features';
import type { Feature } from '../site/features';
import type { LanguageStore, ThemeStore } from '@thela/page';
import type { AccountStallState, CurrentStall } from '@thela/records';
import { dayPages, useOpenDayPage } from './day-pages';
import { QuickActions } from './quick-actions';
import { SalesSummary } from './sales-summary';
import { SidebarSection } from './sidebar-section';
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
  readonly place: 'sidebar' | 'drawer';
  /** Gets every click before the links do. */
  readonly onChoose?: MouseEventHandler | undefined;
}

/** What the drawer of phones lists first, as the kitchen's; what is not in it is about money. */
const kitchen: ReadonlySet<FeatureId> = new Set(['ai-chef', 'zero-waste', 'chaat-gpt']);

/**
 * The content of the sidebar, all of it in the specification's order, and of the drawer, which the bottom bar
 * relieves of the day: there the tools are in two groups and what is seldom needed is folded.
 */
export default function Sidebar(props: SidebarProps) {
  const { brand, day, stall, ledger, keeping, onChoose, place, language, theme } = props;
  const messages = useMessages();
  const isDrawer = place === 'drawer';
  const isHelper = useIsHelper(stall);
  // My stall leads there, too.
  const isOwners = useStore(stall).isOwn && !isHelper;
  return (
    <div
      onClickCapture={onChoose}
      className={`flex flex-col text-on-tamarind ${isDrawer ? 'gap-1 px-4 pb-4' : 'gap-6 p-4'}`}
    >
      <p className="px-3 text-sm font-semibold tracking-wide text-on-tamarind-mark">
        {brand.tagline}
      </p>
      <div>
        <VendorCard stall={stall} keeping={keeping} />
        {isDrawer ? null : <DayLinks stall={stall} />}
      </div>
      <nav aria-label={messages.coreFeatures}>
        <SidebarSection heading={messages.coreFeatures} isFolded={false}>
          {isDrawer ? (
            <>
              <h3 className={GROUP}>{messages.groups.kitchen}</h3>
              <FeatureLinks {...{ stall, isDrawer }} only={(id) => kitchen.has(id)} />
              <h3 className={GROUP}>{messages.groups.money}</h3>
              <FeatureLinks {...{ stall, isDrawer }} only={(id) => !kitchen.has(id)} />
            </>
          ) : (
            <FeatureLinks {...{ stall, isDrawer }} only={() => true} />
          )}
        </SidebarSection>
      </nav>
      <QuickActions stall={stall} isFolded={isDrawer} />
      <div>
        <SalesSummary day={day} stall={stall} ledger={ledger} isFolded={isDrawer} />
        <SyncStatusSlot state={keeping} tone="dark" />
      </div>
      {isDrawer ? (
        isOwners ? null : (
          <SidebarLink
            to={stallPagePath('look')}
            icon={Languages}
            label={
              <>
                <span>{`${messages.look} `}</span>
                <span
                  aria-hidden="true"
                  translate="no"
                  className="whitespace-nowrap text-on-tamarind-mark"
                >
                  A अ తె
                </span>
              </>
            }
            isCurrent={false}
          />
        )
      ) : (
        <>
          <SidebarSection heading={messages.language.heading} isFolded={false}>
            <LanguageChoice language={language} name="sidebar-language" tone="dark" />
          </SidebarSection>
          <SidebarSection heading={messages.theme.heading} isFolded={false}>
            <ThemeChoice theme={theme} name="sidebar-theme" tone="dark" />
          </SidebarSection>
        </>
      )}
      {/* In the sidebar it does nothing, as specified, and looks it: language and theme stand above. */}
      <button
        type="button"
        value={isDrawer ? stallPagePath('look') : undefined}
        className={`on-dark flex min-h-12 items-center gap-3 rounded-control px-3 font-medium ${isDrawer ? 'hover:bg-tamarind-soft' : 'cursor-default'}`}
      >
        <LifeBuoy aria-hidden="true" className="size-6 text-on-tamarind-mark" />
        <span>{messages.settings}</span>
      </button>
    </div>
  );
}

const GROUP = 'px-3 pt-1 text-sm font-semibold text-on-tamarind-mark';

/** The bar at the bottom of small screens has them, too. */
function DayLinks({ stall }: Pick<SidebarProps, 'stall'>) {
  const words = useMessages().bottomBar;
  const open = useOpenDayPage();
  const isHelper = useIsHelper(stall);
  return (
    <nav aria-label={words.label} className="mt-2">
      <ul className="flex flex-col gap-1">
        {(['today', 'count', 'tomorrow'] as const).map((page) =>
          page === 'tomorrow' && isHelper ? null : (
            <li key={page} className={page === 'tomorrow' ? 'owners-only' : undefined}>
              <SidebarLink
                to={dayPages[page].path}
                icon={dayPages[page].icon}
                label={words[page]}
                isCurrent={open === page}
              />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

interface FeatureLinksProps extends Pick<SidebarProps, 'stall'> {
  readonly isDrawer: boolean;
  readonly only: (id: FeatureId) => boolean;
}

function FeatureLinks({ stall, isDrawer, only }: FeatureLinksProps) {
  const isHelper = useIsHelper(stall);
  return (
    <ul className={`flex flex-col ${isDrawer ? '' : 'gap-1'}`}>
      {features.map((feature) =>
        only(feature.id) ? (
          <li key={feature.id}>
            <FeatureLink {...{ feature, isHelper, isDrawer }} />
          </li>
        ) : null,
      )}
    </ul>
  );
}

interface FeatureLinkProps {
  readonly feature: Feature;
  readonly isHelper: boolean;
  readonly isDrawer: boolean;
}

/** The specified name first where the specification places it, what a vendor would say first in the drawer. */
function FeatureLink({ feature, isHelper, isDrawer }: FeatureLinkProps) {
  const messages = useMessages();
  const { label, plainName, badge } = offerOf(feature, messages);
  const { hash } = useLocation();
  const open = useOpenDayPage();
  const isPath = useMatch(`${toolPath(feature.id)}/*`) !== null;
  const to = openingPath(feature.id, isHelper ? 'helper' : 'owner');
  // Of the Profit tool a helper has the page of counting alone. Else that page has a link of its own.
  const isCounting = to === dayPages.count.path;
  const name = isCounting ? messages.bottomBar.count : plainName;
  return (
    <SidebarLink
      to={to}
      icon={feature.icon}
      {...(isDrawer ? { label: name, caption: label } : { label, caption: name })}
      badge={badge}
      // An authentication screen covers the tool that the path names.
      isCurrent={isPath && !authScreenOf(hash) && (open === undefined || isCounting)}
    />
  );
}

interface SidebarLinkProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: ReactNode;
  readonly caption?: string;
  readonly badge?: string | undefined;
  readonly isCurrent: boolean;
}

function SidebarLink({ to, icon: Icon, label, caption, badge, isCurrent }: SidebarLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="on-dark group flex min-h-12 items-center gap-3 rounded-control px-3 py-1 hover:bg-tamarind-soft aria-[current=page]:bg-turmeric aria-[current=page]:text-ink"
    >
      <Icon
        aria-hidden="true"
        className="size-6 shrink-0 text-on-tamarind-mark group-aria-[current=page]:text-ink"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-min flex-1 basis-28">
          <span className="block leading-tight font-semibold">{label}</span>
          {caption ? (
            <span className="block text-sm leading-tight text-on-tamarind/80 group-aria-[current=page]:text-ink">
              {caption}
            </span>
          ) : null}
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
