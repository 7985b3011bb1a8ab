import { wordSet } from '@thela/understanding';
import type { Token } from '@thela/understanding';

/** What Telugu joins to a name: 'deepavaliki'. */
const teluguEnding = /(?:ki|ku|lo|na|nadu|naadu|nati|nunchi|roju)$/;

/** Whether a word is one of these, perhaps with an ending of Telugu. */
export function isWordOf(words: ReadonlySet<Token>, token: Token): boolean {
  return words.has(token) || words.has(token.replace(teluguEnding, ''));
}

/** What is said beside the number of a date. */
export const dateWords = wordSet(
  'tarikh tareekh taareekh taarikh tarik taarik tareek tareeq date tedi tariku',
);

/** Days whose date differs from year to year, or that the word does not fix. */
const festivals = wordSet(
  'diwali deewali deepavali deepawali dipavali dussehra dasara dasera dashahra navratri navaratri holi eid id bakrid ramzan ramadan ' +
    'muharram christmas krismas sankranti sankranthi ugadi rakhi rakshabandhan onam janmashtami chaturthi chavithi bathukamma ' +
    'bonalu chhath shivratri shivaratri festival festivals tyohar tyohaar panduga pandaga melas mela',
);

export function isFestival(token: Token): boolean {
  return isWordOf(festivals, token);
}
