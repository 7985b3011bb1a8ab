const devanagariVowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ii',
  उ: 'u',
  ऊ: 'uu',
  ऋ: 'ri',
  ऎ: 'e',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ऍ: 'e',
  ऒ: 'o',
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
  'ॆ': 'e',
  'े': 'e',
  'ै': 'ai',
  'ॅ': 'e',
  'ॉ': 'o',
  'ॊ': 'o',
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
  ऱ: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const nukta = '़';
// Schwa: a Devanagari consonant is followed by it without a sign. Hindi drops it in some places.
const silentVowel = 'ə';

// Unicode lists the Telugu letters in the same order as the Devanagari ones, at this offset.
const teluguLetters = /[\u0C00-\u0C63]/gu;
const fromDevanagariToTelugu = 0x3_00;
const isTelugu = /\p{Script=Telugu}/u;

function latinOf(character: string, next: string): string {
  const consonant = devanagariConsonants[character];
  if (consonant !== undefined) return next in devanagariSigns ? consonant : consonant + silentVowel;
  const vowel = devanagariVowels[character] ?? devanagariSigns[character];
  if (vowel !== undefined) return vowel;
  if (character === 'ं' || character === 'ँ') return 'n';
  return character === 'ः' ? '' : character;
}

function spelled(word: string): string {
  const letters = [...word.replaceAll(nukta, '')];
  return letters.map((letter, index) => latinOf(letter, letters[index + 1] ?? '')).join('');
}

/** Telugu pronounces every vowel. Its 'ం' is an m at the end of a word and before p, b and m. */
function spellTelugu(word: string): string {
  const letters = word.replaceAll(teluguLetters, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - fromDevanagariToTelugu),
  );
  return spelled(letters.replaceAll(/ं(?=$|[पफबभम])/gu, 'm')).replaceAll(silentVowel, 'a');
}

/**
 * Spells a Devanagari or Telugu word in Latin letters, roughly as it is spoken.
 *
 * @example transliterate('टमाटर') // 'tamaatar'
 * @example transliterate('బూజు') // 'buuju'
 */
export function transliterate(word: string): string {
  if (isTelugu.test(word)) return spellTelugu(word);
  return spelled(word)
    .replace(/(?<=[aeiouə][^aeiouə]*)ə$/u, '')
    .replace(/(?<=[aeiouə][bcdfgjklmnpqrstvyz]h?h?)ə(?=[bcdfgjklmnpqrstvyz]h?h?[aeiou])/gu, '')
    .replaceAll(silentVowel, 'a');
}
