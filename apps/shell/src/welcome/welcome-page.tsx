import { useStore } from '@thela/contract';
import type { Brand } from '@thela/contract';
import { Button } from '@thela/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Menu from 'lucide-react/icons/menu';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router-dom';
import { Logo } from '../chrome/logo';
import {
  LanguageOffer,
  PagePart,
  TextLink,
  openingPath,
  stallPath,
  useIsHelper,
  useIsHydrated,
  useMessages,
} from '@thela/page';
import { featureWithId, offerOf } from '../site/features';
import type { LanguageOfferProps } from '@thela/page';
import type { KeepSafeProps } from '../stall-today/keep-safe';
import { StallToday } from '../stall-today/stall-today';
import type { StallTodayProps } from '../stall-today/stall-today';
import type { CurrentStall, StallRecords } from '@thela/records';
import { partOf } from '@thela/ui/lazy-part';

// Not loaded at start-up: it has something to say once a week at most.
const keepSafe = partOf(() => import('../stall-today/keep-safe'));

export interface WelcomePageProps extends StallTodayProps {
  readonly records: Pick<StallRecords, 'firstDay' | 'exportText'>;
  readonly brand: Brand;
  /** Whether the address names a tool that does not exist. */
  readonly isUnknownTool: boolean;
  readonly language: LanguageOfferProps['language'];
  readonly onLanguageChosen: LanguageOfferProps['onChosen'];
  readonly onOpenMenu: (opener: HTMLElement) => void;
}

/**
 * The page before a tool is chosen: the vendor's own stall, if it is set up, and below it the product's three
 * promises and where to begin.
 */
export function WelcomePage({
  brand,
  isUnknownTool,
  language,
  onLanguageChosen,
  onOpenMenu,
  ...today
}: WelcomePageProps) {
  const messages = useMessages();
  const isHelper = useIsHelper(today.stall);
  const words = messages.welcome;
  return (
    <>
      {isUnknownTool ? (
        <p
          role="status"
          className="mb-6 flex items-center gap-3 rounded-card border border-chilli/40 bg-chilli-tint p-4 font-medium text-chilli"
        >
          <TriangleAlert aria-hidden="true" className="size-6 shrink-0" />
          <span>{words.unknownTool}</span>
        </p>
      ) : null}
      <StallToday {...today} />
      <KeepSafeSlot {...today} onGone={onLanguageChosen} />
      <LanguageOffer language={language} onChosen={onLanguageChosen} />
      <div className="relative overflow-hidden rounded-card bg-turmeric px-5 py-10 sm:px-10 sm:py-14">
        <Logo className="on-turmeric absolute -right-6 -bottom-8 hidden size-64 md:block" />
        <p className="font-semibold lg:hidden">{brand.tagline}</p>
        <h1 className="mt-2 text-[min(2.25rem,12vw)] leading-tight font-extrabold tracking-tight text-balance sm:text-[3rem]">
          {words.title(brand.product)}
        </h1>
        <p className="mt-3 max-w-[36ch] text-subheading">{words.intro}</p>
        <Button
          onClick={(event) => onOpenMenu(event.currentTarget)}
          className="mt-6 w-full sm:w-auto lg:hidden"
        >
          <Menu aria-hidden="true" className="size-5 shrink-0" />
          <span>{messages.openMenu}</span>
        </Button>
      </div>
      <ul className="mt-6 grid gap-4 md:grid-cols-3 md:gap-6">
        {Object.entries(words.promises).map(([id, { title, text }]) => {
          const feature = featureWithId(id);
          if (!feature) return null;
          const Icon = feature.icon;
          return (
            <li key={id}>
              <Link
                to={openingPath(feature.id, isHelper ? 'helper' : 'owner')}
                className="group flex h-full flex-col rounded-card border border-line/60 bg-white p-6 shadow-card transition-shadow duration-150 hover:shadow-raised"
              >
                <span
                  aria-hidden="true"
                  className="mb-4 grid size-12 place-items-center rounded-control bg-flame-tint text-flame"
                >
                  <Icon className="size-7" />
                </span>
                <h2 className="text-subheading font-bold">{title}</h2>
                <p className="mt-2 flex-1 text-ink-soft">{text}</p>
                <span className="mt-4 inline-flex items-center gap-2 font-semibold text-flame group-hover:underline">
                  <span>{offerOf(feature, messages).label}</span>
                  <ArrowRight aria-hidden="true" className="size-5" />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-8 text-center text-lg text-ink-soft">
        <span className="hidden lg:inline">{words.hint}</span>
        <span className="lg:hidden">{words.hintSmall}</span>
      </p>
      <StallInvitation stall={today.stall} />
      <p className="mt-3 flex flex-wrap items-center gap-x-4 px-5 text-ink-soft sm:px-6">
        <span>{words.before.text}</span>
        <TextLink to="/#signin">{words.before.account}</TextLink>
        <TextLink to={`${stallPath}#import`}>{words.before.file}</TextLink>
      </p>
    </>
  );
}

/** The offer of an account or a file, to the owner of a stall that is on this phone alone. */
function KeepSafeSlot({
  stall,
  keeping,
  ...props
}: KeepSafeProps & Pick<WelcomePageProps, 'stall' | 'keeping'>) {
  const { isOwn } = useStore(stall);
  const { sync, separateEvents } = useStore(keeping);
  const isHydrated = useIsHydrated();
  if (!isHydrated || !isOwn || sync.status !== 'phone' || separateEvents > 0) return null;
  return <PagePart part={keepSafe} props={props} doing="offering to keep the stall" />;
}

/** Leads to the set-up of an own stall. An own stall stands at the top of the page. */
function StallInvitation({ stall }: { readonly stall: CurrentStall }) {
  const { invitation, setUp } = useMessages().stall;
  const { isOwn } = useStore(stall);
  const isHydrated = useIsHydrated();
  const isHelper = useIsHelper(stall);
  if ((isHydrated && isOwn) || isHelper) return null;
  return (
    <div
      className={`mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-turmeric-tint/60 px-5 py-3 sm:px-6 ${isHydrated ? '' : 'unless-own'}`}
    >
      <div className="min-w-[min(100%,14rem)] flex-1">
        <h2 className="font-bold">{invitation.title}</h2>
        <p className="text-ink-soft">{invitation.text}</p>
      </div>
      <Link
        to={stallPath}
        className="inline-flex min-h-12 items-center gap-2 rounded-control font-semibold text-flame hover:underline"
      >
        <span>{setUp}</span>
        <ArrowRight aria-hidden="true" className="size-5" />
      </Link>
    </div>
  );
}
