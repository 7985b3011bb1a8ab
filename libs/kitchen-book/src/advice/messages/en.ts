import type { Words } from '@thela/language';
import type { IngredientId } from '../../data/ingredients';
import type { Problem } from '../../data/problems';
import type { ReasonId, Remedies } from '../../data/remedies';

const goesOff = 'If it went sour while standing, it is spoiled: throw it away.';

export const messages = ({ number, plural }: Words) => ({
  notUnderstood:
    'The kitchen book did not understand that. Name an ingredient or dish and what is wrong with it, and how much there is. For example:',
  /** What a vendor may write; the book must understand each. */
  examples: {
    tomatoes: '2 kg tamatar bahut khatte hain',
    sambar: 'Sambar is too salty, 5 litres',
    batter: 'इडली का घोल फूला नहीं, 3 किलो',
  },
  title: (food: string, problem: string) => `${food}, ${problem}`,
  titleWithAmount: (food: string, problem: string, amount: string) =>
    `${food}, ${problem}, ${amount}`,
  /** The amount that a title ends with. */
  forEachKilo: 'for 1 kg',
  forEachLitre: 'for 1 litre',
  forKilos: (count: number) => `for ${number(count, 3)} kg`,
  forLitres: (count: number) =>
    `for ${number(count, 3)} ${plural(count, { one: 'litre', other: 'litres' })}`,
  /** `counted`: 50 plates; `total`: 6 litres; `each`: 120 ml. */
  forCounted: (counted: string, total: string, each: string) =>
    `for ${counted} (${total}, at ${each} each)`,
  plates: (count: number) =>
    `${number(count, 3)} ${plural(count, { one: 'plate', other: 'plates' })}`,
  pieces: (count: number) =>
    `${number(count, 3)} ${plural(count, { one: 'piece', other: 'pieces' })}`,
  kilos: (count: number) => `${number(count, 3)} kg`,
  litres: (count: number) =>
    `${number(count, 3)} ${plural(count, { one: 'litre', other: 'litres' })}`,
  caution: 'If it smells off or is slimy, throw it away.',
  /** `faults`: what it may be. */
  whatIsWrong: (food: string, faults: string) =>
    `${food}: what is wrong with it? Say it in a word or two: ${faults}.`,
  whichDish: 'Which dish is it? Say its name, and you get the exact remedy.',
  foods: {
    tomato: 'Tomatoes (tamatar)',
    onion: 'Onions (pyaz)',
    potato: 'Potatoes (aloo)',
    cauliflower: 'Cauliflower (gobi)',
    cabbage: 'Cabbage (patta gobi)',
    carrot: 'Carrots (gajar)',
    capsicum: 'Capsicum (shimla mirch)',
    peas: 'Peas (matar)',
    beans: 'Beans',
    brinjal: 'Brinjal (baingan)',
    okra: 'Okra (bhindi)',
    bottleGourd: 'Bottle gourd (lauki)',
    bitterGourd: 'Bitter gourd (karela)',
    cucumber: 'Cucumber (kheera)',
    radish: 'Radish (mooli)',
    greenChilli: 'Green chillies (hari mirch)',
    ginger: 'Ginger (adrak)',
    garlic: 'Garlic (lahsun)',
    spinach: 'Spinach (palak)',
    methi: 'Fenugreek leaves (methi)',
    coriander: 'Coriander (dhaniya)',
    mint: 'Mint (pudina)',
    curryLeaves: 'Curry leaves (kadi patta)',
    lemon: 'Lemons (nimbu)',
    tamarind: 'Tamarind (imli)',
    rawMango: 'Raw mango (kairi)',
    mango: 'Mangoes (aam)',
    banana: 'Bananas (kela)',
    pineapple: 'Pineapple (ananas)',
    papaya: 'Papaya (papita)',
    guava: 'Guava (amrood)',
    fruit: 'Fruit',
    coconut: 'Coconut (nariyal)',
    rice: 'Rice (chawal)',
    biryani: 'Biryani or pulao',
    poha: 'Poha',
    upma: 'Upma',
    khichdi: 'Khichdi or pongal',
    noodles: 'Noodles',
    dal: 'Dal',
    sambar: 'Sambar',
    rasam: 'Rasam',
    gravy: 'Gravy or curry',
    sabzi: 'Vegetable dish (sabzi)',
    pavBhaji: 'Pav bhaji',
    chole: 'Chole',
    rajma: 'Rajma',
    ragda: 'Ragda',
    kadhi: 'Kadhi',
    greenChutney: 'Green chutney',
    coconutChutney: 'Coconut chutney',
    tamarindChutney: 'Tamarind chutney',
    tomatoChutney: 'Tomato chutney',
    pickle: 'Pickle (achar)',
    idliBatter: 'Idli-dosa batter',
    vadaBatter: 'Vada batter',
    besanBatter: 'Besan batter',
    jalebiBatter: 'Jalebi batter',
    dough: 'Dough (atta)',
    roti: 'Roti, paratha or naan',
    poori: 'Poori',
    pav: 'Pav or bread',
    idli: 'Idli',
    dosa: 'Dosa or uttapam',
    vada: 'Vada',
    pakora: 'Pakora or samosa',
    golgappa: 'Puris for pani puri, sev or papdi',
    paniPuriWater: 'Pani for pani puri',
    curd: 'Curd (dahi)',
    milk: 'Milk (doodh)',
    cream: 'Cream (malai)',
    paneer: 'Paneer',
    chicken: 'Chicken',
    mutton: 'Mutton or keema',
    fish: 'Fish or prawns',
    egg: 'Eggs (anda)',
    tea: 'Chai',
    lassi: 'Lassi or buttermilk',
    lemonWater: 'Lemon water or juice',
    sweets: 'Halwa, kheer or sweet',
    jamun: 'Gulab jamun or rasgulla',
    syrup: 'Sugar syrup (chashni)',
    besan: 'Flour (besan, rava)',
    spices: 'Ground spices (masala)',
    pulses: 'Uncooked dal',
    peanuts: 'Peanuts (moongphali)',
    jaggery: 'Jaggery or sugar',
    oil: 'Frying oil (tel)',
    momo: 'Momos',
    papad: 'Papad',
  } satisfies Readonly<Record<IngredientId, string>>,
  problems: {
    sour: 'too sour',
    soured: 'too sour from what was put in',
    watery: 'too watery',
    salty: 'too salty',
    'too-hot': 'too spicy',
    bland: 'bland',
    'over-ripe': 'over-ripe',
    old: 'old',
    dry: 'dry',
    sticky: 'sticky',
    bitter: 'bitter',
    thin: 'too thin',
    'not-fermented': 'not risen',
    sweet: 'too sweet',
    oily: 'too oily',
    burnt: 'burnt',
    hard: 'too hard',
    soggy: 'soggy',
    thick: 'too thick',
    raw: 'raw inside',
    split: 'split',
    breaks: 'bursts or breaks',
    colour: 'the colour is not right',
    foaming: 'foam or smoke',
  } satisfies Readonly<Record<Problem, string>>,
  /** For 1 kg or 1 litre, quantities in braces as `withQuantities` reads them. */
  mending: {
    soured: {
      grain:
        'Fold in {250 g} plain cooked grain or boiled potato, {5 g} sugar and {10 ml} oil or ghee; taste.',
      meat: 'Stir in {8 g} sugar, {80 ml} hot water and {30 g} cream or fried onion paste; simmer 3 minutes, taste.',
      fried:
        'Serve with {80 g} sweet chutney or sweetened curd; put half as much into the next batch.',
      bread:
        'Serve with {80 g} sweet chutney or coconut chutney; put half as much into the next batch.',
      coconutChutney:
        'Blend in {150 g} fresh coconut or roasted chana dal, {5 g} sugar and {2 pinch} of salt.',
      milk: 'Milk that split from lemon or vinegar makes paneer: strain it through a clean cloth at once, rinse with {1000 ml} cold water, press 30 minutes and use it today.',
    },
    sour: {
      tomato:
        'Cook with {8 g} sugar or jaggery and {2 pinch} of salt, simmer 5 minutes, then taste; repeat with half as much if needed. {100 g} fried onion also rounds it off.',
      fruit:
        'Toss with {15 g} sugar and {2 pinch} of black salt, rest 10 minutes, then taste. For juice or chutney add {20 g} more sugar or jaggery.',
      lemon:
        'Use half as much juice as usual and round it off with {20 g} sugar and {2 pinch} of black salt.',
      tamarind:
        'Boil the pulp with {700 g} jaggery, {10 g} roasted cumin and {10 g} salt; taste and add jaggery little by little.',
      gravy: `Stir in {8 g} jaggery or sugar and {1 pinch} of salt, simmer 5 minutes. Still sour: {100 g} mashed boiled potato or {30 g} cream. ${goesOff}`,
      kadhi: `Stir {15 g} besan into {150 ml} water, add it with {8 g} jaggery, and boil 8 minutes. ${goesOff}`,
      chutney:
        'Blend in {12 g} jaggery or sugar, {40 g} roasted chana dal and {1 pinch} of roasted cumin; taste, then salt.',
      pickle:
        'Stir in {20 g} powdered jaggery and {2 pinch} of roasted cumin; rest a day in a clean dry jar.',
      batter:
        'Mix in {250 g} fresh unfermented batter, or {60 g} rice flour with {60 ml} water, and {5 g} sugar. Use it today for dosa or uttapam with onion. No baking soda. Throw it away if it smells bad or shows pink or black spots.',
      idli: 'The batter has fermented too long: mix {250 g each} fresh batter or {60 g each} rice flour with {60 ml each} water and {5 g each} sugar into each kilo of it, and serve these with sambar. If they turned sour after cooking, throw them away.',
      dosa: 'The batter has fermented too long: mix {250 g each} fresh batter or {60 g each} rice flour with {60 ml each} water and {5 g each} sugar into each kilo of it. If they turned sour after cooking, throw them away.',
      dough:
        'Knead in {300 g} fresh flour with {150 ml} water, {5 g} sugar and {2 pinch} of salt; rest 20 minutes in a cool place and use it today.',
      curd: 'Whisk in {150 ml} cold fresh milk or {200 g} fresh curd, {10 g} sugar and {2 pinch} of salt. Very sour curd makes good kadhi.',
      drink:
        'Add {20 g} sugar or jaggery, {1 pinch} of black salt and {100 ml} cold water; taste and repeat with half as much.',
      sweet:
        'If it is sour from fruit, cook in {30 g} sugar and {1 pinch} of cardamom. If a milk sweet turned sour by itself, it is spoiled: throw it away.',
    },
    watery: {
      syrup:
        'Boil it 4 to 5 minutes more without a lid, until one thread forms between finger and thumb, with {5 ml} lemon juice.',
      tomato:
        'Remove seeds and juice, then cook uncovered on a high flame 8 to 10 minutes. For a quick thickening add {15 g} roasted besan or {60 g} fried onion paste.',
      gravy:
        'Simmer uncovered 8 minutes. Then stir {15 g} rice flour or besan into {40 ml} cold water, pour it in and boil 3 minutes.',
      dal: 'Mash a ladle of dal against the pot and simmer uncovered 8 minutes. Still thin: {15 g} besan in {40 ml} water, boil 3 minutes.',
      chutney:
        'Blend in {40 g} roasted chana dal or grated coconut and {1 pinch} of salt; rest 5 minutes, it thickens.',
      tamarindChutney:
        'Boil uncovered 8 minutes. Still thin: {8 g} rice flour in {30 ml} cold water, stir in and boil 2 minutes.',
      tomatoChutney:
        'Fry uncovered 8 minutes with {10 ml} oil until the oil shows; or blend in {30 g} roasted chana dal.',
      curd: 'Hang it in a clean cloth in the fridge 30 minutes, or whisk in {40 g} milk powder or {150 g} thick curd.',
      milk: 'Boil it down 10 to 15 minutes, stirring, or whisk in {40 g} milk powder.',
      grain:
        'Drain, then keep uncovered on the lowest flame 5 minutes with {5 ml} oil or ghee. For upma or khichdi fold in {30 g} roasted rava.',
      vegetable:
        'Toss with {5 g} salt, rest 15 minutes and squeeze. In a stuffing or salad fold in {20 g} roasted besan or peanut powder to drink up the rest.',
      leaf: 'Shake dry, or squeeze after cooking. In a dish add {15 g} roasted besan and cook uncovered 4 minutes.',
      fruit:
        'Drain the juice and keep it for a drink; toss the pieces with {10 g} sugar and {1 pinch} of salt just before serving.',
      dough: 'Knead in {50 g} dry flour and {5 ml} oil; rest 15 minutes.',
      drink:
        'Tea: boil 2 minutes more with {4 g} tea leaves and {100 ml} milk. Lassi: whisk in {150 g} thick curd.',
      paniPuriWater:
        'Blend in {30 g} mint and coriander, {10 g} tamarind pulp, {3 g} black salt and {2 g} roasted cumin.',
      lemonWater:
        'Add {15 ml} lemon juice, {15 g} sugar and {1 pinch} of black salt; use less ice.',
      sweet:
        'Cook uncovered, stirring, 8 minutes; then {20 g} roasted rava or milk powder, and 2 minutes more.',
      meat: 'Drain, then dry it on a high flame 3 to 5 minutes with {10 ml} oil; thicken what is left with {10 g} rice flour in {30 ml} water.',
      tea: 'Boil 3 minutes more with {4 g} tea leaves and {100 ml} milk. Next time boil {10 g each} leaves for each litre 3 minutes in the water, and only then pour in the milk.',
    },
    salty: {
      gravy:
        'Simmer 10 minutes with {150 g} raw potato pieces and {100 ml} hot unsalted water, then take the potato out. Finish with {5 ml} lemon juice and {1 pinch} of sugar.',
      chutney:
        'Blend in {100 g} of the unsalted base (coriander, coconut or roasted chana), {5 ml} lemon juice and {1 pinch} of sugar.',
      tamarindChutney:
        'Boil with {100 ml} water, {50 g} jaggery and {30 g} unsalted tamarind pulp for 3 minutes.',
      pickle:
        'Add {200 g} unsalted pieces and {15 ml} lemon juice; rest 2 days in a clean dry jar.',
      batter:
        'Mix in {300 g} unsalted batter, or {80 g} rice flour with {90 ml} water, and {1 pinch} of sugar; rest 15 minutes.',
      besanBatter:
        'Mix in {100 g} besan with {100 ml} water and {1 pinch} of sugar; rest 10 minutes.',
      dough: 'Knead in {250 g} fresh flour with {130 ml} water; rest 20 minutes.',
      grain:
        'Fold in {300 g} unsalted freshly cooked grain or boiled potato and {8 ml} lemon juice.',
      vegetable:
        'Fold in {150 g} unsalted boiled potato or {20 g} roasted besan and {5 ml} lemon juice. Raw: rinse in {1000 ml} water and squeeze.',
      leaf: 'Rinse in {1000 ml} water and squeeze; in a dish add {100 g} boiled potato and {5 ml} lemon juice.',
      fruit: 'Rinse quickly; toss with {15 g} sugar and {5 ml} lemon juice.',
      curd: 'Whisk in {250 g} unsalted curd and {1 pinch} of sugar.',
      meat: 'Add {100 ml} hot water and {50 g} unsalted whisked curd, simmer 5 minutes, finish with {5 ml} lemon juice. Paneer: soak 15 minutes in {1000 ml} warm water.',
      fried:
        'Serve with {150 g} unsalted curd or onion salad and {5 ml} lemon juice; mix in unsalted pieces, {300 g}, if they are loose. Put less salt in the next batch.',
      bread:
        'Serve with {150 g} unsalted curd or potato filling; make the next batch with {5 g} less salt.',
      drink: 'Add {200 ml} cold water, {10 ml} lemon juice and {10 g} sugar; taste.',
      dry: 'Mix in {300 g} unsalted of the same and {1 pinch} of sugar; leave salt out of the dish.',
    },
    'too-hot': {
      gravy:
        'Off the flame stir in {60 g} whisked curd or {30 g} cream or coconut paste and {5 g} sugar; simmer 3 minutes, finish with {5 ml} lemon juice.',
      chutney:
        'Blend in {80 g} thick curd or roasted chana dal, {5 g} sugar and {5 ml} lemon juice.',
      tamarindChutney: 'Boil with {40 g} jaggery and {40 ml} water for 2 minutes.',
      pickle: 'Stir in {30 g} powdered jaggery and {10 ml} lemon juice; rest a day.',
      greenChilli:
        'Slit them, take out seeds and white ribs, soak 15 minutes in {1000 ml} water with {5 g} salt, and use half as many as usual.',
      vegetable:
        'Raw: slice, soak 10 minutes in {1000 ml} cold water with {10 ml} vinegar or lemon juice and {5 g} salt, then drain. Cooked: fold in {60 g} curd and {5 g} sugar.',
      leaf: 'Fold in {60 g} curd or {100 g} boiled potato and {5 g} sugar.',
      grain:
        'Fold in {250 g} plain cooked grain, {10 ml} ghee and {8 ml} lemon juice; serve {100 g} curd with it.',
      batter: 'Mix in {300 g} plain batter and {2 pinch} of sugar.',
      fried:
        'Serve with {80 g} sweet curd or tamarind-jaggery chutney; use half the chilli in the next batch.',
      bread: 'Serve with {80 g} curd or {10 g} butter; halve the chilli in the next batch.',
      curd: 'Whisk in {200 g} plain curd and {8 g} sugar.',
      meat: 'Stir in {80 g} whisked curd or {30 g} cream and {5 g} sugar off the flame, warm 3 minutes, finish with {8 ml} lemon juice.',
      drink: 'Add {200 ml} cold water, {10 g} jaggery or sugar and {15 g} tamarind pulp; taste.',
      fruit: 'Toss with {15 g} sugar and {10 ml} lemon juice.',
      dry: 'Use half as much as usual; for a milder mix blend in {300 g} roasted coriander powder and {5 g} sugar.',
      dough: 'Knead in {300 g} plain flour with {150 ml} water; rest 15 minutes.',
    },
    bland: {
      tomato:
        'Add {10 g} tamarind pulp or {8 ml} lemon juice, {3 g} salt and {3 g} sugar, and cook 3 minutes more.',
      gravy:
        'Stir in {2 g} salt and {5 ml} lemon juice or {2 g} amchur first, and taste. Then pour on {10 ml} hot oil with {2 g} cumin and {1 g} red chilli.',
      sambar:
        'Stir in {2 g} salt, {10 g} tamarind pulp and {4 g} sambar powder, boil 4 minutes, then {10 ml} hot oil with {2 g} mustard seed and curry leaves.',
      rasam:
        'Add {10 g} tamarind pulp, {2 g} salt and {3 g} crushed pepper and cumin; heat until it froths.',
      chutney:
        'Blend in {2 g} salt, {8 ml} lemon juice, {5 g} green chilli and {1 g} roasted cumin.',
      tamarindChutney: 'Stir in {3 g} black salt, {3 g} roasted cumin and {1 g} red chilli.',
      pickle:
        'Stir in {10 g} salt, {5 g} roasted ground mustard and {10 ml} lemon juice; rest 2 days.',
      vegetable:
        'Toss with {3 g} salt, {2 g} roasted cumin and {3 g} amchur or {8 ml} lemon juice.',
      leaf: 'Add {3 g} salt, {8 ml} lemon juice and {10 g} fried garlic.',
      fruit: 'Toss with {10 ml} lemon juice, {4 g} chaat masala and {1 pinch} of black salt.',
      batter:
        'Stir in {4 g} salt, {3 g} cumin and {10 g} chopped chilli and ginger; rest 10 minutes.',
      dough: 'Knead in {4 g} salt, {3 g} ajwain and {10 ml} oil.',
      grain:
        'Pour over {12 ml} hot oil with {3 g} mustard seed and {2 g} cumin, add {3 g} salt and {10 ml} lemon juice, and fold.',
      bread: 'Brush with {12 g} butter or oil and dust with {3 g} podi or chaat masala.',
      fried:
        'Dust hot with {4 g} chaat masala and serve with {60 g} green chutney; {3 g} more salt in the next batch.',
      curd: 'Whisk in {3 g} salt, {3 g} roasted cumin and {1 pinch} of black salt.',
      milk: 'Warm it with {15 g} sugar and {1 g} cardamom.',
      meat: 'Toss hot with {3 g} salt, {10 ml} lemon juice and {3 g} garam masala; fry 2 minutes with {10 g} ginger-garlic paste.',
      drink:
        'Boil 2 minutes more with {6 g} crushed ginger and {1 g} cardamom. Cold: {10 ml} lemon juice, {2 g} black salt and {2 g} roasted cumin.',
      paniPuriWater:
        'Stir in {4 g} black salt, {3 g} roasted cumin and {15 ml} lemon juice, then {20 g} ground mint and green chilli; chill and taste.',
      lemonWater: 'Stir in {15 ml} lemon juice, {10 g} sugar and {2 g} black salt.',
      lassi:
        'Whisk in {3 g} roasted cumin and {3 g} black salt, or {20 g} sugar and {1 g} cardamom.',
      sweet: 'Warm with {15 g} sugar, {1 g} cardamom and {1 pinch} of salt.',
      dry: 'Roast dry on a low flame 1 to 2 minutes until it smells, and use a fifth more: {3 g each} where a dish took {2.5 g each}.',
      jaggery:
        'Use {150 g each} more than the recipe says for each kilo, with {1 pinch each} of salt.',
      tea: 'Boil 3 minutes more with {4 g} tea leaves, {6 g} crushed ginger and {1 g} cardamom.',
    },
    'over-ripe': {
      tomato:
        'Throw out any with mould, leaks or a bad smell. Cook the rest today: {15 g} garlic, {4 g} salt and {5 g} sugar, 10 minutes, as chutney or gravy base.',
      fruit:
        'Throw out any with mould or a bad smell. Cook the rest today with {30 g} sugar and {10 ml} lemon juice, or blend with {500 ml} cold milk or curd; use less sugar, it is sweet already.',
      banana:
        'Dark skin is fine when the inside is clean. Mash with {300 g} flour, {80 g} jaggery and {2 pinch} of salt for sweet bonda, or blend with {1000 ml} cold milk.',
      lemon:
        'Squeeze them today and mix the juice with {20 g} salt or {300 g} sugar; keep it in the fridge.',
      tamarind:
        'Soak in {1000 ml} hot water, strain, and boil the pulp with {20 g} salt; keep it in the fridge.',
      vegetable:
        'Throw out any with mould, slime or a bad smell. Scrape out hard seeds, cut small and cook today with {4 g} salt, {10 g} ginger and {8 ml} lemon juice.',
      leaf: 'Pick out yellow and slimy leaves, wash the rest in {1000 ml} cold water and cook or grind it today with {8 ml} lemon juice.',
    },
    old: {
      tomato:
        'Throw out any with mould, leaks or a bad smell. Cook the rest today: {15 g} garlic, {4 g} salt and {5 g} sugar, 10 minutes.',
      vegetable:
        'Throw out any that are soft, slimy or mouldy. Soak the rest 10 minutes in {1000 ml} cold water with {5 g} salt, trim, and cook today with {8 g} ginger-garlic.',
      potato:
        'Throw away green, soft or bitter ones, and any with many sprouts. From the rest cut sprouts and eyes out deeply, peel, and boil in {1000 ml} water with {8 g} salt; {5 ml} lemon juice takes the sweetness off.',
      onion:
        'Throw out mouldy or soft ones. Peel two layers off the rest and fry with {30 ml} oil and {3 g} salt until brown; do not serve them raw.',
      leaf: 'Pick out yellow and slimy leaves, stand the rest 10 minutes in {1000 ml} cold water with {5 ml} lemon juice, and grind or cook it today.',
      fruit:
        'Throw out any with mould, leaks or a bad smell. Cook the rest today with {30 g} sugar and {10 ml} lemon juice.',
      coconut:
        'Throw it away if it smells of soap or oil, or is yellow or slimy. Otherwise grate it and roast 3 minutes with {1 pinch} of salt; blend with {50 g} roasted chana.',
      batter:
        'Up to 2 days in the fridge is fine when it smells clean and shows no colour: stir in {60 g} rice flour, {60 ml} water and {5 g} sugar and make dosa today. Otherwise throw it away.',
      dough:
        'Only if it was in the fridge and smells clean: knead in {200 g} fresh flour, {100 ml} warm water and {10 ml} oil, and use it today. Otherwise throw it away.',
      bread:
        'Throw away any with a speck of mould. Dry bread or roti: sprinkle with {30 ml} water and heat covered, or toast with {30 g} butter. Idli only if it was in the fridge; steam it until hot.',
      curd: 'Only if it smells clean and shows no colour: whisk with {200 g} fresh curd and {2 pinch} of salt, or boil it as kadhi with {60 g} besan. Otherwise throw it away.',
      dry: 'Throw it away if it smells musty or has insects or lumps. Otherwise roast dry 1 to 2 minutes; use {3 g each} where a dish took {2.5 g each}.',
      besan:
        'Sieve it. Throw it away if it smells musty or tastes bitter, or has insects. Otherwise roast 3 minutes on a low flame with {10 ml} oil.',
      pulses:
        'Pick it over, wash, and soak 2 hours in {2000 ml} warm water; boil with {5 ml} oil and {2 pinch} of turmeric, salt only at the end. Throw it away if it smells musty.',
      oil: 'Throw it away if it is dark, thick, foams, smokes early or smells. If it is still light: strain it, add {500 ml} fresh oil and use it once more today.',
      golgappa:
        'Throw it away if it smells of old oil. Otherwise crisp it 4 minutes on a dry low tawa and dust with {2 g} chaat masala.',
      pickle:
        'Throw it away if there is mould or fizz. Otherwise cover it with {50 ml} boiled and cooled oil; use a dry spoon.',
    },
    dry: {
      tomato: 'Cook them covered with {80 ml} water, {4 g} salt and {10 ml} oil until they break.',
      gravy:
        'Stir in {120 ml} hot water or stock and {10 ml} oil, cover and simmer 3 minutes; taste the salt.',
      chutney: 'Blend in {60 ml} cold boiled water, {5 ml} lemon juice and {1 pinch} of salt.',
      pickle:
        'Pour over {80 ml} oil that was heated and cooled, and {10 ml} lemon juice; rest a day.',
      dough:
        'Work in {40 ml} warm water, a little at a time, and {10 ml} oil; cover with a damp cloth 20 minutes.',
      grain:
        'Sprinkle with {70 ml} hot water and {10 g} ghee, cover tightly and keep on the lowest flame 5 minutes; then fold.',
      bread:
        'Sprinkle with {30 ml} water and steam 2 minutes, or warm covered with {12 g} ghee; serve at once.',
      fried:
        'Dip 5 minutes in {1000 ml} warm water with {5 g} salt, press, and serve in {300 g} whisked curd (vada), or serve with {150 g} chutney.',
      meat: 'Toss with {60 g} whisked curd or {100 ml} hot water and {15 ml} oil, cover and warm 5 minutes. Paneer: 10 minutes in {1000 ml} warm water with {5 g} salt.',
      vegetable:
        'Raw: stand 15 minutes in {1000 ml} cold water. Cooked: sprinkle {50 ml} hot water and {8 ml} oil, cover 4 minutes.',
      coconut: 'Blend with {150 ml} warm water or milk and rest 10 minutes before grinding on.',
      leaf: 'Stand it 10 minutes in {1000 ml} cold water with {5 ml} lemon juice; throw out what stays brown.',
      fruit:
        'Soak 10 minutes in {1000 ml} warm water, then roll and squeeze; use the pulp with {10 g} sugar.',
      lemon:
        'Warm them 10 minutes in {1000 ml} hot, not boiling, water, roll under the palm, and squeeze; {2 pinch} of salt brings out the juice.',
      tamarind: 'Soak 30 minutes in {1000 ml} hot water, squeeze and strain.',
      sweet:
        'Stir in {80 ml} hot milk or sugar syrup and {8 g} ghee over a low flame for 3 minutes.',
      curd: 'Whisk in {100 ml} cold milk or water and {2 pinch} of salt.',
    },
    sticky: {
      grain:
        'Spread on a wide tray 10 minutes, then fold with {12 ml} oil and {8 ml} lemon juice. Next time rinse three times, and boil in {500 ml} less water.',
      batter:
        'Rub the hot tawa with half an onion and {5 ml} oil, and let it heat again. If the batter itself sticks, mix in {40 g} rice flour and {30 ml} water.',
      dosa: 'Rub the hot tawa with half an onion dipped in oil, sprinkle water, wipe, then pour. Mix {30 g each} rice flour into the next kilo of batter.',
      idli: 'Let it stand 5 minutes before taking it out with a wet spoon; grease the moulds with {5 ml} oil. Mix {40 g each} idli rava into the next kilo of batter.',
      dough: 'Knead in {40 g} dry flour and {8 ml} oil; rest 15 minutes under a cloth.',
      bread:
        'Dust with {20 g} dry flour before rolling, and brush with {8 g} ghee before stacking.',
      okra: 'Dry well before cutting. Fry uncovered with {30 ml} oil and {10 ml} lemon juice or {30 g} curd, and salt only at the end.',
      potato:
        'For tikki or filling fold in {40 g} rice flour or bread crumbs; next time cool the boiled potatoes before mashing, and do not blend.',
      vegetable: 'Dry it, then cook uncovered with {20 ml} oil and {8 ml} lemon juice.',
      chutney: 'Stir in {60 ml} hot water and {5 ml} lemon juice.',
      sweet:
        'Stir in {10 g} ghee and {30 ml} hot milk or water over a low flame until it leaves the pan.',
      dry: 'Mix in {30 g} roasted rice flour, or dry it 5 minutes on a warm tawa; keep it in an airtight box.',
      fried:
        'Fry again 1 minute in hot oil; mix {40 g each} rice flour into the next kilo of batter.',
      gravy: 'Thin with {100 ml} hot water, {5 ml} lemon juice and {1 pinch} of salt.',
      momo: 'The skin sticks or tears: knead {30 g} dry flour into the dough, rest it 30 minutes under a damp cloth, roll the edge thinner than the middle, fill less, and grease the steamer with {5 ml} oil.',
      egg: 'Heat the pan well, rub it with half an onion and {10 ml} oil, and wait until the edge lifts by itself before turning. Next time season the pan: heat it with {20 ml} oil and salt, and wipe it.',
    },
    bitter: {
      bitterGourd:
        'Scrape, slice, rub with {15 g} salt and rest 30 minutes; squeeze and rinse. Cook with {15 g} jaggery and {15 g} tamarind pulp.',
      brinjal:
        'Soak the pieces 15 minutes in {1000 ml} water with {10 g} salt, drain; cook with {5 g} jaggery.',
      methi: 'Rub with {8 g} salt, rest 15 minutes, squeeze; cook with {5 g} sugar.',
      leaf: 'Use leaves without thick stalks; wash in {1000 ml} water with {5 g} salt, and add {5 g} sugar and {8 ml} lemon juice.',
      tomato: 'Cut out green parts and seeds; cook with {8 g} sugar and {2 pinch} of salt.',
      onion:
        'Pick out burnt pieces; rinse raw ones in {1000 ml} cold water with {5 g} salt, cook the rest with {5 g} sugar.',
      garlic:
        'Burnt garlic stays bitter: take it out and fry {50 g each} fresh for each kilo of the dish, on a low flame, only until pale gold.',
      radish:
        'Peel thick, slice, rub with {8 g} salt, rest 15 minutes, squeeze; add {8 ml} lemon juice.',
      cabbage:
        'Take off the outer leaves and core, blanch 1 minute in {1000 ml} water with {5 g} salt, drain; add {5 g} sugar.',
      capsicum: 'Take out seeds and white ribs and fry 3 minutes with {15 ml} oil and {5 g} sugar.',
      lemon:
        'Squeeze gently without peel and seeds, and add {20 g} sugar and {1 pinch} of black salt.',
      fruit:
        'Cut off peel and pith; toss with {20 g} sugar and {2 pinch} of salt. If the flesh itself is bitter, throw it away.',
      gravy:
        'Pour it into a clean pot without scraping the bottom. Stir in {10 g} jaggery, {30 g} cream or {60 g} curd off the flame, and {5 ml} lemon juice.',
      chutney:
        'Blend in {8 g} sugar or jaggery, {8 ml} lemon juice and {40 g} roasted chana dal; leave thick stalks out next time, and grind only briefly.',
      batter:
        'Mix in {300 g} fresh batter without soda or fenugreek, and {8 g} sugar. Too much soda stays bitter: never add more.',
      drink:
        'Tea: add {100 ml} hot milk and {10 g} sugar, and boil the leaves only 2 minutes next time. Lemon drink: strain out peel and seeds, add {20 g} sugar.',
      grain:
        'Take the white upper part into a clean pot without scraping; fold in {10 g} ghee and {5 ml} lemon juice, throw the burnt part away.',
      fried:
        'Pick out burnt pieces and throw them away; strain the oil, fry at a lower flame, dust with {3 g} chaat masala.',
      tea: 'Strain the tea leaves out at once, add {100 ml} hot milk and {10 g} sugar. Next time boil the leaves 3 minutes at most, never the same leaves twice.',
      paniPuriWater:
        'Strain it, then add {200 ml} cold water, {15 g} tamarind pulp, {10 g} jaggery and {2 g} black salt. Next time grind mint leaves without stalks, and only briefly.',
    },
    thin: {
      batter:
        'Idli-dosa: stir in {60 g} rice flour, or fine rava for idli, and {1 pinch} of salt; rest 15 minutes, then test one.',
      vadaBatter:
        'Stir in {40 g} rice flour and {20 g} fine rava, chill 20 minutes, and wet your hands, not the batter.',
      besanBatter:
        'Whisk in {80 g} besan and {20 g} rice flour; it should coat the back of a spoon.',
      jalebiBatter: 'Whisk in {50 g} maida and {10 g} cornflour; it should fall in a ribbon.',
    },
    'not-fermented': {
      batter:
        'Stir in {5 g} sugar and {30 g} old batter or sour curd, and keep it covered in a warm spot (30 to 35 °C: near the stove, not on it, or in a closed oven) 3 to 5 hours. In a hurry: make uttapam or dosa with {30 g each} curd per kilo instead of idli.',
      besanBatter:
        'It needs no fermenting: whisk 3 minutes to take in air, rest 15 minutes, and just before frying or steaming stir in {15 ml} lemon juice and at most {3 g} fruit salt.',
      vadaBatter:
        'It needs no fermenting: beat it by hand 5 minutes until a drop floats on water, add {2 pinch} of salt, and fry at once.',
      dough:
        'Knead in {30 g} curd and {5 g} sugar, brush with {5 ml} oil and keep covered in a warm spot 2 hours.',
      poori:
        'It does not puff: knead the dough stiffer with {40 g} flour and {20 g} fine rava, roll it even, and fry in hotter oil (about 190 °C), pressing gently.',
      golgappa:
        'It does not puff: knead the dough stiffer with {60 g} fine rava, rest 20 minutes under a damp cloth, roll thin and even, fry in hot oil.',
      bread:
        'Add {30 g each} curd and {5 g each} sugar to the next kilo of dough, rest it covered in a warm spot 2 hours, and cook on a hotter tawa.',
      idli: 'Flat idli come from cold batter: stir {5 g each} sugar and {30 g each} sour curd into each kilo, keep it in a warm spot 3 to 5 hours, and steam 10 minutes without opening.',
      curd: 'Set it again: warm it gently to lukewarm (about 40 °C), stir in {25 g} fresh curd, wrap it and leave it in a warm spot 4 to 5 hours, then into the fridge. Throw it away if it smells.',
      milk: 'To set curd: boil, cool to lukewarm (about 40 °C), stir in {25 g} fresh curd, and leave it wrapped in a warm spot 5 to 6 hours; then into the fridge.',
    },
    sweet: {
      gravy: 'Stir in {2 g} salt, {8 ml} lemon juice and {1 g} red chilli; simmer 3 minutes.',
      chutney:
        'Blend in {15 g} tamarind pulp or {10 ml} lemon juice, {2 g} black salt and {1 g} red chilli.',
      drink:
        'Add {150 ml} unsweetened tea, water or curd, and for cold drinks {10 ml} lemon juice and {1 pinch} of black salt.',
      sweet:
        'Cook in {150 ml} unsweetened milk, or {60 g} roasted rava with {120 ml} hot water, and {1 pinch} of salt.',
      fruit: 'Toss with {12 ml} lemon juice, {2 g} black salt and {1 g} red chilli.',
      curd: 'Whisk in {250 g} plain curd and {2 pinch} of salt.',
      batter: 'Mix in {300 g} unsweetened batter and {2 pinch} of salt.',
      dough: 'Knead in {250 g} flour with {130 ml} water and {3 g} salt.',
      grain: 'Fold in {250 g} plain cooked grain, {8 ml} lemon juice and {2 g} salt.',
      vegetable: 'Add {2 g} salt, {8 ml} lemon juice and {1 g} red chilli.',
      milk: 'Add {200 ml} unsweetened milk.',
    },
    oily: {
      gravy:
        'Rest 5 minutes off the flame and spoon the oil off the top. Then {10 g} roasted besan, or a slice of bread laid on it for a minute; add {50 ml} hot water.',
      chutney:
        'Pour the oil off the top and blend in {40 g} roasted chana dal and {5 ml} lemon juice.',
      fried:
        'The oil was too cool: fry again 30 seconds in hot oil (about 180 °C), and keep them upright on a rack to drain. Mix {40 g each} rice flour into the next kilo of batter, and put no soda in it.',
      bread:
        'Drain on paper or a rack. For the next batch knead {30 g} dry flour into the dough and heat the oil to about 190 °C.',
      grain:
        'Tilt the pot and spoon the oil off; fold in {150 g} plain cooked grain and {8 ml} lemon juice.',
      batter:
        'Stir in {40 g} rice flour and {30 ml} water; grease the tawa with a cut onion, not a spoon of oil.',
      dough: 'Knead in {80 g} dry flour and {20 ml} warm water; rest 15 minutes.',
      vegetable: 'Drain on a rack; fold in {15 g} roasted besan and {5 ml} lemon juice.',
      meat: 'Rest 5 minutes, spoon the fat off, and add {50 ml} hot water and {8 ml} lemon juice.',
      sweet: 'Press the ghee out on a sieve, stir in {30 ml} hot milk.',
      pickle:
        'Pour the extra oil into a clean dry jar for cooking; leave {10 ml} above the pieces so that they stay covered.',
    },
    burnt: {
      gravy:
        'Do not stir or scrape. Pour the top into a clean pot; add {80 ml} hot water, {30 g} cream or {60 g} curd off the flame, and {5 g} jaggery. If it still tastes burnt, throw it away.',
      grain:
        'Do not stir. Lift the top into a clean pot, fold in {10 g} ghee, cover 5 minutes with a slice of bread on top; throw the burnt part away.',
      milk: 'Do not stir. Pour the top into a clean pot, add {1 g} cardamom; use it for tea or kheer. Throw it away if it still tastes burnt.',
      chutney:
        'Pick out the burnt tempering and make it again: {10 ml} oil, {2 g} mustard seed, on a low flame.',
      bread:
        'Throw away black pieces. Scrape a light scorch, brush with {10 g} ghee; lower the flame for the next.',
      fried:
        'Throw away black pieces, strain the oil, lower the flame; thin the next kilo of batter with {30 ml each} water.',
      meat: 'Cut off and throw away what is black. Warm the rest in a clean pan with {60 ml} hot water and {50 g} whisked curd.',
      vegetable:
        'Throw away black pieces; put the rest in a clean pan with {50 ml} hot water, {5 g} sugar and {8 ml} lemon juice.',
      sweet:
        'Do not scrape. Lift the top into a clean pan, add {50 ml} hot milk and {1 g} cardamom.',
      tomato:
        'Throw away black pieces; cook the rest in a clean pan with {50 ml} hot water and {8 g} sugar.',
    },
    hard: {
      grain:
        'Sprinkle with {100 ml} hot water, cover tightly and steam on the lowest flame 6 to 8 minutes.',
      gravy:
        'Add {200 ml} hot water and cook on under the lid, or 3 more whistles in the cooker; salt only when it is soft.',
      bread:
        'Sprinkle with {30 ml} water and steam 2 minutes. For the next batch add {30 ml each} more water and {10 ml each} oil to each kilo, and rest it 20 minutes.',
      idli: 'Steam it again 2 minutes with {30 ml} water sprinkled on. Next batch: {50 ml each} more water and {30 g each} soaked ground poha in each kilo of batter, and steam only 10 minutes.',
      dough: 'Work in {50 ml} warm water and {10 ml} oil, rest 20 minutes under a damp cloth.',
      fried:
        'Warm 3 minutes covered with {20 ml} water sprinkled. Next batch: beat the batter 5 minutes longer and add {30 ml each} water to each kilo.',
      vegetable: 'Add {80 ml} hot water and {3 g} salt, cover and cook 6 to 8 minutes more.',
      fruit:
        'Keep it 1 to 2 days in paper at room temperature. To use it today, cook it with {40 g} sugar and {2 pinch} of salt as chutney.',
      tomato:
        'Keep them 1 to 2 days in paper at room temperature. To use them today, cook covered with {60 ml} water, {8 g} sugar and {3 g} salt.',
      meat: 'Add {100 ml} hot water and {40 g} whisked curd, cover and cook on until it is soft and no pink is left. Paneer: 10 minutes in {1000 ml} warm water with {5 g} salt.',
      sweet:
        'Warm on a low flame with {80 ml} hot milk or thin syrup and {8 g} ghee for 4 minutes.',
      pulses:
        'Soak 2 hours in {2000 ml} warm water, then boil with {5 ml} oil and {2 pinch} of turmeric; salt only when it is soft.',
      chutney: 'Blend once more with {60 ml} warm water and {5 ml} lemon juice.',
      momo: 'Steam again 2 minutes with {20 ml} water sprinkled on. Next batch: {600 ml each} hot water and {20 ml each} oil to each kilo of maida, rest 30 minutes, steam 8 to 10 minutes, and keep covered with a damp cloth.',
      chole:
        'Add {300 ml} boiling water and cook 5 to 6 more whistles; salt, tomato and tamarind only when they are soft. Next time soak 8 to 12 hours in {3000 ml} water and pour that away.',
      rajma:
        'Do not serve it yet: half-cooked kidney beans make people ill. Add {300 ml} boiling water and cook 5 to 6 more whistles, until they are soft all through. Next time soak 8 to 12 hours in {3000 ml} water and pour that away.',
      dal: 'Add {200 ml} boiling water, not cold, and cook 3 more whistles; salt, tomato and tamarind only when it is soft. Old dal and hard water take longer: next time soak it 1 hour.',
      roti: 'Sprinkle with {20 ml} water, brush with {8 g} ghee and warm covered 1 minute. Next time knead each kilo of flour with {100 g each} curd or milk and {20 ml each} oil, and let it rest 30 minutes. Cook them fast on a hot tawa, then wrap them in a cloth.',
      vada: 'Soak 10 minutes in {1000 ml} warm water and press. Next batch: grind with as little water as possible, beat by hand 5 minutes until a drop floats on water, and fry on a medium flame (170 °C).',
      biryani:
        'Sprinkle with {100 ml} hot water, cover tightly and steam on the lowest flame 8 minutes. If the meat is raw, take it out and cook it apart with {60 ml} hot water until no pink is left (75 °C), and only then serve.',
    },
    soggy: {
      fried:
        'Fry again 1 minute in hot oil (about 180 °C), or crisp it on a dry hot tawa; keep it uncovered. Mix {40 g each} rice flour and {10 g each} hot oil into the next kilo of batter.',
      golgappa:
        'Crisp it 4 minutes on a dry low tawa or in a warm oven, cool it, and keep it in an airtight box with {20 g} dry rice tied in a cloth.',
      dosa: 'Let the tawa get hotter and spread thinner. Mix {30 g each} rice flour and {15 g each} fine rava into the next kilo of batter, with {3 g each} sugar for colour.',
      bread:
        'Toast on a dry hot tawa 1 minute a side with {8 g} butter; do not cover or stack hot.',
      vegetable: 'Dry on a cloth; fry uncovered on a high flame with {15 ml} oil, salt at the end.',
      batter:
        'For a crisp result mix in {40 g} rice flour, {10 g} hot oil and {1 pinch} of salt; use less water and hotter oil or tawa.',
      besan:
        'Spread it out and roast dry on a low flame 4 minutes, cool, sieve; throw it away if it smells musty. Keep it airtight with {1 pinch} of salt.',
      peanuts:
        'Roast dry on a low flame 5 minutes with {5 g} salt and cool; throw away any that are bitter or discoloured.',
      dry: 'Spread it out, dry it 4 minutes on a warm tawa and keep it airtight with {1 pinch} of salt; throw it away if it smells musty.',
      grain: 'Spread it on a tray 10 minutes, then toss on a high flame with {12 ml} oil.',
      momo: 'Let them stand 2 minutes on a rack with the lid open. Next batch: squeeze the filling with {10 g} salt, and knead {40 g} more flour into the dough.',
      papad:
        'Roast it again 20 seconds a side over a low flame, or fry 5 seconds in hot oil; keep it airtight with {20 g} dry rice tied in a cloth.',
      sweet:
        'Crisp jalebi 1 minute in oil of 170 °C and dip only 20 seconds in warm syrup; next batter with {20 g each} cornflour to each kilo. Laddu and barfi: dry them 5 minutes on a low flame with {10 g} roasted besan.',
    },
    thick: {
      syrup:
        'Warm it on a low flame with {60 ml} hot water and {5 ml} lemon juice until it is clear, without stirring. Wipe sugar off the rim, and keep it warm.',
      gravy: 'Stir in {120 ml} hot water and {1 pinch} of salt, simmer 3 minutes.',
      chutney: 'Blend in {60 ml} cold boiled water, {5 ml} lemon juice and {1 pinch} of salt.',
      batter:
        'Stir in {60 ml} water, a spoon at a time, until it falls in a ribbon; {1 pinch} of salt.',
      curd: 'Whisk in {100 ml} cold milk or water and {1 pinch} of salt.',
      drink: 'Add {150 ml} water or milk, and taste the sugar and salt again.',
      sweet: 'Stir in {100 ml} hot milk over a low flame.',
      grain: 'Fold in {120 ml} hot water and {5 g} ghee, cover 3 minutes.',
      dough: 'Work in {40 ml} warm water and {5 ml} oil, rest 15 minutes.',
      tomato: 'Thin with {100 ml} hot water and {2 pinch} of salt.',
      milk: 'Stir in {150 ml} hot milk, little by little.',
      upma: 'Break the lumps with a whisk in {100 ml} hot water and {5 g} ghee over a low flame. Next time roast the rava 5 minutes and rain it slowly into boiling water, stirring.',
    },
    colour: {
      tea: 'Pale: boil 2 minutes more with {4 g} fine tea dust, and next time let the leaves boil in the water before the milk goes in. Too dark: strain at once and add {80 ml} hot milk.',
      greenChutney:
        'Blend in {15 ml} lemon juice and {30 g} fresh coriander. Next batch: dip the leaves 20 seconds in boiling water, then in ice water, grind with {100 g} ice and {20 ml} lemon juice, keep it cold and covered, and make it twice a day.',
      gravy:
        'Warm {8 g} Kashmiri chilli powder in {20 ml} oil or butter on a low flame 20 seconds and stir it in. Next time fry the tomatoes until the oil shows, and add {30 g} grated beetroot.',
      grain:
        'Sprinkle {1 g} turmeric or saffron in {30 ml} warm milk or water over it, cover 5 minutes, and fold. No colour powder from a loose bag.',
      fried:
        'Pale: heat the oil to 175 to 180 °C and fry 1 minute more. Dark before it is done: lower the flame to 160 °C, and take fresh oil if it is old. {5 g each} sugar in the next kilo of batter browns it.',
      bread:
        'Cook it on a hotter tawa and wipe it with {5 ml} oil. Mix {5 g each} sugar and {20 g each} besan or ground chana dal into the next kilo of batter for a golden colour; if it comes out too yellow, put in half the methi.',
      vegetable:
        'Keep cut pieces under {1000 ml} water with {10 g} salt and {15 ml} lemon juice. Green ones: boil 2 minutes without a lid, then cold water.',
    },
    raw: {
      fried:
        'Put it back at 160 °C for 3 to 4 minutes, until a stick comes out dry. Next time make it smaller, keep a medium flame, and thin the batter with {30 ml each} water to each kilo.',
      bread:
        'Cook it on 3 minutes under a lid, with {10 ml} water sprinkled, until a stick comes out dry. Next time thinner, on a medium flame.',
      meat: 'Do not serve it. Add {100 ml} hot water, cover, and cook on until no pink is left and the juice is clear (75 °C inside); wash the board and knife that touched it raw.',
      sweet:
        'Cook on over a low flame 6 minutes with {20 ml} hot milk. Fry jamun at 130 to 140 °C, turning them, so that the middle is done before the outside is dark.',
    },
    breaks: {
      fried:
        'Dry and cool the filling or mash with {30 g} bread crumbs or roasted besan, press every seam and crack shut, and coat all round with thicker batter: {40 g each} besan or rice flour more to each kilo. Fry a few at a time at 175 °C, and do not touch them for 1 minute.',
      jamun:
        'Fry one first to try. If it breaks: knead in {20 g} maida and {10 ml} milk until it is smooth, rest it 10 minutes, and roll balls without a crack; never more than {1 pinch} of soda. Fry at 130 to 140 °C, turning them gently.',
      meat: 'Keema and kebab: bind with {40 g} roasted besan or bread crumbs and keep it cold 30 minutes. Fish and paneer: fry lightly first in {15 ml} oil, put them into the gravy last, and do not stir.',
    },
    split: {
      kadhi:
        'Take it off, blend it smooth with {20 g} besan stirred into {60 ml} cold water, and bring it back to a simmer, stirring all the time. Next time whisk curd and besan together first, and salt at the end.',
      curd: 'Whey on top is normal: pour it off or whisk it in with {50 g} fresh curd. Into a hot dish curd goes whisked, at room temperature and off the flame.',
    },
  } satisfies Remedies,
  /** For 1 kg of a food that the book has no remedy of its own for. */
  general: {
    bitter:
      'Take out what is burnt or has thick stalks. Stir in {10 g} jaggery or sugar, {8 ml} lemon juice and {2 pinch} of salt, and taste.',
    bland:
      'Add {3 g} salt and {8 ml} lemon juice or {3 g} amchur, then {10 ml} hot oil with {2 g} cumin; taste.',
    burnt:
      'Do not stir or scrape. Lift the top into a clean pot, add {50 ml} hot water and {5 g} sugar, and lay a slice of bread on it for 5 minutes. What is black, throw away.',
    colour:
      'Too pale: stir in {5 g} Kashmiri chilli or {2 g} turmeric in {15 ml} hot oil at the end. Dark from the air: {15 ml} lemon juice, and keep it cold and covered. Pink, green or black spots: throw it away.',
    split:
      'Off the flame whisk in {10 g} cornflour or besan in {40 ml} cold water, and warm it gently, stirring; do not boil it. If the milk in it turned by itself, throw it away.',
    dry: 'Sprinkle with {60 ml} hot water and {10 ml} oil or ghee, cover, and warm 4 minutes on a low flame.',
    hard: 'Add {80 ml} hot water, cover, and cook 6 to 8 minutes more on a low flame; salt and sour things only when it is soft.',
    'over-ripe':
      'Spread it out 10 minutes so that it dries, then firm it with {40 g} rice flour, rava or bread crumbs; next time cook it 2 to 3 minutes less in {200 ml each} less water.',
    sticky:
      'Mix in {40 g} dry flour or rice flour and rest it 15 minutes. Heat the tawa, rub it with half an onion and {5 ml} oil, and wait until the edge lifts by itself.',
    'not-fermented':
      'Keep it covered in a warm spot (30 to 35 °C) with {30 g} old batter or sour curd and {5 g} sugar, 3 to 5 hours, in winter 8 to 12; salt after it has risen.',
    foaming:
      'Old oil that foams, smokes early or is dark is no longer fit: throw it away, do not top it up. Fresh oil: it is too hot if it smokes, so keep it at 170 to 180 °C; if it foams, skim it, dry the food well, shake off loose flour, and fry at most {200 g each} at a time in a litre.',
    oily: 'Drain it standing on a rack. The oil was too cool: fry at 170 to 180 °C, a few at a time, and mix {40 g each} rice flour into the next kilo. From a gravy spoon the oil off the top.',
    salty:
      'Mix in {250 g} of the same without salt, or {150 g} boiled potato, then {8 ml} lemon juice and {1 pinch} of sugar; taste.',
    soggy:
      'Crisp it 2 minutes on a dry hot tawa, or 1 minute in oil of 180 °C; do not cover it hot. Mix {40 g each} rice flour into the next kilo of batter.',
    sour: 'If tamarind, lemon or tomato made it sour: stir in {10 g} jaggery or sugar and {1 pinch} of salt, simmer 5 minutes, taste. Cooked food that turned sour by itself is spoiled: throw it away.',
    'too-hot':
      'Stir in {60 g} whisked curd or {30 g} cream off the flame, and {5 g} sugar; or fold in {250 g} of the same without chilli.',
    sweet:
      'Add {2 g} salt and {10 ml} lemon juice, or mix in {250 g} of the same without sugar; taste.',
    thick:
      'Whisk in {100 ml} hot water little by little, and press lumps against the side or through a sieve; warm 3 minutes and taste the salt.',
    raw: 'Do not serve it yet: cook it on, covered, on a low flame with {40 ml} hot water, 5 to 8 minutes, until it is hot and done in the middle; meat until no pink is left (75 °C). Next time smaller pieces and a medium flame.',
    watery:
      'Cook it uncovered 8 minutes, or stir {15 g} rice flour or besan into {40 ml} cold water, pour it in and boil 3 minutes. Cold: drain it in a clean cloth.',
  } satisfies Readonly<Partial<Record<Problem, string>>>,
  /** Why some foods are thrown away; each goes on after 'Throw it away: '. */
  reasons: {
    spoiledGrain:
      'cooked rice and grain dishes that turned sour are spoiled, and boiling does not make them safe.',
    spoiledMilk: 'milk or cream that turned sour or bitter by itself is spoiled.',
    spoiledMeat:
      'meat, fish, egg and paneer that are old, sour, sticky or bitter are spoiled, and spices only hide it.',
    cookedIsDated:
      'cooked food that is no longer fresh gets germs, and even boiling does not remove their poison. Only what was cooled within 2 hours and kept in a fridge since may be heated through once.',
    bitterGourds:
      'a bitter bottle gourd or cucumber holds a poison that cooking does not remove; not even the juice is safe.',
    rancid: 'a bitter taste means that its fat is rancid, or that mould has been in it.',
    sourCoconut: 'coconut that turned sour is spoiled.',
    sourCoconutChutney:
      'coconut chutney that turned sour by itself has gone off; make it fresh every few hours.',
    bitterPotato:
      'bitter or green potatoes hold solanine, a poison that boiling and frying do not remove.',
    bitterCurd: 'bitter curd has been spoiled by the wrong germs.',
    burntSpices:
      'burnt spices and flour stay bitter and spoil the whole dish; roast fresh ones on a low flame.',
    burntOil: 'oil that smoked or burnt is harmful and tastes of it.',
    oldOil:
      'oil that foams, smokes early or has turned dark is no longer fit, and topping it up does not help. Take fresh oil, fry at 170 to 180 °C, and strain it after each use. If the oil is fresh and only smokes, it is too hot: lower the flame.',
    splitTea:
      'tea whose milk split is not rescued. Next time boil ginger and leaves 3 minutes in the water first, and pour in fresh boiled milk last.',
    fizz: 'food that foams or fizzes by itself has been spoiled by the wrong germs; boiling does not undo it.',
  } satisfies Readonly<Record<ReasonId, string>>,
});

export type Messages = ReturnType<typeof messages>;
