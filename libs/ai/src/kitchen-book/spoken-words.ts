/** A word, or a mark that ends a clause (`,`) or a sentence (`.`). */
export type SpokenToken = string;

const devanagariVowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ii',
  उ: 'u',
  ऊ: 'uu',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ऍ: 'e',
  ओ: 'o',
  औ: 'au',
};
const devanagariSigns: Readonly<Record<string, string>> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ii',
  'ु': 'u',
  'ू': 'uu',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॅ': 'e',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
  '्': '',
};
const devanagariConsonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const nukta = '़';
// The vowel that a consonant carries unwritten; it is dropped where Hindi does not speak it.
const silentVowel = 'ə';

function latinOf(character: string, next: string): string {
  const consonant = devanagariConsonants[character];
  if (consonant !== undefined) return next in devanagariSigns ? consonant : consonant + silentVowel;
  const vowel = devanagariVowels[character] ?? devanagariSigns[character];
  if (vowel !== undefined) return vowel;
  if (character === 'ं' || character === 'ँ') return 'n';
  return character === 'ः' ? '' : character;
}

/**
 * Spells a Devanagari word in Latin letters, roughly as it is spoken.
 *
 * @example spellInLatin('टमाटर') // 'tamaatar'
 */
function spellInLatin(word: string): string {
  const letters = [...word.replaceAll(nukta, '')];
  const spelled = letters
    .map((letter, index) => latinOf(letter, letters[index + 1] ?? ''))
    .join('');
  return spelled
    .replace(/(?<=[aeiouə][^aeiouə]*)ə$/u, '')
    .replace(/(?<=[aeiouə][bcdfgjklmnpqrstvyz]h?h?)ə(?=[bcdfgjklmnpqrstvyz]h?h?[aeiou])/gu, '')
    .replaceAll(silentVowel, 'a');
}

/** Writes the spelling variants of one word alike: 'chaawal', 'chawal' and 'chaval'. */
function foldSpelling(word: string): string {
  return (
    word
      .replaceAll(/aa+/g, 'a')
      .replaceAll(/ee+|ii+|iy(?=[aeiou])/g, 'i')
      .replaceAll(/oo+|uu+/g, 'u')
      .replaceAll('w', 'v')
      .replaceAll('z', 'j')
      .replaceAll('ph', 'f')
      .replaceAll('q', 'k')
      .replaceAll(/ch+/g, 'ch')
      // 'khatta' (sour) and 'khata' (eats), 'batter' and 'bater' stay apart.
      .replaceAll(/([^t\d])\1+/g, '$1')
      .replaceAll(/ttt+/g, 'tt')
  );
}

const sentenceMarks = /[.!?;।॥\n]/u;

function tokenOf(piece: string): SpokenToken {
  if (/^[,:()/&+]/.test(piece)) return piece === '&' || piece === '+' ? 'and' : ',';
  if (/^\d/.test(piece)) return piece;
  if (sentenceMarks.test(piece)) return '.';
  return foldSpelling(spellInLatin(piece));
}

const vulgarFractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/**
 * Cuts what was said or typed into words, whatever the script: lower case, Devanagari spelled in
 * Latin letters, spelling variants written alike, digits as 0 to 9.
 *
 * @param text Any text.
 * @returns The words in their order, with ',' and '.' where a clause or sentence ends.
 * @example spokenWords('२ किलो टमाटर, bahut khatte!') // ['2', 'kilo', 'tamatar', ',', 'bahut', 'khatte', '.']
 */
export function spokenWords(text: string): readonly SpokenToken[] {
  const plain = text
    .replaceAll(/[½¼¾]/g, (sign) => ` ${vulgarFractions[sign]} `)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x9_66))
    .replaceAll(/[’'`\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .replaceAll(/(\d),(?=\d{2,3}\b)/g, '$1');
  const pieces = plain.match(/\d+(?:[.,/]\d+)?|[\p{L}\p{M}]+|[,:()/&+.!?;।॥\n]/gu) ?? [];
  return pieces.map(tokenOf);
}
