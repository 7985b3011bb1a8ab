import { expect, it } from 'vitest';
import { findFigures } from '../entries/find-figures';
import { tokensOf } from '@thela/understanding';
import { translateTelugu } from './translate-telugu';
import { numberAt } from './numbers';
import { foldWord } from './fold';

const ones = 'ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది'.split(' ');
const teens = 'పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు పదిహేను పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది'.split(' ');
const tens = 'ఇరవై ముప్పై నలభై యాభై అరవై డెబ్బై ఎనభై తొంభై'.split(' ');
const belowHundred = [
  ...ones,
  ...teens,
  ...tens.flatMap((ten) => [ten, ...ones.map((one) => `${ten} ${one}`)]),
];

function rupeesIn(text: string): readonly number[] {
  return findFigures(tokensOf(translateTelugu(`${text} రూపాయలు`, []))).map(
    ({ meaning }) => meaning.value,
  );
}

it('reads every Telugu number up to 999', () => {
  const hundreds = ones.flatMap((one, index) => {
    const many = index === 0 ? ['వంద', 'నూట'] : [`${one} వందలు`, `${one} వందల`];
    const [alone, before] = many;
    return [alone, ...belowHundred.map((rest) => `${before} ${rest}`)];
  });
  const all = [...belowHundred, ...hundreds];
  expect(all.filter((text, index) => rupeesIn(String(text)).join() !== String(index + 1))).toEqual(
    [],
  );
});

it.each([
  ['ఇరవైఐదు', [25]],
  ['వెయ్యి', [1000]],
  ['వెయ్యి రెండు వందలు', [1200]],
  ['రెండు వేల ఐదు వందల యాభై', [2550]],
  ['3 వందలు', [300]],
  ['౨౫౦', [250]],
  ['రెండొందలు', [200]],
  ['ఐదొందల ఇరవై', [520]],
  ['enimidondala yabhai aidu', [855]],
  ['padihenondalu', [1500]],
  ['రెండున్నర', [2.5]],
  // Two or three, ten to twelve.
  ['రెండు మూడు', [2, 3]],
  ['పది పన్నెండు', [10, 12]],
  ['వంద రెండు', [100, 2]],
])('reads %s as %j', (text, figures) => {
  expect(rupeesIn(text)).toEqual(figures);
});

it.each(['ఇద్దరు', 'రెండో', 'రెండేసి'])('reads no figure in %s', (text) => {
  expect(numberAt([foldWord(text)], 0)).toBeUndefined();
});

it.each([
  'do masala dosa becha',
  'sold two plain dosas at the hindi school',
  'inko do chai pilao, ledger mein likho',
  'दो मसाला डोसा बेचे',
])('leaves a text of another language as it is: %s', (text) => {
  expect(translateTelugu(text, [])).toBe(text);
});

it('leaves the names of the stall', () => {
  expect(translateTelugu('రెండు ఉల్లి దోశ అమ్మాను', [])).toBe('2 onion దోశ becha');
  expect(translateTelugu('రెండు ఉల్లి దోశ అమ్మాను', ['ఉల్లి దోశ'])).toBe('2 ఉల్లి దోశ becha');
});
