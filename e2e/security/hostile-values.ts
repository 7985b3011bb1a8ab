import { EVIL, POLLUTION, RUN } from './attack';

const MARKUP = `<img src=x onerror=${RUN}><script>${RUN}</script>`;
const ADDRESS = `javascript:${RUN}`;

/** Texts that no reader of JSON should stumble over, whatever it expects. */
export const hostileTexts: readonly string[] = [
  '',
  'null',
  'true',
  '42',
  '-1e999',
  '"text"',
  '[]',
  '{}',
  '{',
  'undefined',
  MARKUP,
  JSON.stringify(MARKUP),
  ADDRESS,
  ...POLLUTION,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  JSON.stringify('x'.repeat(1_000_000)),
  '{"toString":1,"valueOf":null,"hasOwnProperty":2,"then":3,"length":-1}',
];

/** A release as the registry names it, with something evil about it. */
function release(change: object): object {
  return {
    baseUrl: `${EVIL}/1.0.0-ab/`,
    version: '1.0.0-ab',
    contract: '1.0',
    entry: 'x.js',
    scripts: ['x.js'],
    styles: [],
    integrity: { 'x.js': `sha384-${'A'.repeat(64)}` },
    ...change,
  };
}

function registry(change: object, remote: object = {}): string {
  const profit = { live: release(change), previous: [], ...remote };
  return JSON.stringify({ schema: 1, remotes: { profit } });
}

/** @param own origin of the tool, which pages take code from */
export function hostileRegistries(own: string): readonly string[] {
  const here = { baseUrl: `${own}/1.0.0-ab/` };
  return [
    ...hostileTexts,
    registry({}),
    registry({ baseUrl: ADDRESS }),
    registry({ baseUrl: `${own}@evil.example/1.0.0-ab/` }),
    registry({ baseUrl: `${own}.evil.example/1.0.0-ab/` }),
    registry({ ...here, entry: `${EVIL}/x.js` }),
    registry({ ...here, entry: '//evil.example/x.js' }),
    registry({ ...here, entry: '../../x.js' }),
    registry({ ...here, entry: ADDRESS, scripts: [ADDRESS] }),
    registry({ ...here, scripts: [`${EVIL}/x.js`], integrity: {} }),
    registry({ ...here, integrity: {} }),
    registry({ ...here, integrity: { 'x.js': 'sha384-' } }),
    registry({ ...here, version: MARKUP }),
    registry(here, { disabled: { reason: MARKUP } }),
    registry(here, { canary: { release: release({}), percent: 100 } }),
    `{"schema":1,"remotes":${POLLUTION[0]}}`,
    `{"schema":1,"remotes":{"profit":${POLLUTION[0]}}}`,
    JSON.stringify({
      schema: 1,
      remotes: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`tool-${n}`, MARKUP])),
    }),
  ];
}

/** What a page may have kept of a registry. */
export function hostileKeptRegistries(own: string): readonly string[] {
  const keptAt = '2026-11-20T00:00:00.000Z';
  const kept = hostileRegistries(own)
    .filter((text) => text.startsWith('{"schema"'))
    .map((text) => `{"keptAt":"${keptAt}","registry":${text}}`);
  return [...hostileTexts, ...kept, `{"keptAt":"${MARKUP}","registry":${registry({})}}`];
}

/** What may stand in `release.json` at the address of an override. */
export const hostileRecords: readonly string[] = [
  ...hostileTexts,
  ...[
    {},
    { name: 'shell' },
    { entry: ADDRESS },
    { entry: `${EVIL}/x.js` },
    { files: { __proto: 1 } },
  ].map((change) =>
    JSON.stringify({
      schema: 1,
      name: 'profit',
      commit: MARKUP,
      ...release({ scripts: ['x.js'] }),
      files: { 'x.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 } },
      ...change,
    }),
  ),
];

export const hostileOverrides: readonly string[] = [
  ...hostileTexts,
  JSON.stringify({ profit: `${EVIL}/1.0.0-ab/` }),
  JSON.stringify({ profit: ADDRESS }),
  JSON.stringify({ profit: `data:text/javascript,${RUN}` }),
  JSON.stringify({ profit: 'http://localhost.evil.example/1.0.0-ab/' }),
  JSON.stringify({ profit: 'http://localhost@evil.example/1.0.0-ab/' }),
  JSON.stringify({ profit: 42, voice: null }),
];

export const hostileDraws: readonly string[] = [
  ...hostileTexts,
  '{"profit":{"version":"1.0.0-ab","draw":1e999}}',
  JSON.stringify({ profit: { version: MARKUP, draw: -1 } }),
];

const day = {
  schema: 1,
  ingredientPrices: { Rice: 60 },
  platesSold: { 'plain-dosa': 3 },
  sampleItemIds: ['plain-dosa'],
};

export const hostileDays: readonly string[] = [
  ...hostileTexts,
  JSON.stringify({ ...day, ingredientPrices: { [MARKUP]: 1, Rice: MARKUP, Onion: null } }),
  JSON.stringify({ ...day, platesSold: { 'plain-dosa': -1e300, [MARKUP]: 1 } }),
  JSON.stringify({ ...day, sampleItemIds: [MARKUP, '__proto__'], platesSince: MARKUP }),
  JSON.stringify({ ...day, platesSince: '9999-99-99' }),
  JSON.stringify({ ...day, schema: 99 }),
  `{"schema":1,"ingredientPrices":${POLLUTION[0]},"platesSold":${POLLUTION[1]},"sampleItemIds":[]}`,
];

const user = { id: MARKUP, email: MARKUP, user_metadata: { full_name: MARKUP } };
const session = {
  access_token: 'x.y.z',
  refresh_token: 'r',
  expires_at: 99_999_999_999,
  expires_in: 3600,
  token_type: 'bearer',
  user,
};

export const hostileSessions: readonly string[] = [
  ...hostileTexts,
  JSON.stringify(session),
  JSON.stringify({ ...session, expires_at: -1 }),
  JSON.stringify({ ...session, expires_at: 'soon', user: null }),
  JSON.stringify({ ...session, access_token: `a\r\nX-Evil: 1`, refresh_token: MARKUP }),
  JSON.stringify({ ...session, user: { ...user, email: 'x'.repeat(500_000) } }),
  JSON.stringify({ ...session, user: { id: 'a' } }).replace(
    '"id"',
    '"__proto__":{"polluted":1},"id"',
  ),
];

type Sound = Readonly<Record<string, unknown>>;

function withBrand(sound: Sound, change: object): string {
  return JSON.stringify({ ...sound, brand: { ...(sound.brand as object), ...change } });
}

const models = { advice: ['a'], recipe: ['a'], strategy: ['a'] };

/** Configurations that the page must refuse, made of one that is in order. */
export function senselessConfigurations(sound: Sound): readonly string[] {
  const links = ['repositoryUrl', 'issuesUrl', 'termsUrl', 'privacyUrl'];
  const evil = [ADDRESS, ` ${ADDRESS}`, `data:text/html,${MARKUP}`];
  const changes = [
    { supabase: { url: ADDRESS, publishableKey: 'x' } },
    { supabase: undefined },
    { ai: { mode: 'direct', baseUrl: ADDRESS, models, key: 'x' } },
    { ai: { mode: 'gateway', baseUrl: EVIL, models: { ...models, advice: ['../x'] }, key: 'x' } },
    { voice: { publicKey: MARKUP, baseUrl: EVIL } },
    { reporting: { url: ADDRESS } },
    { remotes: { allowedOrigins: ['*', EVIL] } },
    { remotes: { allowedOrigins: [ADDRESS] } },
    { remotes: { allowedOrigins: [EVIL], allowOverride: 'yes' } },
    { day: { platesSold: { 'plain-dosa': '7' } } },
  ];
  return [
    ...hostileTexts,
    ...links.flatMap((link) => evil.map((address) => withBrand(sound, { [link]: address }))),
    withBrand(sound, { product: { toString: MARKUP } }),
    ...changes.map((change) => JSON.stringify({ ...sound, ...change })),
  ];
}

/** Configurations whose words and addresses can do nothing, made of one that is in order. */
export function hostileConfigurations(sound: Sound): readonly string[] {
  const polluting = POLLUTION[0].slice(1, -1);
  const changes = [
    { supabase: { url: EVIL, publishableKey: 'x' } },
    { ai: { mode: 'gateway', baseUrl: EVIL, models, key: 'x' } },
    { reporting: { url: EVIL } },
    { remotes: { allowedOrigins: [EVIL], allowOverride: true } },
    { day: { platesSold: { [MARKUP]: 3 } } },
    ...[-5, 0.5, 1e308].map((plates) => ({ day: { platesSold: { 'plain-dosa': plates } } })),
  ];
  return [
    withBrand(sound, { termsUrl: `https://x.example/"><script>${RUN}</script>` }),
    withBrand(sound, { supportEmail: `x"><script>${RUN}</script>` }),
    withBrand(sound, { product: MARKUP, assistant: MARKUP, tagline: MARKUP, location: MARKUP }),
    withBrand(sound, { product: 'x'.repeat(100_000) }),
    ...changes.map((change) => JSON.stringify({ ...sound, ...change })),
    JSON.stringify(sound).replace('{', `{${polluting},`),
    JSON.stringify(sound).replace('"brand":{', `"brand":{${polluting},`),
    JSON.stringify({ ...sound, day: 'X' }).replace('"X"', `{"platesSold":${POLLUTION[0]}}`),
  ];
}
