import * as v from 'valibot';

/** The tool and the release of a playground, and the headers of its server. */
const playgroundSchema = v.object({
  /** App folder of the tool. */
  name: v.string(),
  /** Address of the folder of the release, ending in a slash. */
  release: v.string(),
  /** Headers of every answer of the playground's origin. */
  headers: v.record(v.string(), v.string()),
  /** Headers of pages whose tool makes calls. */
  callHeaders: v.record(v.string(), v.string()),
});

const runSchema = v.object({
  root: v.string(),
  /** Folder of the built playground. */
  host: v.string(),
  /** Patterns of the files with its tests. */
  tests: v.array(v.string()),
  /** One of each tested tool. */
  playgrounds: v.array(playgroundSchema),
});

/** `npm run test:isolated` passes this in `THELA_ISOLATED_RUN`, as JSON. */
export type IsolatedRun = v.InferOutput<typeof runSchema>;

export type IsolatedPlayground = v.InferOutput<typeof playgroundSchema>;

/** @throws Error where the tests were not started by the command */
export function readRun(env: NodeJS.ProcessEnv = process.env): IsolatedRun {
  const run = env.THELA_ISOLATED_RUN;
  if (!run) throw new Error('Start these tests with: npm run test:isolated <tool>');
  return v.parse(runSchema, JSON.parse(run));
}

/** Name of the environment variable with the playgrounds' addresses by tool, as JSON. */
export const ADDRESSES_VARIABLE = 'THELA_PLAYGROUNDS';
