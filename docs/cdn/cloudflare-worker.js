// Serves a site from a bucket of R2: a Worker of Cloudflare, with wrangler.toml beside it.
// Written from Cloudflare's documentation; not tried there. `npm test` runs it in Node. Put your names in; `npm run headers`
// prints the headers for your own settings.

/** The only name that is answered: a page of another site could read config.json by DNS rebinding. */
const HOST = 'thela.example';
/** Folder in the bucket, as in `--to s3://thela/site`; empty for the whole bucket. */
const PREFIX = 'site';
const LANGUAGES = new Set(['hi-IN', 'te-IN', 'hi-Latn-IN']);

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Permissions-Policy':
    'microphone=(self), autoplay=(self), clipboard-write=(self), publickey-credentials-create=(self), publickey-credentials-get=(self), otp-credentials=(self), accelerometer=(), camera=(), clipboard-read=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), midi=(), payment=(), picture-in-picture=(), screen-wake-lock=(), serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' https://project.supabase.co; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types thela-worker",
};

export default {
  /**
   * @param {Request} request
   * @param {{ SITE: any }} env with the bucket of R2 that wrangler.toml binds
   */
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.host !== HOST) return refusal(421);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405);
    for (const key of objectsOf(url.pathname, languageOf(request))) {
      // oxlint-disable-next-line no-await-in-loop -- the next one is needed only if this one is missing
      const object = await env.SITE.get(PREFIX ? `${PREFIX}/${key}` : key, {
        onlyIf: request.headers,
      });
      if (object) return answer(request, object, key);
    }
    return refusal(404);
  },
};

/**
 * The keys below the prefix to look for, the first that is there counts; none for a path that can be none.
 *
 * @param {string} pathname
 * @param {string} language
 * @returns {string[]}
 */
function objectsOf(pathname, language) {
  const path = decoded(pathname);
  if (path === null || path.split('/').includes('..')) return [];
  const release = /^\/remotes\/([a-z][a-z0-9-]*\/\d[^/]*\/.+)$/.exec(path);
  if (release?.[1]) return [release[1]];
  if (/\.\w+$/.test(path)) return [`shell${path}`];
  if (path === '/') return [`shell/index${language}.html`, 'shell/index.html'];
  const tool = /^\/tools\/([\w-]+)(\/[^.]*)?$/.exec(path)?.[1];
  const page = `shell/tools/${tool}`;
  const pages = tool === undefined ? [] : [`${page}${language}.html`, `${page}.html`];
  return [...pages, 'shell/app.html'];
}

/** @param {Request} request */
function languageOf(request) {
  const cookies = request.headers.get('cookie') ?? '';
  const language = /(?:^|;\s*)thela_language=([\w-]+)/.exec(cookies)?.[1] ?? '';
  return LANGUAGES.has(language) ? `.${language}` : '';
}

/** @param {string} pathname */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * @param {Request} request
 * @param {any} object of R2; without a body when the browser has it already
 * @param {string} key
 */
function answer(request, object, key) {
  const headers = new Headers(HEADERS);
  // Type, caching and encoding, as they were stored.
  object.writeHttpMetadata(headers);
  headers.set('ETag', object.httpEtag);
  if (key.endsWith('.html')) headers.set('Vary', 'Cookie');
  if (!('body' in object)) return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : object.body;
  // It is compressed already.
  return new Response(body, /** @type {ResponseInit} */ ({ headers, encodeBody: 'manual' }));
}

/** @param {number} status */
function refusal(status) {
  return new Response(null, { status, headers: { ...HEADERS, 'Cache-Control': 'no-store' } });
}
