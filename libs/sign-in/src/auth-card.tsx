import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuthScreen } from '@thela/page';

export interface AuthCardProps {
  readonly heading: string;
  readonly subtitle: string;
  /** Whether the card replaces the element that had the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** The frame of these screens. */
export function AuthCard({ heading, subtitle, takesFocus = false, children }: AuthCardProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);
  return (
    <div className="mx-auto max-w-[28rem] overflow-hidden rounded-card border border-line/60 bg-white shadow-card">
      <div className="h-2 bg-turmeric" aria-hidden="true" />
      <div className="p-5 sm:p-8">
        <h1
          ref={head}
          tabIndex={-1}
          className="text-title outline-none font-bold tracking-tight text-balance wrap-anywhere"
        >
          {heading}
        </h1>
        <p className="mt-1 mb-6 text-subheading wrap-anywhere text-ink-soft">{subtitle}</p>
        {children}
      </div>
    </div>
  );
}

export interface CrossLinkProps {
  readonly text: string;
  readonly label: string;
  readonly hash: AuthScreen;
}

/** The link to another screen. */
export function CrossLink({ text, label, hash }: CrossLinkProps) {
  return (
    <p className="mt-6 flex flex-wrap items-center justify-center gap-x-2 text-center text-ink-soft">
      <span>{text}</span>
      <Link
        to={{ hash }}
        replace
        className="flex min-h-12 items-center rounded-control font-semibold text-flame underline underline-offset-4"
      >
        {label}
      </Link>
    </p>
  );
}
