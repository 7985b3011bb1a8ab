import { lexiconOf } from './match-words';

interface LeftoverFood {
  /** Grams or millilitres of one piece or plate, where it is counted so. */
  readonly piece?: number;
  readonly plate?: number;
  /** True for food that keeps at room temperature: raw, dry, or baked. */
  readonly keeps?: true;
  readonly names: string;
}

/** What can be left over at a stall, by id. */
export const leftoverFoods = {
  rice: {
    plate: 200,
    names:
      'rice, chawal, chaval, chaawal, bhat, bhaat, chawl, jeera rice, plain rice, steamed rice, चावल, भात',
  },
  biryani: { plate: 300, names: 'biryani, biriyani, pulao, pulav, fried rice, बिरयानी, पुलाव' },
  roti: {
    piece: 40,
    keeps: true,
    names:
      'roti, rotiyan, chapati, chapatti, chapathi, phulka, paratha, parathe, rumali, रोटी, रोटियां, रोटियाँ, चपाती, पराठे',
  },
  bread: {
    piece: 30,
    keeps: true,
    names: 'bread, breads, bread slice, bread slices, toast, slices, ब्रेड',
  },
  pav: { piece: 40, keeps: true, names: 'pav, pao, paav, bun, buns, ladi pav, पाव' },
  poori: { piece: 30, keeps: true, names: 'poori, puri, poories, pooris, puris, पूरी, पूरियां' },
  papdi: {
    piece: 5,
    keeps: true,
    names:
      'papdi, sev, golgappa, golgappe, pani puri, puchka, bhel, namkeen, chivda, murmura, papad, farsan, broken puris, पापड़ी, सेव, गोलगप्पे, मुरमुरा',
  },
  idli: { piece: 40, plate: 120, names: 'idli, idly, idlis, idlies, इडली' },
  dosa: { piece: 80, names: 'dosa, dosai, dose, dosas, uttapam, uthappam, डोसा, डोसे' },
  batter: {
    keeps: true,
    names:
      'batter, idli batter, dosa batter, idli dosa batter, idli ka batter, dosa ka batter, dosa ka ghol, idli ka ghol, ghol, बैटर, घोल, इडली का घोल, डोसे का घोल',
  },
  vada: { piece: 50, names: 'vada, wada, vade, vadas, medu vada, वड़ा, वड़े' },
  pakora: {
    piece: 30,
    names:
      'pakora, pakoda, pakore, pakode, bhajiya, bhajji, bajji, bonda, पकोड़ा, पकौड़े, पकोड़े, भजिया',
  },
  samosa: { piece: 70, names: 'samosa, samose, samosas, kachori, समोसा, समोसे, कचौरी' },
  upma: { plate: 200, names: 'upma, uppma, उपमा' },
  poha: { plate: 150, names: 'poha, pohe, पोहा, पोहे' },
  pongal: { plate: 250, names: 'pongal, khichdi, khichri, पोंगल, खिचड़ी' },
  noodles: {
    plate: 200,
    names: 'noodles, noodle, chowmein, hakka noodles, maggi, pasta, नूडल्स, चाउमीन',
  },
  dal: { plate: 150, names: 'dal, daal, dal tadka, dal fry, lentils, cooked dal, दाल' },
  sambar: { plate: 120, names: 'sambar, sambhar, सांभर, सांबर' },
  potato: {
    piece: 100,
    names:
      'boiled potato, boiled potatoes, uble aloo, ubale aloo, uble hue aloo, ubla aloo, potato, potatos, aloo, alu, aaloo, batata, potato masala, aloo masala, dosa masala, aloo sabzi, aloo ki sabzi, आलू, उबले आलू',
  },
  rawPotato: {
    piece: 100,
    keeps: true,
    names: 'raw potato, raw potatoes, kachche aloo, kacche aloo, कच्चे आलू',
  },
  bhaji: { plate: 200, names: 'pav bhaji, bhaji, mixed bhaji, पाव भाजी, भाजी' },
  sabzi: {
    plate: 150,
    names:
      'sabzi, sabji, subzi, mixed veg, mix veg, vegetable curry, veg curry, bhindi, gobi sabzi, सब्जी, सब्ज़ी',
  },
  chole: { plate: 180, names: 'chole, chhole, chana, chickpea, chickpeas, chana masala, छोले, चना' },
  rajma: { plate: 180, names: 'rajma, kidney beans, राजमा' },
  vegetables: {
    keeps: true,
    names:
      'vegetable, vegetables, veggies, sabziyan, sabjiyan, carrot, gajar, cabbage, patta gobi, capsicum, shimla mirch, beans, peas, matar, cauliflower, gobi, gobhi, beetroot, सब्जियां, सब्ज़ियाँ, गाजर, मटर, गोभी, शिमला मिर्च, पत्ता गोभी',
  },
  onion: { piece: 100, keeps: true, names: 'onion, pyaz, pyaaz, piyaz, kanda, प्याज, प्याज़' },
  tomato: { piece: 80, keeps: true, names: 'tomato, tomatoes, tamatar, tamater, टमाटर' },
  greens: {
    keeps: true,
    names:
      'spinach, palak, methi, coriander, dhaniya, dhania, mint, pudina, पालक, धनिया, मेथी, पुदीना',
  },
  corn: { keeps: true, names: 'corn, sweet corn, makka, bhutta, मक्का, भुट्टा' },
  sprouts: { names: 'sprout, sprouts, moong sprouts, ankurit moong, moong, अंकुरित मूंग, मूंग, ankurit' },
  paneer: { names: 'paneer, panir, tofu, पनीर' },
  curd: { names: 'curd, dahi, yogurt, yoghurt, दही' },
  buttermilk: { names: 'buttermilk, chaas, chhaas, lassi, mattha, छाछ, लस्सी' },
  milk: { names: 'milk, doodh, dudh, दूध' },
  chicken: { plate: 150, names: 'chicken, chiken, chikan, murgh, tandoori, tikka, चिकन' },
  mutton: {
    plate: 150,
    names: 'mutton, keema, kheema, kebab, kabab, meat, gosht, मटन, कीमा, कबाब',
  },
  fish: { plate: 150, names: 'fish, machli, machhli, prawn, prawns, मछली' },
  egg: { piece: 50, names: 'egg, anda, ande, boiled eggs, uble ande, अंडा, अंडे' },
  banana: { piece: 120, keeps: true, names: 'banana, kela, kele, केला, केले' },
  mango: { piece: 250, keeps: true, names: 'mango, mangoes, aam, आम' },
  fruit: {
    keeps: true,
    names:
      'fruit, fruits, phal, apple, seb, papaya, papita, pineapple, ananas, guava, orange, santra, watermelon, फल, सेब, पपीता',
  },
  lemon: { piece: 40, keeps: true, names: 'lemon, nimbu, neembu, नींबू' },
  coconut: { keeps: true, names: 'coconut, nariyal, नारियल' },
  greenChutney: {
    names:
      'green chutney, hari chutney, dhaniya chutney, pudina chutney, mint chutney, coriander chutney, chutney, chatni, chutni, हरी चटनी, चटनी',
  },
  coconutChutney: {
    names: 'coconut chutney, nariyal chutney, nariyal ki chutney, नारियल चटनी, नारियल की चटनी',
  },
  sweet: {
    plate: 100,
    names:
      'kesari, halwa, halva, sheera, shira, ladoo, laddu, barfi, mithai, केसरी, हलवा, लड्डू, मिठाई',
  },
  jamun: { piece: 40, names: 'gulab jamun, gulab jamoon, rasgulla, rasgulle, गुलाब जामुन, रसगुल्ला' },
  jalebi: { names: 'jalebi, jalebiyan, जलेबी' },
} as const satisfies Readonly<Record<string, LeftoverFood>>;

export type LeftoverId = keyof typeof leftoverFoods;

export const leftoverIds = Object.keys(leftoverFoods) as readonly LeftoverId[];

export function leftoverFood(id: LeftoverId): LeftoverFood {
  return leftoverFoods[id];
}

export const leftoverWords = lexiconOf<LeftoverId>(
  leftoverIds.map((id) => [id, leftoverFoods[id].names] as const),
);
