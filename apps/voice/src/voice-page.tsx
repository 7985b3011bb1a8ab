import type { ToolProps } from '@thela/contract';
import { BeingBuilt, PageHeader } from '@thela/ui';
import Mic from 'lucide-react/icons/mic';
import { messages } from './messages';

/** The head of the voice assistant and what it will do; its controls do not exist yet. */
export function VoicePage({ shell }: ToolProps) {
  return (
    <>
      <PageHeader
        icon={<Mic className="size-7" />}
        title={shell.brand.assistant}
        subtitle={messages.subtitle}
      />
      <BeingBuilt icon={<Mic className="size-8" />}>{messages.beingBuilt}</BeingBuilt>
    </>
  );
}
