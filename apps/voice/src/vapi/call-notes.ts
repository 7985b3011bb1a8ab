/** Begins what the app tells the model of a call. */
const MARK = 'NOTE OF THE APP';

/**
 * Tells the model what the app did with a sentence of the vendor.
 *
 * @param text the sentence that is to be said about it
 */
export function noteToSay(said: string, text: string): string {
  return `${MARK}. On the vendor's words ${JSON.stringify(said)} say exactly this and nothing more: ${JSON.stringify(text)}`;
}

/** Tells the model what happened without a word of the vendor. */
export function noteToKnow(text: string): string {
  return `${MARK}. Know this, and say nothing of it now: ${JSON.stringify(text)}`;
}

/**
 * The instructions on these notes that the model gets before a call.
 *
 * @param lookAtScreen what it says where no note has come
 */
export const noteRules = (lookAtScreen: string) =>
  [
    'The app hears the vendor, too, and it alone writes the records: plates sold, counts, prices, expenses.',
    `What it wrote, what it asks back and what the records say comes as a system message that begins with "${MARK}". Say the sentence of the newest one, in the language of the vendor, with its figures and no other figure. Its figures are newer than those above.`,
    `When the vendor tells of plates sold or taken back, a price, an expense or a mistake, and no such message is there, say only: "${lookAtScreen}"`,
  ].join('\n');
