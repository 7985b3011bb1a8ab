import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { addressInLanguage, addressOfPage } from '@thela/shipping/site-layout';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listTools, workspaceRoot } from '../workspace';
import { shellHeaders } from './headers';

const CDN = join(workspaceRoot, 'docs/cdn');
const LANGUAGES = ['hi-IN', 'te-IN', 'hi-Latn-IN'];
const ownOrigin = 'https://thela.example';
const headers = shellHeaders({
  ownOrigin,
  toolOrigins: [ownOrigin],
  allowOverride: false,
  supabaseUrl: 'https://project.supabase.co',
});

interface Asked {
  readonly path: string;
  readonly language?: string;
  readonly method?: string;
  readonly host?: string;
}

/** A key below the prefix, or the status of a refusal. */
type Found = string | number;

const pages = ['index', ...listTools().map(({ featureId }) => `tools/${featureId}`)].flatMap(
  (page) => ['', ...LANGUAGES.map((language) => `.${language}`)].map((end) => `${page}${end}.html`),
);
const others = ['app.html', 'config.json', 'remotes.json', 'sw.js', 'assets/app-12345678.js'];
const releases = ['profit/1.0.0-ab/remoteEntry.js', 'profit/1.0.0-ab/assets/tool.css'];
const bucket = new Set(
  [...[...pages, ...others].map((path) => `shell/${path}`), ...releases].map(
    (key) => `site/${key}`,
  ),
);

interface ViewerRequest {
  readonly uri: string;
  readonly statusCode?: number;
}

const source = readFileSync(join(CDN, 'cloudfront-function.js'), 'utf8');
const handler = runInNewContext(`${source}; handler`) as (event: unknown) => ViewerRequest;

/** What CloudFront asks the bucket for: a missing object is a 404 there. */
function byCloudFront({ path, language, method = 'GET', host = 'thela.example' }: Asked): Found {
  const cookies = language === undefined ? {} : { thela_language: { value: language } };
  const request = { method, uri: path, headers: { host: { value: host } }, cookies };
  const { uri, statusCode } = handler({ request });
  if (statusCode !== undefined) return statusCode;
  const key = decodeURIComponent(uri).slice(1);
  return bucket.has(key) ? key.replace('site/', '') : 404;
}

interface Worker {
  readonly fetch: (request: Request, env: unknown) => Promise<Response>;
}

const { default: worker } = (await import(
  pathToFileURL(join(CDN, 'cloudflare-worker.js')).href
)) as { default: Worker };

/** R2 as its documentation describes it: without a body, if the browser has the object already. */
function r2(keys: ReadonlySet<string>) {
  return {
    get: async (key: string, { onlyIf }: { onlyIf: Headers }) => {
      if (!keys.has(key)) return null;
      const object = {
        httpEtag: `"${key}"`,
        writeHttpMetadata: (target: Headers) => {
          target.set('content-type', 'text/plain');
          target.set('cache-control', 'no-cache');
          target.set('content-encoding', 'br');
        },
      };
      const isKnown = onlyIf.get('if-none-match') === object.httpEtag;
      return isKnown ? object : { ...object, body: key };
    },
  };
}

function ask(
  { path, language, method = 'GET', host = 'thela.example' }: Asked,
  more: Readonly<Record<string, string>> = {},
  keys: ReadonlySet<string> = bucket,
): Promise<Response> {
  const cookie = language === undefined ? {} : { cookie: `a=b; thela_language=${language}` };
  const request = new Request(`https://${host}${path}`, {
    method,
    headers: { ...cookie, ...more },
  });
  return worker.fetch(request, { SITE: r2(keys) });
}

async function byCloudflare(asked: Asked): Promise<Found> {
  const response = await ask(asked);
  return response.ok ? (await response.text()).replace('site/', '') : response.status;
}

const rules: readonly (readonly [Asked, Found])[] = [
  [{ path: '/' }, 'shell/index.html'],
  [{ path: '/', language: 'te-IN' }, 'shell/index.te-IN.html'],
  [{ path: '/', language: '../../config' }, 'shell/index.html'],
  [{ path: '/tools/analytics' }, 'shell/tools/analytics.html'],
  [{ path: '/tools/analytics/', language: 'hi-IN' }, 'shell/tools/analytics.hi-IN.html'],
  [{ path: '/tools/analytics/week/masala%20dosa' }, 'shell/tools/analytics.html'],
  [{ path: '/tools/teleporter/week' }, 'shell/app.html'],
  [{ path: '/stall/dishes', language: 'hi-IN' }, 'shell/app.html'],
  [{ path: '/tools/analytics/lost.js' }, 404],
  [{ path: '/assets/app-12345678.js' }, 'shell/assets/app-12345678.js'],
  [{ path: '/assets/gone-12345678.js' }, 404],
  [{ path: '/config.json', language: 'hi-IN' }, 'shell/config.json'],
  [{ path: '/remotes/profit/1.0.0-ab/remoteEntry.js' }, 'profit/1.0.0-ab/remoteEntry.js'],
  [{ path: '/remotes/profit/%31.0.0-ab/assets/tool.css' }, 'profit/1.0.0-ab/assets/tool.css'],
  [{ path: '/remotes/profit/1.0.0-gone/remoteEntry.js' }, 404],
  [{ path: '/remotes.lock' }, 404],
  [{ path: '/shell.lock' }, 404],
  [{ path: '/%E0%A4%A' }, 404],
  [{ path: '/', method: 'POST' }, 405],
  [{ path: '/', host: 'evil.example' }, 421],
];

describe.each([
  ['the function of CloudFront', async (asked: Asked) => byCloudFront(asked)],
  ['the Worker of Cloudflare', byCloudflare],
])('%s', (_name, answerOf) => {
  it.each(rules)('answers %j with %j', async (asked, found) => {
    expect(await answerOf(asked)).toBe(found);
  });

  it('finds the pages that the local servers find', async () => {
    const word = fc.stringMatching(/^[a-z-]{1,8}$/);
    const tool = fc.constantFrom(...listTools().map(({ featureId }) => featureId));
    const below = fc.array(word, { maxLength: 3 });
    const language = fc.constantFrom('en-IN', ...LANGUAGES);
    await fc.assert(
      fc.asyncProperty(fc.option(tool), below, language, async (name, words, chosen) => {
        const path = `/${[...(name ? ['tools', name] : []), ...words].join('/')}`;
        const cookie = `thela_language=${chosen}`;
        const page = `shell${addressInLanguage(addressOfPage(path), cookie)}.html`;
        const expected = bucket.has(`site/${page}`) ? page : undefined;
        const isWelcome = path === '/' && chosen === 'en-IN';
        const fallback = isWelcome ? 'shell/index.html' : 'shell/app.html';
        expect(await answerOf({ path, language: chosen })).toBe(expected ?? fallback);
      }),
    );
  });
});

describe('the function of CloudFront', () => {
  it('asks for nothing beside the shell and the releases', () => {
    const names = ['profit', 'shell', '1.0.0-ab', '..', '.', '%2e%2e', '%2F', '%31', 'x.js', ''];
    const path = fc
      .tuple(fc.constantFrom('', '/remotes'), fc.array(fc.constantFrom(...names), { minLength: 1 }))
      .map(([start, segments]) => `${start}/${segments.join('/')}`);
    fc.assert(
      fc.property(path, (uri) => {
        const { uri: asked, statusCode } = handler({
          request: {
            method: 'GET',
            uri,
            headers: { host: { value: 'thela.example' } },
            cookies: {},
          },
        });
        const segments = asked?.split('/').map(decodeURIComponent) ?? [];
        expect(statusCode === 404 || !segments.some((name) => name === '..')).toBe(true);
        expect(asked ?? '/site/shell/').toMatch(/^\/site\/(shell\/|[a-z][a-z0-9-]*\/\d)/);
      }),
    );
  });

  it('has no code that its runtime lacks', () => {
    expect(source).not.toMatch(/\bimport\b|\brequire\(|\?\.|\?\?/);
  });
});

describe('the Worker of Cloudflare', () => {
  it('sends the headers of the local servers, on errors too', async () => {
    for (const asked of [{ path: '/' }, { path: '/gone.js' }, { path: '/', method: 'POST' }]) {
      const response = await ask(asked);
      expect(Object.fromEntries(response.headers)).toMatchObject(
        Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      );
    }
    expect((await ask({ path: '/gone.js' })).headers.get('cache-control')).toBe('no-store');
  });

  it('sends what was stored with an object, and not what a browser has already', async () => {
    const { status, headers: sent } = await ask({ path: '/' });
    expect([status, sent.get('content-encoding'), sent.get('vary')]).toEqual([200, 'br', 'Cookie']);
    expect(sent.get('cache-control')).toBe('no-cache');
    const again = await ask({ path: '/' }, { 'if-none-match': sent.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(await (await ask({ path: '/', method: 'HEAD' })).text()).toBe('');
  });

  it('shows an English page where there is none in the language, and else any page', async () => {
    const few = new Set(['site/shell/tools/voice.html', 'site/shell/app.html']);
    const found = async (path: string) => (await ask({ path, language: 'hi-IN' }, {}, few)).text();
    expect(await found('/tools/voice')).toBe('site/shell/tools/voice.html');
    expect(await found('/tools/analytics')).toBe('site/shell/app.html');
  });
});

describe('the template of CloudFront', () => {
  it('has the headers of the local servers', () => {
    const template = parse(readFileSync(join(CDN, 'cloudfront.yaml'), 'utf8'));
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } =
      template.Resources.Headers.Properties.ResponseHeadersPolicyConfig;
    const items = custom.Items as { Header: string; Value: string }[];
    expect({
      ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
      'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
      'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
      'Strict-Transport-Security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
      'X-Content-Type-Options': 'nosniff',
    }).toEqual(headers);
    expect(security.ContentTypeOptions.Override).toBe(true);
  });
});
