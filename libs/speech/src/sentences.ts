/** About ten seconds of a slow voice: Chromium falls silent in the middle of a text of 14 s and more. */
const MOST_LETTERS = 110;

/** Markers of lists, headings and bold text, and characters that have no sound. */
const MARKS =
  /^\s*[*•+–-]\s+|^#+\s|(?<!\d)[*_`]+|[*_`]+(?!\d)|\p{Cc}|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gmu;

/**
 * Cuts a text into pieces that a browser says without falling silent: at the ends of sentences, and
 * a long sentence between words.
 *
 * @example sentencesOf('* Cut 10 g of salt.\nServe hot.') // ['Cut 10 g of salt.', 'Serve hot.']
 */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll(MARKS, '').trim())
    .flatMap((line) => line.split(/(?<=[.!?।])\s+/))
    .flatMap(wordsTogether)
    .filter(Boolean);
}

/** A sentence in pieces of at most the number of letters that are said in one go. */
function wordsTogether(sentence: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of sentence.split(/\s+/).flatMap(cut)) {
    if (piece && piece.length + word.length >= MOST_LETTERS) {
      pieces.push(piece);
      piece = word;
    } else {
      piece = piece ? `${piece} ${word}` : word;
    }
  }
  return [...pieces, piece];
}

function cut(word: string): string[] {
  return word.match(new RegExp(`.{1,${MOST_LETTERS}}`, 'gu')) ?? [];
}
