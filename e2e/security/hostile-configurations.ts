import { EVIL, POLLUTION, RUN } from './attack';
import { ADDRESS, MARKUP, hostileTexts } from './hostile-texts';

/** Changes a configuration; both are JSON texts. */
export type Change = (text: string) => string;

type Configuration = Readonly<Record<string, unknown>>;

function withSection(section: object): Change {
  return (text) => JSON.stringify({ ...(JSON.parse(text) as Configuration), ...section });
}

function withBrand(words: object): Change {
  return (text) => {
    const sound = JSON.parse(text) as Configuration;
    return JSON.stringify({ ...sound, brand: { ...(sound.brand as object), ...words } });
  };
}

const models = { advice: ['a'], recipe: ['a'], strategy: ['a'] };

/** A change after which the page must refuse to start. */
export interface Malformed {
  readonly change: Change;
  /** What the reported error must contain, if several things can be wrong. */
  readonly reason: string;
}

export const malformedTexts: readonly Malformed[] = [
  ...hostileTexts.map((text) => ({ change: () => text, reason: '' })),
  { change: withSection({ supabase: undefined }), reason: 'Missing Supabase' },
];

const links = ['repositoryUrl', 'issuesUrl', 'termsUrl', 'privacyUrl'];
const evilAddresses = [ADDRESS, ` ${ADDRESS}`, `data:text/html,${MARKUP}`];

const at = (field: string, change: Change): Malformed => ({ change, reason: `at ${field}` });

/** Changes of one field to a malformed value. One load uses one value of each list. */
export const malformedFields: readonly (readonly Malformed[])[] = [
  ...links.map((link) =>
    evilAddresses.map((address) => at(`brand.${link}`, withBrand({ [link]: address }))),
  ),
  [at('brand.product', withBrand({ product: { toString: MARKUP } }))],
  [at('supabase.url', withSection({ supabase: { url: ADDRESS, publishableKey: 'x' } }))],
  [
    at('ai.baseUrl', withSection({ ai: { mode: 'direct', baseUrl: ADDRESS, models, key: 'x' } })),
    at(
      'ai.models.advice.0',
      withSection({
        ai: { mode: 'gateway', baseUrl: EVIL, models: { ...models, advice: ['../x'] }, key: 'x' },
      }),
    ),
  ],
  [at('voice.publicKey', withSection({ voice: { publicKey: MARKUP, baseUrl: EVIL } }))],
  [at('reporting.url', withSection({ reporting: { url: ADDRESS } }))],
  [
    at('remotes.allowedOrigins.0', withSection({ remotes: { allowedOrigins: ['*', EVIL] } })),
    at('remotes.allowedOrigins.0', withSection({ remotes: { allowedOrigins: [ADDRESS] } })),
    at(
      'remotes.allowOverride',
      withSection({ remotes: { allowedOrigins: [EVIL], allowOverride: 'yes' } }),
    ),
  ],
  [at('day.platesSold.plain-dosa', withSection({ day: { platesSold: { 'plain-dosa': '7' } } }))],
];

const polluting = POLLUTION[0].slice(1, -1);
const opening =
  (start: string, more: string): Change =>
  (text) =>
    text.replace(start, `${start}${more},`);

/**
 * Changes to hostile words and addresses that must have no effect. One load uses one value of each
 * list.
 */
export const hostileSections: readonly (readonly Change[])[] = [
  [
    withBrand({ product: MARKUP, assistant: MARKUP, tagline: MARKUP, location: MARKUP }),
    withBrand({ termsUrl: `https://x.example/"><script>${RUN}</script>` }),
    withBrand({ supportEmail: `x"><script>${RUN}</script>` }),
    withBrand({ product: 'x'.repeat(100_000) }),
  ],
  [withSection({ supabase: { url: EVIL, publishableKey: 'x' } })],
  [withSection({ ai: { mode: 'gateway', baseUrl: EVIL, models, key: 'x' } })],
  [withSection({ reporting: { url: EVIL } })],
  [withSection({ remotes: { allowedOrigins: [EVIL], allowOverride: true } })],
  [
    withSection({ day: { platesSold: { [MARKUP]: 3 } } }),
    ...[-5, 0.5, 1e308].map((plates) =>
      withSection({ day: { platesSold: { 'plain-dosa': plates } } }),
    ),
    (text) => withSection({ day: 'X' })(text).replace('"X"', `{"platesSold":${POLLUTION[0]}}`),
  ],
  [opening('{', polluting)],
  [opening('"brand":{', polluting)],
];
