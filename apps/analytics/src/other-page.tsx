import type { LocationStore } from '@thela/contract';
import { PageHeader, ToolLink, buttonLinkStyle } from '@thela/ui';
import type { ReactNode } from 'react';
import { useMessages } from './messages';

export interface OtherPageProps {
  readonly location: LocationStore;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** In place of a page that is not there, or not for this person: it leads to today. */
export function OtherPage({ location, icon, title, text }: OtherPageProps) {
  const { toToday } = useMessages().periods;
  return (
    <>
      <PageHeader icon={icon} title={title} subtitle={text} />
      <ToolLink location={location} to="" className={buttonLinkStyle}>
        {toToday}
      </ToolLink>
    </>
  );
}
