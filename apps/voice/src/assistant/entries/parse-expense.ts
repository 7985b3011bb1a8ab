import { wordSet } from '@thela/understanding';
import type { Match } from '@thela/understanding';
import type { ExpenseCategory, Stall } from '@thela/ledger';
import { priceUnitOf } from '../profit/parse-amounts';
import type { Figure } from './find-figures';
import { goods } from './find-names';
import {
  hasSign,
  inPaise,
  isBelowZero,
  isPart,
  moneyIn,
  parseSpoken,
  spellingAt,
} from './sentence';
import type { Sentence } from './sentence';
import { signSet } from './signs';
import type { Sign } from './signs';
import type { SpokenEntry, SpokenIntent } from './spoken-entry';

/** Who pays the stall. */
const payers = wordSet('customer customers grahak grahakon ग्राहक कस्टमर');
const speakers = wordSet('main hum ham');
const mostUsual = 50_000;
/** Below it a bare figure may count things: 'do cylinder liye'. */
const leastBare = 20;

/** Whether a sentence is about money that was spent. */
export function isOfExpense(sentence: Sentence): boolean {
  const isMoney = sentence.figures.some(({ meaning }) => meaning.of === 'rupees');
  return (
    sentence.expenses.length > 0 ||
    (isMoney && hasSign(sentence, 'paid', 'gave')) ||
    // 'Spent 230 on something'.
    (hasSign(sentence, 'paid') && moneyIn(sentence) !== undefined)
  );
}

/** Who comes to be paid has no name by these: 'neella vadiki'. */
const persons = wordSet(
  'usne vadu vadiki gadu gadiki ayana ayanaki abbayi kurradu kurradiki manishi manishiki fellow charged him her them',
);
const MOST_OF_NOTE = 3;
/** The case of a Telugu name is no part of it: 'రాజుకి' is Raju. */
const ofCase = /(?<=\p{Script=Telugu})\u200C?(?:కి|కు)$|(?<=[a-z]{3}[aeiou]|[ao]r)k[iu]$/u;

/** Who was paid, or what for, in the vendor's own words; the known name of an expense is none of `help`. */
export function payeeIn(sentence: Sentence, { from: at }: Match<unknown>, isHelp = false): string {
  const { tokens, spellings, buyers, unknown, expenses } = sentence;
  const isFree = (index: number) =>
    (unknown.includes(index) && !persons.has(tokens[index] ?? '')) ||
    expenses.some(
      ({ from, to, meaning }) => from <= index && index < to && !(isHelp && meaning.isExact),
    );
  const endOf = (from: number) => {
    let to = from;
    while (isFree(to)) to += 1;
    return to;
  };
  const starts = tokens.flatMap((_, index) => (isFree(index) && !isFree(index - 1) ? [index] : []));
  const paid = buyers.filter(
    ({ from, to }) => to <= at || tokens.slice(Math.max(0, from - 2), from).includes('to'),
  );
  const from =
    starts.find((start) => paid.some((one) => one.from <= start && start < one.to)) ??
    starts.find((start) => persons.has(tokens[endOf(start)] ?? '')) ??
    starts.find((start) => endOf(start) === at) ??
    starts[0] ??
    0;
  const words = spellings.slice(from, Math.min(endOf(from), from + MOST_OF_NOTE));
  return words.map((word) => word.replace(ofCase, '')).join(' ');
}

function noteOf(
  sentence: Sentence,
  category: ExpenseCategory,
  match: Match<unknown> | undefined,
  money: Match<unknown>,
) {
  if (category === 'help') return payeeIn(sentence, money, true);
  if (category !== 'other') return '';
  const last = sentence.expenses.findLast(({ meaning }) => meaning.category === category);
  return match && last ? spellingAt(sentence, { ...match, to: last.to }) : payeeIn(sentence, money);
}

/** 'Helper raju ko 300': the name is a note. */
function isHelperName({ tokens, unknown }: Sentence, category: ExpenseCategory): boolean {
  const [index = -1] = unknown;
  return category === 'help' && unknown.length === 1 && tokens.indexOf('ko') >= index;
}

/** Another stall, or somebody of the family who paid for himself. */
const aboutOthers =
  /(?<!\b(?:to|from|with|paid|gave|give) (?:\w+ ){0,2})\b(?:next door|opposite|across the|other (?:stall|shop)s?|neighbou?r\w*|every(?:body|one|where)|they sell|sab (?:jagah|log)|andaru|my \w+ (?:paid|gave|bought|spent))\b(?! (?:w?v?al[aei] )?(?:ko|se|ki|ku)\b)|(?<![\p{L}\p{M}])(?:mer[aei]|मेर[ाीे]) [\p{L}\p{M}]+ (?:ne|ने)(?![\p{L}\p{M}])|सब (?:जगह|लोग)|అందరూ/iu;

/** Whether others are told of before any figure: what stands behind it is why. */
export function isOfOthers({ spellings, figures }: Sentence): boolean {
  return aboutOthers.test(spellings.slice(0, figures[0]?.from).join(' '));
}

/** 'Customer ne 200 diye', 'raju ne 300 diye'. */
function isPaidByOthers({ tokens, spellings }: Sentence): boolean {
  return (
    aboutOthers.test(spellings.join(' ')) ||
    tokens.some((token) => payers.has(token)) ||
    tokens.some((token, index) => token === 'ne' && !speakers.has(tokens[index - 1] ?? ''))
  );
}

/** 'Rent mila', 'helper se 300 liye': money may have come in. */
function isReceived(sentence: Sentence, category: ExpenseCategory): boolean {
  const isOfPeople = category === 'rent' || category === 'help';
  return (
    hasSign(sentence, 'received') ||
    (isOfPeople && hasSign(sentence, 'came', 'took')) ||
    sentence.expenses.some(({ to }) => sentence.tokens[to] === 'se')
  );
}

/**
 * Reads what was paid for food in general: 'sabzi 850 rupaye ki kharidi'. It is no price, and as an expense it counts beside what
 * recipes cost, so it is asked back.
 */
export function parsePurchase(sentence: Sentence): SpokenIntent | undefined {
  const { tokens, spellings, dishes, expenses } = sentence;
  const at = tokens.findIndex((token) => goods.has(token));
  const money = moneyIn(sentence);
  const isBought = hasSign(sentence, 'bought', 'took', 'paid', 'gave', 'came', 'received');
  const isMoney = money?.meaning.of === 'rupees';
  if (at === -1 || !money || !(isBought || isMoney) || isPaidByOthers(sentence)) return undefined;
  if (hasSign(sentence, 'sold', 'back', 'written', 'price', 'vague')) return undefined;
  if (isBelowZero(sentence, money) || !(money.meaning.value > 0)) return undefined;
  const ofStall = dishes.some(({ meaning }) => meaning.dishes.length > 0);
  if (ofStall || expenses.length > 0) return undefined;
  return purchaseOf(sentence, money, spellings[at] ?? '');
}

/** What was paid for food in all, which is no price of it. */
export function purchaseOf(sentence: Sentence, money: Match<Figure>, note: string): SpokenIntent {
  const day = hasSign(sentence, 'yesterday', 'kal') ? 'yesterday' : 'today';
  const amount = inPaise(money.meaning.value);
  const entry = { kind: 'expense', day, category: 'other', note, amount } as const;
  return { kind: 'confirm', entry, isPurchase: true };
}

/** What the money is for: 'dhaar' only sounds like 'dihadi', and the boy who brings the ice is paid for it. */
function purposesIn({ expenses }: Sentence): Sentence['expenses'] {
  const exact = expenses.filter(({ meaning }) => meaning.isExact);
  const known = exact.length > 0 ? exact : expenses;
  const [first] = known;
  const last = known.at(-1);
  const isOne = known.every(({ from }, index) => index === 0 || known[index - 1]?.to === from);
  // 'Gas stove repair' is one thing.
  if (first && last && isOne) return [{ ...last, from: first.from }];
  const things = known.filter(({ meaning }) => meaning.category !== 'help');
  return things.length > 0 ? things : known;
}

/** Reads money that was spent on something other than ingredients. */
export function parseExpense(sentence: Sentence): SpokenIntent | undefined {
  const has = (...some: Parameters<typeof hasSign>[1][]) => hasSign(sentence, ...some);
  const { tokens, figures } = sentence;
  const expenses = purposesIn(sentence);
  if (isPaidByOthers(sentence) || amountsSpent(sentence).length > 1) return undefined;
  const money = moneyIn(sentence) && spentIn(sentence);
  const noFigure = { kind: 'no-figure', about: 'amount' } as const;
  if (money && isBelowZero(sentence, money)) return noFigure;
  if (has('price', 'dearer', 'cheaper', 'per', 'sold', 'back', 'written', 'undo', 'willSell')) {
    return undefined;
  }
  const isSpent = has('paid', 'bought', 'came', 'received', 'took', 'gave');
  const isOfYesterday = has('yesterday', 'kal');
  if (has('kal') && !isSpent && !has('was')) return undefined;
  if (!money) {
    const isOpen = figures.length === 0 || figures.some(({ meaning }) => meaning.of === 'percent');
    const isSaid = has('paid', 'bought') || (has('gave') && has('money'));
    return isSaid && expenses.length > 0 && isOpen && !isPart(sentence) ? noFigure : undefined;
  }
  const isMoney = money.meaning.of === 'rupees';
  const hasUnit = tokens.some((token, index) => {
    const isCounted = figures.some(({ from, to }) => from <= index && index < to);
    return !isCounted && priceUnitOf(token) !== undefined;
  });
  // 'Ek dabba pyaz hai' counts boxes.
  const isCount = !isMoney && money.meaning.value < leastBare && !isSpent && !has('add');
  if (hasUnit || isCount) return undefined;
  if (has('vague') || !(money.meaning.value > 0)) return noFigure;
  const amount = inPaise(money.meaning.value);
  const categories = [...new Set(expenses.map(({ meaning }) => meaning.category))];
  const entryOf = (category: ExpenseCategory, match: Match<unknown> | undefined): SpokenEntry => ({
    kind: 'expense',
    day: isOfYesterday ? 'yesterday' : 'today',
    category,
    note: noteOf(sentence, category, match, money),
    amount,
  });
  if (categories.length > 1) {
    const choices = expenses.map((one) => ({
      label: spellingAt(sentence, one),
      entry: entryOf(one.meaning.category, one),
    }));
    return { kind: 'choose', choices };
  }
  const [category = 'other'] = categories;
  const isSure =
    categories.length === 1 &&
    expenses.every(({ meaning }) => !meaning.isIngredient) &&
    (isMoney || ((isSpent || has('add')) && amount >= leastBare)) &&
    !isReceived(sentence, category) &&
    (!isPart(sentence) || isHelperName(sentence, category)) &&
    !has('soft', 'happened', 'gone', 'total', 'more', 'count', 'wrong', 'is') &&
    !(has('was') && !isOfYesterday) &&
    !(has('set') && !isMoney) &&
    figures.every((one) => one === money || one.meaning.of === 'amount') &&
    sentence.ingredients.length === 0 &&
    sentence.dishes.length === 0 &&
    amount <= mostUsual;
  return { kind: isSure ? 'write' : 'confirm', entry: entryOf(category, expenses[0]) };
}

/** What makes money beside a purpose none that was paid, up to where the payment is told. */
const unpaid = signSet('condition question future negation habit quote otherPerson back');

const deeds = signSet('paid gave took happened was received came');

/** The figures of a sentence that may be money which was spent: none that counts a dish, and none that was only asked for. */
export function amountsSpent({ figures, dishes, signs }: Sentence): readonly Match<Figure>[] {
  const moneys = figures.filter(
    ({ meaning: { of, value }, from, to }) =>
      of === 'rupees' ||
      (of === 'bare' &&
        value >= leastBare &&
        dishes.every((dish) => dish.from !== to && dish.to !== from)),
  );
  // 'Wanted 150, gave 100', '150 adigadu 100 ichanu'.
  const isAsked = ({ from, to }: Match<Figure>) =>
    signs.some(
      (sign) =>
        asking.has(sign.meaning) &&
        (sign.from === to || (sign.to === from && moneys.every((one) => one.to !== sign.from))),
    );
  const paid = moneys.filter((one) => !isAsked(one));
  return paid.length > 0 ? paid : moneys;
}

const asking = signSet('future quote');
const payments = signSet('paid gave took');
/** Whether money is told that the stall did not pay, or not yet: 'the plumber asked 800', 'rent dena hai', 'padosi ne diye'. */
export function isUnpaid(spoken: string, stall: Stall): boolean {
  const sentence = parseSpoken(spoken, stall);
  if (!sentence || amountsSpent(sentence).length === 0) return false;
  const { signs } = sentence;
  const isGiven = hasSign(sentence, 'gave', 'paid');
  if (aboutOthers.test(spoken) || (isGiven && isPaidByOthers(sentence))) return true;
  const off = signs.filter(
    (sign) => !/^(?:question|habit)$/.test(sign.meaning) && isOff(sentence, sign),
  );
  const isPaid = signs.some(({ meaning, from, to }) => {
    const isDenied = off.some(
      (sign) => sign.meaning === 'negation' && (sign.from === to || sign.to === from),
    );
    return (
      payments.has(meaning) &&
      !isDenied &&
      off.every((sign) => !/^(?:otherPerson|back)$/.test(sign.meaning) && sign.from !== to)
    );
  });
  return off.length > 0 && !isPaid;
}

/** What makes money none that was paid; 'dena pada' was. */
function isOff({ tokens }: Sentence, { meaning, to }: Match<Sign>): boolean {
  return unpaid.has(meaning) && !/^pad[aei]$/.test(tokens[to] ?? '');
}

/** 'The boy who brings the ice' and 'tomato has come down' ask nothing. */
export function isRelative({ tokens }: Sentence, { from }: Match<Sign>): boolean {
  return from > 0 && /^(?:vho|has)$/.test(tokens[from] ?? '');
}

/** The money of a sentence, which any word may follow where nothing else is counted. */
export function spentIn(sentence: Sentence): Match<Figure> | undefined {
  const [money, other] = amountsSpent(sentence);
  return other || !money ? moneyIn(sentence) : money;
}

/** How many amounts a sentence tells to be paid for what it names; 0 where it rather tells of a plan or a question. */
export function paidIn(spoken: string, stall: Stall): number {
  const sentence = parseSpoken(spoken, stall);
  if (!sentence || isUnpaid(spoken, stall)) return 0;
  const { dishes, signs } = sentence;
  const moneys = amountsSpent(sentence);
  // 'Chai 130' counts cups.
  const expenses = sentence.expenses.filter(({ from }) => dishes.every((one) => one.from !== from));
  const deed =
    signs.find(({ meaning }) => payments.has(meaning)) ??
    signs.findLast(({ meaning }) => deeds.has(meaning));
  const [money] = moneys;
  // 'It came to 41' may count plates.
  const isNamed = expenses.length > 0 || payments.has(deed?.meaning ?? 'is');
  if (!money || !deed || !isNamed || payeeIn({ ...sentence, expenses }, money) === '') return 0;
  const end = Math.max(deed.to, money.to, ...expenses.slice(0, 1).map(({ to }) => to));
  const isOpen = signs.some(
    (sign) => sign.from < end && isOff(sentence, sign) && !isRelative(sentence, sign),
  );
  return isOpen ? 0 : moneys.length;
}
