import type { SiteConfig } from '@thela/site-config';
import { SectionCard } from '@thela/ui';
import { useMessages } from './messages';

interface ReportingCardProps {
  readonly reporting: NonNullable<SiteConfig['reporting']>;
}

/** What the pages send to who runs the site, in words for vendors. */
export function ReportingCard({ reporting }: ReportingCardProps) {
  const { reports } = useMessages();
  return (
    <SectionCard heading={reports.heading} className="mb-6">
      <p>{reports.health}</p>
      {reporting.vitals ? <p className="mt-3">{reports.vitals}</p> : null}
      <p className="mt-3">{reports.errors}</p>
    </SectionCard>
  );
}
