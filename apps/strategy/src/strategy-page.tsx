import { BeingBuilt, PageHeader } from '@thela/ui';
import Megaphone from 'lucide-react/icons/megaphone';
import { messages } from './messages';

/** The head of Daily Sales Strategy and what it will do; its controls do not exist yet. */
export function StrategyPage() {
  return (
    <>
      <PageHeader
        icon={<Megaphone className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      />
      <BeingBuilt icon={<Megaphone className="size-8" />}>{messages.beingBuilt}</BeingBuilt>
    </>
  );
}
