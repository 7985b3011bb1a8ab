// Finds the object of a request in the bucket: a function of CloudFront (runtime cloudfront-js-2.0), for viewer requests.
// Written from AWS's documentation; not tried there. `npm test` runs it in Node. Put your names in.

/** The only name that is answered: a page of another site could read config.json by DNS rebinding. */
const HOST = 'thela.example';
/** Folder in the bucket, as in `--to s3://thela/site`; empty for the whole bucket. */
const PREFIX = 'site';
/** The tools that have a page. A function cannot ask whether an object is there: add a new tool here when the shell has its page. */
const TOOL_PAGES = new Set([
  'analytics',
  'profit-optimizer',
  'ai-chef',
  'daily-strategy',
  'chaat-gpt',
  'zero-waste',
]);
const LANGUAGES = new Set(['hi-IN', 'te-IN', 'hi-Latn-IN']);

const REASONS = { 404: 'Not Found', 405: 'Method Not Allowed', 421: 'Misdirected Request' };

// eslint-disable-next-line no-unused-vars -- CloudFront calls it.
function handler({ request }) {
  const { host, cookie } = { host: request.headers.host, cookie: request.cookies.thela_language };
  if (!host || host.value !== HOST) return refusal(421);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405);
  const key = objectOf(request.uri, cookie ? cookie.value : '');
  if (key === null) return refusal(404);
  const folder = PREFIX ? `/${PREFIX}` : '';
  request.uri = `${folder}/${key.split('/').map(encodeURIComponent).join('/')}`;
  return request;
}

/** The key of an object below the prefix; `null` for a path that can be none. */
function objectOf(uri, cookie) {
  const path = decoded(uri);
  if (path === null || path.split('/').includes('..')) return null;
  const release = /^\/remotes\/([a-z][a-z0-9-]*\/\d[^/]*\/.+)$/.exec(path);
  if (release) return release[1];
  if (/\.\w+$/.test(path)) return `shell${path}`;
  const language = LANGUAGES.has(cookie) ? `.${cookie}` : '';
  if (path === '/') return `shell/index${language}.html`;
  const tool = /^\/tools\/([\w-]+)(\/[^.]*)?$/.exec(path);
  if (tool && TOOL_PAGES.has(tool[1])) return `shell/tools/${tool[1]}${language}.html`;
  return 'shell/app.html';
}

function decoded(uri) {
  try {
    return decodeURIComponent(uri);
  } catch {
    return null;
  }
}

/** The headers policy may leave out answers of a function. */
function refusal(status) {
  return {
    statusCode: status,
    statusDescription: REASONS[status],
    headers: {
      'cache-control': { value: 'no-store' },
      'content-security-policy': { value: "default-src 'none'" },
      'x-content-type-options': { value: 'nosniff' },
    },
  };
}
