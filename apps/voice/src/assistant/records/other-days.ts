import { tokensOf, wordSet } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { dateWords, isFestival, isWordOf } from '../days/date-words';
import { signsIn } from '../entries/signs';

/** Days as `signsIn` does not know them; short forms that are words of their own are not here. */
const others = wordSet(
  'weekend weekends fortnight quarter somwar somavar mangalwar budhwar budhavar guruwar brihaspativar veerwar shukrawar shaniwar raviwar itwar ' +
    'aadivaram adivaram somavaram mangalavaram budhavaram guruvaram lakshmivaram shukravaram shanivaram ' +
    'varam vaaram varamlo nela nelalo monna ellundi jan feb apr aug sept oct nov ' +
    'janvari farvari aprail julai agast sitambar aktubar navambar disambar ' +
    'janavari fibravari eprillo agastu septembar aktobar aktobaru novembar disembar',
);
/** A part of the day, and what is usual: not what a day brought so far. */
const measures = wordSet(
  'average averages avg ausat ausatan roz roj rojana rozana daily everyday har every subah savere morning mornings shaam sham evening evenings ' +
    'dopahar dopeher afternoon raat night nights hafte hafta week weekly mahine mahina month monthly',
);
const bestOrWorst = wordSet('best worst biggest busiest');
const dayUnits = wordSet('day days din');
const dayCountUnits = wordSet('din dino dinon days दिन दिनों rojulu rojula hafton hafto');
const ordinals = wordSet('th st nd rd');
/** 'Ko' as a token. */
const [ko = ''] = tokensOf('ko');
/** No month has more days. */
const MOST_DAYS = 31;

function isDate(number: Token, next: Token): boolean {
  const isOfMonth = /^\d+$/.test(number) && Number(number) <= MOST_DAYS;
  return isOfMonth && (ordinals.has(next) || next === ko);
}

/**
 * Whether words name another day than today and yesterday, several, or a part of one: 'parso', '14 tarik', 'pichle 7 din',
 * 'Diwali', 'roz', 'subah'.
 *
 * @param tokens without the names of dishes, such as 'Sunday Special'
 */
export function namesOtherDays(tokens: readonly Token[]): boolean {
  return (
    signsIn(tokens).some(({ meaning }) => meaning === 'otherDay') ||
    tokens.some(
      (token, index) =>
        dateWords.has(token) ||
        isFestival(token) ||
        isWordOf(others, token) ||
        measures.has(token) ||
        (bestOrWorst.has(token) && dayUnits.has(tokens[index + 1] ?? '')) ||
        isDate(token, tokens[index + 1] ?? '') ||
        (dayCountUnits.has(token) && /^\d/.test(tokens[index - 1] ?? '')),
    )
  );
}
