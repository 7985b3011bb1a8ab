import { lexiconOf } from '../matching/match-words';

interface LeftoverFood {
  /** Grams or millilitres of one piece or plate, where it is counted so. */
  readonly piece?: number;
  readonly plate?: number;
  /** True for food that keeps at room temperature: raw, dry, or baked. */
  readonly keeps?: true;
  readonly names: string;
}

/** What can be left over at a stall, by id. */
const leftoverFoods = {
  rice: {
    plate: 200,
    names:
      'rice, chawal, chaval, chaawal, bhat, bhaat, chawl, annam, jeera rice, plain rice, steamed rice',
  },
  biryani: { plate: 300, names: 'biryani, biriyani, pulao, pulav, fried rice' },
  roti: {
    piece: 40,
    keeps: true,
    names:
      'roti, rotiyan, chapati, chapatti, chapathi, phulka, paratha, parathe, rumali, rotte, rottelu',
  },
  bread: {
    piece: 30,
    keeps: true,
    names: 'bread, breads, bread slice, bread slices, toast, slices, bred, ब्रेड',
  },
  pav: { piece: 40, keeps: true, names: 'pav, pao, paav, bun, buns, ladi pav' },
  poori: { piece: 30, keeps: true, names: 'poori, puri, poories, pooris, puris, पूरियां' },
  papdi: {
    piece: 5,
    keeps: true,
    names:
      'papdi, sev, golgappa, golgappe, pani puri, puchka, bhel, namkeen, chivda, murmura, papad, farsan, broken puris, गोलगप्पे',
  },
  idli: { piece: 40, plate: 120, names: 'idli, idly, idlis, idlies' },
  dosa: { piece: 80, names: 'dosa, dosai, dose, dosas, uttapam, uthappam' },
  batter: {
    keeps: true,
    names:
      'batter, idli batter, dosa batter, idli dosa batter, idli ka batter, dosa ka batter, dosa ka ghol, idli ka ghol, ghol, pindi, idli pindi, dosa pindi, बैटर, डोसे का घोल',
  },
  vada: { piece: 50, names: 'vada, wada, vade, vadas, medu vada' },
  pakora: {
    piece: 30,
    names: 'pakora, pakoda, pakore, pakode, bhajiya, bhajji, bajji, bonda, पकौड़े',
  },
  samosa: { piece: 70, names: 'samosa, samose, samosas, kachori, कचौरी' },
  upma: { plate: 200, names: 'upma, uppma' },
  poha: { plate: 150, names: 'poha, pohe' },
  pongal: { plate: 250, names: 'pongal, khichdi, khichri' },
  noodles: {
    plate: 200,
    names: 'noodles, noodle, chowmein, hakka noodles, maggi, pasta, नूडल्स, चाउमीन',
  },
  dal: { plate: 150, names: 'dal, daal, dal tadka, dal fry, lentils, cooked dal, pappu' },
  sambar: { plate: 120, names: 'sambar, sambhar, सांभर, सांबर' },
  potato: {
    piece: 100,
    names:
      'boiled potato, boiled potatoes, uble aloo, ubale aloo, uble hue aloo, ubla aloo, potato, potatos, aloo, alu, aaloo, batata, potato masala, aloo masala, dosa masala, aloo sabzi, aloo ki sabzi, bangaladumpa, bangaladumpalu, alugadda, alugaddalu',
  },
  rawPotato: {
    piece: 100,
    keeps: true,
    names: 'raw potato, raw potatoes, kachche aloo, kacche aloo',
  },
  bhaji: { plate: 200, names: 'pav bhaji, bhaji, mixed bhaji' },
  sabzi: {
    plate: 150,
    names:
      'sabzi, sabji, subzi, mixed veg, mix veg, vegetable curry, veg curry, bhindi, gobi sabzi, koora, kura, kooralu, vepudu',
  },
  chole: { plate: 180, names: 'chole, chhole, chana, chickpea, chickpeas, chana masala' },
  rajma: { plate: 180, names: 'rajma, kidney beans' },
  vegetables: {
    keeps: true,
    names:
      'vegetable, vegetables, veggies, sabziyan, sabjiyan, carrot, gajar, cabbage, patta gobi, capsicum, shimla mirch, beans, peas, matar, cauliflower, gobi, gobhi, beetroot, पत्ता गोभी',
  },
  onion: {
    piece: 100,
    keeps: true,
    names: 'onion, pyaz, pyaaz, piyaz, kanda, ullipaya, ullipayalu, ulligadda',
  },
  tomato: { piece: 80, keeps: true, names: 'tomato, tomatoes, tamatar, tamater, tamata, tamatalu' },
  greens: {
    keeps: true,
    names: 'spinach, palak, methi, coriander, dhaniya, dhania, mint, pudina',
  },
  corn: { keeps: true, names: 'corn, sweet corn, makka, bhutta' },
  sprouts: { names: 'sprout, sprouts, moong sprouts, ankurit moong, moong, ankurit' },
  paneer: { names: 'paneer, panir, tofu' },
  curd: { names: 'curd, perugu, dahi, yogurt, yoghurt' },
  buttermilk: { names: 'buttermilk, chaas, chhaas, majjiga, lassi, mattha, छाछ' },
  milk: { names: 'milk, doodh, dudh, paalu, palu' },
  chicken: {
    plate: 150,
    names: 'chicken, chiken, chikan, murgh, tandoori, tikka, kodi, kodi koora',
  },
  mutton: {
    plate: 150,
    names: 'mutton, keema, kheema, kebab, kabab, meat, gosht, mamsam, మాంసం, मटन',
  },
  fish: { plate: 150, names: 'fish, machli, machhli, prawn, prawns, chepa, chepalu, royyalu' },
  egg: {
    piece: 50,
    names: 'egg, anda, ande, boiled eggs, uble ande, guddu, gudlu, kodiguddu, kodigudlu',
  },
  banana: { piece: 120, keeps: true, names: 'banana, kela, kele, arati, aratipandu' },
  mango: { piece: 250, keeps: true, names: 'mango, mangoes, aam' },
  fruit: {
    keeps: true,
    names:
      'fruit, fruits, phal, apple, seb, papaya, papita, pineapple, ananas, guava, orange, santra, watermelon',
  },
  lemon: { piece: 40, keeps: true, names: 'lemon, nimbu, neembu, nimmakaya, nimmakayalu, नींबू' },
  coconut: { keeps: true, names: 'coconut, nariyal, kobbari' },
  greenChutney: {
    names:
      'green chutney, hari chutney, dhaniya chutney, pudina chutney, mint chutney, coriander chutney, chutney, chatni, chutni, pachadi, हरी चटनी',
  },
  coconutChutney: {
    names: 'coconut chutney, nariyal chutney, nariyal ki chutney, नारियल चटनी, नारियल की चटनी',
  },
  sweet: {
    plate: 100,
    names: 'kesari, halwa, halva, sheera, shira, ladoo, laddu, barfi, mithai, केसरी',
  },
  jamun: { piece: 40, names: 'gulab jamun, gulab jamoon, rasgulla, rasgulle' },
  jalebi: { names: 'jalebi, jalebiyan' },
} as const satisfies Readonly<Record<string, LeftoverFood>>;

export type LeftoverId = keyof typeof leftoverFoods;

export const leftoverIds = Object.keys(leftoverFoods) as readonly LeftoverId[];

export function leftoverFood(id: LeftoverId): LeftoverFood {
  return leftoverFoods[id];
}

export const leftoverWords = lexiconOf<LeftoverId>(
  leftoverIds.map((id) => [id, leftoverFoods[id].names] as const),
);
