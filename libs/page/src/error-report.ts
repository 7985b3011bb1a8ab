import type { Store } from '@thela/contract';
import { createStore } from 'zustand/vanilla';

/** A part of the page that errors come from: the shell, or a tool in one of its releases. */
export interface ErrorSource {
  /** `shell`, or the tool's app folder. */
  readonly name: string;
  /** Version of the tool's release, where it is known. */
  readonly version?: string | undefined;
}

/** What a reporter gets. It holds nothing that the vendor typed. */
export interface ErrorReport extends ErrorSource {
  readonly place: string;
  readonly message: string;
  readonly stack?: string | undefined;
  /** Path of the page, without query and hash. */
  readonly path: string;
  /** In UTC: `2026-11-21T06:00:00.000Z`. */
  readonly time: string;
}

/** Sends an error to where somebody reads it. Must not throw. */
export type Reporter = (report: ErrorReport, error: unknown) => void;

/** Maximum per page: more would not help, and would use up the vendor's mobile data. */
const MAX_REPORTS = 30;
const MAX_STACK_CHARS = 4000;

export const toConsole: Reporter = ({ name, version, place }, error) => {
  const release = version ? ` (release ${version})` : '';
  console.error(`[${name}] ${place}${release}:`, error);
};

/**
 * Posts each report as JSON to an address, the same one once, at most 30 of a page. One that does
 * not arrive is lost.
 */
export function toAddress(url: string): Reporter {
  const sent = new Set<string>();
  return (report) => {
    const key = [report.name, report.version, report.place, report.message].join('\n');
    if (sent.has(key) || sent.size >= MAX_REPORTS) return;
    sent.add(key);
    postReport(url, report);
  };
}

/** Posts JSON, even while the page goes away. What does not arrive is lost. */
export function postReport(url: string, report: unknown): void {
  void fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}

let reporters: readonly Reporter[] = [toConsole];
const latest = createStore<Readonly<Record<string, ErrorReport>>>(() => ({}));

export function setReporters(next: readonly Reporter[]): void {
  reporters = next;
}

/** The latest error of each part of the page, by its name. */
export const latestErrors: Store<Readonly<Record<string, ErrorReport>>> = {
  getSnapshot: latest.getState,
  subscribe: latest.subscribe,
};

/**
 * Reports an error together with the part of the page it comes from.
 *
 * @param place what was going on, in a few words
 */
export function reportError(error: unknown, source: ErrorSource, place: string): void {
  const report: ErrorReport = {
    ...source,
    place,
    message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    stack: error instanceof Error ? error.stack?.slice(0, MAX_STACK_CHARS) : undefined,
    path: window.location.pathname,
    time: new Date().toISOString(),
  };
  latest.setState({ [source.name]: report });
  for (const reporter of reporters) reporter(report, error);
}

/** A release of a tool that ran on this page, and the folder that its code came from. */
export interface LoadedSource extends ErrorSource {
  readonly folder: string;
}

/**
 * Reports uncaught errors and unhandled rejections. The folder in the stack tells which tool's code
 * an error comes from.
 *
 * @returns ends the watch
 */
export function watchUncaughtErrors(loaded: () => readonly LoadedSource[]): () => void {
  function sourceOf(trace: string): ErrorSource {
    const found = loaded().find(({ folder }) => trace.includes(folder));
    return found ? { name: found.name, version: found.version } : { name: 'shell' };
  }
  function onError(event: ErrorEvent) {
    const error: unknown = event.error ?? event.message;
    const trace = `${event.filename} ${error instanceof Error ? error.stack : ''}`;
    reportError(error, sourceOf(trace), 'uncaught error');
    event.preventDefault();
  }
  function onRejection(event: PromiseRejectionEvent) {
    const reason: unknown = event.reason;
    const trace = reason instanceof Error ? (reason.stack ?? '') : '';
    reportError(reason, sourceOf(trace), 'unhandled rejection');
    event.preventDefault();
  }
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
