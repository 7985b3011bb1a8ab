import { linesOf } from '@thela/text/testing';
import { tokensOf } from '@thela/understanding';
import { defaultIngredientPrices, openingDay } from '@thela/pricing';
import type { OpeningDayOptions } from '@thela/pricing';
import { describe, expect, it } from 'vitest';
import { profitAnswer } from './profit-answer';
import { parseProfitQuestion } from './profit-question';
import prices from './other-prices.jsonl?raw';

const before = { items: [], isOfMoney: false };

function dayOf(options: Partial<OpeningDayOptions> = {}) {
  return openingDay({ platesSold: {}, random: () => 0.5, ...options });
}

function answer(text: string, day = dayOf()): string {
  const question = parseProfitQuestion(tokensOf(text), day, before);
  return question ? profitAnswer(question, day) : 'not understood';
}

/** Worked out by hand from the tables of the specification, section 3; halves round away from zero. */
describe('the figures of a plate at the opening prices', () => {
  it.each([
    // 3 + 2.5 + 1.75 + 1.2 + 0.01 + 0.03 = 8.49
    ['cost of onion uttapam', '₹8.49', '₹70', '₹61.51', '87.9%'],
    // 3.75 + 3.5 + 2.4 + 0.9 + 1.2 + 0.01 + 0.045 = 11.805
    ['masala dosa ka kharcha', '₹11.81', '₹85', '₹73.19', '86.1%'],
    // 5 + 4 + 2 + 0.075 + 0.01 = 11.085
    ['idly kitne ka padta hai', '₹11.09', '₹60', '₹48.91', '81.5%'],
    // 10 + 2.5 + 1.75 + 0.6 + 1.2 + 0.01 + 0.03 = 16.09
    ['margin of cheese uthappam', '₹16.09', '₹90', '₹73.91', '82.1%'],
    // 4 + 1.6 + 0.6 + 0.01 = 6.21
    ['सादा डोसा की लागत', '₹6.21', '₹50', '₹43.79', '87.6%'],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(answer(text)).toContain(figure);
  });
});

describe('the figures at changed prices', () => {
  const ingredientPrices = { ...defaultIngredientPrices, potatoes: 40.5, rice: 62, oil: 151.25 };
  const day = dayOf({ ingredientPrices });

  it.each([
    // 6.075 + 4.34 + 2.4 + 0.9 + 1.5125 + 0.01 + 0.045 = 15.2825
    ['masala dosa cost', '₹15.28', '₹69.72', '82.0%'],
    // 4.96 + 1.6 + 0.75625 + 0.01 = 7.32625
    ['plain dosa cost', '₹7.33', '₹42.67', '85.3%'],
    // 3 x 15.2825 = 45.8475, 255 - 45.8475 = 209.1525
    ['3 masala dosa ka kharcha', '₹45.85', '₹209.15', '82.0%'],
    [
      '2 plate masala dosa aur 3 plain dosa ka kharcha',
      '2 plates of Masala Dosa at ₹85 bring in ₹170. They cost you ₹30.57, so you earn ₹139.43',
      '3 plates of Plain Dosa at ₹50 bring in ₹150. They cost you ₹21.98',
    ],
    ['aloo ka rate', '₹40.50'],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(answer(text, day)).toContain(figure);
  });

  it('tells of a loss', () => {
    const dear = dayOf({ ingredientPrices: { ...defaultIngredientPrices, cheese: 2000 } });
    // 16.09 + 90 = 106.09
    expect(answer('cheese uttapam profit', dear)).toContain('you lose ₹16.09 on each plate');
  });
});

describe('names of dishes', () => {
  it.each([
    ['dose ka kharcha', ['Masala Dosa', 'Plain Dosa']],
    ['uttappam ki lagat', ['Onion Uttapam', 'Cheese Uttapam']],
    ['cost of onion and cheese uttapam', ['Onion Uttapam', 'Cheese Uttapam']],
    ['plain and masala dosa cost', ['Plain Dosa', 'Masala Dosa']],
    ['idli aur sambar ka kharcha', ['Idli Sambar']],
    ['डोसे कितने के पड़ते हैं', ['Masala Dosa', 'Plain Dosa']],
    ['cost of everything', ['Onion', 'Masala', 'Idli', 'Cheese', 'Plain']],
  ])('%s', (text, names) => {
    const said = answer(text);
    expect(said.match(/One plate of/g)).toHaveLength(names.length);
    for (const name of names) expect(said).toContain(`One plate of ${name}`);
  });

  it.each([
    ['rava dosa cost', 'Rava Dosa'],
    ['onion dosa ka kharcha', 'Onion Dosa'],
    ['plain uttapam price', 'Plain Uttapam'],
    ['what does a vada cost me', 'Vada'],
    ['पाव भाजी की लागत', 'Pav Bhaji'],
  ])('is not on the menu: %s', (text, name) => {
    expect(answer(text)).toContain(`${name} is not on your menu`);
    expect(answer(text)).toContain(
      'Onion Uttapam, Masala Dosa, Idli Sambar, Cheese Uttapam and Plain Dosa',
    );
  });

  it('names the menu when no dish is found', () => {
    expect(answer('what does one xyz cost me')).toContain('Your menu has Onion Uttapam');
  });
});

describe('what to promote', () => {
  const allSold = dayOf({
    platesSold: {
      'onion-uttapam': 1,
      'masala-dosa': 1,
      'idli-sambar': 1,
      'cheese-uttapam': 1,
      'plain-dosa': 1,
    },
  });

  it('says not to shift where the best margin earns fewer rupees', () => {
    expect(answer('kya bechu', allSold)).toBe(
      'Do not shift: Cheese Uttapam earns you ₹12.40 more a plate. ' +
        'By margin alone: Onion Uttapam has your best profit margin, 87.9%. It earns you ₹61.51 a plate.',
    );
  });

  it('names the rupees that it brings', () => {
    const day = dayOf({ platesSold: { 'idli-sambar': 5 } });
    // (61.51 - 48.915) x 10 = 125.95
    expect(answer('which dish should I promote', day)).toContain('bring you ₹125.95 more');
  });

  it('names the best margin when nothing was sold', () => {
    expect(answer('sabse zyada fayda kisme')).toBe(
      'No plates are entered for today yet. Onion Uttapam has your best profit margin, 87.9%. It earns you ₹61.51 a plate. Promote that one.',
    );
  });

  it('names the top earner of a steady menu', () => {
    const day = dayOf({ platesSold: { 'plain-dosa': 5 } });
    expect(answer('what to promote', day)).toContain('Your menu is steady. Onion Uttapam');
  });

  it('says that there is no menu', () => {
    expect(answer('what to promote', dayOf({ menu: [] }))).toBe(
      'There is no dish on your menu yet.',
    );
  });
});

describe('another price', () => {
  it.each(linesOf<[string, string]>(prices))('%s', (text, contains) => {
    expect(answer(text)).toContain(contains);
  });

  it('is not set by word of mouth', () => {
    expect(answer('set onion price to 40')).toContain('I have not changed anything');
  });

  it('leaves the day as it is', () => {
    const day = dayOf();
    answer('if tomatoes become 90 what does idli cost', day);
    expect(answer('idli cost', day)).toContain('₹11.09');
  });
});

describe('what was sold', () => {
  const day = dayOf({ platesSold: { 'masala-dosa': 3 } });

  it('of a dish', () => {
    // 3 x 73.195 = 219.585
    expect(answer('aaj masala dosa kitne bike', day)).toBe(
      'Masala Dosa: 3 plates today. Sales ₹255, and you earn ₹219.59.',
    );
    expect(answer('how many plain dosa sold', day)).toContain('No plate of Plain Dosa');
  });

  it('in all', () => {
    expect(answer("today's profit", day)).toBe(
      "Today's sales are ₹255. Your profit is ₹219.59, a margin of 86.1%.",
    );
  });
});

it.each([
  'sabse zyada munafa lekin sabse kam bikne wala kaunsa hai',
  'how many plates for 10000 profit',
  'which dish earns most but sells least',
  'లాభం ఎక్కువ కానీ తక్కువ అమ్ముడయ్యేది ఏది',
  'konsi cheez bikti to bahut hai par usme bachta kuch khaas nahi',
])('%s is answered neither with one end of the menu nor with the day', (text) => {
  expect(answer(text)).toBe('not understood');
});

describe('dishes whose cost is not known', () => {
  const without = (...unknownCostItemIds: string[]) => ({
    ...dayOf({ platesSold: { 'masala-dosa': 2, 'plain-dosa': 10 } }),
    unknownCostItemIds,
  });
  const all = without(...dayOf().menu.map(({ id }) => id));

  it('have no figures, and no ₹0 in their place', () => {
    for (const text of ['masala dosa ka kharcha', '3 masala dosa ka kharcha']) {
      expect(answer(text, without('masala-dosa'))).toBe(
        'I do not know yet what Masala Dosa costs you. Add what goes into it in Profit Optimizer.',
      );
    }
  });

  it('are in what the day took in, and named as missing in its profit', () => {
    // 2 x 85 + 10 x 50 = 670; 10 x 43.79 = 437.90
    expect(answer('aaj ki kamai', without('masala-dosa'))).toBe(
      "Today's sales are ₹670. Your profit is ₹437.90, a margin of 87.6%. What Masala Dosa cost you is not known, so it is not in the profit.",
    );
    expect(answer('aaj ki kamai', all)).toBe(
      "Today's sales are ₹670. The profit is not known. What Masala Dosa and Plain Dosa cost you is not known, so it is not in the profit.",
    );
  });

  it('are never the best or the worst', () => {
    expect(answer('which dish should I promote', without('onion-uttapam'))).not.toContain('Onion');
    expect(answer('which dish should I promote', all)).toMatch(/^I do not know yet/);
    expect(answer('which dish earns least', without('idli-sambar'))).not.toContain('Idli');
    expect(answer('which dish earns least', all)).toMatch(/^I do not know yet/);
  });

  it('say how many were sold, and what they brought in', () => {
    expect(answer('aaj kitne masala dosa bike', without('masala-dosa'))).toBe(
      'Masala Dosa: 2 plates today. Sales ₹170; the cost is not known.',
    );
  });
});
