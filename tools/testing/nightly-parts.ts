/** What of the nightly run a change can break. */
export interface NightlyParts {
  /** Folders and files whose tests with the tag run in Vitest. */
  readonly units: readonly string[];
  /** Tools that are tested alone. */
  readonly tools: readonly string[];
  /** Files of `e2e/`, without `.spec.ts`; their tests with the tag run. */
  readonly specs: readonly string[];
  /** Whether the main paths run in each engine. */
  readonly engines: boolean;
}

interface Part extends Partial<Omit<NightlyParts, 'tools'>> {
  /** Matches the paths of files that concern it. */
  readonly touched: RegExp;
}

const parts: readonly Part[] = [
  // The worker, and what a browser caches.
  {
    touched: /^apps\/shell\/src\/(service-worker|offline)\/|^tools\/serving\//,
    specs: ['offline', 'fast', 'night', 'languages'],
    engines: true,
  },
  // What is stored: the day, the ledger, the stall, kept answers.
  {
    touched: /^libs\/(ledger|books|pricing|contract|records|stall|text)\/src\//,
    specs: [
      'count',
      'day',
      'kept-answers',
      'ledger',
      'offline',
      'persisted-day',
      'share',
      'stall',
      'two-phones',
      'security/attacks',
    ],
    engines: true,
  },
  // The loader, releases and where they lie.
  {
    touched:
      /^libs\/(federation|shipping|health|page)\/|^apps\/shell\/src\/((site|state|tool-page|diagnostics|reporting)\/|[^/]+$)/,
    units: ['libs/federation', 'libs/shipping'],
    specs: [
      'fault-matrix/fault-matrix',
      'safe-loading',
      'trouble',
      'composition',
      'shipping',
      'nginx',
      'offline',
      'health',
      'fast',
    ],
    engines: true,
  },
  // The policy, and what a site is served with.
  {
    touched: /^tools\/(serving|settings)\/|^docs\/(nginx|cdn)\/|^libs\/site-config\//,
    units: ['tools/serving', 'tools/settings'],
    specs: ['nginx', 'security/attacks', 'security/policy', 'security/secrets', 'terminal'],
    engines: true,
  },
  // Accounts, their local server, and the database.
  {
    touched: /^tools\/local-supabase\/|^supabase\/|^libs\/(session|sign-in|account|records)\//,
    units: ['tools/local-supabase', 'tools/health', 'supabase', 'libs/records'],
    specs: [
      'accounts',
      'auth-messages',
      'session',
      'ways-in',
      'profile',
      'second-factor',
      'two-phones',
      'security/attacks',
      'security/secrets',
    ],
  },
  // What a sentence means, and what a kitchen knows.
  {
    touched: /^apps\/voice\/|^libs\/(understanding|kitchen-book|language|speech|ai)\//,
    units: ['apps/voice', 'libs/understanding', 'libs/kitchen-book'],
    specs: ['voice', 'voice-calls', 'ai'],
  },
  // Words, and how they look.
  {
    touched: /\/messages\/|\.css$|^libs\/(ui|page)\/|^apps\/shell\/src\/(chrome|welcome|theme)\//,
    specs: ['accessibility', 'bottom-bar', 'languages', 'layout', 'menu', 'night', 'translation'],
  },
  // The commands that only developers use.
  {
    touched: /^tools\/(benchmark|cli|testing)\/|^nx\.json$/,
    units: ['tools'],
    specs: ['terminal', 'first-changes', 'eject', 'shipping'],
  },
];

/** A change of these may concern every test. */
const ALL = /^(package-lock\.json|vitest\.config\.ts|\.nvmrc|e2e\/[^/]+(?<!\.spec)\.ts)$/;
const UNIT_TEST = /\.test\.tsx?$/;
const SPEC = /^e2e\/(?!browsers\/)(.+)\.spec\.ts$/;

/** All of the nightly run. */
export const everyPart = (tools: readonly string[]): NightlyParts => ({
  units: ['apps', 'libs', 'supabase', 'tools'],
  tools,
  specs: ['.*'],
  engines: true,
});

/**
 * The parts that a change touches; tests that it touches count, too.
 *
 * @param paths files that it adds, changes or removes, from the root of the workspace
 * @param tools folders of all tools
 */
export function partsTouchedBy(paths: readonly string[], tools: readonly string[]): NightlyParts {
  if (paths.some((path) => ALL.test(path))) return everyPart(tools);
  const touched = parts.filter(({ touched: pattern }) => paths.some((path) => pattern.test(path)));
  const own = (pattern: RegExp) => paths.flatMap((path) => pattern.exec(path)?.[1] ?? []);
  return {
    units: unique([
      ...touched.flatMap(({ units = [] }) => units),
      ...paths.filter((path) => UNIT_TEST.test(path)),
    ]),
    tools: tools.filter((tool) => paths.some((path) => path.startsWith(`apps/${tool}/`))),
    specs: unique([...touched.flatMap(({ specs = [] }) => specs), ...own(SPEC)]),
    engines:
      touched.some(({ engines = false }) => engines) ||
      paths.some((path) => path.startsWith('e2e/browsers/')),
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted();
}
