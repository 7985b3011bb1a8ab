import { BeingBuilt, PageHeader } from '@thela/ui';
import Recycle from 'lucide-react/icons/recycle';
import { messages } from './messages';

/** The head of Zero-Waste Genius and what it will do; its controls do not exist yet. */
export function ZeroWastePage() {
  return (
    <>
      <PageHeader
        icon={<Recycle className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      />
      <BeingBuilt icon={<Recycle className="size-8" />}>{messages.beingBuilt}</BeingBuilt>
    </>
  );
}
