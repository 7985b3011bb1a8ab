import { lexiconOf } from '@thela/understanding';
import type { GeneralDanger } from './danger-words';

const halfDone =
  'undercooked, under cooked, half cooked, halfcooked, not cooked, kachcha hi, kachha hi, partly cooked, pink, pinkish, gulabi, bleeding, adhpaka, adhpake, adhpaki, aadha paka, adha paka, aadhe pake, sagam udik*, गुलाबी, अधपका, अधपके, आधा पका, గులాబీ';

/** What tells of a danger together with another sign, or says that a word tells of none. */
const signWords = {
  container:
    'tin, tins, can, cans, dibba, dibbe, dabba, dabbe, dabbalo, packet*, pack, pouch, lid, lids, dhakkan, cover, bottle, jar, thaili, mootha, moota, डिब्बा, डिब्बे, डब्बा, ढक्कन, पैकेट, ప్యాకెట్, డబ్బా, మూత',
  swelling:
    'swollen, swell*, bulg*, bloat*, puffed, puffy, puffing, dome*, domed, round on top, hills, ubhar*, ubhri, उभर*, balloon*, hiss, hissing, phula, phuli, phule, phoola, phooli, phoole, phool gay*, phul gay*, phool raha, ubbi*, ubbip*, फूला, फूली, फूल गया, फूल गयी, फूल गई, ఉబ్బి*',
  froth:
    'froth, froths, frothing, frothy, foam, foaming, fizzy, fizz, bubbles, bubbling, jhaag, jhag, bulbule, bulbula, nuraga, nuruga, nuragal*, nurugal*, budagal*, khameer uth*, झाग, बुलबुले',
  frothy:
    'batter, batters, dough, oil, tel, ghee, nune, noone, coffee, chai, tea, lassi, shake, milk, doodh, soap, soda, jalebi, kanji, kombucha, starter, dosa, talt*, talne, fry, frying, kadhai, kadai, veyin*, idli batter, dosa batter, buttermilk, soaked',
  potato: 'potato, potatoes, bangaladump*, alugad*, uralagad*, aloo, alu, aaloo, आलू',
  sprouted:
    'sprouted, sprouting, with sprouts, long sprouts, ankur*, ankhu*, aankh nikal*, molakal*, molaka, अंकुर*, अँखु*',
  gourd: 'lauki juice, lauki ka juice, tori, torai, turai, ridge gourd, beerakaya, zucchini, तोरी',
  bitter: 'bitter, kadva, kadvi, kadve, karvi, karva, chedu, कड़वी, कड़वा, करवी',
  khesari: 'khesari, kesari dal, kesari pappu, kesari papu, lakhodi, खेसारी',
  dyed: 'holi, gulal*, rangoli, metanil, textile, rangrez*, fabric, dye, dyes, kapde, battala, batal*, rangoon, गुलाल, होली, रंगरेज़, कपड़े',
  colour: 'rang, rangu, rangulu, colour, color, colours, powder, rango, रंग',
  'raw-meat':
    'raw chicken, raw chiken, raw meat, raw fish, raw mutton, raw egg, kachcha murga, kachche murge, kachhe murge, kachha murga, kacche chicken, kachche chicken, kachhe chicken, kachchi machli, kachcha chicken, murge ka pani, murge, murga, raw kodi, chicken neellu, chicken water, chicken juice, chicken ka pani, meat ka pani',
  knife:
    'patra, patre, takht*, katthi, kathi, पटरे, पटरा, knife, board, chopper, chaku, chaaku, katti, cutting board, chopping board, चाकू, परात, కత్తి*, చాకు*',
  salad: 'salad, kheera, kakdi, keera, cucumber, chutney, onion, pyaz, dosakaya, सलाद, खीरा, खीरे',
  'eaten-raw':
    'salad, kheera, kakdi, keera, cucumber, chutney, onion, onions, pyaz, pyaaz, kanda, ullipaya*, tomato, tomatoes, tamatar, coriander, dhania, dhaniya, kothimeera, kothimira, pudina, lemon, nimbu, fruit, bread, pav, dosakaya, सलाद, खीरा, खीरे, प्याज, टमाटर, धनिया',
  'any-meat':
    'చికెన్, మటన్, గుడ్డు, chicken, murga, murge, murgi, kodi, meat, mans, maans, mansam, mamsam, gosht, mutton, keema, fish, machli, machhli, chepa, chepal*, prawn, prawns, चिकन, मुर्गा, मुर्गे, मांस, मछली, मटन',
  same: 'same, usi, usee, wahi, vahi, wale, wali, hi, aade, ade, tho ne, tone, wiped, wipe, wiping, rinse, rinsed, ponch*, pochh*, pochch*, tudich*, tudish*, without washing, bina dho*, kadagaled*, kadagakunda, उसी, वाले, वाली, ही, पोंछ*',
  separate:
    'separate, separately, another, different, alag, dusra, dusre, doosra, doosre, vere, verega, sabun, soap, अलग, दूसरे, साबुन, వేరే, సబ్బు',
  drips:
    'dripped, drips, dripping, drip, leaked on, leaked over, tapak*, tapka, tapki, kaarind*, kaarut*, टपक*',
  runs: 'pani, paani, water, neellu, juice, drip*, tapak*, kaaray*, टपक*',
  plastic:
    'plastic, polythene, polythin, panni, thaili, kavar, cover, ladle, garite, spatula, mug, spoon, पन्नी, प्लास्टिक, थैली, ప్లాస్టిక్, కవర్*',
  melted:
    'melt, melts, melted, melting, pighal*, pighl*, galkar, gal ke, gal gay*, karig*, पिघल*, पिघल, गल के',
  thawed: 'thaw*, defrost*, became soft, become soft, gone soft, soft now, turned soft',
  freezer:
    'freezer, freezar, frozen, freeze, freezing, freezes, deep freeze, jama, jamaya, jamayi, jamaun, jama hua, jamaane, ice cream, icecream, gadda katt*, gadda katin*, gaddakatt*, फ्रीजर, जमा, जमाया, आइसक्रीम, ఫ్రీజర్',
  again:
    'again, refreeze, refroze, refrozen, phir, fir, dobara, dubara, malli, malla, mallee, twice, second time, rendosari, फिर, दोबारा, మళ్ళీ, మళ్లీ, మళ్ళా',
  power:
    'power, bijli, light, current, karent, electricity, load shedding, बिजली, लाइट, కరెంట్, కరెంటు',
  'melts-anyway': 'chocolate, cheese, butter, makhan, ghee, jaggery, gud, bellam, sugar, chini',
  oil: 'oil, tel, nune, noone, तेल',
  dark: 'black, kala, kali, kaala, kaali, dark, tar, nallag*, jiddu, काला, काली',
  fruit:
    'fruit, fruits, papaya, papita, papite, watermelon, tarbooz, tarbuj, pineapple, muskmelon, kharbuja, guava, amrud, mango, apple, phal, tarbuz, bopai, puchakaya, तरबूज, पपीता, फल, ganne ka ras, sugarcane juice, cane juice, cheruku rasam, cheruku, गन्ने का रस, చెరకు రసం',
  cut: 'cut, koshin*, kata, kate, kati, kaata, kaate, kat, slice, slices, sliced, kosin*, kosi, mukkal*, chopped, peeled, juice, ras, rasam, कटा, कटे, कटी, रस',
  fish: 'fish, machli, machhli, machhi, machi, surmai, chepa, chepal*, egg, eggs, anda, ande, मछली, अंडा, अंडे',
  stale:
    'eyes gone, eyes sunk*, eye sunk*, sunken, aankh dhan*, aankhein dhan*, gills, galfad*, galphad*, floats, floating, float, floated, tairne, tairte, tair, telay*, teluthun*, teltun*, आंख धंस*, आँख धंस*, गलफड़*, तैर*, తేలా*, తేలుతు*',
  water: 'pani, paani, water, neellu, baraf, ice, पानी',
  source:
    'nal, tap, taps, nal, nalka, nalke, tanki, tank, tanker, borewell, borwell, bore, handpump, hand pump, hath pump, haath pump, municipal*, kulai, kulayi, pipe, टंकी, नल, ట్యాంకు, ట్యాంకీ, కుళాయి',
  coloured:
    'brown, brownish, yellow, yellowish, cloudy, rusty, peela, peeli, pila, pili, lal, laal, kala, hara, badbu, smell, smells, vasana, rangu, keede, purugu, पीला, लाल',
  muddy:
    'muddy, mud, mitti, matti, mattiga, matmaila, matmaile, matamaila, gandla, gandala, maila, maile, kichad, keechad, burada, buradag*, murik*, ganda, gande, dirty, मिट्टी, मटमैला, गंदला, मैला, కీచడ్, మట్టి*, బురద*',
  clay: 'ghada, ghade, matka, matke, kulhad, kulhar, kunda, kundalu, surahi, clay, dho, dhona, dhoke, dhoun, dhoy*, wash, washed, washing, saaf, clean*, kadig*, kadug*, घड़े, मटके, कुल्हड़, धो, కుండ*',
  ice: 'ice, ais, aisu, aice, baraf, barf, gadda, बर्फ, ఐస్, ఐసు',
  'fish-ice':
    'fish market, fish box, fish crate, fish seller, fish shop, fish wala, fish pet*, fish bandi, machli bazar, machhli bazar, machli bajar, machli market, machli mandi, machli wala, machli wale, machli wali, machhli wali, machli ki peti, machli peti, chepala mark*, chepala pet*, chepala baj*, silli, sili, slab, ice factory, industrial, मछली बाज़ार, मछली बाजार, मछली वाली, मछली वाले, मछली मंडी, सिल्ली, చేపల మార్కెట్*, చేపల పెట్టె*',
  drink:
    'juice, ras, rasam, sharbat, sherbet, soda, nimbu pani, lemon water, lassi, drink, drinks, cane, sugarcane, gola, chuski, shake, रस, शरबत, రసం*',
  unclean:
    'muddy, dirty, ganda, gande, gandi, handpump, borewell, borwell, tanker, unboiled, not boiled, bina uble, bina ubala, bina ubale, kachani, kaachani, murik*, yellowish, leaking, tapakt*, गंदा, गंदे, हैंडपंप, టపకట*',
  'raw-word':
    'raw, uncooked, kacha, kachcha, kachchi, kachche, kachi, kache, kaccha, kacche, kacchi, pachi, pachiga, red, lal, laal, कच्चा, कच्चे, कच्ची, लाल',
  inside:
    'inside, middle, centre, center, andar, bich, beech, lopala, lopal, madhya*, reh gay*, rah gay*, रह ग*, still, अंदर, बीच, లోపల',
  'half-done': halfDone,
  'rare-meat':
    'చికెన్, మటన్, గుడ్డు, chicken, murga, murge, murgi, kodi, meat, mutton, keema, kebab, kebabs, kabab, tikka, gosht, fish, machli, machhli, chepa, prawn, prawns, egg, eggs, anda, ande, pork, sausage, चिकन, मुर्गा, मुर्गे, कबाब, मटन, मछली, अंडा, अंडे, कीमा, కబాబ్*, టిక్కా',
  beans: 'rajma, kidney beans, kidney bean, राजमा, రాజ్మా',
  hard: `hard, sakht, sakt, kadak, gattig*, gatti, gala nahi, gale nahi, nahi gala, nahi gale, सख्त, गला नहीं, नहीं गला, ${halfDone}, raw, uncooked, kacha, kachcha, kachchi, kachche, kachi, kache, kaccha, kacche, kacchi, pachi, pachiga, कच्चा, कच्चे, कच्ची`,
  serving:
    'serve, served, serving, sell, give, plate, thali, plet, customer, kastamar, customers, waiting, hurry, rush, people, paros*, bech*, khila*, lapet*, dal du, dal dun, daal du, de du, de dun, de doon, dedu, de dein, chala du, chala dun, chala lu, chalega, chalegi, roll, vadd*, ammo*, amma*, ivvan*, ivvoc*, ivvach*, ichey*, icheyy*, ichch*, istha, istunn*, pettan*, pettes*, veseyan*, परोस*, दे दूँ, दे दूं, चला दूँ, चलेगा, बेच*, लपेट*, थाली, ప్లేట్*, వడ్డి*, ఇచ్చ*, ఇవ్వ*, అమ్మ*, పెట్ట*',
  okra: 'okra, bhindi, bendakaya, bendakai, sabudana, oats, arbi, colocasia, flax, ragi, isabgol, भिंडी, साबूदाना',
  'own-smell':
    'black salt, kala namak, kala salt, kala noon, hing, starter, khamir, yeast, asafoetida, inguva, ginger, adrak, allam, vinegar, sirka, mustard, sarso, miriyalu, pepper, elaichi, elakulu, chlorine, klorin, garlic, lehsun, vellulli, onion, frying, fried, raw, kacha, kachcha, kachchi, kaccha, pachi, besan, methi, काला नमक, हींग, ఇంగువ',
  'black-salt':
    'black salt, kala namak, kaala namak, kala salt, kala noon, nalla uppu, काला नमक, సైంధవ',
  fire: 'aag lag*, aag pakad*, caught fire, catch fire, oil on fire, is on fire, nippu ant*, nipu ant*, mantal*, nune sticky, nipu sticky, आग लग*, आग पकड़*',
  hearth:
    'oil, tel, nune, noone, pan, kadhai, kadai, tawa, tave, penam, bandal*, stove, cylinder, gas, pipe, तेल, कड़ाही, कढ़ाई, తవా, బాణలి',
  'gas-pipe': 'gas, gyas, cylinder, lpg, regulator, गैस, गैस सिलेंडर, గ్యాస్',
  leak: 'leak*, leek ho*, lik ho*, लीक*, లీక్*',
  'gas-smell': 'smell, smells, badbu, badboo, mehak, mahak, vasana, vaasana, kampu, गंध',
  allergy:
    'allerg*, alerg*, elerj*, elarj*, alarj*, एलर्जी, अलर्जी, అలెర్జీ, అలర్జీ, gale me khujli, gale mein khujli, throat itch*, itchy throat, gontu durad*',
  allergen:
    'peanut, peanuts, groundnut, groundnuts, mungfali, moongfali, palli, pallilu, nuts, kaju, cashew, milk, dairy, egg, eggs, wheat, gluten, prawn, soya',
  intolerant: 'padadu, padavu, padavata, padadata, suit nahi, पचता नहीं',
  starter: 'starter, yeast, sourdough, kanji, kanjee, kombucha, ambali',
  rising:
    'rise, rises, rising, risen, rose, ferment*, khameer*, khamir*, phool*, phul*, pong*, ubbi*, ubba*',
  usual:
    'like always, like it always, as always, always does, as usual, like every day, like everyday, jaisa hona, jais~ roj, roj jais~, roj ki tarah, hamesha jais~, hamesha ki tarah, jaisi chahiye, jaisa chahiye, days jaisa, days lage, roju jaisa, roju lage, rojulaga, rojulage, rojulagane, eppatilage, eppudu lage, mamuluga',
  'to-waste':
    'waste me likh*, waste mein likh*, waste me dal do, waste me daal do, waste me dala, waste me daala, waste lo ray*, waste lo ves*, put in waste, write in waste, add to waste, in waste, వేస్ట్ లో రా*',
  'in-date':
    'in date, still in date, date left, expiry next, expiry is next, expires next, expires tomorrow, kal tak hai, parso tak hai, aaj tak hai, expiry parso hai, date parso hai, expiry repu, expiry inka, date inka, date baki, date baaki, before expiry, expiry agle, date agle, expiry abhi, not expired, days to expiry, gaduvu inka, डेट अगले, एक्सपायरी अगले, గడువు ఇంకా',
  curdling:
    'gravy, cream, malai, kheer, payasam, rasmalai, kofta, soup, lime, lemon, nimbu, nimma, gud, jaggery, bellam, sauce, korma, pineapple, essence, tomato, rabdi, falooda, kulfi, मलाई, ग्रेवी, खीर',
  'made-of-it': 'paneer, chhena, chenna, chena, whey, rasgulla, छेना, पनीर',
  burnt:
    'burn, burnt, burned, burning, scorch*, smoke, smoky, smoked, dhua, dhuan, dhuen, dhuye, dhue, jal, jala, jali, jale, jalne, jal gay*, pakad gay*, pakad liy*, jali hui, caught, stuck, thalle lag*, tale lag*, adi pidi*, toasty, bhuna, bhuni, maad*, maadu, maadi*, madu, madip*, madin*, adugu, adugant*, adugu antin*, kaalin*, poga, पकड़ ग*, जल, जला, जली, जले, जलने, धुआं, धुएं, धुआँ',
  heated:
    'roti, rotis, chapati, rumali, parotta, paratha, naan, dosa, halwa, dhokla, korma, gravy, oil, tel, fry, tawa, kebab, tikka, रोटी, नान',
  meat: 'keema, kima, chicken, mutton, meat, gosht, mansam, fish, egg, anda, ande, paneer, bread, pav, malai, कीमा, मांस, चिकन, मटन, पनीर, ब्रेड, पाव, अंडा, అండా',
  green: 'green, greenish, hara, hare, hari, greenish, हरा, हरे, हरी',
  peeled: 'peel, peeled, peeling, chhil*, chil*, chhilka*, toka, tokka, chekku, तोक्क, छील*, छिल*',
  garlic: 'garlic, lehsun, lahsun, vellulli, veluli, लहसुन',
  acid: 'vinegar, sirka, nimbu, lemon, nimma, pickle, achar, सिरका',
  'blue-green':
    'blue, green, neela, neeli, neele, nila, nili, hara, hari, hare, blue green, नीला, नीली, हरा',
  'white-fur':
    'cotton, roi, rui, white powder, roya, roye, safed safed, रोएं, रुई, white fur, white layer, safed parat, safed jama',
} as const satisfies Readonly<Record<string, string>>;

export type Sign = keyof typeof signWords;

export const signLexicons = Object.fromEntries(
  Object.entries(signWords).map(([sign, words]) => [sign, lexiconOf([[true as const, words]])]),
) as Readonly<Record<Sign, ReturnType<typeof lexiconOf<true>>>>;

/** Signs that tell of a danger together, at most `reach` words from one another; `unless` one says that they do not. */
export interface Combination {
  readonly danger: GeneralDanger;
  readonly signs: readonly Sign[];
  readonly reach: number;
  readonly unless?: readonly Sign[];
  readonly isSure?: boolean;
  readonly isExplained?: boolean;
}

type Row = readonly [
  danger: GeneralDanger,
  signs: readonly Sign[],
  reach: number,
  weight: 'sure' | 'doubt' | 'explained',
  unless?: Sign,
];

const rows: readonly Row[] = [
  ['fire', ['fire', 'hearth'], 5, 'sure'],
  ['gas-leak', ['gas-pipe', 'leak'], 7, 'sure'],
  ['gas-leak', ['gas-pipe', 'gas-smell'], 3, 'sure'],
  ['allergy', ['allergy'], 0, 'sure'],
  ['allergy', ['allergen', 'intolerant'], 3, 'sure'],
  ['expired', ['container', 'swelling'], 6, 'sure'],
  ['over-fermented', ['froth'], 0, 'doubt', 'frothy'],
  ['plant-poison', ['khesari'], 0, 'sure'],
  ['plant-poison', ['potato', 'sprouted'], 4, 'doubt'],
  ['plant-poison', ['potato', 'green'], 2, 'doubt'],
  ['plant-poison', ['potato', 'green', 'peeled'], 8, 'sure'],
  ['plant-poison', ['potato', 'sprouted', 'peeled'], 8, 'sure'],
  ['plant-poison', ['potato', 'sprouted', 'green'], 5, 'sure'],
  // Garlic in acid turns blue or green.
  ['spots', ['garlic', 'acid', 'blue-green'], 8, 'explained'],
  ['plant-poison', ['gourd', 'bitter'], 4, 'sure'],
  ['dirt', ['dyed', 'colour'], 4, 'sure'],
  ['raw-meat', ['raw-meat', 'knife', 'salad'], 8, 'sure'],
  ['raw-meat', ['raw-meat', 'runs', 'salad'], 6, 'sure'],
  ['raw-meat', ['raw-meat', 'knife'], 4, 'doubt'],
  ['raw-meat', ['knife', 'any-meat', 'eaten-raw', 'same'], 10, 'sure', 'separate'],
  ['raw-meat', ['raw-meat', 'drips'], 4, 'sure'],
  ['undercooked', ['inside', 'raw-word', 'rare-meat', 'serving'], 12, 'sure'],
  ['undercooked', ['half-done', 'rare-meat', 'serving'], 12, 'sure'],
  ['undercooked', ['beans', 'hard', 'serving'], 16, 'sure'],
  ['dirt', ['plastic', 'melted'], 4, 'sure'],
  ['kept-warm', ['freezer', 'melted', 'again'], 8, 'sure', 'melts-anyway'],
  ['kept-warm', ['melted', 'power'], 8, 'sure', 'melts-anyway'],
  ['kept-warm', ['freezer', 'thawed', 'again'], 12, 'sure'],
  ['kept-warm', ['power', 'thawed'], 10, 'sure'],
  ['old-oil', ['oil', 'dark'], 3, 'doubt'],
  ['rotten', ['fish', 'stale'], 4, 'sure'],
  ['water', ['water', 'unclean'], 3, 'doubt'],
  ['water', ['water', 'source', 'coloured'], 5, 'sure', 'clay'],
  ['water', ['water', 'muddy'], 8, 'sure', 'clay'],
  ['water', ['ice', 'fish-ice', 'drink'], 12, 'sure'],
  ['spots', ['meat', 'green'], 2, 'doubt'],
  ['mould', ['white-fur'], 0, 'doubt'],
];

export const combinations: readonly Combination[] = rows.map(
  ([danger, signs, reach, weight, unless]) => ({
    danger,
    signs,
    reach,
    unless: unless ? [unless] : [],
    isSure: weight === 'sure',
    isExplained: weight === 'explained',
  }),
);
