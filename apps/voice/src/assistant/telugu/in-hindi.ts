import { teluguFoods, tokensOf } from '@thela/kitchen-book/words';
import type { Token } from '@thela/kitchen-book/words';
import { folded } from './fold';
import { numberAt } from './numbers';
import { teluguPhrases } from './words';

interface Phrase {
  readonly words: readonly string[];
  readonly hindi: string;
}

/** Foods that are bought. A dish has a name of its own: 'pesarattu' is no dosa of every stall. */
const bought = new Set(
  (
    'tomato,onion,potato,brinjal,okra,cucumber,radish,green chilli,ginger,garlic,spinach,methi,coriander,mint,curry leaves,' +
    'lemon,tamarind,mango,banana,coconut,carrot,cabbage,cauliflower,peas,capsicum,curd,milk,buttermilk,paneer,chicken,' +
    'mutton,fish,egg,peanut,jaggery,sugar,oil,ghee,butter,salt,haldi,besan,rice flour,cashew,red chilli,poha'
  ).split(','),
);

let known: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** The phrases by their first word, the longest first. They are read at the first Telugu sentence. */
function phrasesByFirstWord(): ReadonlyMap<string, readonly Phrase[]> {
  if (known) return known;
  const foods = teluguFoods.flatMap(([meaning, stems]) =>
    bought.has(meaning) ? stems.split(' ').map((stem) => [meaning, stem] as const) : [],
  );
  const all: readonly Phrase[] = [
    ...teluguPhrases.flatMap(([hindi, telugu]) =>
      telugu.split(', ').map((phrase) => ({ hindi, words: phrase.split(' ').map(folded) })),
    ),
    ...[...foods, ['rice', 'biyam'] as const, ['dal', 'papu'] as const].map(([hindi, stem]) => ({
      hindi,
      words: stem.replace('=', '').split('_').map(folded),
    })),
  ].toSorted((a, b) => b.words.length - a.words.length);
  const found = new Map<string, Phrase[]>();
  for (const phrase of all) {
    const [first = ''] = phrase.words;
    found.set(first, [...(found.get(first) ?? []), phrase]);
  }
  known = found;
  return found;
}

// Words that no other language of the assistant has, then endings of Telugu verbs.
const sure = new Set(
  (
    'ammanu ammamu ammam ammesanu ammesam ammaledu ammudu ammutanu ammali ammakam ammite rendu moodu naalugu aidu enimidi ' +
    'tommidi pannendu iravai muppai nalabai yabai aravai debbai enabai tombai nooru vandalu vandala rupayalu rupayala labham ' +
    'entha roju ivala repu ippudu ippude mottam ledu kaadu vaddu kavali undi unnayi ichanu icchanu konnanu techanu kattanu ' +
    'kharchu rasuko raasuko teesey teeseyi tiseyi cheyi cheyandi cheppu cheppandi dabbulu enduku evaru inkoka iddaru nashtam ' +
    'migilindi migilayi perigindi taggindi ninnati marchu tinnanu ullipaya ullipayalu tamata'
  )
    .split(' ')
    .map(folded),
);
const surely = /(?:[aeo]indi|[oa]yayi|oyai|atledu|aledu|[ei]sanu|inanu|utanu|unanu|unam|utundi)$/;

/** Longer texts are no orders and no questions of figures. */
const MOST_LETTERS = 600;

/** Whether a text is in Telugu, in its script or surely in Latin letters. */
export function isTelugu(text: string): boolean {
  if (text.length > MOST_LETTERS) return false;
  if (/\p{Script=Telugu}/u.test(text)) return true;
  const words = text.match(/[\p{Script=Latin}]+/gu) ?? [];
  return words.some((word) => {
    const key = folded(word);
    return sure.has(key) || surely.test(key);
  });
}

function phraseAt(words: readonly string[], from: number): Phrase | undefined {
  return phrasesByFirstWord()
    .get(words[from] ?? '')
    ?.find((phrase) => phrase.words.every((word, index) => words[from + index] === word));
}

const cases = /(?:l[aeu]?)?(?:ki|ku|ni|nu|lo|to|ga)?$/;
const shortestStem = 3;

/** 'Tamatalaki', for tomatoes: a word of the tables with the ending of a noun. */
function withoutCase(word: string): string | undefined {
  const stem = word.replace(cases, '');
  const found = stem.length >= shortestStem && stem !== word ? phraseAt([stem], 0) : undefined;
  return found?.hindi;
}

/** What the ending of an unknown verb says against writing it. */
const endings: readonly (readonly [ending: RegExp, hindi: string])[] = [
  [/(?:led[ua]?|[a-z]ale|lemu?|lenu|kandi|[^l]aku|[ov]du|kunda)$/, 'nahi'],
  [/(?:[in]|[^a]s)te$/, 'agar'],
  [/(?:tanu|tamu?|taru|tadu|tundi|tayi|tai|tun[a-z]+)$/, 'hoga'],
  [/(?:[^d]ali)$/, 'chahiye'],
  [/(?:ana|ama|inda|unda|aya)$/, 'kya'],
];

function unknownIn(word: string): string | undefined {
  return endings.find(([ending]) => ending.test(word))?.[1];
}

interface Piece {
  readonly text: string;
  readonly isWord: boolean;
}

function piecesOf(text: string): readonly Piece[] {
  const plain = text.normalize('NFKC').replaceAll(/[\u200B-\u200F\uFEFF]/gu, '');
  return (plain.match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu) ?? []).map((piece) => ({
    text: piece,
    isWord: /^[\p{L}\p{M}]/u.test(piece),
  }));
}

/** The words from a place on that nothing but spaces stands between. */
function wordsFrom(pieces: readonly Piece[], from: number, isKept: (word: string) => boolean) {
  const words: string[] = [];
  for (let at = from; at < pieces.length; at += 2) {
    const { text, isWord } = pieces[at] ?? { text: '', isWord: false };
    if (!isWord) break;
    const key = folded(text);
    words.push(isKept(key) ? '' : key);
    if (!/^\s+$/.test(pieces[at + 1]?.text ?? '')) break;
  }
  return words;
}

const shortestName = 3;

/** 'Table 4 ki' is no price. */
const beforeNumber = /(?:table|tebul|nambar|number|no)\s*\d+\s*$/;

function isPriceBefore(written: readonly string[]): boolean {
  const before = written.slice(-4).join('');
  return /\d\s*$/.test(before) && !beforeNumber.test(before.toLowerCase());
}

interface Said {
  readonly hindi: string;
  readonly words: number;
}

function saidAt(words: readonly string[], isAfterFigure: boolean): Said | undefined {
  const [word = ''] = words;
  if (word === '') return undefined;
  // '60 ki', for 60 rupees; 'customer ki', to him.
  if (word === 'ki' || word === 'ku')
    return { hindi: isAfterFigure ? 'rupaye mein' : 'ko', words: 1 };
  const phrase = phraseAt(words, 0);
  const number = numberAt(words, 0);
  if (number && number.to >= (phrase?.words.length ?? 0)) {
    // 'Veyi' is a thousand only where it counts rupees.
    const isPut = word === 'vei' && words.length === 1;
    return isPut ? undefined : { hindi: number.digits, words: number.to };
  }
  if (phrase) {
    const isMoreOf = phrase.hindi === 'another' && numberAt(words, 1);
    return { hindi: isMoreOf ? 'more' : phrase.hindi, words: phrase.words.length };
  }
  const hindi = withoutCase(word) ?? unknownIn(word);
  return hindi === undefined ? undefined : { hindi, words: 1 };
}

/** Writes the Telugu words of a text in Hindi. */
function written(text: string, names: readonly string[]): string {
  const kept = new Set(names.flatMap((name) => name.split(/[^\p{L}\p{M}]+/u)).map(folded));
  const isKept = (word: string) => word.length >= shortestName && kept.has(word);
  const pieces = piecesOf(text);
  const parts: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    const words = piece?.isWord ? wordsFrom(pieces, at, isKept) : [];
    const said = saidAt(words, isPriceBefore(parts));
    parts.push(said ? ` ${said.hindi} ` : (piece?.text ?? ''));
    if (said) at += 2 * (said.words - 1);
  }
  return parts.join('').replaceAll(/ {2,}/g, ' ').trim();
}

/**
 * Writes a Telugu text in the words that the rules for Hindi know; other texts stay as they are. What it does not
 * know stays, too, so that it is asked about.
 *
 * @param names of a stall: their words stay
 * @example inHindi('రెండు దోశ అమ్మాను', []) // '2 దోశ becha'
 */
export function inHindi(text: string, names: readonly string[]): string {
  return isTelugu(text) ? written(text, names) : text;
}

/**
 * The same for the words of a text.
 *
 * @param tokens some of the words of the text
 */
export function tokensInHindi(
  tokens: readonly Token[],
  text: string,
  names: readonly string[],
): readonly Token[] {
  return isTelugu(text) ? tokensOf(written(tokens.join(' '), names)) : tokens;
}
