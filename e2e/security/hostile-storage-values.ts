import { EVIL, POLLUTION, RUN } from './attack';
import { ADDRESS, MARKUP, hostileTexts } from './hostile-texts';

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

/** The highest numbers of statements that the browser has seen. */
export const hostileNumbers: readonly string[] = [
  ...hostileTexts,
  '{"profit":{"key":1e999}}',
  '{"profit":[9]}',
  JSON.stringify({ profit: { [MARKUP]: -1 } }),
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
