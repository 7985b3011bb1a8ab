import type { Brand } from '@thela/contract';
import type { Messages } from './messages';
import type { SmallTalk } from './small-talk';

function everyExample({ examples }: Messages): string {
  return [examples['sous-chef'], examples.profit, examples['zero-waste']].join(' ');
}

/** The reply to small talk. */
export function smallTalkText(
  kind: Exclude<SmallTalk, 'repeat'>,
  { assistant }: Pick<Brand, 'assistant'>,
  words: Messages,
): string {
  const { talk } = words;
  switch (kind) {
    case 'greeting':
      return `${talk.greeting(assistant)} ${everyExample(words)}`;
    case 'help':
      return [talk.help, everyExample(words), talk.counting].join(' ');
    default:
      return talk[kind];
  }
}

/** Said to what nobody understands, with what the assistant does understand. */
export function notUnderstoodText(words: Messages): string {
  return `${words.notUnderstood} ${everyExample(words)}`;
}
