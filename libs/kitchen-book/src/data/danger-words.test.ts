import { describe, expect, it } from 'vitest';
import { adviseFromBook, tellsOfDanger } from '../advice';
import { messagesNow } from '../messages';
import { dangerWords } from './danger-words';
import type { NamedDanger } from './danger-words';
import { specialFromBook } from '../leftovers';

const kinds = Object.keys(dangerWords) as NamedDanger[];

function namesOf(kind: NamedDanger): readonly string[] {
  const { english, hindi, telugu } = dangerWords[kind];
  return [english, hindi, telugu].flatMap((list) =>
    list.split(',').map((name) => name.trim().replace('~', 'a').replace('*', '')),
  );
}

describe.each(kinds)('%s', (kind) => {
  it('has words in English, Hindi and Telugu, and a reason', () => {
    for (const list of Object.values(dangerWords[kind])) expect(list).toMatch(/\p{L}/u);
    expect(messagesNow().dangers[kind]).toMatch(/^[^.]{20,}/);
  });

  it('is known by each of its words beside food, in both books', () => {
    const missed = namesOf(kind).filter((name) => {
      const text = `roti ${name}`;
      return adviseFromBook(text).kind !== 'danger' || specialFromBook(text).kind !== 'unsafe';
    });
    expect(missed).toEqual([]);
  });
});

it.each([
  ['బూజు పట్టిన roti', 'mould'],
  ['padaipoyina perugu', 'rotten'],
  ['do baar garam kiya sambar', 'reheated'],
  ['sambar heated again', 'reheated'],
  ['రెండు సార్లు వేడి చేసిన సాంబార్', 'reheated'],
  ['batter fermented for four days', 'over-fermented'],
  ['idli pindi moodu rojulu', 'over-fermented'],
  ['ninnati annam', 'kept-warm'],
  ['నిన్న వండిన చికెన్', 'kept-warm'],
  ['kal biryani bachi thi', 'kept-warm'],
  ['poddunna nundi bayata unna annam', 'kept-warm'],
  ['milk curdled', 'soured'],
  ['fridge 10 gantalu current ledu, paneer challaga undi', 'kept-warm'],
  ['elaka biyyam basta lo dooramdi', 'pests'],
  ['drainage neellu vachi biyyam tadisayi', 'dirt'],
  ['penam lo noone antukundi, neellu poyana', 'fire'],
  ['గ్యాస్ వాసన కొంచెం వస్తోంది', 'gas-leak'],
  ['పల్లీలు పడవు అన్నాడు కస్టమర్', 'allergy'],
])('both books hand over the kind: %s is %s', (text, danger) => {
  expect(adviseFromBook(text)).toMatchObject({ kind: 'danger', danger });
  expect(specialFromBook(text)).toMatchObject({ kind: 'unsafe', danger });
});

it('hands over the kind of a danger to one food beside another that is mended', () => {
  expect(adviseFromBook('methi bitter, chicken is sour')).toMatchObject({
    kind: 'advice',
    answers: [{ isThrownAway: false }, { isThrownAway: true, danger: 'soured' }],
  });
});

it.each([
  ['chicken is sticky', 'slime'],
  ['old biryani', 'kept-long'],
  ['dahi kadwa hai', 'bitter'],
  ['dal ka swad kharab hai', 'rotten'],
])('what could be mended fresh is a danger in leftovers: %s', (text, danger) => {
  expect(specialFromBook(text)).toMatchObject({ kind: 'unsafe', danger });
});

it.each([
  'booju ledu, roti',
  'cheeni aur roti',
  '20 rice balls',
  'dal khatam, bas ho gaya',
  'mausam kharab tha, roti bachi',
  'uppu ekkuva padindi, upma',
  'garam masala phir se kam, roti sukhi',
  'kal ke liye biryani',
  'kal kya banau, idli hai',
  'batter 3 din se fridge mein',
  'roti, swad thoda kharab',
  'నిన్నలా కాకుండా ఈరోజు దోశ గట్టిగా వచ్చింది',
  'ninna kanna ivala dosa gattiga vachindi',
  'రవ్వలో పురుగు పట్టలేదు',
  'కారప్పూస పురుగుల్లా ముక్కలుగా వస్తుంది',
  'రాజ్మా రాత్రంతా నానింది, గట్టిగా ఉంది',
  'ninna sambar ventane fridge lo petta, ippudu marigisthe saripotunda',
  'ek saal purana chawal hai',
  'baasi nahi taza hi hai poha, sookh gaya',
  'lal mirch jal gayi tadke me, dal bachegi',
])('does not see danger in %s', (text) => {
  expect(tellsOfDanger(adviseFromBook(text))).toBe(false);
  expect(specialFromBook(text).kind).not.toBe('unsafe');
});
