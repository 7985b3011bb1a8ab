import type { Brand } from '@thela/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsHydrated, useMessages } from '@thela/page';
import { Logo } from './logo';
// Drawn by Simple Icons 16.37, which gave them to the public domain (CC0 1.0).
import facebook from './signs/facebook.svg';
import instagram from './signs/instagram.svg';
import x from './signs/x.svg';
import youtube from './signs/youtube.svg';

export interface FooterContentProps {
  readonly brand: Brand;
  readonly year: number;
}

/** All of the footer. The social icons do nothing, as specified. */
export function FooterContent({ brand, year }: FooterContentProps) {
  const words = useMessages().footer;
  const isHydrated = useIsHydrated();
  return (
    <>
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-8 px-4 py-10 sm:px-8 xl:grid-cols-[2fr_1fr_1fr_1fr] xl:gap-x-8">
        <div className="col-span-full xl:col-span-1">
          <p className="flex items-center gap-3 text-subheading font-bold">
            <Logo className="size-9 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{brand.product}</span>
          </p>
          <p className="mt-3 max-w-text text-on-tamarind/85">{words.description(brand.product)}</p>
          <ul className="mt-4 flex gap-3" aria-hidden="true">
            {[facebook, instagram, x, youtube].map((sign) => (
              <li
                key={sign}
                className="grid size-10 place-items-center rounded-full bg-tamarind-soft"
              >
                <img src={sign} alt="" loading="lazy" width="20" height="20" className="invert" />
              </li>
            ))}
          </ul>
        </div>
        <LinkGroup heading={words.company}>
          <Link to="/" className={linkStyle}>
            {words.about}
          </Link>
          <FooterItem href={brand.supportEmail && `mailto:${brand.supportEmail}`}>
            {words.contact}
          </FooterItem>
        </LinkGroup>
        <LinkGroup heading={words.legal}>
          <FooterItem href={brand.termsUrl}>{words.terms}</FooterItem>
          <FooterItem href={brand.privacyUrl}>{words.privacy}</FooterItem>
        </LinkGroup>
        <LinkGroup heading={words.resources}>
          <FooterItem href={brand.issuesUrl}>{words.support}</FooterItem>
          <FooterItem href={brand.repositoryUrl}>{words.documentation}</FooterItem>
        </LinkGroup>
      </div>
      <div className="border-t border-on-tamarind/20">
        <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-5 text-sm text-on-tamarind/85 sm:px-8">
          {/* A prerendered page may be from last year. Hydration leaves its text as it is; another key replaces it. */}
          <p key={String(isHydrated)} suppressHydrationWarning>
            {words.copyright(year, brand.product)}
          </p>
          <p>{words.credit}</p>
        </div>
      </div>
    </>
  );
}

/** Underlined, because plain text may stand beside it. */
const linkStyle =
  'on-dark flex min-h-12 items-center rounded-control underline decoration-on-tamarind/50 underline-offset-4 hover:text-on-tamarind-mark';

function LinkGroup({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <h2 className="mb-1 font-semibold text-on-tamarind-mark">{heading}</h2>
      {children}
    </div>
  );
}

interface FooterItemProps {
  /** Empty where this site has no such address. */
  readonly href: string;
  readonly children: string;
}

/** A link, or plain text without an address. A web page opens in another tab, the mail program does not. */
function FooterItem({ href, children }: FooterItemProps) {
  if (!href) return <p className="flex min-h-12 items-center text-on-tamarind/85">{children}</p>;
  const isMail = href.startsWith('mailto:');
  return (
    <a
      href={href}
      className={linkStyle}
      {...(isMail ? {} : { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </a>
  );
}
