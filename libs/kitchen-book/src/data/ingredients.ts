import { lexiconOf } from '../matching/match-words';

/** What ingredients and dishes have in common when something is wrong with them. */
export type Family =
  | 'vegetable'
  | 'leaf'
  | 'fruit'
  | 'gravy'
  | 'chutney'
  | 'batter'
  | 'dough'
  | 'grain'
  | 'bread'
  | 'fried'
  | 'curd'
  | 'milk'
  | 'drink'
  | 'meat'
  | 'sweet'
  | 'dry'
  | 'oil';

export interface Ingredient {
  readonly name: string;
  readonly family: Family;
  readonly unit: 'kg' | 'litre';
  /** Grams or millilitres in a plate. */
  readonly plate: number;
  /** Grams of one piece, when it is counted in pieces. */
  readonly piece?: number;
  /** A dish, of which an ingredient named just before is a part: tomato *chutney*. */
  readonly isDish?: true;
  /** Names, separated by commas, as `lexiconOf` reads them. */
  readonly names: string;
}

/** Everything that the advice knows, by id. */
const ingredients = {
  tomato: {
    name: 'Tomatoes (tamatar)',
    family: 'fruit',
    unit: 'kg',
    plate: 50,
    piece: 80,
    names:
      'tomato, tomatoe, tomatos, tamatar, tamater, tamatr, tmatar, tamotar, timatar, tamata, tamatalu, टमाटरों, टोमेटो',
  },
  onion: {
    name: 'Onions (pyaz)',
    family: 'vegetable',
    unit: 'kg',
    plate: 50,
    piece: 100,
    names:
      'onion, onoin, pyaz, pyaaz, piyaz, pyaj, piaz, kanda, pyazz, ullipaya, ullipayalu, ulligadda, ulligaddalu',
  },
  potato: {
    name: 'Potatoes (aloo)',
    family: 'vegetable',
    unit: 'kg',
    plate: 150,
    piece: 100,
    names:
      'potato, potatoe, potatos, aloo, alu, aaloo, aalu, bangaladumpa, bangaladumpalu, alugadda, alugaddalu, aloogadda, बटाटा',
  },
  cauliflower: {
    name: 'Cauliflower (gobi)',
    family: 'vegetable',
    unit: 'kg',
    plate: 150,
    piece: 500,
    names: 'cauliflower, gobi, gobhi, phool gobi, phool gobhi, ful gobi, फूलगोभी',
  },
  cabbage: {
    name: 'Cabbage (patta gobi)',
    family: 'vegetable',
    unit: 'kg',
    plate: 100,
    piece: 800,
    names: 'cabbage, patta gobi, patta gobhi, band gobi, band gobhi, bandh gobi',
  },
  carrot: {
    name: 'Carrots (gajar)',
    family: 'vegetable',
    unit: 'kg',
    plate: 80,
    piece: 80,
    names: 'carrot, gajar, gaajar',
  },
  capsicum: {
    name: 'Capsicum (shimla mirch)',
    family: 'vegetable',
    unit: 'kg',
    plate: 60,
    piece: 100,
    names: 'capsicum, shimla mirch, simla mirch, shimla mirchi, bell pepper',
  },
  peas: {
    name: 'Peas (matar)',
    family: 'vegetable',
    unit: 'kg',
    plate: 80,
    names: 'peas, pea, matar, mutter, mattar',
  },
  beans: {
    name: 'Beans',
    family: 'vegetable',
    unit: 'kg',
    plate: 80,
    names: 'beans, french beans, phali, बीन्स',
  },
  brinjal: {
    name: 'Brinjal (baingan)',
    family: 'vegetable',
    unit: 'kg',
    plate: 150,
    piece: 150,
    names: 'brinjal, eggplant, baingan, baigan, bengan, vangi, vankaya, vankayalu',
  },
  okra: {
    name: 'Okra (bhindi)',
    family: 'vegetable',
    unit: 'kg',
    plate: 150,
    names:
      'okra, bhindi, bhendi, ladyfinger, lady finger, ladies finger, lady fingers, bendakaya, bendakayalu',
  },
  bottleGourd: {
    name: 'Bottle gourd (lauki)',
    family: 'vegetable',
    unit: 'kg',
    plate: 150,
    piece: 700,
    names: 'bottle gourd, lauki, loki, dudhi, doodhi, ghiya',
  },
  bitterGourd: {
    name: 'Bitter gourd (karela)',
    family: 'vegetable',
    unit: 'kg',
    plate: 100,
    piece: 80,
    names: 'bitter gourd, karela, karele, kareli',
  },
  cucumber: {
    name: 'Cucumber (kheera)',
    family: 'vegetable',
    unit: 'kg',
    plate: 60,
    piece: 150,
    names: 'cucumber, kheera, khira, kakdi, kakri, खीरे',
  },
  radish: {
    name: 'Radish (mooli)',
    family: 'vegetable',
    unit: 'kg',
    plate: 60,
    piece: 150,
    names: 'radish, mooli, muli',
  },
  greenChilli: {
    name: 'Green chillies (hari mirch)',
    family: 'vegetable',
    unit: 'kg',
    plate: 5,
    names:
      'green chilli, green chillies, green chili, green chillis, green chilly, hari mirch, hari mirchi, hari mirche, mirch, mirchi, mirche, chilli, chillies, chili',
  },
  ginger: {
    name: 'Ginger (adrak)',
    family: 'vegetable',
    unit: 'kg',
    plate: 5,
    names: 'ginger, adrak, adrakh, अदरक',
  },
  garlic: {
    name: 'Garlic (lahsun)',
    family: 'vegetable',
    unit: 'kg',
    plate: 5,
    names: 'garlic, lahsun, lehsun, lasun, lahsan, लहसुन',
  },
  spinach: {
    name: 'Spinach (palak)',
    family: 'leaf',
    unit: 'kg',
    plate: 150,
    names: 'spinach, palak, paalak',
  },
  methi: {
    name: 'Fenugreek leaves (methi)',
    family: 'leaf',
    unit: 'kg',
    plate: 100,
    names: 'methi, fenugreek, fenugreek leaves',
  },
  coriander: {
    name: 'Coriander (dhaniya)',
    family: 'leaf',
    unit: 'kg',
    plate: 10,
    names: 'coriander, cilantro, dhaniya, dhania, dhanya, hara dhaniya, kothmir, kothimbir',
  },
  mint: {
    name: 'Mint (pudina)',
    family: 'leaf',
    unit: 'kg',
    plate: 10,
    names: 'mint, pudina, pudeena, podina',
  },
  curryLeaves: {
    name: 'Curry leaves (kadi patta)',
    family: 'leaf',
    unit: 'kg',
    plate: 2,
    names: 'curry leaves, curry leaf, kadi patta, kadhi patta, kari patta',
  },
  lemon: {
    name: 'Lemons (nimbu)',
    family: 'fruit',
    unit: 'kg',
    plate: 10,
    piece: 40,
    names: 'lemon, lime, nimbu, neembu, nimboo, nimmakaya, nimmakayalu, नींबू',
  },
  tamarind: {
    name: 'Tamarind (imli)',
    family: 'fruit',
    unit: 'kg',
    plate: 10,
    names: 'tamarind, imli, imlee, chintapandu',
  },
  rawMango: {
    name: 'Raw mango (kairi)',
    family: 'fruit',
    unit: 'kg',
    plate: 50,
    piece: 200,
    names:
      'raw mango, raw mangoes, kairi, keri, kaccha aam, kachcha aam, kacha aam, kacche aam, green mango, कच्चे आम',
  },
  mango: {
    name: 'Mangoes (aam)',
    family: 'fruit',
    unit: 'kg',
    plate: 150,
    piece: 250,
    names: 'mango, mangoes, mangos, aam, mamidi, mamidipandu',
  },
  banana: {
    name: 'Bananas (kela)',
    family: 'fruit',
    unit: 'kg',
    plate: 120,
    piece: 120,
    names: 'banana, kela, kele, kelaa, arati, aratipandu, aratipandlu',
  },
  pineapple: {
    name: 'Pineapple (ananas)',
    family: 'fruit',
    unit: 'kg',
    plate: 150,
    piece: 1000,
    names: 'pineapple, ananas',
  },
  papaya: {
    name: 'Papaya (papita)',
    family: 'fruit',
    unit: 'kg',
    plate: 150,
    piece: 1000,
    names: 'papaya, papita',
  },
  guava: {
    name: 'Guava (amrood)',
    family: 'fruit',
    unit: 'kg',
    plate: 150,
    piece: 150,
    names: 'guava, amrood, amrud, peru',
  },
  fruit: {
    name: 'Fruit',
    family: 'fruit',
    unit: 'kg',
    plate: 150,
    names:
      'fruit, phal, fal, apple, seb, grapes, angoor, orange, oranges, santra, mosambi, watermelon, tarbooz, संतरा',
  },
  coconut: {
    name: 'Coconut (nariyal)',
    family: 'vegetable',
    unit: 'kg',
    plate: 20,
    piece: 300,
    names: 'coconut, nariyal, naryal, copra, khopra, kobbari',
  },
  rice: {
    name: 'Rice (chawal)',
    family: 'grain',
    unit: 'kg',
    plate: 200,
    names:
      'rice, chawal, chaval, chaawal, bhat, bhaat, chawl, annam, biyyam, fried rice, jeera rice, lemon rice, curd rice',
  },
  biryani: {
    name: 'Biryani or pulao',
    family: 'grain',
    unit: 'kg',
    plate: 300,
    isDish: true,
    names: 'biryani, biriyani, briyani, pulao, pulav, pulaav, tahari',
  },
  poha: {
    name: 'Poha',
    family: 'grain',
    unit: 'kg',
    plate: 150,
    isDish: true,
    names: 'poha, pohe, pohay, poha chiwda, flattened rice',
  },
  upma: {
    name: 'Upma',
    family: 'grain',
    unit: 'kg',
    plate: 200,
    isDish: true,
    names: 'upma, uppma, upama, rava upma, sooji upma',
  },
  khichdi: {
    name: 'Khichdi or pongal',
    family: 'grain',
    unit: 'kg',
    plate: 250,
    isDish: true,
    names: 'khichdi, khichri, pongal',
  },
  noodles: {
    name: 'Noodles',
    family: 'grain',
    unit: 'kg',
    plate: 200,
    isDish: true,
    names: 'noodles, noodle, chowmein, chow mein, hakka noodles, maggi, pasta, नूडल्स, चाउमीन, मैगी',
  },
  dal: {
    name: 'Dal',
    family: 'gravy',
    unit: 'litre',
    plate: 150,
    isDish: true,
    names:
      'dal, daal, dhal, lentil, lentils, dal tadka, dal fry, dal makhani, daal tadka, toor dal, moong dal, masoor dal, pappu, పప్పు',
  },
  sambar: {
    name: 'Sambar',
    family: 'gravy',
    unit: 'litre',
    plate: 120,
    isDish: true,
    names: 'sambar, sambhar, sambaar, sambhaar, sambar dal, सांभर, सांबर, saambaru',
  },
  rasam: {
    name: 'Rasam',
    family: 'gravy',
    unit: 'litre',
    plate: 120,
    isDish: true,
    names: 'rasam, rassam, saaru',
  },
  gravy: {
    name: 'Gravy or curry',
    family: 'gravy',
    unit: 'litre',
    plate: 150,
    isDish: true,
    names:
      'gravy, gravi, greavy, curry, tari, rassa, shorba, jhol, makhani, soup, korma, kurma, butter masala, paneer masala, ग्रेवी, करी, pulusu',
  },
  sabzi: {
    name: 'Vegetable dish (sabzi)',
    family: 'gravy',
    unit: 'kg',
    plate: 150,
    isDish: true,
    names:
      'sabzi, sabji, sabzee, subzi, bhaji, bhurji, stuffing, filling, masala filling, potato masala, aloo masala, dosa masala, koora, kura, kooralu, vepudu',
  },
  pavBhaji: {
    name: 'Pav bhaji',
    family: 'gravy',
    unit: 'kg',
    plate: 200,
    isDish: true,
    names: 'pav bhaji, pao bhaji, paav bhaji, pavbhaji',
  },
  chole: {
    name: 'Chole',
    family: 'gravy',
    unit: 'kg',
    plate: 180,
    isDish: true,
    names:
      'chole, chhole, chola, chana, channa, chana masala, chickpea, chickpeas, chole masala, chana chaat, चने',
  },
  rajma: {
    name: 'Rajma',
    family: 'gravy',
    unit: 'kg',
    plate: 180,
    isDish: true,
    names: 'rajma, rajmah, kidney beans, rajma masala',
  },
  ragda: {
    name: 'Ragda',
    family: 'gravy',
    unit: 'litre',
    plate: 150,
    isDish: true,
    names: 'ragda, ragada, misal, usal, matar chaat',
  },
  kadhi: {
    name: 'Kadhi',
    family: 'gravy',
    unit: 'litre',
    plate: 180,
    isDish: true,
    names: 'kadhi, karhi',
  },
  greenChutney: {
    name: 'Green chutney',
    family: 'chutney',
    unit: 'kg',
    plate: 40,
    isDish: true,
    names:
      'green chutney, hari chutney, dhaniya chutney, coriander chutney, pudina chutney, mint chutney, dhaniya pudina chutney, chutney, chatni, chutni, chatney, chutny, pachadi, sauce, dip, हरी चटनी',
  },
  coconutChutney: {
    name: 'Coconut chutney',
    family: 'chutney',
    unit: 'kg',
    plate: 50,
    isDish: true,
    names:
      'coconut chutney, nariyal chutney, nariyal ki chutney, nariyal chatni, nariyal ki chatni, kobbari chutney, kobbari pachadi',
  },
  tamarindChutney: {
    name: 'Tamarind chutney',
    family: 'chutney',
    unit: 'kg',
    plate: 30,
    isDish: true,
    names:
      'tamarind chutney, imli chutney, imli ki chutney, imli chatni, imli ki chatni, meethi chutney, mithi chutney, sonth, saunth, मीठी चटनी',
  },
  tomatoChutney: {
    name: 'Tomato chutney',
    family: 'chutney',
    unit: 'kg',
    plate: 40,
    isDish: true,
    names: 'tomato chutney, tamatar chutney, tamatar ki chutney, tamatar ki chatni, tamatar chatni',
  },
  pickle: {
    name: 'Pickle (achar)',
    family: 'chutney',
    unit: 'kg',
    plate: 10,
    isDish: true,
    names: 'pickle, achar, achaar, aachar',
  },
  idliBatter: {
    name: 'Idli-dosa batter',
    family: 'batter',
    unit: 'kg',
    plate: 150,
    isDish: true,
    names:
      'batter, battar, batr, idli batter, dosa batter, idly batter, dosai batter, idli dosa batter, idli mix, ghol, idli ka ghol, dosa ka ghol, uttapam batter, appam batter, idli dough, dosa dough, idli ka batter, dosa ka batter, dosa ka ghola, pindi, idli pindi, dosa pindi, బ్యాటర్, बैटर, डोसा बैटर, इडली बैटर, डोसे का घोल',
  },
  vadaBatter: {
    name: 'Vada batter',
    family: 'batter',
    unit: 'kg',
    plate: 120,
    isDish: true,
    names:
      'vada batter, vade ka batter, vada ka batter, medu vada batter, wada batter, vada ka ghol, vade ka ghol, urad batter, वड़ा बैटर, वड़ा घोल',
  },
  besanBatter: {
    name: 'Besan batter',
    family: 'batter',
    unit: 'kg',
    plate: 100,
    isDish: true,
    names:
      'besan batter, besan ka ghol, besan ka batter, pakoda batter, pakora batter, pakode ka batter, pakode ka ghol, pakore ka ghol, pakora ka batter, bhajji batter, bhajiya batter, bajji batter, bonda batter, chilla batter, cheela batter, dhokla batter, dhokla ka batter, पकौड़े का घोल',
  },
  jalebiBatter: {
    name: 'Jalebi batter',
    family: 'batter',
    unit: 'kg',
    plate: 100,
    isDish: true,
    names: 'jalebi batter, jalebi ka ghol, jalebi ka batter, malpua batter',
  },
  dough: {
    name: 'Dough (atta)',
    family: 'dough',
    unit: 'kg',
    plate: 100,
    isDish: true,
    names:
      'dough, atta, gundha aata, goondha aata, gundha atta, gutha atta, roti dough, roti ka atta, poori dough, puri dough, poori ka atta, samosa dough, naan dough, maida dough, paratha dough, kulcha dough, bhatura dough, bhature ka atta, maida, maide ka aata, गुंथा आटा, रोटी का आटा',
  },
  roti: {
    name: 'Roti, paratha or naan',
    family: 'bread',
    unit: 'kg',
    plate: 100,
    piece: 40,
    isDish: true,
    names:
      'roti, chapati, chapatti, phulka, rotte, rottelu, paratha, parantha, parathe, naan, kulcha, kulche, bhatura, bhature, thepla, रोटियां',
  },
  poori: {
    name: 'Poori',
    family: 'bread',
    unit: 'kg',
    plate: 80,
    piece: 30,
    isDish: true,
    names: 'poori, puri, poories, pooris, pooriyan, पूड़ी',
  },
  pav: {
    name: 'Pav or bread',
    family: 'bread',
    unit: 'kg',
    plate: 80,
    piece: 40,
    isDish: true,
    names: 'pav, pao, paav, bread, bred, bun, buns, breads, toast, sandwich, ब्रेड',
  },
  idli: {
    name: 'Idli',
    family: 'bread',
    unit: 'kg',
    plate: 120,
    piece: 40,
    isDish: true,
    names: 'idli, idly, idlis, idlies, idlee, dhokla',
  },
  dosa: {
    name: 'Dosa or uttapam',
    family: 'bread',
    unit: 'kg',
    plate: 120,
    piece: 80,
    isDish: true,
    names: 'dosa, dosai, dose, dosas, uttapam, uthappam, uttappam, cheela, chilla',
  },
  vada: {
    name: 'Vada',
    family: 'fried',
    unit: 'kg',
    plate: 100,
    piece: 50,
    isDish: true,
    names:
      'vada, wada, vade, vadas, medu vada, batata vada, vada pav, dahi vada, dahi bhalla, dahi bhalle',
  },
  pakora: {
    name: 'Pakora or samosa',
    family: 'fried',
    unit: 'kg',
    plate: 100,
    piece: 30,
    isDish: true,
    names:
      'pakora, pakoda, pakore, pakode, pakodi, pakodas, pakoras, bajji, bhajiya, bonda, samosa, samose, samosas, kachori, kachauri, tikki, tikkis, cutlet, cutlets, spring roll, manchurian, french fries, पकौड़ा, पकौड़े',
  },
  golgappa: {
    name: 'Puris for pani puri, sev or papdi',
    family: 'fried',
    unit: 'kg',
    plate: 40,
    piece: 5,
    isDish: true,
    names:
      'pani puri, pani poori, golgappa, golgappe, gol gappa, gol gappe, puchka, phuchka, sev, papdi, papri, bhel, bhel puri, sev puri, dahi puri, dahi poori, chivda, chiwda, namkeen, papad, murmura, kurmura, गोलगप्पा, गोलगप्पे',
  },
  paniPuriWater: {
    name: 'Pani for pani puri',
    family: 'drink',
    unit: 'litre',
    plate: 150,
    isDish: true,
    names:
      'pani puri water, pani puri pani, pani puri ka pani, pani poori ka pani, golgappe ka pani, golgappa ka pani, golgappa water, golgappa pani, puchka water, puchka pani, jaljeera, jal jeera, teekha pani, गोलगप्पे का पानी',
  },
  curd: {
    name: 'Curd (dahi)',
    family: 'curd',
    unit: 'kg',
    plate: 80,
    names: 'curd, curds, perugu, dahi, dahee, yogurt, yoghurt, yogart, raita, rayta',
  },
  milk: {
    name: 'Milk (doodh)',
    family: 'milk',
    unit: 'litre',
    plate: 150,
    names: 'milk, doodh, dudh, dhoodh, paalu, palu',
  },
  cream: {
    name: 'Cream (malai)',
    family: 'milk',
    unit: 'litre',
    plate: 20,
    names: 'cream, malai, khoya, mawa, क्रीम',
  },
  paneer: {
    name: 'Paneer',
    family: 'meat',
    unit: 'kg',
    plate: 100,
    names: 'paneer, panir, paner, panneer, cottage cheese, tofu',
  },
  chicken: {
    name: 'Chicken',
    family: 'meat',
    unit: 'kg',
    plate: 150,
    names:
      'chicken, chiken, chikan, murgh, murga, murgi, chicken tikka, kodi, kodi koora, kodikura',
  },
  mutton: {
    name: 'Mutton or keema',
    family: 'meat',
    unit: 'kg',
    plate: 150,
    names: 'mutton, matan, gosht, ghosht, keema, kheema, kebab, kabab, meat, mamsam, maamsam, మాంసం',
  },
  fish: {
    name: 'Fish or prawns',
    family: 'meat',
    unit: 'kg',
    plate: 150,
    names: 'fish, machli, machhli, machhi, prawn, prawns, jhinga, chepa, chepalu, royyalu',
  },
  egg: {
    name: 'Eggs (anda)',
    family: 'meat',
    unit: 'kg',
    plate: 100,
    piece: 50,
    names: 'egg, anda, ande, guddu, gudlu, kodiguddu, kodigudlu, omelette, omlet, omlette, आमलेट',
  },
  tea: {
    name: 'Tea (chai)',
    family: 'drink',
    unit: 'litre',
    plate: 100,
    isDish: true,
    names: 'tea, chai, coffee, चाय, कॉफी',
  },
  lassi: {
    name: 'Lassi or buttermilk',
    family: 'drink',
    unit: 'litre',
    plate: 200,
    isDish: true,
    names:
      'lassi, lasi, buttermilk, butter milk, chaas, chhaas, chaachh, chach, mattha, majjiga, milkshake, shake',
  },
  lemonWater: {
    name: 'Lime water or juice',
    family: 'drink',
    unit: 'litre',
    plate: 200,
    isDish: true,
    names:
      'nimbu pani, nimboo pani, neembu pani, lemonade, lime juice, lemon juice, shikanji, sharbat, juice, ganne ka ras, sugarcane juice, aam panna, नींबू पानी, शरबत, जूस',
  },
  sweets: {
    name: 'Halwa, kheer or sweet',
    family: 'sweet',
    unit: 'kg',
    plate: 100,
    isDish: true,
    names:
      'halwa, halva, kesari, sheera, shira, kheer, payasam, gulab jamun, gulab jamoon, jalebi, rabri, rabdi, ladoo, laddu, laddoo, barfi, mithai, rasgulla, केसरी',
  },
  besan: {
    name: 'Flour (besan, rava)',
    family: 'dry',
    unit: 'kg',
    plate: 50,
    names: 'besan, gram flour, rava, rawa, sooji, suji, semolina, rice flour, chawal ka atta',
  },
  spices: {
    name: 'Ground spices (masala)',
    family: 'dry',
    unit: 'kg',
    plate: 3,
    names:
      'masala, masale, masaala, spices, garam masala, sambar powder, chaat masala, haldi, turmeric, jeera, cumin, chilli powder, mirch powder, mirchi powder, lal mirch, lal mirch powder, red chilli, red chilli powder, podi',
  },
  pulses: {
    name: 'Uncooked dal',
    family: 'dry',
    unit: 'kg',
    plate: 50,
    names:
      'kachchi dal, kacchi dal, kachi dal, sookhi dal, sukhi dal, raw dal, dry dal, uncooked dal, urad dal, chana dal, उड़द दाल',
  },
  peanuts: {
    name: 'Peanuts (moongphali)',
    family: 'dry',
    unit: 'kg',
    plate: 20,
    names:
      'peanut, peanuts, groundnut, groundnuts, moongphali, mungfali, moongfali, singdana, cashew, kaju, मूंगफली',
  },
  jaggery: {
    name: 'Jaggery or sugar',
    family: 'dry',
    unit: 'kg',
    plate: 20,
    names: 'jaggery, gur, sugar, cheeni, chini',
  },
  oil: {
    name: 'Frying oil (tel)',
    family: 'oil',
    unit: 'litre',
    plate: 15,
    names: 'oil, tel, noone, nune, frying oil, cooking oil, talne ka tel, ghee, butter, makhan',
  },
} as const satisfies Readonly<Record<string, Ingredient>>;

export type IngredientId = keyof typeof ingredients;

export const ingredientIds = Object.keys(ingredients) as readonly IngredientId[];

export function ingredient(id: IngredientId): Ingredient {
  return ingredients[id];
}

export const ingredientWords = lexiconOf<IngredientId>(
  ingredientIds.map((id) => [id, ingredients[id].names] as const),
);

// Raw and dry food, bread, and what is left to ferment: these may stand overnight.
const keepingFamilies: ReadonlySet<Family> = new Set<Family>([
  'vegetable',
  'leaf',
  'fruit',
  'batter',
  'dough',
  'dry',
  'oil',
  'curd',
]);
const keepingIngredients: ReadonlySet<IngredientId> = new Set<IngredientId>([
  'roti',
  'pav',
  'poori',
  'golgappa',
  'pickle',
  'tamarindChutney',
]);

/** True for food that grows germs when it stands warm for hours. */
export function canSpoil(id: IngredientId): boolean {
  return !keepingFamilies.has(ingredients[id].family) && !keepingIngredients.has(id);
}
