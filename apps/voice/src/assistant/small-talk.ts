import { lexiconOf, findMatches } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { isFiller } from './function-words';
import { isHelper } from './for-helper';
import type { Messages } from './messages';
import type { AssistantShell, Reply, Skill } from './reply';

/** What is said without a question about the stall. */
export type SmallTalk = 'repeat' | 'stop' | 'help' | 'thanks' | 'greeting' | 'agreed';

const order: readonly SmallTalk[] = ['repeat', 'stop', 'help', 'thanks', 'greeting', 'agreed'];

const phrases = lexiconOf<SmallTalk>([
  [
    'repeat',
    'repeat, repeat that, say again, say it again, say that again, once more, pardon, what did you say, what was that, phir se bolo, phir se batao, fir se bolo, fir se batao, dobara bolo, dobara batao, ek baar phir, kya bola, kya kaha, samjha nahi, samjhi nahi, nahi samjha, nahi samjhi, samajh nahi aaya, suna nahi, फिर से बोलो, फिर से बताओ, दोबारा बोलो, समझ नहीं आया, क्या बोला',
  ],
  [
    'stop',
    'stop, stop it, bas, bas karo, bas kar, bas ho gaya, band karo, band kar do, band ho jao, ho gaya, bye, bye bye, goodbye, good bye, khatam, chup, chup karo, chup raho, chup ho jao, quiet, be quiet, cancel, ruko, ruk jao, ruk ja, enough, thats all, that is all, alvida, rehne do, बस, बस करो, बंद करो, रुको, चुप, हो गया',
  ],
  [
    'help',
    'help, help me, help chahiye, help kar, help karna, i need help, help karo, what can you do, what can you do for me, what do you know, what all can you do, what do you do, what can i ask, what can i say, how can you help, how do you work, how does this work, kya kar sakte ho, kya kar sakte hain, kya kya kar sakte ho, kya kar sakta hai, kya kya kar sakta hai, kya kar sakti ho, kya kya karte ho, kya karte ho, kya kaam karte ho, kya puch sakta hun, kya puchu, kya poochun, kaise kaam karta hai, kaise kaam karte ho, madad, madad karo, madad chahiye, meri madad karo, kaise madad karoge, kaise madad kar sakte ho, tumhara kaam kya hai, मदद, मदद करो, क्या कर सकते हो, क्या कर सकते हैं, क्या क्या कर सकते हो',
  ],
  [
    'thanks',
    'thanks, thank you, thank u, thankyou, thanks a lot, thank you so much, thank you very much, shukriya, shukria, dhanyavad, dhanyawad, dhanyavaad, meherbani, great, badhiya, bahut badhiya, very good, good job, well done, shabash, shaabaash, nice, perfect, mast, bahut acha, bahut accha, धन्यवाद, शुक्रिया, बढ़िया, शाबाश',
  ],
  [
    'greeting',
    'hello, helo, hallo, hi, hey, namaste, namaskar, namaskaram, vanakkam, adaab, salaam, salam, ram ram, jai shri ram, sat sri akal, good morning, good afternoon, good evening, suprabhat, how are you, kaise ho, kaise hain, kaisi ho, kya haal hai, kya hal hai, kya haal chaal, who are you, kaun ho, kaun hai, kon ho, aap kaun, your name, naam kya hai, kya naam hai, नमस्ते, नमस्कार, हेलो, हैलो, कैसे हो, कौन हो, ela unnavu, ela unnaru, ela unnav, bagunnara, bagunnava, ఎలా ఉన్నావు, ఎలా ఉన్నారు, బాగున్నారా, నమస్కారం',
  ],
  [
    'agreed',
    'ok, okay, theek hai, thik hai, theek, thik, acha, accha, achha, haan, han, ha, yes, yeah, sahi hai, sahi, samajh gaya, samajh gayi, got it, fine, alright, all right, ठीक है, अच्छा, हां, हाँ',
  ],
]);

/**
 * Says what a phrase is that holds small talk and nothing else.
 *
 * @example smallTalkIn(tokensOf('thank you bhaiya')) // 'thanks'
 */
export function smallTalkIn(tokens: readonly Token[]): SmallTalk | undefined {
  const matches = findMatches(phrases, tokens);
  const isOfTalk = (token: Token, index: number) =>
    isFiller(token) || matches.some(({ from, to }) => from <= index && index < to);
  if (!tokens.every(isOfTalk)) return undefined;
  return order.find((kind) => matches.some(({ meaning }) => meaning === kind));
}

/** Whether a phrase begins with a greeting, whatever it goes on with. */
export function beginsWithGreeting(tokens: readonly Token[]): boolean {
  return findMatches(phrases, tokens.slice(0, 4)).some(
    ({ meaning, from }) => meaning === 'greeting' && from === 0,
  );
}

/** The answer to small talk. How to begin can be tapped where somebody does not know it yet. */
export function smallTalkReply(
  kind: Exclude<SmallTalk, 'repeat'>,
  shell: Pick<AssistantShell, 'brand' | 'stall'>,
  words: Messages,
  skill: Skill,
): Reply {
  const { talk, examples, guesses } = words;
  const reply = { skill, source: 'set-phrase' } as const;
  if (kind !== 'greeting' && kind !== 'help') return { ...reply, text: talk[kind] };
  const { sold_count: count, money_today: money, how_many_to_make: plan } = guesses;
  return {
    ...reply,
    text:
      kind === 'help'
        ? `${talk.help} ${talk.counting}`
        : `${talk.greeting(shell.brand.assistant)} ${examples['sous-chef']}`,
    answers: isHelper(shell) ? [count] : [count, money, plan],
  };
}

/** Said to what nobody understands, with what the assistant does understand. */
export function notUnderstoodText({ notUnderstood, examples }: Messages, skill: Skill): string {
  return `${notUnderstood} ${examples[skill]}`;
}
