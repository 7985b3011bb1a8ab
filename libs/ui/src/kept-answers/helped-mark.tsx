import { useWords } from '@thela/language';
import { Chip } from '../chip';
import { shortDay } from './earlier-answer';
import { useKeptMessages } from './messages';

/** Beside an answer that says what helped before. `at`: when that was given, ms since 1970. */
export function HelpedMark({ at }: { readonly at: number }) {
  const words = useKeptMessages();
  return <Chip mayWrap>{words.helpedOn(useWords().moment(at, shortDay))}</Chip>;
}
