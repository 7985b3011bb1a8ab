import { useStore } from '@thela/contract';
import type { Brand } from '@thela/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router-dom';
import { Logo } from '../chrome/logo';
import {
  LanguageOffer,
  TextLink,
  countPath,
  openingPath,
  stallPath,
  useIsHelper,
  useIsHydrated,
  useMessages,
} from '@thela/page';
import { featureWithId, offerOf } from '../site/features';
import type { LanguageOfferProps } from '@thela/page';
import { Today } from '@thela/today';
import type { TodayProps } from '@thela/today';
import { useAboutClass } from './about-class';

/** Fixed: an id of React's would be another in a prerendered page. */
const ABOUT_ID = 'about';

export interface WelcomePageProps {
  readonly today: TodayProps;
  readonly brand: Brand;
  /** Whether the address names a tool that does not exist. */
  readonly isUnknownTool: boolean;
  readonly language: LanguageOfferProps['language'];
  /** Whether the fold below an own stall is open. */
  readonly isAboutOpen: boolean;
  readonly onAbout: () => void;
}

/**
 * The start page: the vendor's own stall, if it is set up, and below it, in one fold on small screens, the product's
 * promises. Who has no stall sees at once how to begin.
 */
export function WelcomePage(props: WelcomePageProps) {
  const { today, brand, isUnknownTool, isAboutOpen, onAbout } = props;
  const messages = useMessages();
  const { isOwn } = useStore(today.stall);
  const isHydrated = useIsHydrated();
  const aboutClass = useAboutClass(today.stall, isAboutOpen);
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
      <Today {...today} />
      {isHydrated && !isOwn ? null : (
        <button
          type="button"
          aria-expanded={isAboutOpen}
          aria-controls={ABOUT_ID}
          onClick={onAbout}
          className={`flex min-h-14 w-full items-center justify-between gap-3 border-t border-line text-left font-semibold text-ink-soft lg:hidden ${isHydrated ? '' : 'if-own'}`}
        >
          <span>{words.about(brand.product)}</span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 transition-transform duration-150 ${isAboutOpen ? 'rotate-180' : ''}`}
          />
        </button>
      )}
      <div id={ABOUT_ID} className={aboutClass}>
        <Welcome {...props} isOwn={isHydrated && isOwn} />
      </div>
    </>
  );
}

function Welcome({
  today,
  brand,
  language,
  isOwn,
}: WelcomePageProps & { readonly isOwn: boolean }) {
  const messages = useMessages();
  const isHydrated = useIsHydrated();
  const isHelper = useIsHelper(today.stall);
  const words = messages.welcome;
  // An own stall has the page's title.
  const Title = isOwn ? 'h2' : 'h1';
  return (
    <>
      <LanguageOffer language={language} onChosen={today.focusPage} />
      <div className="relative overflow-hidden rounded-card bg-turmeric px-5 py-6 sm:px-10 sm:py-14">
        <Logo className="on-turmeric absolute -right-6 -bottom-8 hidden size-64 md:block" />
        <p className="font-semibold lg:hidden">{brand.tagline}</p>
        <Title className="mt-1 text-[min(2.25rem,10vw)] leading-tight font-extrabold tracking-tight text-balance sm:text-[3rem]">
          {words.title(brand.product)}
        </Title>
        <p className="mt-2 max-w-[36ch] sm:text-subheading">{words.intro}</p>
        {isOwn ? null : (
          <div className={`mt-4 flex flex-wrap gap-3 sm:mt-6 ${isHydrated ? '' : 'unless-own'}`}>
            <Link
              to={stallPath}
              className="inline-flex min-h-14 items-center justify-center rounded-control bg-flame px-6 py-2 text-lg font-bold text-white shadow-card hover:bg-flame-deep active:bg-flame-deep max-sm:w-full"
            >
              <span>{words.setUp}</span>
            </Link>
            <Link
              to={countPath}
              className="inline-flex min-h-12 items-center justify-center rounded-control border border-control bg-white px-5 py-2 font-semibold hover:bg-turmeric-tint max-sm:w-full sm:min-h-14"
            >
              <span>{words.sample}</span>
            </Link>
          </div>
        )}
      </div>
      {isOwn ? null : (
        <p
          className={`mt-2 flex flex-wrap items-center gap-x-4 text-ink-soft ${isHydrated ? '' : 'unless-own'}`}
        >
          <span>{words.before.text}</span>
          <TextLink to="/#signin">{words.before.account}</TextLink>
          <TextLink to={`${stallPath}#import`}>{words.before.file}</TextLink>
        </p>
      )}
      <ul className="mt-4 grid gap-4 md:grid-cols-3 md:gap-6">
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
    </>
  );
}
