import { CONTRACT, useStore } from '@thela/contract';
import type { ToolLoader } from '@thela/federation';
import type { RegistryState } from '@thela/federation/releases';
import { useWords, wordsOf } from '@thela/language';
import type { Words } from '@thela/language';
import { Button, PageHeader, SectionCard } from '@thela/ui';
import Copy from 'lucide-react/icons/copy';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useId, useState, useSyncExternalStore } from 'react';
import {
  formatDateTime,
  isOnline,
  latestErrors,
  useMessages as useShellMessages,
  Unreachable,
  useRead,
} from '@thela/page';
import type { Read } from '@thela/page';
import { askWorker } from '../service-worker/worker-messages';
import { features, offerOf } from '../site/features';
import type { Releases } from '../site/tool-source';
import type { AppState } from '../state/app-state';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { messages as english } from './messages/en';
import { OverrideForm } from './override-form';
import { ReportingCard } from './reporting-card';
import { reportText, toolFacts } from './tool-facts';
import type { PageFacts } from './tool-facts';

/** What is loaded from where, how long it took and what went wrong: for a bug report. */
export default function DiagnosticsPage({ app }: { readonly app: AppState }) {
  const { state } = useRead(app.releases);
  const { diagnostics } = useShellMessages();
  if (state.status === 'loading') return null;
  if (state.status === 'failure') return <Unreachable name={diagnostics} />;
  return <Findings app={app} releases={state.value} />;
}

interface FindingsProps {
  readonly app: AppState;
  readonly releases: Releases;
}

function Findings({ app, releases: { registry, overrides } }: FindingsProps) {
  const messages = useMessages();
  const shell = useShellMessages();
  const words = useWords();
  const { config, toasts } = app;
  const list = useStore(registry);
  const isRead = list.status === 'current' || list.status === 'stale';
  const states = useLoaderStates(app.loaders);
  const errors = useStore(latestErrors);
  const overridden = useStore(overrides);
  const [textToCopy, setTextToCopy] = useState<string | null>(null);

  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const tools = features.map((feature) => ({
    ...feature,
    shownLabel: offerOf(feature, shell).label,
    facts: toolFacts({
      state: states.get(feature.remote) ?? { status: 'absent' },
      entry: isRead ? list.registry.get(feature.remote) : null,
      error: errors[feature.remote],
      override: overridden[feature.remote],
      resources,
    }),
  }));
  const known = {
    list,
    openedAt: useState(() => new Date().toISOString())[0],
    isDayPersisted: useStore(app.current().records.hasRecords),
    missing: useRead(nameMissing).state,
  };

  async function copy() {
    // Whoever reads the report need not know the language of the vendor.
    const text = reportText(pageFacts(known, english(), wordsOf('en-IN')), tools);
    try {
      await navigator.clipboard.writeText(text);
      toasts.notify.show({ kind: 'success', message: messages.copied, urgency: 'polite' });
    } catch {
      setTextToCopy(text);
    }
  }

  return (
    <>
      <PageHeader
        icon={<Stethoscope className="size-7" />}
        title={shell.diagnostics}
        subtitle={messages.subtitle}
      />
      <Button onClick={() => void copy()} className="mb-6 w-full sm:w-auto">
        <Copy aria-hidden="true" className="size-5" />
        <span>{messages.copy}</span>
      </Button>
      {textToCopy === null ? null : <TextToCopy text={textToCopy} />}
      <SectionCard heading={messages.page} className="mb-6">
        <Facts facts={pageFacts(known, messages, words)} />
      </SectionCard>
      {config.reporting ? <ReportingCard reporting={config.reporting} /> : null}
      <div className="grid gap-6 xl:grid-cols-2">
        {tools.map(({ remote, shownLabel, facts }) => (
          <SectionCard key={remote} heading={shownLabel}>
            <Facts facts={facts} labels={messages.facts} />
            {config.remotes.allowOverride ? (
              <OverrideForm name={remote} label={shownLabel} overrides={overrides} />
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

interface KnownOfPage {
  readonly list: RegistryState;
  readonly openedAt: string;
  readonly isDayPersisted: boolean;
  readonly missing: Read<readonly string[] | null>['state'];
}

function pageFacts(
  { list, openedAt, isDayPersisted, missing }: KnownOfPage,
  messages: Messages,
  words: Words,
): PageFacts {
  const { pageFacts: labels } = messages;
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  return {
    [labels.address]: window.location.origin,
    [labels.build]: build ?? messages.unknown,
    [labels.contract]: CONTRACT,
    [labels.registry]:
      list.status === 'stale'
        ? messages.persistedRegistry(formatDateTime(list.keptAt, words))
        : list.status,
    [labels.time]: openedAt,
    [labels.day]: isDayPersisted ? messages.dayPersisted : messages.dayNotPersisted,
    [labels.offline]: describeMissing(missing, messages),
    [labels.network]: isOnline() ? messages.online : messages.offline,
    [labels.browser]: navigator.userAgent,
  };
}

function describeMissing(read: KnownOfPage['missing'], messages: Messages): string {
  if (read.status !== 'success') return messages.unknown;
  if (read.value === null) return messages.noWorker;
  return read.value.length === 0 ? messages.noneMissing : messages.missing(read.value.join(' '));
}

/** The site's files that are not stored for use without a network; `null` where the browser has no worker of it. */
async function nameMissing(): Promise<readonly string[] | null> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return null;
  const named = await askWorker(worker, { type: 'name-missing' });
  return Array.isArray(named) ? named.map(String) : null;
}

/** The text to copy by hand, where the browser does not let the page do it. */
function TextToCopy({ text }: { readonly text: string }) {
  const messages = useMessages();
  const id = useId();
  return (
    <div className="mb-6">
      <label htmlFor={id} className="mb-2 block">
        {messages.copyByHand}
      </label>
      <textarea
        id={id}
        readOnly
        rows={8}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className="w-full rounded-control border border-control bg-white p-3"
      />
    </div>
  );
}
