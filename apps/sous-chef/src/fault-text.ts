import type { QuestionFault } from '@thela/speech';
import type { Messages } from './messages';

/** Why the question was not asked. */
export function faultText(fault: QuestionFault, { fault: words }: Messages): string {
  return fault.kind === 'failed' ? words.failed(fault.code) : words[fault.kind];
}
