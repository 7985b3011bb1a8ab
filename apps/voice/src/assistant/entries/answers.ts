import { findMatches, lexiconOf, tokensOf, withoutMatches, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import { isOneEditAway } from '@thela/text';
import { isFiller } from '../function-words';
import type { SpokenChoice } from './spoken-entry';

const agreements = lexiconOf<'yes' | 'no'>([
  [
    'yes',
    'yes, yeah, yep, yup, ya, sure, of course, right, correct, exactly, confirm, confirmed, go ahead, do it, write it, save it, ok, okay, haan, han, ha, haa, hanji, haanji, ji haan, bilkul, sahi, sahi hai, theek, thik, theek hai, thik hai, likh do, likho, likh, likh lo, kar do, kardo, karo, kar, kar dijiye, kar de, daal do, save karo, save kar do, pakka, हां, हाँ, हा, जी, बिल्कुल, सही, सही है, ठीक, ठीक है, लिख दो, लिखो, कर दो, करो, पक्का, avunu, avnu, sare, sari, raasuko, raasukondi, raayi, rayi, cheyi, cheyandi, అవును, సరే, రాసుకో, రాసుకోండి, రాయి, రాయండి, చేయి, చెయ్యి, చేయండి',
  ],
  [
    'no',
    'no, nope, nah, not, never, dont, do not, wrong, incorrect, nahi, nahin, nhi, nai, nahi ji, mat, mat karo, mat likho, mat kar, rehne do, rahne do, rehne de, chhodo, chodo, chhod do, galat, galat hai, cancel, cancel karo, stop, leave it, forget it, never mind, koi nahi, kuch nahi, नहीं, नही, ना, मत, मत करो, मत लिखो, रहने दो, छोड़ो, छोड़ दो, गलत, ग़लत, vaddu, vadhu, oddu, kaadu, kadu, ledu, raayaku, cheyaku, వద్దు, ఒద్దు, కాదు, లేదు, రాయకు, చేయకు, తప్పు',
  ],
]);

const besideAgreements = wordSet(
  'yes it that is hai to ji bhai please na hi wo woh ye yeh wahi vahi isko usko use ise abhi you can thanks thank hona chahiye hoon hu bol bola kaha maine likhna karna karein',
);

function isPassingWord(token: Token): boolean {
  return token === '' || isFiller(token) || besideAgreements.has(token);
}

/**
 * Reads the answer to 'shall I write it?'.
 *
 * @returns `undefined` where something else was said, or both
 * @example agreementIn('haan kar do') // 'yes'
 */
export function parseAgreement(text: string): 'yes' | 'no' | undefined {
  const tokens = tokensOf(text);
  const matches = findMatches(agreements, tokens);
  if (!withoutMatches(tokens, matches).every(isPassingWord)) return undefined;
  // 'Nahi, mat karo', 'no, do not do it': a no stands above the yes in it.
  if (matches.some(({ meaning }) => meaning === 'no')) return 'no';
  return matches.length > 0 ? 'yes' : undefined;
}

const ordinals = lexiconOf<number>([
  [
    0,
    'first, first one, 1st, 1, one, number one, pehla, pehli, pahla, pahli, pehle, pahle, ek number, पहला, पहली, पहले, modatidi, modati, మొదటిది, మొదటి',
  ],
  [
    1,
    'second, second one, 2nd, 2, two, number two, dusra, dusri, doosra, doosri, dusre, दूसरा, दूसरी, दूसरे, rendodi, rendavadi, రెండోది, రెండవది',
  ],
  [
    2,
    'third, third one, 3rd, 3, three, number three, teesra, teesri, tisra, tisri, teen number, तीसरा, तीसरी, moododi, moodavadi, మూడోది, మూడవది',
  ],
  [3, 'fourth, 4th, 4, number four, chautha, chauthi, चौथा, चौथी'],
  [-1, 'last, last one, aakhri, akhri, aakhiri, akhiri, antim, आखिरी, chivaridi, చివరిది'],
]);
const none = lexiconOf<true>([
  [
    true,
    'none, none of them, none of these, neither, nothing, no, nope, cancel, koi nahi, koi bhi nahi, kuch nahi, nahi, nahin, dono nahi, ek bhi nahi, in mein se koi nahi, rehne do, rahne do, chhodo, chodo, leave it, forget it, never mind, mat likho, mat karo, कोई नहीं, कुछ नहीं, नहीं, नही, रहने दो, छोड़ो, दोनों नहीं, edi kaadu, edi vaddu, emi vaddu, vaddu, kaadu, ఏదీ కాదు, ఏదీ వద్దు, ఏమీ వద్దు, వద్దు, కాదు',
  ],
]);

const denials = wordSet('nahi nahin nhi no not mat नहीं नही');
const besideNames = wordSet(
  'wala wale wali vala the one ones dish with ka ki ke hi it is i mean meant wo woh ye yeh that this maine bola bola tha',
);
const shortestWithTypos = 5;

function isLike(word: Token, spoken: Token): boolean {
  return word === spoken || (word.length >= shortestWithTypos && isOneEditAway(word, spoken));
}

/** The choice whose label holds the most of what was said, where nothing else was said. */
function choiceByName(
  tokens: readonly Token[],
  choices: readonly SpokenChoice[],
): SpokenChoice | undefined {
  const labels = choices.map(({ label }) => new Set(tokensOf(label)));
  const words = new Set(labels.flatMap((label) => [...label]));
  const isOfNames = (token: Token) =>
    isPassingWord(token) ||
    besideNames.has(token) ||
    [...words].some((word) => isLike(word, token));
  // 'Nahi, plain wala' names it; 'plain wala nahi' does not.
  const isDenied = tokens.some((token, index) => index > 0 && denials.has(token));
  if (isDenied || !tokens.every((token) => denials.has(token) || isOfNames(token)))
    return undefined;
  const scores = labels.map(
    (label) => [...label].filter((word) => tokens.some((token) => isLike(word, token))).length,
  );
  const best = Math.max(0, ...scores);
  const found = choices.filter((_, index) => scores[index] === best);
  return best > 0 && found.length === 1 ? found[0] : undefined;
}

/** Whether nothing but these matches was said. */
function isAll(tokens: readonly Token[], matches: readonly Match<unknown>[]): boolean {
  const others = withoutMatches(tokens, matches);
  return (
    matches.length > 0 && others.every((token) => isPassingWord(token) || besideNames.has(token))
  );
}

/**
 * Reads the answer to 'which one?'.
 *
 * @returns `'none'` where none of them is meant, `undefined` where the answer does not say
 * @example chosenIn('masala wala', choices) // the one whose label is 'Masala Dosa'
 */
export function parseChoice(
  text: string,
  choices: readonly SpokenChoice[],
): SpokenChoice | 'none' | undefined {
  const tokens = tokensOf(text);
  const byName = choiceByName(tokens, choices);
  if (byName) return byName;
  const positions = findMatches(ordinals, tokens);
  const [position] = positions;
  if (position && positions.length === 1 && isAll(tokens, positions))
    return choices.at(position.meaning);
  return isAll(tokens, findMatches(none, tokens)) ? 'none' : undefined;
}
