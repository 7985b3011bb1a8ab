import type { AiSettings, Brand, VoiceSettings } from '@thela/contract';
import * as v from 'valibot';

/** After this many ms without an answer the page says that it cannot start. */
const TIMEOUT_MS = 30_000;

const text = v.pipe(v.string(), v.nonEmpty());
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));

/** The message that the specification gives, section 8. */
const SUPABASE_MISSING = 'Missing Supabase environment variables';

const modelName = v.pipe(v.string(), v.regex(/^[\w.-]+$/));
const modelNames = v.pipe(v.array(modelName), v.nonEmpty());
const modelSettings = {
  baseUrl: webAddress,
  models: v.object({ advice: modelNames, recipe: modelNames, strategy: modelNames }),
  key: text,
};
const aiSchema = v.variant('mode', [
  v.object({ mode: v.literal('built-in') }),
  v.object({ mode: v.literal('gateway'), ...modelSettings }),
  v.object({ mode: v.literal('direct'), ...modelSettings }),
]);

/** `<provider>/<id>` */
const voicePart = v.pipe(v.string(), v.regex(/^[\w-]+\/[\w.:@/-]+$/));
const voiceSchema = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  baseUrl: webAddress,
  assistant: v.object({ model: voicePart, voice: voicePart, transcriber: voicePart }),
});

const configSchema = v.object({
  brand: v.object({
    product: text,
    assistant: text,
    tagline: text,
    location: text,
    supportEmail: text,
    repositoryUrl: webAddress,
    issuesUrl: webAddress,
    termsUrl: webAddress,
    privacyUrl: webAddress,
  }),
  supabase: v.optional(
    v.object({ url: v.pipe(webAddress, v.check(isOrigin)), publishableKey: text }),
  ),
  ai: v.optional(aiSchema, { mode: 'built-in' }),
  voice: v.optional(voiceSchema),
  day: v.optional(v.object({ platesSold: v.record(v.string(), v.number()) })),
  remotes: v.object({
    allowedOrigins: v.array(v.pipe(webAddress, v.check(isOrigin))),
    allowOverride: v.optional(v.boolean(), false),
  }),
  reporting: v.optional(v.object({ url: webAddress })),
  offline: v.optional(v.boolean(), true),
});

/** An address without path or closing slash, as browsers write an origin. */
function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === address;
}

/** The backend that accounts live in. */
export interface SupabaseSettings {
  /** `https://abcd.supabase.co` */
  readonly url: string;
  /** Public: it names the project and opens nothing by itself. */
  readonly publishableKey: string;
}

/** The configuration names no backend for accounts. */
export class MissingSupabaseError extends Error {
  override name = 'MissingSupabaseError';

  constructor() {
    super(SUPABASE_MISSING);
  }
}

/** What this installation of the shell is told when its page loads. */
export interface Config {
  readonly brand: Brand;
  readonly supabase: SupabaseSettings;
  readonly ai: AiSettings;
  readonly voice: VoiceSettings;
  /** Fixed opening figures in place of random sample ones. */
  readonly platesSold?: Readonly<Record<string, number>>;
  /** The only origins that a tool's code may come from. */
  readonly allowedOrigins: readonly string[];
  /** Whether an engineer may see a tool from elsewhere on this site, in his own browser. */
  readonly allowOverride: boolean;
  /** Where errors are posted to, beside the browser's console. */
  readonly reportingUrl?: string;
  /** Whether the site shall work without a network. */
  readonly offline: boolean;
}

/** What an operator should know who opens the console. */
const DIRECT_MODE_WARNING =
  'AI mode "direct": everybody who opens this page can read the key of the text model and spend on it. ' +
  'Mode "gateway" keeps it on the server.';

/**
 * Fetches and checks `config.json`; warns on the console when it puts a key into the page.
 *
 * @throws Error naming the fault, when there is none to be had or it makes no sense
 */
export async function fetchConfig(): Promise<Config> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  const config = parseConfig(await response.json());
  if (config.ai.mode === 'direct') console.warn(DIRECT_MODE_WARNING);
  return config;
}

let read: Promise<Config> | undefined;

/** `config.json`, asked for once, whoever needs it first. Rejects as `fetchConfig` does. */
export function readConfig(): Promise<Config> {
  read ??= fetchConfig();
  return read;
}

/**
 * @throws MissingSupabaseError when no backend for accounts is named, Error naming each field that
 *   makes no sense otherwise
 */
export function parseConfig(value: unknown): Config {
  const parsed = v.safeParse(configSchema, value);
  if (!parsed.success) throw new Error(`config.json is malformed: ${v.summarize(parsed.issues)}`);
  const { brand, supabase, ai, voice, day, remotes, reporting, offline } = parsed.output;
  if (!supabase) throw new MissingSupabaseError();
  return {
    brand,
    supabase,
    ai,
    voice: voice ? { engine: 'vapi', ...voice } : { engine: 'browser' },
    ...(day ? { platesSold: day.platesSold } : {}),
    ...(reporting ? { reportingUrl: reporting.url } : {}),
    offline,
    ...remotes,
  };
}
