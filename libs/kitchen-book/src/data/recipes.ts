import type { LeftoverId } from './leftover-foods';
import type { RecipeId } from '../leftovers/messages';

/** What a special is made of; its name and steps are in `leftovers/messages/`, for 1 kg or 1 litre of the first. */
export interface BookRecipe {
  /** What must be left over; the first one sets the amount. */
  readonly needs: readonly LeftoverId[];
  /** What it also uses up, when it is there. */
  readonly takes?: readonly LeftoverId[];
}

/** The specials, in the order in which equally good ones are chosen. */
export const recipes: Readonly<Record<RecipeId, BookRecipe>> = {
  tawaMasalaRice: { needs: ['rice'], takes: ['onion', 'tomato', 'vegetables'] },
  lemonRiceExpress: { needs: ['rice'], takes: ['lemon'] },
  hyderabadiCurdRiceCup: { needs: ['rice', 'curd'] },
  crispyRicePakora: { needs: ['rice'], takes: ['onion', 'greens', 'vegetables'] },
  dalChawalTikki: { needs: ['rice', 'dal'], takes: ['onion'] },
  eggFriedRiceSpecial: { needs: ['rice', 'egg'], takes: ['vegetables', 'onion'] },
  dumBiryaniFrankie: { needs: ['biryani'], takes: ['roti', 'curd', 'onion'] },
  masalaRotiNoodles: { needs: ['roti'], takes: ['vegetables', 'onion'] },
  kurkuriRotiChaat: {
    needs: ['roti'],
    takes: ['curd', 'onion', 'tomato', 'greenChutney', 'potato'],
  },
  gudRotiChurmaLaddoo: { needs: ['roti'], takes: ['coconut'] },
  breadUpmaTadka: { needs: ['bread'], takes: ['onion', 'tomato', 'vegetables'] },
  stuffedBreadPakora: { needs: ['bread', 'potato'], takes: ['greenChutney'] },
  shahiTukdaBites: { needs: ['bread', 'milk'] },
  masalaPavTawaFry: { needs: ['pav'], takes: ['bhaji', 'onion', 'tomato'] },
  cheesyBhajiToastie: { needs: ['bhaji'], takes: ['bread', 'pav'] },
  pooriPapdiChaat: { needs: ['poori'], takes: ['potato', 'curd', 'chole', 'onion'] },
  crunchySevPapdiBhel: {
    needs: ['papdi'],
    takes: ['onion', 'tomato', 'potato', 'greenChutney', 'sprouts'],
  },
  podiIdliFry: { needs: ['idli'] },
  chilliIdliManchurian: { needs: ['idli'], takes: ['vegetables', 'onion'] },
  idliUpmaTadka: { needs: ['idli'], takes: ['onion', 'coconut'] },
  dosaCrispChaat: { needs: ['dosa'], takes: ['potato', 'onion', 'curd'] },
  miniUttapamTrio: { needs: ['batter'], takes: ['onion', 'tomato', 'vegetables', 'greens'] },
  guntaPonganalu: { needs: ['batter', 'onion'], takes: ['greens'] },
  dahiVadaCups: { needs: ['vada'], takes: ['curd'] },
  vadaSambarBowl: { needs: ['vada', 'sambar'], takes: ['onion'] },
  pakoraKadhiBowl: { needs: ['pakora'], takes: ['curd', 'buttermilk', 'rice'] },
  smashedSamosaChaat: { needs: ['samosa'], takes: ['chole', 'curd', 'onion', 'greenChutney'] },
  crispyUpmaTikki: { needs: ['upma'], takes: ['vegetables'] },
  pohaCutlet: { needs: ['poha'], takes: ['potato', 'onion'] },
  pongalPepperBites: { needs: ['pongal'] },
  hakkaNoodleSpringFritters: { needs: ['noodles'], takes: ['vegetables'] },
  dalParathaRoll: { needs: ['dal'], takes: ['onion'] },
  sambarRicePot: { needs: ['sambar'], takes: ['rice', 'vegetables'] },
  bombayBatataVada: { needs: ['potato'], takes: ['pav', 'greenChutney'] },
  alooTikkiChaat: { needs: ['potato'], takes: ['curd', 'chole', 'onion', 'greenChutney', 'bread'] },
  chatpataFingerAloo: { needs: ['rawPotato'] },
  sabziTawaSandwich: { needs: ['sabzi'], takes: ['bread', 'roti', 'paneer'] },
  choleKulchaSlider: { needs: ['chole'], takes: ['pav', 'bread', 'onion'] },
  rajmaGaloutiTikki: { needs: ['rajma'], takes: ['rice', 'potato'] },
  rainbowVegManchurian: { needs: ['vegetables'], takes: ['onion'] },
  kandaBhajiBasket: { needs: ['onion'], takes: ['greens'] },
  smokyTomatoThokku: { needs: ['tomato'], takes: ['onion'] },
  crispyPalakPattaPakoda: { needs: ['greens'], takes: ['onion', 'potato'] },
  chatpataCornCup: { needs: ['corn'], takes: ['onion', 'tomato'] },
  sproutsPowerBhel: { needs: ['sprouts'], takes: ['onion', 'tomato', 'papdi', 'potato'] },
  tawaPaneerBhurjiPav: { needs: ['paneer'], takes: ['pav', 'bread', 'onion', 'tomato'] },
  tangyKadhiShots: { needs: ['curd'], takes: ['pakora', 'onion'] },
  blackSaltShikanji: { needs: ['lemon'], takes: ['greens'] },
  masalaChaasCooler: { needs: ['buttermilk'], takes: ['greens'] },
  phirniMatka: { needs: ['milk'] },
  chickenKathiRoll: { needs: ['chicken'], takes: ['roti', 'onion', 'greenChutney'] },
  keemaPavTawa: { needs: ['mutton'], takes: ['pav', 'onion', 'tomato'] },
  masalaFishCutlet: { needs: ['fish'], takes: ['potato', 'bread'] },
  andaBhurjiPav: { needs: ['egg'], takes: ['pav', 'bread', 'onion', 'tomato'] },
  mangaloreBananaBuns: { needs: ['banana'], takes: ['curd'] },
  aamrasLassiGlass: { needs: ['mango'], takes: ['curd', 'milk'] },
  chatpataFruitChaat: { needs: ['fruit'], takes: ['banana', 'mango'] },
  nariyalPodiSprinkle: { needs: ['coconut'] },
  greenChutneyMasalaToast: { needs: ['greenChutney'], takes: ['bread', 'potato'] },
  coconutChutneyVegStew: { needs: ['coconutChutney'], takes: ['vegetables', 'potato'] },
  halwaStuffedSweetPoli: { needs: ['sweet'] },
  gulabJamunRabriCup: { needs: ['jamun'], takes: ['milk'] },
  jalebiRabriCrunch: { needs: ['jalebi'], takes: ['milk'] },
};
