import { useStore } from '@thela/contract';
import type { OverrideStore } from '@thela/federation/releases';
import { Button } from '@thela/ui';
import { NoticeBar, useMessages, useRead } from '@thela/page';
import { features, offerOf } from '../site/features';
import type { ToolSource } from '../site/tool-source';

export interface OverrideNoticesProps {
  readonly releases: ToolSource['releases'];
}

/** Says which tools come from another address. */
export default function OverrideNotices({ releases }: OverrideNoticesProps) {
  const { state } = useRead(releases);
  return state.status === 'success' ? <Notices overrides={state.value.overrides} /> : null;
}

function Notices({ overrides }: { readonly overrides: OverrideStore }) {
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
