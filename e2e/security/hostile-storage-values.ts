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

export const hostileLanguages: readonly string[] = [
  ...hostileTexts,
  JSON.stringify(MARKUP),
  '"fr-FR"',
  '"__proto__"',
  '["te-IN"]',
];

export const hostileNumbers: readonly string[] = [
  ...hostileTexts,
  '{"profit":{"key":1e999}}',
  '{"profit":[9]}',
  JSON.stringify({ profit: { [MARKUP]: -1 } }),
];

const snapshot = {
  schema: 1,
  today: '2026-11-22',
  zone: 'Asia/Kolkata',
  setUpDay: null,
  dayAnswer: null,
  day: { ingredientPrices: { Rice: 60 }, menu: [], platesSold: {}, sampleItemIds: [] },
  opening: { plates: { 'plain-dosa': 3 }, sampleItemIds: ['plain-dosa'] },
  hasBegun: false,
  stall: {
    isOwn: true,
    name: MARKUP,
    place: ADDRESS,
    timeZone: 'Asia/Kolkata',
    dishes: [],
    ingredients: [],
  },
};
const dish = { id: 'x', name: MARKUP, sellingPrice: 1, recipe: [], isRetired: false, position: 1 };
const ofStall = (fields: object) =>
  JSON.stringify({ ...snapshot, stall: { ...snapshot.stall, ...fields } });
const ofDay = (fields: object) =>
  JSON.stringify({ ...snapshot, day: { ...snapshot.day, ...fields } });

/** Days with the stall, as the page stores them. */
export const hostileSnapshots: readonly string[] = [
  JSON.stringify(snapshot),
  JSON.stringify({ ...snapshot, schema: 99 }),
  JSON.stringify(snapshot).replace('{"Rice":60}', POLLUTION[0]),
  ofDay({ ingredientPrices: { [MARKUP]: 1, Rice: MARKUP, Onion: null } }),
  ofDay({ platesSold: { 'plain-dosa': -1e300, [MARKUP]: 1 } }),
  ofDay({ sampleItemIds: [MARKUP, '__proto__'], platesSince: MARKUP }),
  ofDay({ platesSince: '9999-99-99' }),
  ofStall({ timeZone: 'Mars/Olympus' }),
  JSON.stringify({ ...snapshot, zone: MARKUP, setUpDay: '9999-12-31' }),
  JSON.stringify({ ...snapshot, dayAnswer: { clock: '0000-00-00', day: MARKUP } }),
  ofStall({
    dishes: [
      { ...dish, id: '__proto__' },
      { ...dish, id: 'constructor' },
      ...Array.from({ length: 2000 }, (_, index) => ({ ...dish, id: `d${index}` })),
    ],
  }),
  JSON.stringify(snapshot).replace('"isOwn"', '"__proto__":{"polluted":1},"isOwn"'),
];

const draft = {
  name: MARKUP,
  place: ADDRESS,
  chosen: ['masala-dosa', MARKUP, '__proto__'],
  ownDishes: [{ id: 'constructor', name: MARKUP.slice(0, 60) }],
  sellingPrices: { 'masala-dosa': MARKUP.slice(0, 20) },
  ingredientPrices: { rice: '1e999' },
};

/** Set-ups of a stall that are not finished: few, because each one costs the way to the stall's page. */
export const hostileDrafts: readonly string[] = [
  MARKUP,
  ...POLLUTION,
  JSON.stringify(draft),
  JSON.stringify({ ...draft, name: MARKUP.slice(0, 60), place: ADDRESS.slice(0, 60) }),
  JSON.stringify({ ...draft, name: '', place: '', chosen: Array.from({ length: 50_000 }, String) }),
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
