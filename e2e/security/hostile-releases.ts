import { EVIL, POLLUTION } from './attack';
import { ADDRESS, MARKUP, hostileTexts } from './hostile-texts';

function release(change: object): object {
  return {
    baseUrl: `${EVIL}/1.0.0-ab/`,
    version: '1.0.0-ab',
    contract: '1.0',
    entry: 'x.js',
    scripts: ['x.js'],
    styles: [],
    integrity: { 'x.js': `sha256-${'A'.repeat(43)}=` },
    ...change,
  };
}

function entry(change: object, remote: object = {}): string {
  return JSON.stringify({ live: release(change), previous: [], ...remote });
}

/**
 * Hostile entries of a registry for one tool, as JSON.
 *
 * @param name app folder of the tool
 * @param own origin of the tool, which is allowed
 */
export function hostileEntries(name: string, own: string): readonly string[] {
  const here = { name, baseUrl: `${own}/1.0.0-ab/` };
  return [
    entry({}),
    entry({ name }),
    entry({ name, baseUrl: ADDRESS }),
    entry({ name, baseUrl: `${own}@evil.example/1.0.0-ab/` }),
    entry({ name, baseUrl: `${own}.evil.example/1.0.0-ab/` }),
    entry({ ...here, entry: `${EVIL}/x.js` }),
    entry({ ...here, entry: '//evil.example/x.js' }),
    entry({ ...here, entry: '../../x.js' }),
    entry({ ...here, entry: ADDRESS, scripts: [ADDRESS] }),
    entry({ ...here, scripts: [`${EVIL}/x.js`], integrity: {} }),
    entry({ ...here, integrity: {} }),
    entry({ ...here, integrity: { 'x.js': 'sha256-' } }),
    entry({ ...here, version: MARKUP }),
    entry(here, { disabled: { reason: MARKUP } }),
    entry(here, { canary: { release: release({ name }), percent: 100 } }),
    POLLUTION[0],
  ];
}

export function registryOf(entries: Readonly<Record<string, string>>): string {
  const remotes = Object.entries(entries).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{"schema":1,"remotes":{${remotes.join()}}}`;
}

const hostileEnvelopes = [
  `{"schema":1,"remotes":${POLLUTION[0]}}`,
  registryOf(
    Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`tool-${n}`, `"${MARKUP}"`])),
  ),
];

export const hostileRegistries: readonly string[] = [...hostileTexts, ...hostileEnvelopes];

export function persistedRegistry(registry: string, keptAt = '2026-11-20T00:00:00.000Z'): string {
  return `{"keptAt":"${keptAt}","registry":${registry}}`;
}

export const hostilePersistedRegistries: readonly string[] = [
  ...hostileTexts,
  ...hostileEnvelopes.map((text) => persistedRegistry(text)),
  persistedRegistry(registryOf({ profit: entry({}) }), MARKUP),
];

const changesOfRecord = [
  {},
  { name: 'shell' },
  { entry: ADDRESS },
  { entry: `${EVIL}/x.js` },
  { files: { __proto: 1 } },
];

/**
 * Hostile contents of `release.json` at the address of an override.
 *
 * @param name app folder of the overridden tool
 */
export function hostileRecords(name: string): readonly string[] {
  const record = {
    schema: 1,
    name,
    commit: MARKUP,
    ...release({}),
    files: { 'x.js': { integrity: `sha256-${'A'.repeat(43)}=`, bytes: 1 } },
  };
  return [
    ...hostileTexts,
    ...changesOfRecord.map((change) => JSON.stringify({ ...record, ...change })),
  ];
}
