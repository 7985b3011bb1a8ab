import type { OutgoingHttpHeaders } from 'node:http';

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** What the shell's policy depends on. */
export interface ShellPolicy {
  /** Origins that tools' code may come from. */
  readonly toolOrigins: readonly string[];
  /** A developer may put a release from the own machine in a tool's place. */
  readonly allowOverride: boolean;
  /** Origin of the Supabase project that keeps the accounts. */
  readonly supabaseUrl?: string | undefined;
  /** Where pages call the text model themselves, if they do. */
  readonly modelUrl?: string | undefined;
  /** Where the voice service is asked for calls, if it is. */
  readonly callsUrl?: string | undefined;
  /** Where errors are reported to, if anywhere. */
  readonly reportingUrl?: string | undefined;
}

/**
 * What a call of the voice service needs: its program comes from Daily, which carries calls, and makes
 * worklets of its own. It gives plain strings as addresses, so the page must have a default policy for
 * Trusted Types; the voice assistant makes it, and lets through nothing but these.
 */
const CALLS = {
  scripts: ['https://c.daily.co', 'blob:'],
  connections: ['https://*.daily.co', 'wss://*.daily.co'],
};

const OWN_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Headers of the shell's origin: its pages run scripts and styles of the shell and of the tools'
 * origins only, nothing inline, and no string ever becomes code or markup. Where the voice assistant
 * holds calls, they may load the program of a call, too.
 */
export function shellHeaders(policy: ShellPolicy): OutgoingHttpHeaders {
  const { toolOrigins, allowOverride, supabaseUrl, modelUrl, callsUrl, reportingUrl } = policy;
  const calls = callsUrl ? CALLS : null;
  const files = ["'self'", ...toolOrigins];
  const code = [...files, ...(allowOverride ? OWN_MACHINE : [])];
  const services = [supabaseUrl, modelUrl, callsUrl, reportingUrl].filter(
    (url) => url !== undefined,
  );
  const origins = services.map((url) => new URL(url).origin);
  const connections = new Set([...code, ...origins, ...(calls?.connections ?? [])]);
  const directives = {
    'default-src': "'none'",
    'script-src': [...code, ...(calls?.scripts ?? [])].join(' '),
    'style-src': code.join(' '),
    'img-src': files.join(' '),
    'font-src': files.join(' '),
    'connect-src': [...connections].join(' '),
    ...(calls ? { 'worker-src': 'blob:' } : {}),
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': calls ? 'default' : "'none'",
  };
  return { ...everywhere, 'Content-Security-Policy': serialize(directives) };
}

/** Headers of a tool's origin: public files that a page of another origin may load. */
export function toolHeaders(): OutgoingHttpHeaders {
  return {
    ...everywhere,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
    'Content-Security-Policy': serialize({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
  };
}

/**
 * How long a file may be kept: for good when its name carries its hash or its folder its version,
 * otherwise it is asked for again each time.
 *
 * @param path as in the URL, `/assets/tool-CGzUXzuO.js`
 */
export function cacheControl(path: string, isTool: boolean): string {
  const isHashed = /^\/(assets\/.*|remoteEntry)-[\w-]{8,}\.\w+$/.test(path);
  return isTool || isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function serialize(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}
