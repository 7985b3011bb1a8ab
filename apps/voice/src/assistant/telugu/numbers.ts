import { foldWord } from './fold';

type Size = 'ones' | 'teens' | 'tens' | 'hundred' | 'hundreds' | 'thousand' | 'thousands';

interface Part {
  readonly size: Size;
  readonly value: number;
  /** 'Noota', 'vandala': smaller numbers follow it. 'Vanda', a hundred, stands alone. */
  readonly isOpen: boolean;
}

const rows: readonly (readonly [size: Size, value: number, words: string, isOpen?: boolean])[] = [
  ['ones', 1, 'okati'],
  ['ones', 2, 'rendu'],
  ['ones', 3, 'moodu'],
  ['ones', 4, 'naalugu nalgu'],
  ['ones', 5, 'aidu ayidu'],
  ['ones', 6, 'aaru'],
  ['ones', 7, 'edu yedu'],
  ['ones', 8, 'enimidi'],
  ['ones', 9, 'tommidi'],
  ['teens', 10, 'padi'],
  ['teens', 11, 'padakondu'],
  ['teens', 12, 'pannendu'],
  ['teens', 13, 'padamoodu padmoodu'],
  ['teens', 14, 'padnalugu padunalugu padnalgu'],
  ['teens', 15, 'padihenu padihenu padunaidu'],
  ['teens', 16, 'padaharu padunaru'],
  ['teens', 17, 'padihedu'],
  ['teens', 18, 'paddenimidi'],
  ['teens', 19, 'pantommidi pandommidi'],
  ['tens', 20, 'iravai iruvai irvai'],
  ['tens', 30, 'muppai'],
  ['tens', 40, 'nalabai nalbai'],
  ['tens', 50, 'yabai yaabai ebai abai'],
  ['tens', 60, 'aravai arvai'],
  ['tens', 70, 'debbai'],
  ['tens', 80, 'enabai'],
  ['tens', 90, 'tombai tommbai'],
  ['hundred', 100, 'vanda nooru'],
  ['hundred', 100, 'noota', true],
  ['hundreds', 100, 'vandalu vondalu'],
  ['hundreds', 100, 'vandala', true],
  // 'Veyi' may also be 'put it'.
  ['thousand', 1000, 'veyyi', true],
  ['thousands', 1000, 'velu'],
  ['thousands', 1000, 'vela', true],
];

const parts: ReadonlyMap<string, Part> = new Map(
  rows.flatMap(([size, value, words, isOpen = false]) =>
    words.split(' ').map((word) => [foldWord(word), { size, value, isOpen }] as const),
  ),
);

/** 'Okatinnara': one and a half. */
const numbersInOneWord: ReadonlyMap<string, number> = new Map(
  [
    ['okatinnara', 1.5],
    ['rendunnara', 2.5],
    ['moodunnara', 3.5],
  ].map(([word, value]) => [foldWord(String(word)), Number(value)]),
);

/** The part, where it is of one of the sizes. */
function ofSize(part: Part | undefined, ...sizes: readonly Size[]): Part | undefined {
  return part && sizes.includes(part.size) ? part : undefined;
}

interface Read {
  readonly value: number;
  readonly to: number;
}

function belowHundred(said: readonly (Part | undefined)[], from: number): Read | undefined {
  const first = ofSize(said[from], 'ones', 'teens', 'tens');
  if (!first) return undefined;
  const next = first.size === 'tens' ? ofSize(said[from + 1], 'ones') : undefined;
  return { value: first.value + (next?.value ?? 0), to: from + (next ? 2 : 1) };
}

function ofPower(
  said: readonly (Part | undefined)[],
  from: number,
  [one, many]: readonly [Size, Size],
  rest: typeof belowHundred,
): Read | undefined {
  const count = belowHundred(said, from);
  const to = count?.to ?? from;
  const part = ofSize(said[to], count ? many : one);
  if (!part) return undefined;
  const value = (count?.value ?? 1) * part.value;
  const more = part.isOpen ? rest(said, to + 1) : undefined;
  return { value: value + (more?.value ?? 0), to: more?.to ?? to + 1 };
}

function belowThousand(said: readonly (Part | undefined)[], from: number): Read | undefined {
  return ofPower(said, from, ['hundred', 'hundreds'], belowHundred) ?? belowHundred(said, from);
}

/** 'Iravaiaidu' in its parts; `undefined` for a word that is not a number. */
function partsOf(word: string): readonly Part[] | undefined {
  const whole = parts.get(word);
  if (whole) return [whole];
  for (const [start, part] of parts) {
    const rest = word.startsWith(start) ? partsOf(word.slice(start.length)) : undefined;
    if (rest) return [part, ...rest];
  }
  return undefined;
}

const hundreds: ReadonlyMap<string, Part> = new Map([
  ['u', { size: 'hundreds', value: 100, isOpen: false }],
  // 'Rendondale': only 200.
  ['e', { size: 'hundreds', value: 100, isOpen: false }],
  ['a', { size: 'hundreds', value: 100, isOpen: true }],
]);

/** 'Rendondalu': 200; 'aidondala', before 'iravai': 520. */
function hundredsIn(word: string): readonly Part[] | undefined {
  const [, stem = '', end = ''] = /^(.+)ondal([uae])$/.exec(word) ?? [];
  const hundred = hundreds.get(end);
  const many = ['u', 'i'].map((vowel) => parts.get(`${stem}${vowel}`)).find(Boolean);
  return hundred && many && ofSize(many, 'ones', 'teens') ? [many, hundred] : undefined;
}

/** 'Moode', only three; 'pade' is rather a verb. */
function emphaticParts(word: string): readonly Part[] | undefined {
  const stem = /^(?!pade$)(.{3,})e$/.exec(word)?.[1];
  return stem === undefined ? undefined : (partsOf(`${stem}u`) ?? partsOf(`${stem}i`));
}

/**
 * Reads a number below 1,00,000 at a place of a text.
 *
 * @param words folded
 * @returns the number in digits, several with spaces where the words are several numbers ('rendu moodu': two or three),
 *   and the place behind them
 * @example numberAt(['rendu', 'vandala', 'yabai'], 0) // { digits: '250', to: 3 }
 */
export function numberAt(
  words: readonly string[],
  from: number,
): { readonly digits: string; readonly to: number } | undefined {
  const half = numbersInOneWord.get(words[from] ?? '');
  if (half !== undefined) return { digits: String(half), to: from + 1 };
  const said: Part[] = [];
  const ends: number[] = [];
  for (let at = from; at < words.length; at += 1) {
    const some =
      partsOf(words[at] ?? '') ?? hundredsIn(words[at] ?? '') ?? emphaticParts(words[at] ?? '');
    if (!some) break;
    said.push(...some);
    ends.push(...some.map((_, index) => (index === some.length - 1 ? at + 1 : 0)));
  }
  const values: string[] = [];
  let at = 0;
  while (at < said.length) {
    const read =
      ofPower(said, at, ['thousand', 'thousands'], belowThousand) ?? belowThousand(said, at);
    // 'Vandalu' behind a figure in digits: '3 vandalu'.
    values.push(read ? String(read.value) : said[at]?.value === 1000 ? 'hazar' : 'sau');
    at = read?.to ?? at + 1;
  }
  return said.length > 0 ? { digits: values.join(' '), to: ends.at(-1) ?? from } : undefined;
}
