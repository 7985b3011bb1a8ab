import { wordSet } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import type { Dish, WasteReason } from '@thela/ledger';
import { isBuyerWord } from './find-buyers';
import { isFigure } from './find-figures';
import type { Sentence } from './sentence';
import { signList } from './signs';
import type { Sign } from './signs';

// What became of plates that a breath tells of: they were sold, somebody got them for nothing, or they are lost.

/** `served`: taken or eaten, by somebody who may have paid. */
export type Fate = 'sold' | 'served' | 'lost' | 'given';

export interface Pair {
  readonly dish: Dish;
  readonly plates: number;
  readonly from: number;
  readonly to: number;
}

/** In the bin, on the ground, or only burnt or bad, which may be saved. */
export type Loss = 'thrown' | 'fallen' | 'bad';

/** Spelt as tokens are. */
const thrown =
  /^(?:fen?[k]|throv|threv|dump(?:ed|ing)?$|discard|v[ae]st(?!ind)|drain|gut+er|dustbin|bin$|kachr|kud[aeo]$|nali$|barbad|pares[aei]|parey|parab|pades|poses|chet+(?:a|lo|ab))/;
const fallen =
  /^(?:gir[aei]?$|fel$|fal(?:en|l)?$|drop|slip|spil|olik|onik|jarip|padip|kind(?:a)?pad|palat|ulat|jamin|flor$|ground$|mit+i$|tut[aei]?$)/;
const spoilt =
  /^(?:jal[aei]?$|burn|brnt|madip|madin|maday|kharab|sadi$|khatt[aei]$|rott?en|spoil|basi$|split|fat[aei]?$|chedip|padaip|virig|pulis|mold|fafund)/;
const eatenByAnimals =
  /^(?:kak(?:i|ulu)|kauv|kav[ae]$|crov|kut+[aeo]n?$|dogs?$|kuk+|bili$|cat$|pili$|gay$|cov$|bandar|monk|koti$)/;
const free = wordSet(
  'free muft uchitam uchitanga uchitamga punya punyam dakshina bhikhari beggar charity complimentary prasad daan urike oorike dharmam daanam',
);
export const unpaid = wordSet(
  'money paisa paise paisaa rupee rupees rupaye rupaya cash dabbulu dabbu charge sale bikri',
);
const denials = wordSet('no not nahi nahin nhi ni bina without levu ledu');
const oneself = wordSet(
  'maine humne hamne hum staff apne apna apni ghar myself ourselves mana nenu memu',
);
/** 'My son ate one dosa'. */
const own = wordSet(
  'son daughter wife husband mother father beta bete beti biwi pati maa papa abbayi ammayi koduku kuturu koothuru bharta bharya',
);
export const joints = wordSet(
  ', . and aur n plus then but par lekin magar aur phir fir inka mariyu gani kani',
);
/** At once; more is money. */
export const MOST_PLATES = 200;

export function isLoss(token: Token): boolean {
  return [thrown, fallen, spoilt, eatenByAnimals].some((words) => words.test(token));
}

export function fateIn(
  tokens: readonly Token[],
  sentence: Sentence,
  from: number,
): Fate | undefined {
  // 'Dropped 24 vadas in the oil' fries them.
  if (tokens.some((token, at) => isLoss(token) && tokens[at + 1] !== 'in')) return 'lost';
  if (tokens.some((token) => free.has(token))) return 'given';
  const isOfFigure = (index: number) =>
    sentence.figures.some((one) => one.from <= index && index < one.to);
  const isUnpaid = tokens.some(
    (token, at) =>
      unpaid.has(token) &&
      !isOfFigure(from + at) &&
      [...tokens.slice(Math.max(0, at - 3), at), ...tokens.slice(at + 1, at + 4)].some((one) =>
        denials.has(one),
      ),
  );
  if (isUnpaid) return 'given';
  const signs = sentence.signs.filter(
    (sign) => sign.from >= from && sign.from < from + tokens.length,
  );
  const has = (...some: readonly Sign[]) => signs.some(({ meaning }) => some.includes(meaning));
  const isMoney = sentence.figures.some(
    ({ meaning: { of, value } }) => of === 'rupees' || value > MOST_PLATES,
  );
  const isPaid = isMoney || has('sold', 'paid', 'money', 'channel');
  if (!isPaid && isForNothing(tokens)) return 'given';
  const isEaten =
    signs.some(({ meaning, from: at }) => meaning === 'ate' && sentence.tokens[at] !== 'had') ||
    tokens.some(
      (token, at) =>
        eating.test(token) ||
        (token === 'had' && (isFigure(tokens[at + 1] ?? '') || ends.has(tokens[at + 1] ?? '.'))),
    );
  const isOfFamily =
    tokens.some((token) => own.has(token)) && !has('sold', 'paid', 'money', 'came');
  if (isEaten && (isOfFamily || tokens.some((token) => oneself.has(token)))) return 'given';
  if (has('sold', 'gone', 'paid', 'channel', 'money', 'missed')) return 'sold';
  // 'Kamala ne do idli kha li, likh lo' orders to write what she ate.
  if (isEaten) return 'served';
  if (has('add')) return 'sold';
  return has('took') ? 'served' : undefined;
}

const ends = wordSet('. , and');
const staff = /^(?:staf|helpers?|vorkers?|karigar)$/;
export const handing =
  /^(?:dia|di|die|de|gave|given|chadha[a-z]*|offer(?:ed)?|khilai|khilaya|bant[aei]?|pilai?|pila|khila|panch[ae][a-z]*|distributed|donated)$/;
const receiving =
  /^(?:sampl[eu]?|bhag[av]*van|god|deva?|devu[a-z]+|mandir|temple|gudi(?:ki|lo)?|church|masjid|dargah|gurudvara|pujari|pandit|bhikhari|be(?:g|gg)ar|bi(?:ch)+aga[a-z]+|garib[a-z]*|por|pur|fakir|orphan[a-z]*|anath[a-z]*|pedava[a-z]+)$/;

/** Food of the staff, and what somebody gets who pays nowhere: 'staff food', 'gave to the temple', 'aise hi de di'. */
function isForNothing(tokens: readonly Token[]): boolean {
  const isOfStaff = tokens.some(
    (token, at) => staff.test(token) && !isBuyerWord(tokens[at - 1] ?? ''),
  );
  const isGiven = tokens.some((token) => handing.test(token));
  const isGift =
    tokens.some((token) => receiving.test(token)) ||
    /\b(?:aise hi|for nothing)\b/.test(tokens.join(' ')) ||
    tokens.some((token) => /^(?:bant[aei]?|panch[ae][a-z]*|donated)$/.test(token));
  return isOfStaff || (isGiven && isGift) || /\bon the house\b/.test(tokens.join(' '));
}

const eating = /^(?:kha|pi|pike|tin[aei]|tines|tag[aei]|drank|ate|eaten|khai|khali)$/;

const ofOne = wordSet('gaya gira jala toota tuta was');

/** Whether what is told of a loss is not of the plates before it: behind an order to write, or of one alone. */
function isApart(pairs: readonly Pair[], index: number, { tokens, signs }: Sentence): boolean {
  const { from = 0, to = 0, plates } = pairs[index] ?? {};
  const joint = tokens.slice(pairs[index - 1]?.to ?? 0, from).some((token) => joints.has(token));
  const isOrder = signs.some((sign) => sign.meaning === 'add' && sign.from < (pairs[0]?.from ?? 0));
  return joint && (isOrder || (plates === 1 && tokens.slice(to).some((one) => ofOne.has(one))));
}

/** The words that tell what became of each: behind it, up to a joint; before it, from a joint on. */
export function fatesOf(pairs: readonly Pair[], sentence: Sentence): readonly (Fate | undefined)[] {
  const { tokens } = sentence;
  const told = pairs.map(({ from, to }, index): Fate | undefined => {
    const next = pairs[index + 1]?.from ?? tokens.length;
    const before = pairs[index - 1]?.to ?? 0;
    const isLast = index === pairs.length - 1;
    const joint = tokens.findIndex((token, at) => at >= to && at < next && joints.has(token));
    const end = isLast || joint === -1 ? next : joint;
    const behind = fateIn(tokens.slice(to, end), sentence, to);
    const start =
      index === 0
        ? 0
        : tokens.findLastIndex((token, at) => at >= before && at < from && joints.has(token));
    const ahead = start === -1 ? undefined : fateIn(tokens.slice(start, from), sentence, start);
    // 'I had four vada myself'.
    const around = index === 0 ? fateIn(tokens.slice(0, end), sentence, 0) : undefined;
    const ofBoth = [behind, ahead, around].filter((fate) => fate !== undefined);
    return ofBoth.find((fate) => fate === 'lost' || fate === 'given') ?? ofBoth[0];
  });
  // What the helpers ate is one meal.
  const isOwn = told.includes('given') || isOfHelper(sentence);
  const served = isOwn && !told.includes('sold') ? 'given' : 'sold';
  const shared = told.map((fate, index) => {
    const next = told.findIndex((one, at) => at > index && one !== undefined);
    // '3 poha and one poha we dropped' tells of the last one alone, as 'likho 3 poha aur ek dosa jal gaya'.
    const isSame = pairs[next]?.dish === pairs[index]?.dish;
    const isOther = told[next] === 'lost' && (isSame || isApart(pairs, next, sentence));
    const last = told.slice(0, index).findLast(Boolean);
    return fate ?? (isOther ? (last ?? 'sold') : (told[next] ?? last));
  });
  return shared.map((fate) => (fate === 'served' ? served : fate));
}

const polite = wordSet(
  'ji sir madam uncle aunty sahab sahib saab bhai bhaiya anna akka garu customer grahak koi someone somebody he she they usne unhone family',
);

export const paying = signList('gave took received paid money came channel');

const visiting: ReadonlySet<Sign> = new Set<Sign>([...paying, 'sold', 'gone', 'vague']);

/** 'Kamala ate one dosa': a bare name eats at the stall, a buyer is named by what he is, comes, pays or goes. */
function isOfHelper({ tokens, unknown, expenses, buyers, signs }: Sentence): boolean {
  const name = tokens.findIndex(
    (token) => !/^(?:please|our|hamare|hamari|apna|apni|meri|mera)$/.test(token),
  );
  const isName = unknown.includes(name) || expenses.some(({ from }) => from === name);
  const isBuyer =
    buyers.some(({ meaning }) => meaning.isKnown) ||
    // 'Garu' is written so.
    tokens[name + 1] === 'please' ||
    // 'Men' is Hindi 'in', too.
    tokens.some((token) => polite.has(token) || (token !== 'men' && isBuyerWord(token)));
  const isVisit = signs.some(
    ({ meaning, from }) => visiting.has(meaning) && !/^(?:apne|ke)$/.test(tokens[from - 1] ?? ''),
  );
  return isName && !isBuyer && !isVisit;
}

export function lossOf(tokens: readonly Token[]): Loss {
  if (tokens.some((token) => thrown.test(token))) return 'thrown';
  const isGone = tokens.some((token) => fallen.test(token) || eatenByAnimals.test(token));
  return isGone ? 'fallen' : 'bad';
}

export function reasonOf(tokens: readonly Token[]): WasteReason {
  if (tokens.some((token) => spoilt.test(token))) return 'spoilt';
  return tokens.some((token) => fallen.test(token)) ? 'spilt' : 'unsold';
}
