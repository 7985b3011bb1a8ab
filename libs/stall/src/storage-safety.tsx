import { useStore } from '@thela/contract';
import { useWords } from '@thela/language';
import type { Words } from '@thela/language';
import { Button, SectionCard } from '@thela/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { StallRecords, StorageHealth } from '@thela/records';
import { useMessages } from './messages';
import type { Messages } from './messages';

export function StorageSafety({ records }: { readonly records: StallRecords }) {
  const messages = useMessages();
  const { storage } = messages;
  const words = useWords();
  const health = useStore(records.health);
  const [hasFailed, setFailed] = useState(false);
  const { status, unsaved, reason } = health;

  function attempt(work: () => Promise<void>) {
    setFailed(false);
    work().catch(() => setFailed(true));
  }
  useEffect(() => {
    records.refresh().catch(() => setFailed(true));
  }, [records]);

  return (
    <SectionCard heading={storage.heading}>
      {status === 'opening' ? (
        <p role="status">{hasFailed ? storage.failed : storage.opening}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {status === 'unsaved' ? (
            <Line kind="danger">{storage.unsaved[reason ?? 'full'](unsaved)}</Line>
          ) : null}
          {health.restored > 0 ? (
            <Line kind="warning">{storage.restored(health.restored)}</Line>
          ) : null}
          <Line kind="good">{usageText(health, storage, words)}</Line>
          <PersistenceLine isPersistent={health.isPersistent} />
          {health.hasBackup === null ? null : (
            <Line kind={health.hasBackup ? 'good' : 'warning'}>
              {health.hasBackup ? storage.secondCopy : storage.noSecondCopy}
            </Line>
          )}
          <Line kind="good">{storage.offline}</Line>
        </ul>
      )}
      <Button
        variant="secondary"
        className="mt-4"
        onClick={() => attempt(status === 'unsaved' ? records.retry : records.refresh)}
      >
        {status === 'unsaved' ? messages.tryAgain : storage.check}
      </Button>
    </SectionCard>
  );
}

function usageText(
  { events, usedBytes, availableBytes }: StorageHealth,
  storage: Messages['storage'],
  words: Words,
): string {
  return [
    events === null ? storage.storedUnknown : storage.stored(events),
    usedBytes === null ? '' : storage.used(fileSize(usedBytes, words)),
    availableBytes === null ? '' : storage.available(fileSize(availableBytes, words)),
  ]
    .filter(Boolean)
    .join(' ');
}

function PersistenceLine({ isPersistent }: Pick<StorageHealth, 'isPersistent'>) {
  const { storage } = useMessages();
  if (isPersistent === true) return <Line kind="good">{storage.persistent}</Line>;
  const text = isPersistent === false ? storage.notPersistent : storage.persistenceUnknown;
  return <Line kind="warning">{text}</Line>;
}

const icons = {
  good: <CircleCheck className="size-5 text-leaf" />,
  warning: <Info className="size-5 text-flame" />,
  danger: <TriangleAlert className="size-5 text-chilli" />,
};

interface LineProps {
  readonly kind: keyof typeof icons;
  readonly children: ReactNode;
}

function Line({ kind, children }: LineProps) {
  return (
    <li className={`flex gap-3 ${kind === 'danger' ? 'font-semibold text-chilli' : ''}`}>
      <span aria-hidden="true" className="mt-0.5 shrink-0">
        {icons[kind]}
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </li>
  );
}

const sizes = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
] as const;

/**
 * A number of bytes as people read it.
 *
 * @example fileSize(2_140_000, words) === '2.1 MB'
 */
function fileSize(bytes: number, { number }: Words): string {
  const [unit, factor] = sizes.find(([, size]) => bytes >= size) ?? ['kB', 1e3];
  return `${number(bytes / factor, 1)} ${unit}`;
}
