import { findMatches, lexiconOf, setOnUse, tokensOf, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import type { ExpenseCategory, Stall } from '@thela/ledger';
import { findDishes } from './find-dishes';
import type { DishMention } from './find-dishes';
import { findIngredients } from './find-ingredients';
import type { IngredientMention } from './find-ingredients';
import { isFigure } from './find-figures';
import { isSignWord } from './signs';

/** What money is spent on, besides ingredients. */
const spentOn: readonly (readonly [ExpenseCategory, string])[] = [
  [
    'gas',
    'gas, gas cylinder, cylinder, cylinders, silinder, cilinder, silendar, cylindr, lpg, gas refill, gas bottle, गैस, गैस सिलेंडर, सिलिंडर',
  ],
  ['ice', 'ice, ice cubes, ice block, barf, baraf, barf ki silli, silli'],
  [
    'help',
    'help, helper, helpers, helper boy, helper girl, helper lady, helper bhai, kitchen boy, delivery boy, boy, helper ki salary, helper ka pagaar, labour, labor, labourer, mazdoor, mazdoori, worker, workers, staff, ladka, ladke, ladki, chotu, salary, tankhwah, tankhah, tankha, pagaar, wage, wages, dihadi, dihari, karigar, kaamwala, kaam wala, kaam wali, bai, cleaner, safai wala, safai wale, naukar, assistant, हेल्पर, तनख्वाह, सैलरी',
  ],
  [
    'rent',
    'rent, shop rent, stall rent, dukaan ka kiraya, kiraya, bhada, jagah ka kiraya, jagah ka paisa, jagah ka',
  ],
  [
    'other',
    'petrol, diesel, auto, riksha, rickshaw, taxi, transport, tempo, bijli, electricity, light bill, bijli ka bill, current bill, recharge, mobile recharge, phone recharge, police, challan, parking, packing, packaging, packing material, polythene, polithin, thaili, theli, carry bag, tissue, tissues, napkin, napkins, newspaper, foil, dabba, dabbe, paper plate, paper plates, paper cup, paper cups, disposable, disposables, dona, pattal, chammach, safai, cleaning, sabun, soap, jhadu, repair, repairing, marammat, marammat ka, chaku, knife, tawa, stove, burner, chulha, nashta, chai, chai pani, chai nashta, tea, paani, pani ka can, water, water can, tanker, koyla, coal, lakdi, wood, poster, banner, license, licence, fees, fee, tax, nagar nigam, municipality, committee, commission, emi, insurance, delivery, dhulai, laundry, apron, gloves, maachis, agarbatti, dawai, medicine, डीजल, ऑटो, रिचार्ज, पैकिंग, चाय, टिशू, अखबार, ट्रांसपोर्ट',
  ],
];
export const expenseWords = lexiconOf<ExpenseCategory>(spentOn);
const exactWords = setOnUse(() => spentOn.flatMap(([, names]) => tokensOf(names)));

interface ExpenseMention {
  readonly category: ExpenseCategory;
  /** True for what the stall buys as an ingredient, too. */
  readonly isIngredient: boolean;
  /** False for 'kamala', which only sounds like 'kaam wala'. */
  readonly isExact: boolean;
}

export interface NameMentions {
  readonly dishes: readonly Match<DishMention>[];
  readonly ingredients: readonly Match<IngredientMention>[];
  readonly expenses: readonly Match<ExpenseMention>[];
}

function isInside<Meaning>(one: Match<Meaning>, others: readonly Match<unknown>[]): boolean {
  const length = one.to - one.from;
  return others.some(({ from, to }) => from < one.to && one.from < to && to - from > length);
}

/** What is bought in general: 'sabzi', 'kirana'. */
export const goods = wordSet(
  'sabzi sabji subzi sabziyan vegetable vegetables veggies kirana kiraana grocery groceries ration rashan saman samaan samagri maal sauda saamaan ' +
    'kooragayalu kuragayalu kooralu saruku sarukulu सब्जी सब्ज़ी सब्जियां किराना सामान राशन माल',
);

function isWord(token: Token): boolean {
  // 'Karaya', had it done, is no rent, 'kiraya'.
  return isFigure(token) || isSignWord(token) || goods.has(token) || /^karv?a[iy]/.test(token);
}

/** 'Onion dosa', where the stall has other kinds of dosa. */
function withKinds(
  dish: Match<DishMention>,
  ingredients: readonly Match<IngredientMention>[],
): Match<DishMention> {
  const kind = dish.meaning.isWhole ? undefined : ingredients.find(({ to }) => to === dish.from);
  return kind ? { ...dish, from: kind.from, meaning: { ...dish.meaning, dishes: [] } } : dish;
}

/** 'Cheese' of cheese uttapam is also bought. */
function asPart(
  dish: Match<DishMention>,
  ingredients: readonly Match<IngredientMention>[],
): Match<DishMention> {
  const isBought = ingredients.some((one) => one.from === dish.from && one.meaning.isWhole);
  const isSure = dish.meaning.isSure && (dish.meaning.isWhole || !isBought);
  return { ...dish, meaning: { ...dish.meaning, isSure } };
}

/** Who sells a thing is named by it: 'doodhwala', 'milkman', 'పాలవాడు'. */
const sellers = /(?<=^.{3,})(?:val[aei]|vad(?:u|iki|ini)?|man)$/;

/** Of names that overlap the longest; of those of the same words all that the stall has. */
export function findNames(tokens: readonly Token[], stall: Stall): NameMentions {
  const things = tokens.map((token) => token.replace(sellers, ''));
  const ingredients = findIngredients(things, stall, isWord);
  const dishes = findDishes(tokens, stall, isWord).map((dish) =>
    asPart(withKinds(dish, ingredients), ingredients),
  );
  const own = [
    ...dishes.filter(({ meaning }) => meaning.dishes.length > 0),
    ...ingredients.filter(({ meaning }) => meaning.ingredients.length > 0),
  ];
  // 'Baees', 22, is no plural of 'bai'.
  const spent = findMatches(expenseWords, things, isWord).filter(
    ({ from, to }) => to - from > 1 || !isFigure(tokens[from] ?? ''),
  );
  const expenses = spent.map(({ meaning, from, to }) => ({
    meaning: {
      category: meaning,
      isIngredient: ingredients.some(
        (one) => one.meaning.ingredients.length > 0 && one.from < to && from < one.to,
      ),
      isExact: exactWords.has(things[from] ?? ''),
    },
    from,
    to,
  }));
  const isOwn = (one: Match<unknown>) => own.some((other) => other === one);
  const all = [...dishes, ...ingredients, ...expenses];
  const stays = (one: Match<unknown>) =>
    !isInside(one, all) && (isOwn(one) || !overlaps(one, [...own, ...expenses]));
  return {
    dishes: dishes.filter(stays),
    ingredients: ingredients.filter(stays),
    expenses: expenses.filter((one) => !isInside(one, all)),
  };
}

function overlaps(one: Match<unknown>, others: readonly Match<unknown>[]): boolean {
  return others.some((other) => other !== one && other.from < one.to && one.from < other.to);
}
