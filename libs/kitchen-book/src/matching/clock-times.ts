import { counts, hourUnits, keeping, outside } from '../data/storage-words';
import { wordMap, wordSet } from '@thela/understanding';
import type { Token } from '@thela/understanding';

type PartOfDay = 'morning' | 'noon' | 'evening' | 'night';

const parts: ReadonlyMap<Token, PartOfDay> = new Map(
  (
    [
      ['morning', 'morning subah subha savere sawere udayam poddunna breakfast am सुबह सवेरे'],
      ['noon', 'noon afternoon dopahar dopeher madhyahnam lunch दोपहर'],
      ['evening', 'evening shaam sham sayantram saayantram pm शाम'],
      ['night', 'night tonight raat ratri raatri rathri रात'],
    ] as const
  ).flatMap(([part, words]) => [...wordSet(words)].map((word) => [word, part] as const)),
);
/** What a part of the day means where no hour is said, so that two of them span no more than is sure. */
const usualHours = { morning: 9, noon: 13, evening: 17, night: 21 } as const;
const neverAlone = wordSet('breakfast lunch am pm');

const otherHours = wordMap([[11, 'eleven gyarah gyara ग्यारह']]);
/** Telugu hours from one on, with 'at' or 'it is' in the word: 'aidintiki', 'naalugaindi'. */
const teluguHours =
  'o(?:n?ti|kati) rend mo?u?d nal[au]?g a[iy]?i?d ar y?ed enimid tom+id pad padakond pan+end'
    .split(' ')
    .map(
      (stem) => new RegExp(`^${stem}[aiu]?(?:k[iu]$|i?nti|i?nar|gant|(?:ai|ay+i)(?:nd|po))[a-z]*$`),
    );

const clocks = wordSet('baje baj bajkar oclock am pm बजे बज बजकर');
const nows = wordSet('now ab its ippudu ipudu ipdu abhi अब अभी');
const times = wordSet('at since from till until by around');
const dative = wordSet('ki ku kalla varaku daka');
const owning = wordSet('ka ki ke wala wali wale का की के');
const joins = wordSet('in the at o');
const measures =
  /^(?:rup|rs|plet|plat|kg$|kil|gram|lit|pis|piec|min|day|din$|roj|deg|log$|peopl|cust|bar$|tim|glas|cup|ghant|hour|hr)/;
const prices = wordSet('sell selling sold cost costs price buy bought');

interface ClockTime {
  readonly hour: number;
  /** False where nothing tells which half of the day is meant. */
  readonly isOf24: boolean;
  readonly isNow: boolean;
  /** True for a part of the day without an hour. */
  readonly isPart: boolean;
  readonly at: number;
  /** Where the part of the day stands that an hour is of. */
  readonly partAt?: number | undefined;
}

function hourOf(word: Token): number | undefined {
  const count = counts.get(word) ?? otherHours.get(word) ?? Number(/^\d/.test(word) && word);
  if (count >= 1 && count < 13) return count;
  return teluguHours.findIndex((pattern) => pattern.test(word)) + 1 || undefined;
}

function of24(hour: number, part: PartOfDay): number {
  const half = hour % 12;
  if (part === 'morning') return half;
  if (part === 'noon') return half > 9 ? half : half + 12;
  return part === 'night' && half < 6 ? half + 24 : half + 12;
}

/** Where the part of the day stands beside an hour: 'subah 8 baje', 'seven in the morning', '5 pm'. */
function partBeside(tokens: readonly Token[], at: number): number | undefined {
  const after = tokens.findIndex((word, index) => index > at && !joins.has(word));
  const near = [at - 1, ...(after < at + 4 ? [after] : [])];
  const half = tokens[at + 2] === 'am' || tokens[at + 2] === 'pm' ? at + 2 : undefined;
  return half ?? near.find((index) => parts.has(tokens[index] ?? ''));
}

function timeAt(tokens: readonly Token[], at: number): ClockTime | undefined {
  const word = tokens[at] ?? '';
  const [before = '', next = ''] = [tokens[at - 1], tokens[at + 1]];
  const hour = hourOf(word);
  if (hour === undefined) {
    const part = parts.get(word);
    if (!part || (neverAlone.has(word) && !times.has(before))) return undefined;
    return { hour: usualHours[part], isOf24: true, isNow: false, isPart: true, at };
  }
  const partAt = partBeside(tokens, at);
  const part = parts.get(tokens[partAt ?? -1] ?? '');
  const isNow = nows.has(before) || nows.has(next) || next === 'baj' || tokens[at + 2] === 'gaye';
  const isTelugu = !counts.has(word) && !otherHours.has(word) && !/^\d/.test(word);
  const isClock = clocks.has(next) || (next === 'o' && tokens[at + 2] === 'clock');
  // 'Udayam 8 gantalaku': at eight, not for eight hours.
  const isHours = hourUnits.has(next) && (parts.has(before) || before === 'ipudu');
  const isAt = times.has(before) && !prices.has(tokens[at - 2] ?? '');
  const isMeasured = measures.test(next) && !isHours;
  const isSaid =
    isClock ||
    isTelugu ||
    isHours ||
    (!isMeasured && (isAt || nows.has(before) || nows.has(next) || dative.has(next))) ||
    (part !== undefined && joins.has(next)) ||
    (part !== undefined && owning.has(next)) ||
    /^a(?:yi|i)nd/.test(next);
  if (!isSaid) return undefined;
  const isOf24 = part !== undefined;
  return { hour: part ? of24(hour, part) : hour % 12, isOf24, isNow, isPart: false, at, partAt };
}

/** From so many hours on the later time may be the earlier one, where no half of the day is told. */
const nearlyRound = 10;

function hoursBetween(one: ClockTime, other: ClockTime): number {
  const isOf24 = one.isOf24 && other.isOf24;
  const day = isOf24 ? 24 : 12;
  const hours = (((other.hour - one.hour) % day) + day) % day;
  const isCertain = isOf24 || hours < nearlyRound || (other.isNow && !one.isPart);
  return isCertain ? hours : 0;
}

const cooked = wordSet(
  'made cooked fried boiled prepared ground steamed chopped cut banaya banayi banaye bana bani pakaya ubala ubale ubali uble tala tale kata kati kate pisi pisa ' +
    'chesina chesanu chesam chesi vandina vandanu vandam rubina rubinanu vesina kosina koshina still बनाया बनाई बनाए पकाया उबाला उबले काटा पीसी',
);

/**
 * The hours between two times at which food is said to have stood: 'chutney of seven in the morning, still good at four'.
 *
 * @param tokens As `tokensOf` gives them.
 * @returns 0 where no two times are named, none by its hour, or nothing says that food was made or kept then.
 */
export function hoursStood(tokens: readonly Token[]): number {
  const found = tokens.flatMap((_, at) => timeAt(tokens, at) ?? []);
  // A part of the day that tells of an hour is no time of its own.
  const named = found.filter(({ at }) => !found.some(({ partAt }) => partAt === at));
  if (named.length < 2 || named.every(({ isPart }) => isPart)) return 0;
  const isKept =
    tokens.some((word) => cooked.has(word) || keeping.has(word) || outside.has(word)) ||
    named.some(
      ({ at }) =>
        times.has(tokens[at - 1] ?? '') ||
        tokens.slice(at + 1, at + 3).some((word) => owning.has(word)),
    );
  if (!isKept) return 0;
  // 'It is four, this is of seven': what is now comes last.
  const [first, ...others] = [...named].sort((a, b) => Number(a.isNow) - Number(b.isNow));
  return first ? Math.max(...others.map((other) => hoursBetween(first, other))) : 0;
}
