import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceTextsNow, adviseFromBook } from './advice';
import { ingredient, ingredientIds, ingredientNames } from './data/ingredients';
import type { IngredientId } from './data/ingredients';
import type { Problem } from './data/problems';
import { meantProblem, remedyFor } from './data/remedies';

const { advice: texts } = adviceTextsNow();

function textOf(question: string): string {
  return adviseFromBook(question).text;
}

function firstNameOf(id: IngredientId): string {
  return ingredientNames.find(([named]) => named === id)?.[1].split(',')[0] ?? '';
}

function titlesOf(question: string): string[] {
  const advice = adviseFromBook(question);
  return advice.kind === 'advice'
    ? advice.text.split('\n\n').map((answer) => answer.split('\n')[0] ?? '')
    : [];
}

const problems = Object.keys(texts.problems) as Problem[];
/** How each problem is said, so that the tables can be asked through the front door. */
const sayings: Readonly<Record<Problem, string>> = {
  sour: 'is sour',
  soured: 'mein vinegar zyada',
  watery: 'is watery',
  salty: 'is salty',
  'too-hot': 'is too hot',
  bland: 'is bland',
  'over-ripe': 'is over ripe',
  old: 'is old',
  dry: 'is dry',
  sticky: 'is sticky',
  bitter: 'is bitter',
  thin: 'is thin',
  'not-fermented': 'not fermented',
  sweet: 'is too sweet',
  oily: 'is oily',
  burnt: 'is burnt',
  hard: 'is hard',
  soggy: 'is soggy',
  thick: 'is too thick',
  raw: 'is raw',
  split: 'is splitting',
  breaks: 'is breaking',
  colour: 'is pale',
  foaming: 'is smoking',
};
// Lime and tamarind are themselves what makes a dish too sour.
const sourings: ReadonlySet<string> = new Set(['lemon', 'tamarind']);
const pairs = ingredientIds.flatMap((id) =>
  problems
    .filter((problem) => sayings[problem] && !(problem === 'soured' && sourings.has(id)))
    .filter((problem) => remedyFor(id, problem, texts))
    .map((problem) => [id, problem] as const),
);

describe('the tables of the advice', () => {
  it('know at least 25 ingredients and the twelve problems', () => {
    expect(ingredientIds.length).toBeGreaterThanOrEqual(25);
    expect(problems.length).toBeGreaterThanOrEqual(12);
  });

  it('have something to say to every ingredient and of every problem', () => {
    expect(new Set(pairs.map(([id]) => id)).size).toBe(ingredientIds.length);
    expect(new Set(pairs.map(([, problem]) => problem)).size).toBe(problems.length);
  });

  it.each(ingredientIds)('answer each problem of %s with quantities, or throw it away', (id) => {
    const food = ingredient(id);
    for (const [, problem] of pairs.filter(([paired]) => paired === id)) {
      const text = textOf(`2 ${food.unit} ${firstNameOf(id)} ${sayings[problem]}`);
      const meant = meantProblem(id, problem);
      const remedy = remedyFor(id, meant, texts);
      expect(text).toContain(texts.foods[id]);
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
      expect(text).toMatch(
        remedy?.kind === 'throw-away'
          ? /Throw it away: /
          : /for 2 (kg|litres)\n.*\d (g|kg|ml|litres?|pinch)/,
      );
    }
  });

  it('understand every name they list', { tags: ['nightly'] }, () => {
    const silent = ingredientNames.flatMap(([id, names]) =>
      names
        .split(',')
        .filter(
          (name) =>
            !textOf(`${name} is bland, is old, is sour, is dry, is bitter`).includes(
              texts.foods[id],
            ),
        ),
    );
    expect(silent).toEqual([]);
  });

  it('never advise to add baking soda', () => {
    const remedies = pairs.map(([id, problem]) => remedyFor(id, problem, texts));
    expect(JSON.stringify(remedies)).not.toMatch(/(add|stir in|with) [^.]{0,20}baking soda/i);
  });
});

describe('what is asked', () => {
  it('scales to the amount that was said', () => {
    expect(textOf('2 kg tamatar khatte hain')).toContain('16 g sugar or jaggery and 4 pinches');
    expect(textOf('आधा किलो टमाटर खट्टे')).toContain('4 g sugar or jaggery and 1 pinch');
  });

  it('does not scale what goes into each kilo of the next batch', () => {
    expect(textOf('5 kg vada soggy')).toContain(
      'Mix 40 g rice flour and 10 g hot oil into the next',
    );
    expect(textOf('5 kg vada dry')).toContain('serve in 1.5 kg whisked curd');
  });

  it('says what the figures are for when no amount was said', () => {
    expect(titlesOf('tomatoes sour')).toEqual(['Tomatoes (tamatar), too sour, for 1 kg']);
    expect(titlesOf('sambar salty')).toEqual(['Sambar, too salty, for 1 litre']);
  });

  it('shows how plates and pieces were reckoned', () => {
    expect(titlesOf('sambar watery 50 plates')).toEqual([
      'Sambar, too watery, for 50 plates (6 litres, at 120 ml each)',
    ]);
  });

  it('takes no absurd amount', () => {
    expect(titlesOf('900000 kg tamatar khatte')).toEqual([
      'Tomatoes (tamatar), too sour, for 1 kg',
    ]);
  });

  it.each([
    'tomatoes are not sour',
    'tamatar khatte nahi hain',
    'टमाटर खट्टे नहीं हैं',
    'kam khatte tamatar',
  ])('does not answer what was denied: %s', (question) => {
    expect(adviseFromBook(question).kind).toBe('not-understood');
  });

  it('does not take a question tag for a denial', () => {
    expect(titlesOf('tamatar khatte hain na')).toHaveLength(1);
  });

  it('does not take a wish for a complaint', () => {
    expect(adviseFromBook('I want sour chutney').kind).toBe('not-understood');
  });

  it.each([
    ['i am at the stall since 5 am, sambar is salty', ['Sambar, too salty, for 1 litre']],
    ['roti is hard like papad', ['Roti, paratha or naan, too hard, for 1 kg']],
    ['milk got split in the tea', ['Chai, split']],
    [
      'dosa batter is not rising since two days, so cold here',
      ['Idli-dosa batter, not risen, for 1 kg'],
    ],
    ['momos are raw', ['Momos, raw inside, for 1 kg']],
    ['bread pakora bursts in the oil', ['Pakora or samosa, bursts or breaks, for 1 kg']],
    ['aloo bonda tel me fat raha hai', ['Pakora or samosa, bursts or breaks, for 1 kg']],
    ['समोसा तलते ही खुल जाता है', ['Pakora or samosa, bursts or breaks, for 1 kg']],
    ['మిర్చి బజ్జీ నూనెలో చిట్లుతోంది', ['Pakora or samosa, bursts or breaks, for 1 kg']],
    ['gulab jamun pagilipotunnayi', ['Gulab jamun or rasgulla, bursts or breaks, for 1 kg']],
    ['dosa tears when i lift it', ['Dosa or uttapam, sticky, for 1 kg']],
    ['gravy me dahi dalte hi phat gayi', ['Gravy or curry, split, for 1 litre']],
    ['chai ka doodh fat gaya', ['Chai, split']],
    ['suji me gaanth pad gayi upma me', ['Upma, too thick, for 1 kg']],
    ['ఉప్మాలో ఉండలు ఉన్నాయి', ['Upma, too thick, for 1 kg']],
    ['jalebi ki chashni patli hai', ['Sugar syrup (chashni), too watery, for 1 litre']],
    ['sugar syrup crystallised', ['Sugar syrup (chashni), too thick, for 1 litre']],
    ['दही जमता ही नहीं', ['Curd (dahi), not risen, for 1 kg']],
    ['perugu todukovatledu', ['Curd (dahi), not risen, for 1 kg']],
    ['curd kal se jam nahi raha', ['Curd (dahi), not risen, for 1 kg']],
    ['कचौरी खस्ता नहीं बनती', ['Pakora or samosa, soggy, for 1 kg']],
    ['డోసా రాయిలా ఉంది', ['Dosa or uttapam, too hard, for 1 kg']],
    ['dhokla patthar jaisa ho gaya', ['Idli, too hard, for 1 kg']],
    ['డోసా పిండి పెద్ద గిన్నెలో పులుపు', ['Idli-dosa batter, too sour, for 1 kg']],
    ['namak zyada daal diya sabzi me', ['Vegetable dish (sabzi), too salty, for 1 kg']],
    ['poori kadai ki bhindi oily hai', ['Okra (bhindi), too oily, for 1 kg']],
    ['golgappe ke pani mein namak zyada', ['Pani for pani puri, too salty, for 1 litre']],
    ['vada ka rang halka hai', ['Vada, the colour is not right, for 1 kg']],
    ['chapati appadam la virugutundi', ['Roti, paratha or naan, too hard, for 1 kg']],
    ['ముద్దపప్పు మెత్తగా రావట్లేదు', ['Dal, too hard, for 1 litre']],
    ['bhindi fry is sticky', ['Okra (bhindi), sticky, for 1 kg']],
    ['medu vada geela hai', ['Vada batter, too thin, for 1 kg']],
  ])('finds the food that is meant: %s', (question, titles) => {
    expect(titlesOf(question)).toEqual(titles);
  });

  it.each([
    ['momos', 'fault_oily', /^Momos, too oily[^]*190 °C/],
    ['my pizza', 'fault_bland', /^Bland, for 1 kg\n[^]*Which dish is it\?/],
    ['my pizza', 'fault_oil_smoke_foam', /^Foam or smoke\n[^]*Which dish is it\?/],
    ['5 litres of oil', 'fault_oil_smoke_foam', /, for 5 litres\n[^]*200 g at a time in a litre/],
    ['samosa phat jata hai', 'fault_hard_dry', /^Pakora or samosa, bursts or breaks/],
    ['kachori khasta nahi', 'fault_watery', /^Pakora or samosa, soggy/],
    ['gadha ho gaya sambar', 'fault_watery', /^Sambar, too thick/],
    ['gravy', 'fault_curdled_split', /^Gravy or curry, split/],
    ['rajma', 'fault_salty', /^Rajma, too salty[^]*potato/],
    ['the vadas', 'fault_colour', /^Vada, the colour is not right[^]*175 to 180 °C/],
    ['pickle', 'fault_colour', /^Pickle \(achar\), the colour is not right[^]*lemon juice/],
    ['coconut chutney', 'fault_sour', /Throw it away/],
    ['chicken with mould', 'fault_salty', /^Throw it away/],
  ] as const)(
    'gives the remedy for the fault that the classifier tells: %s, %s',
    (text, intent, has) => {
      expect(adviseFromBook(text, undefined, intent).text).toMatch(has);
    },
  );

  it('does not mend for one reason what is thrown away for another', () => {
    expect(titlesOf('chicken is dry and sour, dal is salty')).toEqual([
      'Chicken, too sour',
      'Dal, too salty, for 1 litre',
    ]);
  });

  it('gives each food its own problem and amount, three at most', () => {
    expect(titlesOf('2 kg tamatar khatte, 1 litre sambar patla')).toEqual([
      'Tomatoes (tamatar), too sour, for 2 kg',
      'Sambar, too watery, for 1 litre',
    ]);
    expect(titlesOf('dal salty, tea bitter, rice dry, okra sticky')).toHaveLength(3);
  });

  it('leaves an amount with the food before it where another one begins', () => {
    expect(titlesOf('tamatar khatte hain, 2 kg aur pyaz teekha hai')).toEqual([
      'Tomatoes (tamatar), too sour, for 2 kg',
      'Onions (pyaz), too spicy, for 1 kg',
    ]);
  });

  it('shares a problem among listed foods, and one food among problems', () => {
    expect(titlesOf('onions and tomatoes are old')).toHaveLength(2);
    expect(titlesOf('lassi patli hai aur khatti bhi')).toHaveLength(2);
  });

  it('takes the last name of a dish', () => {
    expect(titlesOf('tamatar ki chutney khatti')).toEqual(['Tomato chutney, too sour, for 1 kg']);
  });

  it('says so with three examples when it understood nothing', () => {
    const advice = adviseFromBook('qwerty');
    expect(advice.kind).toBe('not-understood');
    const [, ...examples] = advice.text.split('\n');
    expect(examples).toHaveLength(3);
    for (const example of examples) expect(adviseFromBook(example).kind).toBe('advice');
  });
});

const dangerous = fc.constantFrom(
  'sad gaya hai',
  'badbu aa rahi hai',
  'has mould on it',
  'is slimy',
  'mein keede hain',
  'पर फफूंद है',
  'went bad',
  'mein gulabi dhabbe hain',
);
const complaint = fc.constantFrom(...pairs).map(([id, problem]) => {
  return `${firstNameOf(id)} ${sayings[problem]}`;
});

describe('for any text', () => {
  it('answers, and always in words', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (text) => {
        expect(textOf(text).length).toBeGreaterThan(20);
      }),
    );
  });

  it('never mends what is unsafe', () => {
    fc.assert(
      fc.property(complaint, dangerous, fc.boolean(), (asked, danger, isFirst) => {
        fc.pre(!(danger === 'is slimy' && /^(?:okra|bhindi|ragi|arbi)/i.test(asked)));
        const [name = ''] = asked.split(' ');
        const told = `${name} ${danger}`;
        const text = textOf(isFirst ? `${told}, ${asked}` : `${asked}, ${told}`);
        expect(text).toMatch(/^Throw it away: /);
        expect(text).not.toMatch(/\d (g|ml|pinch)/);
      }),
    );
  });

  it('never mends rice or meat that stood warm overnight', () => {
    const food = fc.constantFrom(
      'rice',
      'chawal',
      'chicken',
      'मटन',
      'fish',
      'ande',
      'doodh',
      'dal',
      'biryani',
    );
    const stood = fc.constantFrom(
      'kept warm overnight',
      'raat bhar bahar rakha',
      'रात भर बाहर',
      'left out all night',
    );
    fc.assert(
      fc.property(
        food,
        stood,
        fc.constantFrom('dry', 'sticky', 'bland', 'salty'),
        (name, how, what) => {
          expect(textOf(`${name} ${how}, ${name} is ${what}`)).toMatch(/^Throw it away: /);
        },
      ),
    );
  });
});

it('answers the longest text that is taken', () => {
  const long = 'tamatar khatte 2 kg aloo 1 kg mirch '.repeat(230).slice(0, 8000);
  expect(adviseFromBook(long).kind).toBe('advice');
});

it('tells its answers apart, each under what it is about', () => {
  expect(adviseFromBook('dal salty, methi bitter')).toMatchObject({
    answers: [
      { title: expect.stringContaining('too salty'), isThrownAway: false },
      { title: expect.stringContaining('bitter'), isThrownAway: false },
    ],
  });
});

it('tells a danger to all of it in one answer without a title', () => {
  const advice = adviseFromBook('dal salty, fungus lagi hai');
  expect(advice).toMatchObject({ answers: [{ text: advice.text, isThrownAway: true }] });
});

it('mends what too much lemon made sour', () => {
  expect(textOf('lemon rice is too sour now itself mixed')).toMatch(/^Rice.*Fold in/s);
  expect(textOf('khatta chawal, imli zyada daal doon')).toMatch(/throw it away/i);
});

it('takes a sentence for no fault that it denies', () => {
  const advice = adviseFromBook('poha khatta nahi hai, paani zyada', undefined, 'fault_sour');
  expect(advice).toMatchObject({ kind: 'advice', answers: [{ isThrownAway: false }] });
});

it.each([
  ['the kachori opens in the oil and the filling comes out', /^Pakora or samosa, bursts/],
  ['bonda tel me phat raha hai aloo bahar aa jata hai', /^Pakora or samosa, bursts/],
  ['आलू वड़ा तेल में फूट जाता है', /^Vada, bursts/],
  ['వడ నూనెలో పగిలిపోతోంది', /^Vada, bursts/],
  ['gulab jamun noone lo vidipotunnai', /^Gulab jamun or rasgulla, bursts/],
  ['gulab jamun tel me toot rahe hai', /^Gulab jamun or rasgulla, bursts/],
  ['the korma gravy curdled when curd went in', /^Gravy or curry, split/],
  ['चाय का दूध फट गया अदरक के बाद', /^Chai, split/],
  ['kadhi ka dahi phat gaya', /^Kadhi, split/],
  ['dahi jam hi nahi raha', /^Curd \(dahi\), not risen/],
  ['పెరుగు తోడుకోలేదు', /^Curd \(dahi\), not risen/],
  ['upma me gutliyan', /^Upma, too thick/],
  ['ఉప్మాలో ఉండలు', /^Upma, too thick/],
  ['పెద్ద గిన్నెలో చట్నీ ఉప్పు ఎక్కువైంది', /^Green chutney, too salty/],
  ['upma aragantaki endipotundi', /^Upma, dry/],
])('knows the fault of this food: %s', (question, expected) => {
  expect(textOf(question)).toMatch(expected);
});
