import { useStore } from '@thela/contract';
import type { OverrideStore, RegistrySource } from '@thela/federation';
import { Button } from '@thela/ui';
import { useWords } from '@thela/language';
import { formatDateTime, NoticeBar, useMessages } from '@thela/page';
import { features, offerOf } from '../site/features';

export interface NoticeListProps {
  readonly registry: RegistrySource;
  readonly overrides: OverrideStore;
}

/** Says that the list of tools is old, and which tools come from another address. */
export default function NoticeList({ registry, overrides }: NoticeListProps) {
  const messages = useMessages();
  const words = useWords();
  const list = useStore(registry);
  const overridden = useStore(overrides);
  return (
    <>
      {list.status === 'stale' ? (
        <Notice
          text={messages.registry.kept(formatDateTime(list.keptAt, words))}
          action={messages.registry.action}
          // After a failure this notice stays.
          onAction={() => void registry.readToOpen(1).catch(() => {})}
        />
      ) : null}
      {Object.entries(overridden).map(([name, address]) => {
        const feature = features.find(({ remote }) => remote === name);
        const tool = feature ? offerOf(feature, messages).label : name;
        return (
          <Notice
            key={name}
            text={messages.override.text(tool, address)}
            action={messages.override.action(tool)}
            onAction={() => {
              overrides.reset(name);
              window.location.reload();
            }}
          />
        );
      })}
    </>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

function Notice({ text, action, onAction }: NoticeProps) {
  return (
    <NoticeBar role="status" text={text}>
      <Button variant="secondary" onClick={onAction}>
        {action}
      </Button>
    </NoticeBar>
  );
}
