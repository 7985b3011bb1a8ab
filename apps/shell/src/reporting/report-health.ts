import type { ToolLoader, ToolState } from '@thela/federation';
import { persistValue } from '@thela/federation';
import type { FailureKind, Report } from '@thela/health';
import { isOnline } from '@thela/page';
import * as v from 'valibot';

/** What this browser has reported on a day (UTC): names of tools, releases and kinds of reports. */
const reportedSchema = v.object({ day: v.string(), reports: v.array(v.string()) });

interface HealthOptions {
  /** By app folder. */
  readonly loaders: ReadonlyMap<string, ToolLoader>;
  /** Whether an engineer loads the tool from another address: such a release is not counted. */
  readonly isOverridden: (tool: string) => boolean;
  /** Sends a report; must not throw. */
  readonly send: (report: Report) => void;
  readonly storage: () => Storage;
  /** The time in ms since the epoch. */
  readonly now: () => number;
}

/**
 * Reports that this browser opened a release, and that the release failed in it: each once for a release and a day (UTC). A release
 * that failed to open was opened, too, or the share of failures would be wrong. What fails offline, is switched off or is loaded
 * from elsewhere says nothing of a release. Where storage is blocked, each is reported once for a page.
 *
 * @returns ends it
 */
export function reportHealth({ loaders, ...options }: HealthOptions): () => void {
  const reported = persistValue(options.storage, 'thela.health', reportedSchema);

  function once(report: Report) {
    const day = new Date(options.now()).toISOString().slice(0, 10);
    // Read anew each time: another tab may have reported it.
    const kept = reported.read();
    const reports = kept?.day === day ? kept.reports : [];
    const name = `${report.kind} ${report.tool} ${report.release}`;
    if (reports.includes(name)) return;
    reported.write({ day, reports: [...reports, name] });
    options.send(report);
  }

  function look(tool: string, state: ToolState) {
    const seen = outcomeOf(state);
    if (!seen || !isOnline() || options.isOverridden(tool)) return;
    const { release, failure } = seen;
    once({ kind: 'open', tool, release });
    if (failure) once({ kind: 'failure', tool, release, failure });
  }

  const leaves = [...loaders].map(([tool, loader]) => {
    look(tool, loader.getSnapshot());
    return loader.subscribe(() => look(tool, loader.getSnapshot()));
  });
  return () => leaves.forEach((leave) => leave());
}

/** Which release a state is of, and why that failed; `null` where there is nothing to report. */
function outcomeOf(
  state: ToolState,
): { readonly release: string; readonly failure?: FailureKind } | null {
  switch (state.status) {
    case 'absent':
    case 'loading':
      return null;
    case 'ready':
      return state.tool.channel === 'override' ? null : { release: state.tool.version };
    case 'crashed':
      return state.tool.channel === 'override'
        ? null
        : { release: state.tool.version, failure: 'crashed' };
    case 'failed': {
      const { kind, version } = state.failure;
      // Neither is a fault of the release.
      if (kind === 'disabled' || kind === 'outdated' || kind === 'insecure') return null;
      return version === undefined ? null : { release: version, failure: kind };
    }
  }
}
