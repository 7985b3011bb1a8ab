import type { ToolLoader } from '@thela/federation';
import { bucketOf } from '@thela/health';
import type { Connection, Report, Vital } from '@thela/health';
import type { Language } from '@thela/contract';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { MetricType } from 'web-vitals';
import { toolNameAt } from '../site/tool-names';

interface VitalsOptions {
  /** By app folder. */
  readonly loaders: ReadonlyMap<string, ToolLoader>;
  readonly language: () => Language;
  /** Sends a report; must not throw. */
  readonly send: (report: Report) => void;
}

const CONNECTIONS: readonly string[] = ['slow-2g', '2g', '3g', '4g'] satisfies Connection[];

/**
 * Measures this visit, if it began at a tool, and reports it once: when the page is hidden for the first time. Largest paint,
 * slowest interaction and shifts count as long as the address is the tool's. The browser hands over what was before this.
 */
export function reportVitals({ loaders, language, send }: VitalsOptions): void {
  const tool = toolNameAt(window.location.pathname);
  const loader = tool === undefined ? undefined : loaders.get(tool);
  if (tool === undefined || !loader) return;
  const values: Partial<Record<Vital, number>> = {};
  const note = ({ name, value }: MetricType) => {
    if (toolNameAt(window.location.pathname) !== tool) return;
    if (name === 'LCP' || name === 'INP') values[name] = bucketOf(value);
    if (name === 'CLS') values.CLS = bucketOf(value * 1000);
  };
  for (const watch of [onLCP, onINP, onCLS]) watch(note, { reportAllChanges: true });
  document.addEventListener('visibilitychange', function report() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    const state = loader.getSnapshot();
    const isOfRelease = state.status === 'ready' && state.tool.channel !== 'override';
    if (!isOfRelease || Object.keys(values).length === 0) return;
    const { version: release } = state.tool;
    const connection = connectionNow();
    send({ kind: 'vitals', tool, release, language: language(), connection, values });
  });
}

function connectionNow(): Connection {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  const type = connection?.effectiveType ?? '';
  return CONNECTIONS.includes(type) ? (type as Connection) : 'unknown';
}
