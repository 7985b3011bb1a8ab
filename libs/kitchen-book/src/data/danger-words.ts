/** A danger that words of its own name. */
export type NamedDanger =
  | 'rotten'
  | 'smell'
  | 'mould'
  | 'slime'
  | 'pests'
  | 'dirt'
  | 'fallen'
  | 'expired'
  | 'over-fermented'
  | 'reheated'
  | 'from-plates'
  | 'illness';
/** What is answered with what to do: it endangers people rather than food, or is mended by cooking on. */
export type Hazard = 'fire' | 'gas-leak' | 'allergy' | 'undercooked';
/** A danger to any food; the latter ones are read from several words (`dangers.ts`, `storage.ts`), `unclear` by the meaning of the sentence. */
export type GeneralDanger =
  | NamedDanger
  | Hazard
  | 'spots'
  | 'kept-warm'
  | 'kept-long'
  | 'soured'
  | 'bitter'
  | 'plant-poison'
  | 'raw-meat'
  | 'water'
  | 'old-oil'
  | 'unclear';
/** Why food is thrown away; `remedies.ts` says which food is spoiled once it is burnt. */
export type Danger = GeneralDanger | 'burnt';

/**
 * The words of a danger. Latin letters serve every script (`tokenize.ts`); another script stands here
 * only where it is spelled otherwise.
 */
interface DangerWords {
  readonly english: string;
  readonly hindi: string;
  readonly telugu: string;
}

export const dangerWords: Readonly<Record<NamedDanger, DangerWords>> = {
  rotten: {
    english:
      'rot, rots, rotted, rotten, rotting, putrid, spoiled, spoilt, spoil*, gone bad, went bad, going bad, gone off, went off, turned bad, decayed, decaying, decomposed, rancid, contaminat*, discolour*, discolor*',
    hindi:
      'sad gaya, sad gayi, sad gaye, sad gya, sad gai, sad raha, sad rahi, sad rahe, sada hua, sadi hui, sade hue, sade ande, sade tamatar, sade aloo, sade pyaz, sade phal, sade kele, sadi sabzi, sadi machli, sadela, sadeli, sadne, sadne lag~, sar gaya, sar gaye, ' +
      'kharab, kharaab, gal sad, gala sada, gale sade, सड़ गया, सड़ गयी, सड़ गई, सड़ गए, सड़ गये, सड़ रहा, सड़ रहे, सड़ रही, सड़ने',
    telugu:
      'padaipoyina, padaip*, padaina, padaindi, padayi*, padayy*, paadavut*, padavut*, padais*, chedipoyina, chedip*, chedina, chedindi, kullina, kullip*, kullindi, kullut*, murigip*, murugip*, paachipo*, paadu ayindi, padai poyi*, kulli poyi*, chedi poyi*, murigi poyi*, paachi poyi*, kharabu*',
  },
  smell: {
    english:
      'smell, smells, smelly, smelling, smelled, smelt, stink*, stank, odour, odor, foul, stench, reek, reeks, reeking, musty',
    hindi:
      'badbudar, badbu*, badboo*, badbo, bad bu, durgandh*, gandh, gandhh, gandhi smell, gandi bas, bas maar, bas mar, baas aa, baas mar, baas maar, mein baas h*, me baas h*, se baas a*, baas si, boo aa, bu aa, mehak, mahak, sadandh, गंध, बास मार, बास आ, बू आ, स्मेल',
    telugu: 'vasana, vaasana, vasna, vasan, durvasan*, kampu*, gabbu*, స్మెల్',
  },
  mould: {
    english: 'mouldy, mould*, mold*, fungus, fungal, fungi, mildew, fuzz, fuzzy, furry',
    hindi:
      'fungas, fangas, fafund*, fafoond*, fapund*, phaphund*, phaphoond*, papundi, bhukdi, bhukri, bhukudi, kuch laga, kuch lagi, kuch lag gaya, rui jais~, फंगस, फफूँद, फफूँदी',
    telugu:
      'booju, boojju, buju, buzu, boosu, busu, bhooju, boojulu, boojupatt*, bujupatt*, fangasu, phangas, ఫంగస్',
  },
  slime: {
    english: 'slime, slimy, slimey, slippery, ropy, stringy',
    hindi:
      'lislis*, lisslis*, laslas*, chipchipahat, fislan*, phislan*, laar, taar chhod, taar nikal, tar chhod, लार',
    telugu: 'jigataga, jigat*, jigur*, jiguru, banka, bankag*, bankal*, teegalu',
  },
  pests: {
    english:
      'insects, insect*, worm*, maggots, maggot*, weevils, weevil*, cockroach, cockroaches, cockroach*, roach, roaches, lizard*, rat bit*, rat ate, rat ran, rats, mouse, mice, ants, an ant, fly, flies, housefly, houseflies, bug, bugs, mosquito*, larva, larvae, wasp*, cat, cats, stray dog, stray dogs, monkey, monkeys, pigeon*, crow, crows, rodent*, centipede*, droppings, gecko*, squirrel*',
    hindi:
      'keeda, keede, keedo, keedon, kida, kide, kidon, keedey, kire, keere, chipkali, chipkali*, chhipkali*, chuha, chuhe, chuhon, chuhiya, illi, illiyan, ghun, sundi, makkhi, makkhiyan, makhi, makkhiyon, machchar, machhar, cheenti, cheenti*, chinti*, chitiyan, tilchatta, jhingur, kutta, kutte, kutton, billi, billiyon, bandar, kabutar, kauwa, gaay ne, gai ne, gilehri, bakri ne, kankhajur*, chuhe ki, गाय ने, गिलहरी, कॉकरोच, छिपकली, चींटी, चींटियां, मक्खी, मच्छर',
    telugu:
      'purugulu, purug*, cheema patt*, cheemal*, chimal*, eegal*, igalu, eega vaal*, eega pad*, boddink*, boddenk*, balli, bally, elukal*, eluka, elaka, elakal*, yeluka, yelaka, domal*, kukka, kukkal*, pilli nak*, pilli nal*, pilli moo*, pilli mu*, pillul*, kothul*, jerri, జెర్రి',
  },
  dirt: {
    english:
      'kerosene, phenyl, soap, detergent, broken glass, glass broke, glass piece, glass pieces, piece of glass, pieces of glass, poison*, toxic, pesticide*, chemical*, gutter, drain water, hair, hairs, blood, spit, sneezed, coughed, flood*, plastic melt*, rust, rusty, rusted, safety pin, hair pin, hairpin, stapler pin, staple pin, band aid, bandaid, naphthalene, acid bottle, newspaper ink, cigarette, beedi, gutkha, toilet, diaper, sewage, near drain, near the drain, in the drain',
    hindi:
      'finail, sabun, kaanch, kanch, glass toot, zeher*, zahar*, naali, baal nikal*, baal nikl*, baal mil*, baal gir*, baal aa, baal tha, ek baal, lamba baal, lambe baal, kuch gir, kuch pad, dhool mitti, thook, khoon, zang, chheenk, jang laga, safety pin, akhbar*, syahi, keetnashak*, naale, naale ke, fenail, sui mil*, keel mil*, sewej, एसिड, अख़बार, अखबार*, स्याही, कीटनाशक*, नाले, सेफ्टी पिन, टॉयलेट, साबुन, कांच, काँच, ज़हर, फिनाइल',
    telugu:
      'sabbu, visham, gaju, gaaju, gajupenk*, ventruk*, vetruk*, juttu, dummu, murik*, drain neel*, drain nil*, drainage*, draineji*, raktam, tuppu, varada neel*, plaster oodi*, పేపరు అచ్చు, తుప్పు',
  },
  fallen: {
    english:
      'on the floor, on floor, on the ground, on ground, fell on, fell down, dropped on, dropped down, floor par, floor pe, floor mein, ground par, ground pe, road par gir*, road pe gir*',
    hindi:
      'zameen par, zameen pe, jamin par, jamin pe, zamin par, zamin pe, zamin mein, farsh par, farsh pe, sadak par gir*, sadak pe gir*, neeche gir*, niche gir*, naali mein gir*, mitti mein gir, ज़मीन पर, ज़मीन पे, फर्श पर',
    telugu:
      'kinda padi*, kinda padd*, kindapadi*, kinda pada*, nela meeda, nela mida, nelameeda, nelapai, nela pai, nelapaina, road meeda, mattilo, matti lo',
  },
  expired: {
    english:
      'expired, expiry, past date, past its date, best before, out of date, past the date, past use by, date is over, date over, date gone, date passed, swollen tin, swollen packet, swollen pack, bloated',
    hindi:
      'tin fula, packet fula, packet phool, date nikal gay*, tareekh nikal*, tarikh nikal*, date khatam, date chali gay*, तारीख निकल*, डेट निकल*, डेट खत्म, एक्सपायर, एक्सपायरी',
    telugu: 'gaduvu*, expire ay*, date aipoy*, date ayipoy*, date datip*, ubbina',
  },
  'over-fermented': {
    english:
      'over fermented, overfermented, fermented too long, fermented for too long, fermented too much, fermented for days, fermented very long',
    hindi:
      'zyada khamir, jyada khamir, bahut zyada khamir, zyada ferment, jyada ferment, zyada phool gaya',
    telugu: 'pulisipoyina, pulisi*, pulsip*, puliyab*, పులిసిపో, పులిసింది',
  },
  reheated: {
    english: 'twice heated, heated twice, reheated twice, double heated',
    hindi: 'baar baar garam, bar bar garam',
    telugu: 'malli malli vedi',
  },
  'from-plates': {
    english:
      'bitten, half eaten, halfeaten, from plates, from customer plates, from customers plates, from the plates, left on plates, left on the plates, leftover on plates, left by customer, left by customers, customer left, customers left, customers did not finish, customers didnt finish, returned by customers, ' +
      'returned by customer, customers plate, customer plates, customers plates, customer plate, somebody ate, licked, returned from a table, returned by table, plates that came back, plate that came back',
    hindi:
      'plate me chhod~, plate mein chhod~, plates mein chhod~, plate me bacha, plate mein bacha, plate se bach~, plates se bach~, plate se wapas, plates se wapas, plate se uthay~, thali se bach~, thaliyon se bach~, plates par bach~, plate par bach~, plate pe bach~, ' +
      'customer ne chhod~, customers ne chhod~, customer ka bacha, customers ka bacha, customer ke plate, customers ki plate, customer ki plate, grahak ki plate, grahak ki thali, thali me chhod~, thali mein chhod~, ' +
      'jootha, joothi, joothe, jutha, juthi, juthe, jhootha, jhoothi, jhoothe, jhutha, jhuthi, jhuthe, adha khaya, adhi khayi, aadha khaya, khaya hua, khayi hui, khaye hue, wapas aaya hua, ' +
      'जूठा, जूठी, जूठे, झूठा खाना, जूठन, थाली में छोड़ा, प्लेट में छोड़ा, प्लेट में छोड़ी, प्लेट में बचा, प्लेट में बची',
    telugu:
      'engili, engilidi, plate lo migil*, platelo migil*, platelo vadil*, plate lo vadil*, tinaga migil*, sagam tin*, muttukokunda vadil*, tirigi vachin*',
  },
  illness: {
    english:
      'vomiting, vomited, vomit*, loose motion, loose motions, diarrhoea, diarrhea, dysentery, stomach ache, stomach pain, stomach upset, upset stomach, fell sick, got sick, became sick, fell ill, got ill, became ill, food poisoning, sick, jaundice, typhoid, has fever, with fever, pus, sneezing',
    hindi:
      'ulti, ultiyan, ultiyaan, dast, pechish, jhada, pet kharab, pet dard, pet me dard, pet mein dard, bimar*, beemar*, bimaar*, bukhar, peeliya, piliya, mavad, पीलिया, मवाद, उल्टी, पेट दर्द, पेट में दर्द, पेट खराब, दस्त',
    telugu:
      'vanti, vantulu, vaantulu, vanthulu, vantul*, vaanti, virechana*, kadupu noppi, kadupulo noppi, kadupunoppi, jwaram, jabbu, pundu, kamerl*, pachakamerl*, చీము',
  },
};
