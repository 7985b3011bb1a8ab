import { wordSet } from '@thela/understanding';
import type { Token } from '@thela/understanding';

const fillers: ReadonlySet<Token> = wordSet(
  'please pls plz bhai bhaiya bhaya yaar yar ji jee sir boss madam dost na naa ab abhi now then phir fir so to toh tho ' +
    'and aur ok okay acha accha achha chalo chal haan han hello hi hey arre are suno sun listen just only bhi hi zara jara ' +
    'thoda the a an my me mujhe mujhko i we hum main tum aap tu kya can could would you will lets let us do karo kar kardo ' +
    'there here again too maybe hmm um uh tell batao bata bataiye ' +
    'कृपया भाई भैया जी अब अभी फिर तो और चलो सुनो जरा मुझे मैं तुम आप क्या बताओ करो कर , .',
);

/** True for a word without a meaning of its own, and for a punctuation mark. */
export function isFiller(token: Token): boolean {
  return fillers.has(token);
}

const buts = wordSet('but lekin magar kintu parantu though although yet jabki whereas kani kaani');
const verbs = wordSet('hai hain he hota hoti hote bikta bikti bikte deta deti dete');

/** Whether two things are said against each other; 'par' is 'on' too, so it counts after a verb alone. */
export function saysBut(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, index) =>
      buts.has(token) || (token === 'par' && index > 0 && verbs.has(tokens[index - 1] ?? '')),
  );
}
