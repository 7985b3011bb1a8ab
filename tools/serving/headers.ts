import type { OutgoingHttpHeaders } from 'node:http';
import type { ResponseHeaders } from '@thela/shipping';
import { noPermissions, pagePermissions } from './permissions-policy';

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Works, because sign-in by Google or GitHub redirects the page itself instead of opening a window.
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** One year, without subdomains: the operator of a site may not own all subdomains of its domain. */
const STRICT_TRANSPORT = 'max-age=31536000';

export interface ShellPolicy {
  /** Origin of the pages. If it is `https:`, browsers are told to use TLS only. */
  readonly ownOrigin?: string | undefined;
  /** Origins from which pages may load the code of tools. */
  readonly toolOrigins: readonly string[];
  /** Whether a developer may load a release from this machine in place of a tool. */
  readonly allowOverride: boolean;
  /** Address of the Supabase project that stores the accounts. */
  readonly supabaseUrl?: string | undefined;
  /** Address of the text model, if pages call it directly. */
  readonly modelUrl?: string | undefined;
  /** Address of the voice service, if the voice assistant makes calls. */
  readonly callsUrl?: string | undefined;
  /** Address that errors are reported to, if they are. */
  readonly reportingUrl?: string | undefined;
}

/**
 * The sources that a call of the voice service needs. Its script comes from Daily, which transmits the calls. It
 * creates worklets from blobs, and its noise filter is WebAssembly; docs/security.md says what both open. The script
 * uses plain strings as script addresses, so the page needs a default policy for Trusted Types; the voice assistant
 * creates one that accepts only these addresses.
 */
const CALLS = {
  scripts: ['https://c.daily.co', 'blob:', "'wasm-unsafe-eval'"],
  connections: ['https://*.daily.co', 'wss://*.daily.co'],
};

/** Name of the policy for Trusted Types with which the page registers its service worker. */
const WORKER_POLICY = 'thela-worker';

const OWN_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Headers of the shell's origin. Its pages run scripts and styles only from the shell and the tools'
 * origins, nothing inline, and never turn a string into code or markup. If the voice assistant makes
 * calls, they may also load the script of a call.
 */
export function shellHeaders(policy: ShellPolicy): ResponseHeaders {
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
    // Scripts handle all forms; the browser never submits one.
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

/** Policy of responses that are not pages: if a browser opens one, it can run, load and send nothing. */
const NO_PAGE = serialize({
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

/**
 * Headers of a tool's origin: public files that a page of another origin may load.
 *
 * @param ownOrigin the origin that serves them
 */
export function toolHeaders(ownOrigin?: string): ResponseHeaders {
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

/** Headers of the local Supabase, which opens pages of its own: these set a policy of their own. */
export const supabaseHeaders: ResponseHeaders = {
  ...everywhere,
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': noPermissions,
  // Pages of the site read answers by CORS, which this header does not restrict.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': NO_PAGE,
};

/** Only for sites under TLS: browsers ignore the header over plain http, which developers use on localhost. */
function transport(ownOrigin: string | undefined): ResponseHeaders {
  return ownOrigin?.startsWith('https:') ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {};
}

function serialize(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}

/** Lines of an nginx configuration that put headers on every answer, errors included. */
export function nginxHeaders(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${String(value)}" always;`,
  );
}
