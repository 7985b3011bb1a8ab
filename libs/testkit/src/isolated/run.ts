import * as v from 'valibot';

/** What one playground shows, and where what it needs lies. */
const playgroundSchema = v.object({
  /** App folder of the tool. */
  name: v.string(),
  /** Address of the folder of the release, ending in a slash. */
  release: v.string(),
  /** Headers of every answer of the playground's origin. */
  headers: v.record(v.string(), v.string()),
  /** The same of pages whose tool holds calls. */
  callHeaders: v.record(v.string(), v.string()),
});

const runSchema = v.object({
  /** Folder of the built playground. */
  host: v.string(),
  /** Folder of the apps, each with its own end-to-end tests in `e2e`. */
  apps: v.string(),
  /** Whether the tool is tested, or what the playground does with any tool. */
  suite: v.picklist(['tool', 'playground']),
  playground: playgroundSchema,
});

/** What `npm run test:isolated` hands over in `THELA_ISOLATED_RUN`, in JSON. */
export type IsolatedRun = v.InferOutput<typeof runSchema>;

export type IsolatedPlayground = v.InferOutput<typeof playgroundSchema>;

/** @throws Error where the tests were not started by the command */
export function readRun(env: NodeJS.ProcessEnv = process.env): IsolatedRun {
  const run = env.THELA_ISOLATED_RUN;
  if (!run) throw new Error('Start these tests with: npm run test:isolated <tool>');
  return v.parse(runSchema, JSON.parse(run));
}

/** Names the variable that says where the playground is served during a run. */
export const ADDRESS_VARIABLE = 'THELA_PLAYGROUND';
