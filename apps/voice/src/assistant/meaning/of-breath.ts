import { isOfFood, probabilityOf, probabilityOfAny } from '@thela/understanding';
import type { Intent } from '@thela/understanding';
import { entryByMeaning } from '../entries/entry-by-meaning';
import { parseIntent } from '../entries/parse-intent';
import { platesInBreath } from '../entries/plates-in-breath';
import type { PlatesInBreath } from '../entries/plates-in-breath';
import { dangerIn } from '../kitchen';
import type { Reply } from '../reply';
import { isNoEntry, isOfBooks } from './reply-by-meaning';
import type { Turn } from './turn';

/** So probable are plates sold or wasted that a count with its dish is asked about. */
const LIKELY = 0.45;
/** The same where other words of it make a question, a plan or a story. */
const CERTAIN = 0.96;
/** Where words tell what became of the plates, nothing else may be more probable than this. */
const MOST_OF_OTHERS = 0.4;
const SURE = 0.94;

function isLikely(told: PlatesInBreath, { guesses }: Turn): boolean {
  const isOther = (intent: Intent) => isNoEntry(intent) || isOfBooks(intent);
  const plates = probabilityOf('sale', guesses) + probabilityOf('waste', guesses);
  const isOnlyBad = told.fates.size === 1 && told.fates.has('lost') && !told.isGone;
  // Food that is burnt may be saved.
  if (isOnlyBad && isOfFood(guesses[0]?.intent ?? 'sale')) return false;
  if (told.isStory) return plates >= CERTAIN;
  return plates >= LIKELY || (told.isTold && probabilityOfAny(guesses, isOther) <= MOST_OF_OTHERS);
}

/** Asks whether the plates that one breath tells of shall be written; `undefined` where the rules for one deed write them. */
export async function platesByBreath(turn: Turn): Promise<Reply | undefined> {
  const { text, guesses, records, shell, texts, signal, memory } = turn;
  const stall = shell.stall.getSnapshot();
  const told = platesInBreath(text, stall);
  if (!told || !isLikely(told, turn)) return undefined;
  const { entry } = told;
  if (entry.kind === 'plates') {
    const isSale = guesses[0]?.intent === 'sale' && guesses[0].probability >= SURE;
    const ruled = isSale ? entryByMeaning('sale', text, stall, true) : parseIntent(text, stall);
    if (ruled?.kind === 'write') return undefined;
  }
  const reply = await records.act({ kind: 'confirm', entry }, text, { texts, signal });
  if (!reply) return undefined;
  const danger = told.fates.has('sold') ? undefined : dangerIn('sous-chef', text, texts);
  const isPlain = danger === undefined || !told.fates.has('lost');
  return { skill: memory.skill, ...reply, text: isPlain ? reply.text : `${danger} ${reply.text}` };
}
