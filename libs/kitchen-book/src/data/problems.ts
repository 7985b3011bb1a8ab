import { lexiconOf } from '@thela/understanding';
import type { KitchenIntent } from '@thela/understanding';

/** What vendors call sour, whatever made it so. */
export const sourNames =
  'sour, sourish, soury, khatt~, katta, katti, katte, khattapan, khataas, acidic, khtta, khtte, khatey, khattey, pullag*, pullan*, pullat*, pulupu';

/** What can be wrong with an ingredient or a dish. */
export type Problem =
  | 'sour'
  /** Too much lime, tamarind or vinegar was put in; unlike `sour` it is never a sign of spoiling. */
  | 'soured'
  | 'watery'
  | 'salty'
  | 'too-hot'
  | 'bland'
  | 'over-ripe'
  | 'old'
  | 'dry'
  | 'sticky'
  | 'bitter'
  | 'thin'
  | 'not-fermented'
  | 'sweet'
  | 'oily'
  | 'burnt'
  | 'hard'
  | 'soggy'
  | 'thick'
  /** Not cooked through, which is no hardness. */
  | 'raw'
  | 'split'
  /** It bursts in the oil, tears or falls apart. */
  | 'breaks'
  | 'colour'
  /** Oil that foams or smokes. */
  | 'foaming';

type Fault = Extract<KitchenIntent, `fault_${string}`>;

/** What may be wrong with food in a sentence of an intent: the first that the food has a remedy for is meant, else the first. */
const problemsOf: Readonly<Record<Fault, readonly [Problem, ...Problem[]]>> = {
  fault_bitter: ['bitter'],
  fault_bland: ['bland'],
  fault_burnt: ['burnt'],
  fault_chewy: ['hard', 'dry'],
  fault_colour: ['colour'],
  fault_curdled_split: ['split'],
  fault_hard_dry: ['hard', 'dry'],
  fault_mushy: ['over-ripe', 'sticky', 'soggy', 'watery'],
  fault_not_risen: ['not-fermented', 'hard'],
  fault_oil_smoke_foam: ['foaming'],
  fault_oily: ['oily'],
  fault_salty: ['salty'],
  fault_soggy: ['soggy'],
  fault_sour: ['sour', 'soured'],
  fault_spicy: ['too-hot'],
  fault_sticks_tears: ['breaks', 'sticky', 'dry'],
  fault_sweet: ['sweet'],
  fault_thick_lumpy: ['thick', 'sticky', 'hard'],
  fault_undercooked: ['raw', 'hard'],
  fault_watery: ['watery', 'thin'],
};

/** The problems that a sentence of an intent may tell of; none for one that tells of no fault. */
export function problemsOfIntent(intent: KitchenIntent | undefined): readonly Problem[] {
  return intent === undefined ? [] : (problemsOf[intent as Fault] ?? []);
}

/** Words and phrases that name a problem by themselves. */
export const problemWords = lexiconOf<Problem>([
  ['sour', `${sourNames}, tangy`],
  [
    'watery',
    'watery, watry, wet, geel~, pani jais~, paani jais~, pani ki tarah, paani ki tarah, like water, runny, patl~, thin, diluted, dilute, pani pani, pani chhod, paani chhod, pani chod, leaving water, releasing water, leave water, palchag*, paluchag*, neellag*, neerug*',
  ],
  [
    'salty',
    'salty, saltish, oversalted, over salted, kharaa, khari, kharela, bahut namkeen, zyada namkeen, namkeen ho, namkeen hai, namkeen lag, namkeen si, खारे',
  ],
  [
    'too-hot',
    'too hot, very hot, so hot, bahut hot, too spicy, very spicy, so spicy, spicy ho, spicy hai, is spicy, are spicy, spicy lag, extra spicy, over spicy, overspicy, bahut spicy, zyada spicy, became spicy, got spicy, super spicy, turned spicy, really spicy, quite spicy, pungent, teekh~, tikh~, tekh~, theekh~, tikkh~, jhal, mirch lag, mirchi lag, mirch teekhi, तेज मिर्च, मिर्च तेज, mirch tez, mirchi tez',
  ],
  [
    'bland',
    'bland, tasteless, taste less, flavourless, flavorless, pheek~, feek~, fik~, phik~, beswad, be swad, beswaad, alona, aluna, flat taste, no punch, chappag*, ruchi ledu',
  ],
  [
    'over-ripe',
    'over ripe, overripe, overipe, too ripe, very ripe, zyada pak, jyada pak, bahut pak, zyada pake, jyada pake, bahut pake, zyada paka, jyada paka, bahut paka, zyada paki, pak gaye zyada, pak gaya zyada, pilpil~, pulpul~, squishy, mushy, too soft, gal gay~, overcooked, over cooked, zyada gal, bahut naram, zyada naram, zyada pakk~, गल गए',
  ],
  [
    'old',
    'old, puran~, stale, basi, baasi, wilted, wilting, limp, murjh~, murjhay~, murjhaa, murjha gaye, sprouted, sprouting, ankurit, shrivelled, shriveled, sikud gay~, मुरझाई, मुरझाए',
  ],
  [
    'dry',
    'dry, dried, dried out, sukh~, sookh~, sukh, suk gay~, sook gay~, rukh~, rookh~, crumbly',
  ],
  [
    'sticky',
    'sticky, stiky, sticking, sticks, stick, stuck, gluey, gummy, gooey, clumpy, clumping, clumped, chipchip~, chip chip~, chipak, chipakt~, chipki, chipke, chipaka, chipku, lesdar, lasdaar',
  ],
  [
    'bitter',
    'bitter, bittter, biter, kadv~, kadua, kaduva, kaduwa, kadvahat, karv~, kadavi, kasail~, chedu, chedug*',
  ],
  [
    'not-fermented',
    'not fermented, unfermented, not fermenting, not risen, not rising, no bubbles, not puffing, not puffed, not set, not setting, like milk, doodh jais~, dudh jais~, doodh hi doodh, does not set, doesn t set, jama nahi, jam nahi, nahi jama, jamt~ nahi, jamt~ hi nahi, jam hi nahi, nahi jamt~, जमता नहीं, जमती नहीं, जमता ही नहीं, नहीं जमता, set nahi, जमा नहीं, नहीं जमा',
  ],
  [
    'sweet',
    'too sweet, very sweet, so sweet, zyada meeth~, jyada meeth~, bahut meeth~, zyada mith~, bahut mith~, oversweet',
  ],
  [
    'oily',
    'oily, greasy, too much oil, tailiy~, telwal~, tel pee, tel pi, oil pee, soaking oil, absorbing oil, drinking oil, तैलीय',
  ],
  [
    'burnt',
    'burnt, burned, jal gay~, jal gya, jal gai, jala hua, jali hui, jale hue, jalne, lag gayi neeche, niche lag, neeche lag, tale me lag, scorched, जल गए, maadipoyindi, madipoyindi, maadindi, madindi',
  ],
  [
    'hard',
    'hard, kadak, sakht, sakt, tough, chewy, rubbery, rubber jais~, rubber ki tarah, patthar jais~, patthar ki tarah, patthar ho, patthar ban, bhi patthar, chamd~, chamde jais~, leather, leathery, like stone, like stones, like a stone, like rock, like rocks, like rubber, unripe, un ripe, not ripe, gala nahi, gali nahi, gale nahi, गला नहीं, गली नहीं, गले नहीं, gattig*',
  ],
  [
    'raw',
    'raw, undercooked, under cooked, not cooked, half cooked, uncooked, kachch~, kach~, kachaa, adhpak~, kacche, kaccha, kacchi, pachig*, udakal*, udakaled*',
  ],
  [
    'soggy',
    'soggy, sogy, limp and wet, seel gay~, sil gay~, seela, seeli, seele, not crisp, not crispy, not crunchy, lost crunch, सील गए',
  ],
  [
    'split',
    'got split, has split, split ho, splitting, curdled, curdling, curdles, phat gay~, phat jat~, phatt gay~, fat gay~, fat jat~, phat rah~, fat rah~, phatt~, fatt~, virigi*, virigip*',
  ],
  [
    'breaks',
    'burst, bursts, bursting, breaks, breaking, cracks, cracking, tear, tears, tearing, torn, fall apart, falls apart, falling apart, toot jat~, toot rah~, toot gay~, tut jat~, tut rah~, tut gay~, tootati, bikhar jat~, bikhar rah~, bikhar gay~, phoot jat~, phut jat~, foot jat~, khul jat~, khul rah~, munh khol, muh khol, open in the oil, opens in the oil, open up in the oil, opens up in the oil',
  ],
  [
    'colour',
    'pale, rang phik~, rang feek~, rang halk~, rang bilkul phik~, rang bilkul feek~, rang bahut phik~, rang bahut halk~, rang nahi a~, dull colour, no colour',
  ],
  ['foaming', 'smoking, smokes, smoke is coming, dhuan, dhua, poga, pogavast*, धुआँ, धुआं'],
  [
    'thick',
    'too thick, very thick, thick, gaadh~, gadh~, gaadhaa, gaada, gadi, gaade, lumpy, crystals, crystallised, crystallized, lump, lumps, gaanth, gaanthe, gaanthein, gaath, ganth, ganthe, guthli, guthliyan, guthliya, gutliyan',
  ],
]);

type Measured =
  | 'salt'
  | 'chilli'
  | 'water'
  | 'sugar'
  | 'oil'
  | 'souring'
  | 'ferment'
  | 'taste'
  | 'crisp'
  | 'soft'
  | 'fresh'
  | 'ripe';

/** Things of which a dish can have too much, too little or none. */
export const measuredWords = lexiconOf<Measured>([
  ['salt', 'salt, namkeen, namkin, नमकीन, namak, nimak, uppu, नमक'],
  [
    'chilli',
    'chilli, chillies, chili, chilly, chillie, mirch, mirchi, mirche, lal mirch, red chilli, chilli powder, mirch powder, mirchi powder, lal mirch powder, karam, kaaram',
  ],
  ['water', 'water, pani, paani, neellu, neelu, neeru, पानी'],
  [
    'sugar',
    'sugar, cheeni, chini, shakkar, gur, jaggery, meetha, mitha, meethi, meethe, panchadara, chakkera, bellam, teepi, चीनी, शक्कर, मीठा',
  ],
  ['oil', 'oil, tel, ghee, butter, makhan, noone, nune, neyyi, तेल, घी'],
  [
    'souring',
    'imli, chintapandu, nimbu, neembu, lemon, lime, tamarind, amchur, amchoor, kokum, vinegar, sirka, नींबू',
  ],
  [
    'ferment',
    'ferment, fermented, fermentation, khamir, khameer, khamira, phool, phul, phula, phoola, phooli, phuli, phoole, phule, fula, fool, utha, uthha, uthi, uth, rise, risen, rose, फर्मेंट',
  ],
  ['taste', 'taste, ruchi, swad, swaad, flavour, flavor, maza, mazaa, स्वाद, टेस्ट'],
  ['crisp', 'crisp, crispy, khast~, flaky, kurkur~, karari, karara, karare, crunchy'],
  ['soft', 'soft, naram, narm, mulayam, fluffy, spongy, नरम, मुलायम'],
  ['fresh', 'fresh, taza, taaza, taze, tazi, taji, ताजा, ताज़ा, ताजी, ताज़ी'],
  ['ripe', 'ripe, paka, pake, paki, पका, पके, पकी'],
]);

/** What too much, and too little or none, of a measured thing amounts to. */
export const measuredProblems: Readonly<
  Record<Measured, { readonly much?: Problem; readonly little?: Problem; readonly none?: Problem }>
> = {
  salt: { much: 'salty', little: 'bland', none: 'bland' },
  chilli: { much: 'too-hot', little: 'bland' },
  water: { much: 'watery', little: 'dry' },
  sugar: { much: 'sweet' },
  oil: { much: 'oily' },
  souring: { much: 'soured' },
  ferment: { much: 'sour', little: 'not-fermented', none: 'not-fermented' },
  taste: { little: 'bland', none: 'bland' },
  crisp: { little: 'soggy', none: 'soggy' },
  soft: { little: 'hard', none: 'hard' },
  fresh: { none: 'old' },
  ripe: { much: 'over-ripe', little: 'hard', none: 'hard' },
};
