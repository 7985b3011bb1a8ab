import { describe, expect, it } from 'vitest';
import { smallStall } from '../../testing/stalls';
import { parseCorrection } from './parse-correction';

const today = '2026-11-22';
const yesterday = '2026-11-21';

const vada = smallStall.dishes.find(({ name }) => name === 'Medu Vada')?.id;

const waste = { of: 'waste', day: yesterday, subjects: [vada] };
const fifty = { was: { value: 50 }, now: { value: 5 } };
const gas = { of: 'expense', day: yesterday, category: 'gas' };
const back = { was: null, now: null };

describe('what was entered wrong', () => {
  it.each([
    ['kal 50 nahi 5 vada phenke the', { ...waste, ...fifty }],
    ['kal 5 vada phenke the, 50 nahi', { ...waste, ...fifty }],
    ['kal 50 ki jagah 5 medu vada phenke the', { ...waste, ...fifty }],
    ['yesterday it was 5 not 50 vada thrown away', { ...waste, ...fifty }],
    ['not 50 but 5 vadas were wasted yesterday', { ...waste, ...fifty }],
    ['5 vadas instead of 50 were thrown away yesterday', { ...waste, ...fifty }],
    ['कल 50 नहीं 5 वड़ा फेंके थे', { ...waste, ...fifty }],
    ['నిన్న 50 కాదు 5 మెదు వడ పారేశాను', { ...waste, ...fifty }],
    ['ninna 50 kaadu 5 medu vada parasanu', { ...waste, ...fifty }],
    [
      'not four, five medu vada',
      { of: 'plates', day: today, subjects: [vada], was: { value: 4 }, now: { value: 5 } },
    ],
    ['kal 50 nahi 5 vada beche the', { of: 'plates', day: yesterday, subjects: [vada], ...fifty }],
    [
      'చాలు నాలుగు కాదు అయిదు మెదు వడ',
      { of: 'plates', subjects: [vada], was: { value: 4 }, now: { value: 5 } },
    ],
    ['take back the waste of yesterday', { ...waste, subjects: [], ...back }],
    ['kal ka vada ka waste hata do', { ...waste, ...back }],
    ['कल का वेस्ट हटा दो', { ...waste, subjects: [], ...back }],
    ['parso ka waste hata do', { ...waste, day: '2026-11-20', subjects: [], ...back }],
    ['remove the waste of 14 august', { ...waste, day: '2026-08-14', subjects: [], ...back }],
    ['pichle hafte ka waste hata do', { ...waste, day: null, subjects: [], ...back }],
    ['kal ka gas kharcha hata do', { ...gas, ...back }],
    ['remove yesterday’s gas expense', { ...gas, ...back }],
    ['कल का गैस का खर्चा हटा दो', { ...gas, ...back }],
    ['నిన్నటి గ్యాస్ ఖర్చు తీసేయండి', { ...gas, ...back }],
    ['ninnati gas kharchu teeseyandi', { ...gas, ...back }],
    ['kal ka 300 wala gas kharcha hata do', { ...gas, was: { value: 300 }, now: null }],
    ['kal ka gas 300 nahi 30 tha', { ...gas, was: { value: 300 }, now: { value: 30 } }],
    ['kal gas ka kharcha 30 kar do', { ...gas, was: null, now: { value: 30 } }],
    ['gas ka kharcha hata do', { ...gas, day: today, ...back }],
    [
      'kal tamatar 600 gram nahi 60 gram phenke the',
      {
        of: 'waste',
        subjects: ['tomatoes'],
        was: { value: 600, unit: 'g' },
        now: { value: 60, unit: 'g' },
      },
    ],
    [
      'kal tamatar ka daam 400 nahi 40 tha',
      {
        of: 'price',
        day: yesterday,
        subjects: ['tomatoes'],
        was: { value: 400 },
        now: { value: 40 },
      },
    ],
    ['kal ka tamatar ka bhav hata do', { of: 'price', subjects: ['tomatoes'], ...back }],
    [
      'kal vada ka rate 500 nahi 50 tha',
      {
        of: 'selling-price',
        day: yesterday,
        subjects: [vada],
        was: { value: 500 },
        now: { value: 50 },
      },
    ],
  ])('%s', (text, expected) => {
    expect(parseCorrection(text, smallStall, today)).toMatchObject(expected);
  });

  it.each([
    'kal ka vada ka waste mat hatao',
    'kal kitna waste hua',
    'waste kam kaise karu',
    'agar 50 nahi 5 vada phenke to',
    'gas band karo',
    'gas hatao',
    '5 vada phenk diye',
    'ek medu vada, nahi nahi, do medu vada bika',
    'do nahi',
    'do chai hata do',
    'tamatar ka daam 60 kar do',
    'gas 300 rupaye',
    'galat',
    'sambar mein namak nahi hai',
  ])('is not read from: %s', (text) => {
    expect(parseCorrection(text, smallStall, today)).toBeUndefined();
  });
});
