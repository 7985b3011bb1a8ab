import { ingredientNames } from '@thela/kitchen-book/words';
import { onUse, tokensOf, wordSet } from '@thela/understanding';

/** How recognisers and vendors spell names of the catalogue. */
const spellings: Readonly<Record<string, string>> = {
  pyaz: 'piyaz, pyaaj, piaz, pyaj, payaz, ulli, ullipaya, ullipayalu, अनियन',
  aloo: 'alu, aaloo, aalu, allu, bangala dumpa, bangala dumpalu, पोटैटो',
  tamatar: 'tamater, tamatr, timatar, tamaatar, tamata, tamatalu, टमाटरों',
  dal: 'daal, dhal, lentil, दाल',
  chawal: 'chaval, chaawal, chawl, biyyam, राइस, రైస్',
  cheese: 'cheez, chees, chiz, चीज़',
  masale: 'masala, masalla, spice',
  dhaniya: 'dhania, dhanya, kothmir',
  makkhan: 'makhan, makhkhan',
  cheeni: 'chini, shakkar, चीनी, शक्कर',
  doodh: 'dudh, paalu, paala, दूध',
  anda: 'ande, anday, egg, अंडा, अंडे',
  nimbu: 'neembu, limbu, नींबू',
  elaichi: 'ilaichi, इलायची',
  'hari mirch': 'hari mirchi, green chilli, green chili, हरी मिर्च',
  paneer: 'panir',
  barf: 'baraf',
  tel: 'tail, refined oil, refined, noone, तेल, ऑयल, ఆయిల్',
};
/** Rows of the catalogue that buy several things under one name. */
const mixed: ReadonlySet<string> = new Set(
  'Masala powder,Mustard and cumin seeds,Tomato and chilli sauce,Mosambi,Mixed fruit,Paper plate,Parcel box,Wrapping paper'.split(
    ',',
  ),
);
/** Words of names that name nothing alone. */
export const weak = wordSet(
  'powder leaves leaf seeds fresh paper cooking small big packet whole mixed green red black white yellow hari lal kala ' +
    'safed sada plate plates cup cups glass box oil dal flour atta rice sauce water and or ka ki ke the of for',
);

export const hindiOf = new Map([
  ['oil', 'tel'],
  ['rice', 'chawal'],
  ['flour', 'atta'],
]);

/** 'Kabuli chana (chickpeas)' has two names, and so has 'Pyaz / Onion'. */
export function partsOf(name: string): readonly string[] {
  return name
    .split(/[(),/|]/u)
    .map((part) => part.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim())
    .filter(Boolean);
}

export function keyOf(name: string): string {
  return tokensOf(name)
    .map((token) => token.replace(/(?<=.{2})(?:es|s)$/, ''))
    .join(' ');
}

function spellingsOf(name: string): readonly string[] {
  const other = Object.hasOwn(spellings, name) ? (spellings[name] ?? '') : '';
  return [name, ...partsOf(other.replaceAll(',', '/'))];
}

export const rows = onUse(() =>
  ingredientNames.map(([name = '', ...others]) => ({
    isMixed: mixed.has(name),
    names: [...partsOf(name), ...others].flatMap((one) => spellingsOf(one.toLowerCase())),
    keys: new Set([...partsOf(name), ...others].map(keyOf)),
    ownKeys: new Set(partsOf(name).map(keyOf)),
  })),
);
