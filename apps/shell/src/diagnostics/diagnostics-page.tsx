import { CONTRACT, useStore } from '@thela/contract';
import type { RegistryState, ToolLoader } from '@thela/federation';
import { wordsNow } from '@thela/language';
import { Button, PageHeader, SectionCard } from '@thela/ui';
import Copy from 'lucide-react/icons/copy';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useState, useSyncExternalStore } from 'react';
import { latestErrors } from '../error-report';
import { features } from '../features';
import { formatDateTime } from '../format-date-time';
import type { AppState } from '../app-state';
import { TextToCopy } from './text-to-copy';
import { useMessages } from '../messages';
import { words } from './messages';
import { OverrideForm } from './override-form';
import { reportText, toolFacts } from './tool-facts';
import type { PageFacts } from './tool-facts';

/** What is loaded from where, how long it took and what went wrong: for a bug report. */
export default function DiagnosticsPage({ app }: { readonly app: AppState }) {
  const messages = useMessages();
  const { config, overrides, toasts } = app;
  const list = useStore(app.registry);
  const isRead = list.status === 'current' || list.status === 'stale';
  const states = useLoaderStates(app.loaders);
  const errors = useStore(latestErrors);
  const overridden = useStore(overrides);
  const [textToCopy, setTextToCopy] = useState<string | null>(null);

  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const tools = features.map(({ remote, label }) => ({
    remote,
    label,
    facts: toolFacts({
      state: states.get(remote) ?? { status: 'absent' },
      entry: isRead ? list.registry.get(remote) : null,
      error: errors[remote],
      override: overridden[remote],
      resources,
    }),
  }));
  const page = usePageFacts(list, useStore(app.records.isKept));

  async function copy() {
    const text = reportText(page, tools);
    try {
      await navigator.clipboard.writeText(text);
      toasts.notify.show({ kind: 'success', message: words.copied, urgency: 'polite' });
    } catch {
      setTextToCopy(text);
    }
  }

  return (
    <>
      <PageHeader
        icon={<Stethoscope className="size-7" />}
        title={messages.diagnostics}
        subtitle={words.subtitle}
      />
      <Button onClick={() => void copy()} className="mb-6 w-full sm:w-auto">
        <Copy aria-hidden="true" className="size-5" />
        {words.copy}
      </Button>
      {textToCopy === null ? null : <TextToCopy text={textToCopy} />}
      <SectionCard heading={words.page} className="mb-6">
        <Facts facts={page} />
      </SectionCard>
      <div className="grid gap-6 xl:grid-cols-2">
        {tools.map(({ remote, label, facts }) => (
          <SectionCard key={remote} heading={label}>
            <Facts facts={facts} labels={words.facts} />
            {config.remotes.allowOverride ? (
              <OverrideForm name={remote} label={label} overrides={overrides} />
            ) : null}
          </SectionCard>
        ))}
      </div>
    </>
  );
}

interface FactsProps {
  readonly facts: object;
  /** Words for the facts' names, where these are not words themselves. */
  readonly labels?: Readonly<Record<string, string>>;
}

function Facts({ facts, labels }: FactsProps) {
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{labels?.[name] ?? name}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useLoaderStates(loaders: ReadonlyMap<string, ToolLoader>) {
  const all = [...loaders];
  // The statuses alone decide whether something changed.
  useSyncExternalStore(
    (listener) => {
      const leaves = all.map(([, loader]) => loader.subscribe(listener));
      return () => leaves.forEach((leave) => leave());
    },
    () => all.map(([, loader]) => loader.getSnapshot().status).join(),
  );
  return new Map(all.map(([name, loader]) => [name, loader.getSnapshot()]));
}

function usePageFacts(list: RegistryState, isDayPersisted: boolean): PageFacts {
  const [openedAt] = useState(() => new Date().toISOString());
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  return {
    [words.pageFacts.address]: window.location.origin,
    [words.pageFacts.build]: build ?? words.unknown,
    [words.pageFacts.contract]: CONTRACT,
    [words.pageFacts.registry]:
      list.status === 'stale'
        ? words.persistedRegistry(formatDateTime(list.keptAt, wordsNow()))
        : list.status,
    [words.pageFacts.time]: openedAt,
    [words.pageFacts.day]: isDayPersisted ? words.dayPersisted : words.dayNotPersisted,
    [words.pageFacts.network]: navigator.onLine ? words.online : words.offline,
    [words.pageFacts.browser]: navigator.userAgent,
  };
}
