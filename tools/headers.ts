import type { OutgoingHttpHeaders } from 'node:http';

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * Headers of the shell's origin: its pages run scripts and styles of the shell and of the tools'
 * origins only, nothing inline, and no string ever becomes code or markup.
 */
export function shellHeaders(toolOrigins: readonly string[]): OutgoingHttpHeaders {
  const code = ["'self'", ...toolOrigins].join(' ');
  const policy = {
    'default-src': "'none'",
    'script-src': code,
    'style-src': code,
    'img-src': code,
    'font-src': code,
    'connect-src': code,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  };
  return { ...everywhere, 'Content-Security-Policy': serialize(policy) };
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
