import { useStore } from '@thela/contract';
import type { OverrideStore } from '@thela/federation';
import { Button } from '@thela/ui';
import { NoticeBar, useMessages } from '@thela/page';
import { features, offerOf } from '../site/features';

export interface OverrideNoticesProps {
  readonly overrides: OverrideStore;
}

/** Says which tools come from another address. */
export default function OverrideNotices({ overrides }: OverrideNoticesProps) {
  const messages = useMessages();
  return Object.entries(useStore(overrides)).map(([name, address]) => {
    const feature = features.find(({ remote }) => remote === name);
    const tool = feature ? offerOf(feature, messages).label : name;
    return (
      <NoticeBar key={name} role="status" text={messages.override.text(tool, address)}>
        <Button
          variant="secondary"
          onClick={() => {
            overrides.reset(name);
            window.location.reload();
          }}
        >
          {messages.override.action(tool)}
        </Button>
      </NoticeBar>
    );
  });
}
