import type { ToolState } from '@thela/federation';
import type { VerifiedEntryOf } from '@thela/federation/releases';
import type { ErrorReport } from '@thela/page';

/** Everything that the page knows of one tool, as words and figures for an engineer. */
export interface ToolFacts {
  /** As the loader calls it: `loading`, `ready`, `failed: tampered`, `crashed`; or `not opened`. */
  readonly state: string;
  /** Release that is shown, by which way it came, or the one that would be. */
  readonly release: string;
  /** What the registry says is live, and a trial beside it. */
  readonly live: string;
  readonly contract: string;
  readonly origin: string;
  /** How long opening took, in ms, and what came over the network, in bytes; for a tool in use. */
  readonly loadTime: string;
  readonly bytes: string;
  readonly lastError: string;
}

export interface KnownOfTool {
  readonly state: ToolState;
  /** The registry's entry; `undefined` without one, `null` without a registry. */
  readonly entry: VerifiedEntryOf | null | undefined;
  readonly error: ErrorReport | undefined;
  /** Address of the override, where there is one. */
  readonly override: string | undefined;
  readonly resources: readonly Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize'>[];
}

const NOTHING = '–';

export function toolFacts({ state, entry, error, override, resources }: KnownOfTool): ToolFacts {
  const shown = state.status === 'ready' || state.status === 'crashed' ? state.tool : null;
  const registered = entry?.kind === 'found' ? entry.remote : null;
  const named = shown ?? registered?.live ?? null;
  const baseUrl = shown?.baseUrl ?? override ?? registered?.live.baseUrl;
  return {
    state: describeState(state, entry),
    release: shown ? `${shown.version} (${shown.channel})` : describeAbsent(state, override),
    live: describeRegistered(entry),
    contract: named?.contract ?? NOTHING,
    origin: baseUrl ? new URL(baseUrl).origin : NOTHING,
    loadTime: state.status === 'ready' ? `${Math.round(state.loadMs)} ms` : NOTHING,
    bytes: shown ? describeBytes(shown.baseUrl, resources) : NOTHING,
    lastError: error ? describeError(error) : NOTHING,
  };
}

function describeState(state: ToolState, entry: KnownOfTool['entry']): string {
  if (state.status === 'failed') return `failed: ${state.failure.kind}`;
  const status = state.status === 'absent' ? 'not opened' : state.status;
  const isOff = entry?.kind === 'found' && entry.remote.disabled;
  return isOff ? `${status}, switched off: ${isOff.reason}` : status;
}

/** The release that failed, or that an override asks for. */
function describeAbsent(state: ToolState, override: string | undefined): string {
  if (state.status === 'failed' && state.failure.version) return state.failure.version;
  return override ? `${override} (override)` : NOTHING;
}

function describeRegistered(entry: KnownOfTool['entry']): string {
  if (entry === null) return NOTHING;
  if (entry === undefined) return 'none registered';
  if (entry.kind === 'refused') return `refused: ${entry.reason}`;
  const { live, canary } = entry.remote;
  const trial = canary ? `, ${canary.percent} % on ${canary.release.version}` : '';
  return `${live.version}${trial}`;
}

function describeError({ time, place, message, version }: ErrorReport): string {
  return `${time} ${place}: ${message}${version ? ` (release ${version})` : ''}`;
}

/** Bytes as they came over the network, compressed; files from the browser's cache count, too. */
function describeBytes(baseUrl: string, resources: KnownOfTool['resources']): string {
  const own = resources.filter(({ name }) => name.startsWith(baseUrl));
  const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return `${bytes} bytes in ${own.length} files`;
}

export type PageFacts = Readonly<Record<string, string>>;

export function reportText(
  page: PageFacts,
  tools: readonly { readonly label: string; readonly facts: ToolFacts }[],
): string {
  const pageLines = Object.entries(page).map(([label, value]) => `${label}: ${value}`);
  const toolLines = tools.flatMap(({ label, facts }) => [
    '',
    label,
    ...Object.entries(facts).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return [...pageLines, ...toolLines].join('\n');
}
