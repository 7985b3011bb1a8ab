import type { ToolProps } from '@thela/contract';
import { BeingBuilt, PageHeader } from '@thela/ui';
import ChefHat from 'lucide-react/icons/chef-hat';
import { useState } from 'react';
import { formatDate } from './format-date';
import { messages } from './messages';

/** The head of the Sous-Chef and what it will do; its controls do not exist yet. */
export function SousChefPage({ shell }: ToolProps) {
  const [today] = useState(() => new Date());
  return (
    <>
      <PageHeader
        icon={<ChefHat className="size-7" />}
        title={messages.title}
        subtitle={messages.subtitle}
      >
        <p className="mt-1 text-ink-soft">
          {formatDate(today)} | {shell.brand.location}
        </p>
      </PageHeader>
      <BeingBuilt icon={<ChefHat className="size-8" />}>{messages.beingBuilt}</BeingBuilt>
    </>
  );
}
