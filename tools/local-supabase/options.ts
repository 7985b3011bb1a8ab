import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { LocalSupabaseError } from './start-error';
import type { AuthSettings } from './settings';
import { AuthSettingsSchema, DEFAULT_SETTINGS } from './settings';

/** The public key that clients of the local backend send; no other project accepts it. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_only_thela';

/** Opens the counts of the local backend's function `health`, which hold nothing of a person. */
export const LOCAL_HEALTH_READ_KEY = 'health_read_local_only_thela_0000';

/** A key for `serviceKey`, which nobody can guess. */
export function newServiceKey(): string {
  return `sb_secret_${randomBytes(24).toString('base64url')}`;
}

/** What the caller brings of its workspace. */
export interface WorkspaceOptions {
  /** On every answer; a page has a policy of its own. */
  readonly headers: Readonly<Record<string, string>>;
  readonly postgres: PostgresSettings;
}

/** Options of the local backend; plain JSON, so that a child process can take them. */
export interface LocalSupabaseOptions extends WorkspaceOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The origin of the site whose accounts these are, such as `http://localhost:4200`. */
  readonly siteUrl: string;
  /** The SQLite file; created with its folder when missing. */
  readonly databaseFile: string;
  /** One loopback address. Without it the server listens on 127.0.0.1 and, where there is one, ::1. */
  readonly host?: string;
  readonly settings?: Partial<AuthSettings>;
  /** Opens the operator's routes, which no page may ask. Without it nobody is the operator. */
  readonly serviceKey?: string;
}

/** Settings of Postgres, whose data folder stands beside the SQLite file: `auth.db.postgres`. */
export interface PostgresSettings {
  readonly migrationsFolder: string;
  /** Holds the databases that new ones are copied from. */
  readonly templatesFolder: string;
  /** How long a transaction may run, in milliseconds. */
  readonly timeoutMs?: number;
}

/** As in a hosted project, for the role `authenticated`. */
const TIMEOUT_MS = 8000;

const OptionsSchema = v.strictObject({
  port: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)),
  siteUrl: v.pipe(v.string(), v.url()),
  databaseFile: v.pipe(v.string(), v.nonEmpty()),
  host: v.optional(v.string()),
  serviceKey: v.optional(v.pipe(v.string(), v.minLength(32))),
  settings: v.optional(v.partial(AuthSettingsSchema)),
  headers: v.record(v.string(), v.string()),
  postgres: v.strictObject({
    migrationsFolder: v.pipe(v.string(), v.nonEmpty()),
    templatesFolder: v.pipe(v.string(), v.nonEmpty()),
    timeoutMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), TIMEOUT_MS),
  }),
});

/** Validated options, with every setting filled in. */
export interface CheckedOptions {
  readonly port: number;
  readonly siteOrigin: string;
  readonly databaseFile: string;
  readonly hosts: readonly { readonly address: string; readonly isRequired: boolean }[];
  readonly settings: AuthSettings;
  readonly serviceKey: string | null;
  readonly headers: WorkspaceOptions['headers'];
  readonly postgres: Required<PostgresSettings> & { readonly folder: string };
}

/** @throws LocalSupabaseError for invalid options, or a host that is not loopback */
export function checkOptions(options: unknown): CheckedOptions {
  const parsed = v.safeParse(OptionsSchema, options);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue) ?? 'options';
    throw new LocalSupabaseError('BAD_OPTIONS', `local-supabase: ${path}: ${issue.message}`);
  }
  const { host, settings, siteUrl, serviceKey = null, postgres, ...rest } = parsed.output;
  return {
    ...rest,
    siteOrigin: new URL(siteUrl).origin,
    serviceKey,
    hosts: host === undefined ? bothLoopbacks : [{ address: loopback(host), isRequired: true }],
    settings: { ...DEFAULT_SETTINGS, ...present(settings) },
    postgres: { ...postgres, folder: `${resolve(rest.databaseFile)}.postgres` },
  };
}

/** Options that are absent are undefined after parsing, and must not hide the defaults. */
function present(options: object = {}): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

const bothLoopbacks = [
  { address: '127.0.0.1', isRequired: true },
  { address: '::1', isRequired: false },
];

function loopback(host: string): string {
  // The same hosts that `allowedHosts` accepts.
  if (['localhost', '127.0.0.1', '::1'].includes(host)) return host;
  throw new LocalSupabaseError(
    'NOT_LOOPBACK',
    `local-supabase serves this machine only: ${host} is not a loopback address. ` +
      'Use 127.0.0.1 or ::1, or leave the host out.',
  );
}
