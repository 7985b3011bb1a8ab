import type { OutgoingHttpHeaders } from 'node:http';
import { noPermissions, pagePermissions } from './permissions-policy';

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Sign-in by Google or GitHub leaves the page and comes back to it; no window has an opener.
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** A year. Not for subdomains: whoever serves a site may not own what else lies below its name. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** What the shell's policy depends on. */
export interface ShellPolicy {
  /** Origin that the pages are served from. Once seen under TLS, browsers come back under TLS only. */
  readonly ownOrigin?: string | undefined;
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

/** What the page registers its service worker by, the shell's only policy for Trusted Types. */
const WORKER_POLICY = 'thela-worker';

const OWN_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Headers of the shell's origin: its pages run scripts and styles of the shell and of the tools'
 * origins only, nothing inline, and no string ever becomes code or markup. Where the voice assistant
 * holds calls, they may load the program of a call, too.
 */
export function shellHeaders(policy: ShellPolicy): OutgoingHttpHeaders {
  const { toolOrigins, allowOverride, supabaseUrl, modelUrl, callsUrl, reportingUrl } = policy;
  const calls = callsUrl ? CALLS : null;
  const files = ["'self'", ...toolOrigins.filter((origin) => origin !== policy.ownOrigin)];
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
    'worker-src': calls ? "'self' blob:" : "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    // Forms are the scripts' business: none is ever sent as such.
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': calls ? `${WORKER_POLICY} default` : WORKER_POLICY,
  };
  return {
    ...everywhere,
    ...transport(policy.ownOrigin),
    'Permissions-Policy': pagePermissions,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': serialize(directives),
  };
}

/** Policy of answers that are no page: opened as one, they can run, load and send nothing. */
export const NO_PAGE = serialize({
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

/**
 * Headers of a tool's origin: public files that a page of another origin may load.
 *
 * @param ownOrigin that they are served from
 */
export function toolHeaders(ownOrigin?: string): OutgoingHttpHeaders {
  return {
    ...everywhere,
    ...transport(ownOrigin),
    'Permissions-Policy': noPermissions,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
    'Content-Security-Policy': NO_PAGE,
  };
}

/** Over plain http the header counts for nothing, and would take its own machine from a developer. */
function transport(ownOrigin: string | undefined): OutgoingHttpHeaders {
  return ownOrigin?.startsWith('https:') ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {};
}

function serialize(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}
