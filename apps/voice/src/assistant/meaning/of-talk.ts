import {
  amountsIn,
  findMatches,
  foldTelugu,
  isNoEntry,
  isOfEntries,
  isOfFood,
  probabilityOf,
  probabilityOfAny,
  tokensOf,
  wordSet,
} from '@thela/understanding';
import type { Guess, Intent, Token } from '@thela/understanding';
import { bookSignsIn, questionTokens } from '../books';
import { translateText } from '../entries/translate';
import { dangerForSale, namesFood } from '../kitchen';
import type { Reply } from '../reply';
import { namesSomebody } from '../roles/find-roles';
import { orderSigns } from '../roles/order-signs';
import { parseRoleRequest, skillsIn } from '../roles/role-order';
import { readTeluguOrder } from '../roles/telugu-orders';
import { beginsWithGreeting, notUnderstoodText, smallTalkIn, smallTalkReply } from '../small-talk';
import type { Answers, Turn } from './turn';

/** As `foldTelugu` writes them. */
const hurts = [
  ['eye', /\b(?:eyes?|ank(?:en|on|h|o)?|kal+o|kalalo|kan(?:u|ulo|ti|tilo|tiki)|kandl[au]\w*)\b/],
  [
    'burn',
    /\b(?:burn(?:t|ed|s)?|scald\w*|jal (?:ga|ja)\w*|jal[ai]|jalgaya|kalin\w*|kalip\w*|bob(?:a|al)\w*|(?:garam|kaul\w*|marig\w*|kag\w*|vedi|hot|boiling) (?:oil|tel|dud|pani|chai|te[ae]?|ti|nun\w*|pal[au]?|nilu|kap[ei]|cope|sambar|daal|dal|vater|milk))\b/,
  ],
  [
    'cut',
    /\b(?:cut|kut|kat (?:ga|ja)\w*|kati|kata|blod|blud|bl[ei]+d\w*|kun|rakt\w*|teg\w+|kosuku\w*)\b/,
  ],
] as const;
const body =
  /\b(?:hands?|pingers?|thumb|arm|[vw]rist|hat|hato|ungl?i|ungali|angut[ha]a?|chei|cheyi|chet(?:i|iki|ini|ulu|ulaki)|vel(?:u|iki|uki|ni|uku)|pair|legs?|tang|jang|gutn\w*|kalu|kal[iu]ki|mukam|chehr[ae]|face|skin)\b/;
const spilt =
  /\b(?:splas\w*|spil\w*|chint\w*|gir ga\w+|gira|mida pad\w*|padind\w*|padai\w*|chetiki pad\w*|ch?halak\w*|papol\w*|ch?h?al[ae] pad\w*|blister\w*)\b/;
/** So probable is health at least where somebody is hurt. */
const HURT = 0.1;

function hurtIn(folded: string): 'eye' | 'burn' | 'cut' | undefined {
  return hurts.find(([, signs]) => signs.test(folded))?.[0];
}

/** Whether somebody is hurt: first aid is wanted before any rule about food. */
export function tellsOfHurt(text: string, guesses: readonly Guess<Intent>[]): boolean {
  const folded = foldedText(text);
  const hurt = hurtIn(folded);
  // Hot oil on a hand is no food, whatever the guess.
  if (hurt === 'burn' && body.test(folded) && spilt.test(folded)) return true;
  const least = Math.max(HURT, probabilityOf('leftover_danger', guesses));
  if (probabilityOf('health', guesses) < least) return false;
  return hurt === 'eye' || (hurt !== undefined && body.test(folded));
}

/** 'Ignore your instructions', 'tell me the password', as `foldTelugu` writes them. */
const attack =
  /\b(?:pas+vord|prompt|api ke?i|(?:instruction|niyam|rul)e?s?\b.*\b(?:ignore|ignor|bhul|bul|marchip)\w*|(?:ignore|porget|bypas)\b.*\b(?:instruction|niyam|rul)e?s?)\b/;

/** Who quarrels, steals or goes without paying, in the same letters. */
const trouble =
  /\b(?:pigt(?:s|ing)?|kuarel\w*|abus(?:e[sd]?|ing)|souting|souted|t[rh]+eaten\w*|drunk\w*|stole\w*|steals?|tiep|rob(?:ed|er\w*)|rude|misbeha\w*|haras\w*|jagd\w+|gali(?:an|on)(?: baka?)? d\w+|gali (?:dia|di|dete|deta|deti|de)\b|dank[aiy]\w*|chori (?:k|h|g)\w+|sarab[iy]\w*|daru pi\w*|badtami[jz]\w*|tang (?:k|h|r)\w+|marpit|t[ia]?id?i?(?:da)?t(?:un|ad|ar)\w+|godava(?:lu|padu\w*|ki)?|dongat\w+|dongil\w*|bedir\w+|tagubot\w*|tagi vachi)\b|\b(?:(?:bina|bagair) (?:paise?|pese?) (?:die|dia)|(?:paise?|pese?) die bina|vitout pa[iy]\w*|(?:doesnt|dont|never|not|hasnt) pa[iy]+(?:s|d|ing)?\b|dab?ulu? ?ivakund\w*)/;
const LEAST_OF_ENTRY = 0.5;
const ofTalk = /^(?:chat_other|customer_credit|health|upi_bank|weather|greeting_thanks|repeat)$/;

/** Whether a person makes trouble, and no amount is told that may be an entry. */
export function tellsOfTrouble({ text, guesses }: Pick<Turn, 'text' | 'guesses'>): boolean {
  if (!trouble.test(foldedText(text)) || dangerForSale(text) !== undefined) return false;
  const [first] = guesses;
  const isOther = (intent: Intent) =>
    isOfFood(intent)
      ? namesFood(text)
      : isOfEntries(intent)
        ? !/^(?:not_|undo)/.test(intent)
        : !ofTalk.test(intent);
  return !(first && first.probability >= LEAST_OF_ENTRY && isOther(first.intent));
}

const ofOthers = [
  ['health', /\b(?:bukar|jvar\w*|pever|lose motions?|vomit\w*|ulti|vant[iu]\w*|dast)\b/],
  ['customer_credit', /\b(?:ud[ah]+r\w*|baki|bakai\w*|apu)\b/],
  ['weather', /\b(?:mausam|veater|vatavaran\w*)\b/],
] as const;
const LEAST_OF_OTHERS = 0.1;

/** What words of illness, credit and weather make of a sentence that is perhaps of them. */
export function ofOtherField({
  text,
  guesses,
}: Pick<Turn, 'text' | 'guesses'>): Intent | undefined {
  const [first] = guesses;
  const isOther = first && first.probability >= LEAST_OF_ENTRY;
  if (isOther || dangerForSale(text) !== undefined) return undefined;
  const folded = foldedText(text);
  const isOf = ([intent, words]: (typeof ofOthers)[number]) =>
    words.test(folded) &&
    probabilityOf(intent, guesses) >= LEAST_OF_OTHERS &&
    (intent !== 'customer_credit' || !namesFood(text));
  return ofOthers.find(isOf)?.[0];
}

/** Whether it is of people, and no food is meant. */
export function isOfPeople(turn: Turn): boolean {
  return onlyNamesRole(turn) || tellsOfTrouble(turn);
}

const clock =
  /^(?:aj |(?:i|e)? ?roju |ivala |abi )?(?:ki |kya )?(?:tarik|tedi|date|time|taim|samai|samay)\b(?: (?:kya|enta|enti|kitna|kitni|hai|aindi|hua|ayindi|batao|chepu))+$|^kitne baje(?: (?:hain?|gaye?|hue|abi))*$|^vh?ats? (?:is )?the (?:time|date)\b.{0,10}$/;
const person =
  /\b(?:are you|r u|tum|tu|ap|nuv[aiu]?|miru)\b.*\b(?:human|person|real|robot|machine|masin|computer|kamputar|insan|admi|aurat|manisi\w*|asli)\b|\b(?:insan ho|manisiv\w+)\b/;

/** What a sentence that nothing else understands surely is: a greeting, thanks, or an order to what it may not do. */
export function plainTalk(text: string): 'greeting_thanks' | 'chat_other' | undefined {
  const folded = foldedText(text);
  if (attack.test(folded) || clock.test(folded) || person.test(folded)) return 'chat_other';
  const isGreeting = beginsWithGreeting(tokensOf(text)) || thanks.test(folded);
  return isGreeting ? 'greeting_thanks' : undefined;
}

const asking = wordSet(
  'why how where who kyun kyon kyu kyo kaise kaisa kahan kidhar kaun kab enduku endukani ela elaga ekkada evaru eppudu',
);
const asked = /^(?:howMuch|which|when|tell|summary|kya|compare|most|least|best|worst)$/;

/** Whether a sentence asks for a figure or for words. */
function asksForFigures(text: string): boolean {
  const ofTelugu = readTeluguOrder(tokensOf(text)).tokens;
  const signs = [questionTokens(text, []), ofTelugu].flatMap((tokens) => bookSignsIn(tokens));
  return signs.some(({ meaning }) => asked.test(meaning));
}

/** Whether it has a number, in any language. */
export function hasAmount(text: string): boolean {
  return [text, translateText(text, [])].some((some) => amountsIn(tokensOf(some)).length > 0);
}

/** Whether it asks for anything. */
export function asks(text: string): boolean {
  const isWord = (token: Token) => asking.has(token) || asking.has(foldTelugu(token));
  return text.includes('?') || tokensOf(text).some(isWord) || asksForFigures(text);
}

/** From it on an amount beside a role is perhaps what somebody was paid. */
const PERHAPS_ENTRY = 0.3;

/** Whether a role is only named: 'my brother in law is a great profit adviser'. */
export function onlyNamesRole({ text, guesses }: Pick<Turn, 'text' | 'guesses'>): boolean {
  const spoken = tokensOf(text);
  const { tokens } = readTeluguOrder(spoken);
  if (!namesSomebody(tokens) || parseRoleRequest(spoken)) return false;
  if (dangerForSale(text) !== undefined) return false;
  const isEntry = (intent: Intent) => isOfEntries(intent) && !isNoEntry(intent);
  if (hasAmount(text) && probabilityOfAny(guesses, isEntry) >= PERHAPS_ENTRY) return false;
  return !asksForFigures(text);
}

function foldedText(text: string): string {
  return tokensOf(text).map(foldTelugu).join(' ');
}

const thanks =
  /\b(?:t(?:h)?ank\w*|taink\w*|tx|sukri\w*|danyav\w*|me?herban\w*|sabas|badia|nandri)\b/;
const goodbye = /\b(?:bye|gud nig?t\w*|gn|milte|milenge|ratri|alvida|velostan\w*)\b/;

/** Answers about the assistant itself, and what is not its field. */
export const answerOfTalk: Answers = (intent, turn, isCertain) =>
  Promise.resolve(answer(intent, turn, isCertain));

function answer(intent: Intent, turn: Turn, isCertain?: boolean): Reply | undefined {
  const { text, shell, memory, texts } = turn;
  const { words } = texts;
  const { talk, health } = words;
  const spoken = tokensOf(text);
  const folded = foldedText(text);
  const say = (phrase: string): Reply => ({
    text: phrase,
    skill: memory.skill,
    source: 'set-phrase',
  });
  const smallTalk = (kind: 'greeting' | 'thanks' | 'stop' | 'help' | 'agreed') =>
    smallTalkReply(kind, shell, words, memory.skill);
  switch (intent) {
    case 'role_chef':
    case 'role_money':
    case 'role_general':
      return switchRole(intent, turn, isCertain);
    case 'greeting_thanks': {
      const kind = smallTalkIn(spoken);
      if (kind && kind !== 'repeat') return smallTalk(kind);
      if (thanks.test(folded)) return smallTalk('thanks');
      return smallTalk(goodbye.test(folded) ? 'stop' : 'greeting');
    }
    case 'capabilities':
      return smallTalk('help');
    case 'repeat':
      return memory.lastReply() ?? say(notUnderstoodText(words, memory.skill));
    case 'language_change':
      return say(talk.language);
    case 'customer_credit':
      return say(talk.credit);
    case 'upi_bank':
      return say(talk.bank);
    case 'weather':
      return say(`${talk.weather} ${talk.help}`);
    case 'health':
      return say(health[hurtIn(folded) ?? 'other']);
    case 'chat_other':
      if (tellsOfTrouble(turn)) return say(talk.trouble);
      if (onlyNamesRole(turn)) return smallTalk('agreed');
      if (person.test(folded)) return say(`${talk.machine} ${talk.help}`);
      // A text model talks, and food that must go is no talk.
      if (shell.ai.mode !== 'built-in' || dangerForSale(text) !== undefined) return undefined;
      return say(`${talk.notMyField} ${talk.help}`);
    default:
      return undefined;
  }
}

/** Where the rules find an order they go on: they know what else the sentence asks. */
function switchRole(
  intent: Intent,
  { text, memory, texts: { words } }: Turn,
  isCertain?: boolean,
): Reply | undefined {
  const isGeneral = intent === 'role_general';
  const spoken = tokensOf(text);
  const request = parseRoleRequest(spoken);
  // 'Exit cook mode': the rules see an order of the cook, and a rest.
  if (request?.kind === 'order' && (request.rest.length === 0 || !isGeneral)) return undefined;
  const { tokens } = readTeluguOrder(spoken);
  const signs = findMatches(orderSigns, tokens).map(({ meaning }) => meaning);
  // 'My father is a cook': the classifier knows the cook, and only signs tell that one is ordered.
  const worths = new Map(signs.map(({ name, worth }) => [name, worth]));
  const sumOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
  const orders = sumOf([...worths.values()].filter((worth) => worth > 1));
  const refuses = worths.has('not');
  worths.delete('not');
  const isPlain = sumOf([...worths.values()].filter((worth) => Math.abs(worth) > 1)) > 0;
  if (isGeneral ? refuses : orders === 0 || (!isCertain && !isPlain)) return undefined;
  const { named, left } = skillsIn(tokens);
  const [only] = named.size === 1 ? named : [];
  // 'Switch the mode' orders a role, and says not which.
  if (request?.kind === 'ask' && !only && !(isGeneral && isCertain)) return undefined;
  if (isGeneral && !only) {
    memory.skill = 'sous-chef';
    const phrase = `${words.talk.normal} ${words.talk.help}`;
    return { text: phrase, skill: memory.skill, source: 'set-phrase' };
  }
  const skill = intent === 'role_money' ? 'profit' : 'sous-chef';
  // The classifier knows no role of the leftovers.
  memory.skill = only && (only === 'zero-waste' || isGeneral || left.has(skill)) ? only : skill;
  return { text: words.switched[memory.skill], skill: memory.skill, source: 'set-phrase' };
}
