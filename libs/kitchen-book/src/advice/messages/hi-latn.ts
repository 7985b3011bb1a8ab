import type { Words } from '@thela/language';
import type { Messages } from './en';

const goesOff = 'Agar rakhe-rakhe khatta hua hai, to kharab hai: phenk dein.';

/** Foods that are 'she', or several. */
const isShe =
  /^(Phool gobi|Patta gobi|Gajar|Shimla mirch|Matar|Beans|Bhindi|Lauki|Mooli|Hari mirch|Adrak|Methi|Imli|Biryani|Khichdi|Dal|Gravy|Sabzi|Pav bhaji|Kadhi|Hari chutney|Nariyal ki chutney|Imli ki chutney|Tamatar ki chutney|Roti|Poori|Idli|Golgappe ki puri|Malai|Machhli|Chai|Lassi|Kachchi dal|Moongphali|Halwa, kheer ya mithai)\b(?!-dosa)/;
const areHe = /^(Ande|Noodles|Pise masale)\b/;

function agreeing(food: string, problem: string) {
  const ending = isShe.test(food) ? 'i' : areHe.test(food) ? 'e' : 'a';
  return problem.replace(
    /\b(khatt|gay|chipchip|kadw|patl|phool|meeth|kachch|kurkur|gaadh)a\b/g,
    `$1${ending}`,
  );
}

export const messages = ({ number }: Words): Messages => ({
  notUnderstood:
    'Rasoi ki kitaab yeh nahin samjhi. Saamaan ya dish ka naam likhein, usmein kya kharabi hai, aur woh kitna hai. Jaise:',
  examples: {
    tomatoes: '2 kilo tamatar bahut khatte hain',
    sambar: 'sambar mein namak zyada hai, 5 litre',
    batter: 'idli ka ghol phoola nahin, 3 kilo',
  },
  title: (food, problem) => `${food}: ${agreeing(food, problem)}`,
  titleWithAmount: (food, problem, amount) => `${food}: ${agreeing(food, problem)}, ${amount}`,
  forEachKilo: '1 kilo ke liye',
  forEachLitre: '1 litre ke liye',
  forKilos: (count) => `${number(count, 3)} kilo ke liye`,
  forLitres: (count) => `${number(count, 3)} litre ke liye`,
  forCounted: (counted, total, each) => `${counted} ke liye (${total}, ek mein ${each})`,
  plates: (count) => `${number(count, 3)} plate`,
  pieces: (count) => `${number(count, 3)} piece`,
  kilos: (count) => `${number(count, 3)} kilo`,
  litres: (count) => `${number(count, 3)} litre`,
  caution: 'Agar badbu aaye ya chipchipa ho, to phenk dein.',
  whatIsWrong: (food, faults) =>
    `${food}: kya gadbad hai? Ek-do shabdon mein bataiye: ${agreeing(food, faults)}.`,
  whichDish: 'Kaun si dish hai? Uska naam bataiye, to theek usi ka upaay milega.',
  foods: {
    tomato: 'Tamatar',
    onion: 'Pyaz',
    potato: 'Aloo',
    cauliflower: 'Phool gobi',
    cabbage: 'Patta gobi',
    carrot: 'Gajar',
    capsicum: 'Shimla mirch',
    peas: 'Matar',
    beans: 'Beans',
    brinjal: 'Baingan',
    okra: 'Bhindi',
    bottleGourd: 'Lauki',
    bitterGourd: 'Karela',
    cucumber: 'Kheera',
    radish: 'Mooli',
    greenChilli: 'Hari mirch',
    ginger: 'Adrak',
    garlic: 'Lahsun',
    spinach: 'Palak',
    methi: 'Methi',
    coriander: 'Hara dhaniya',
    mint: 'Pudina',
    curryLeaves: 'Kadi patta',
    lemon: 'Nimbu',
    tamarind: 'Imli',
    rawMango: 'Kachcha aam (kairi)',
    mango: 'Aam',
    banana: 'Kela',
    pineapple: 'Ananas (pineapple)',
    papaya: 'Papita',
    guava: 'Amrood',
    fruit: 'Phal',
    coconut: 'Nariyal',
    rice: 'Chawal',
    biryani: 'Biryani ya pulao',
    poha: 'Poha',
    upma: 'Upma',
    khichdi: 'Khichdi ya pongal',
    noodles: 'Noodles',
    dal: 'Dal',
    sambar: 'Sambar',
    rasam: 'Rasam',
    gravy: 'Gravy ya curry',
    sabzi: 'Sabzi',
    pavBhaji: 'Pav bhaji',
    chole: 'Chole',
    rajma: 'Rajma',
    ragda: 'Ragda',
    kadhi: 'Kadhi',
    greenChutney: 'Hari chutney',
    coconutChutney: 'Nariyal ki chutney',
    tamarindChutney: 'Imli ki chutney',
    tomatoChutney: 'Tamatar ki chutney',
    pickle: 'Achar',
    idliBatter: 'Idli-dosa ka ghol',
    vadaBatter: 'Vade ka ghol',
    besanBatter: 'Besan ka ghol',
    jalebiBatter: 'Jalebi ka ghol',
    dough: 'Goondha aata',
    roti: 'Roti, paratha ya naan',
    poori: 'Poori',
    pav: 'Pav ya bread',
    idli: 'Idli',
    dosa: 'Dosa ya uttapam',
    vada: 'Vada',
    pakora: 'Pakora ya samosa',
    golgappa: 'Golgappe ki puri, sev ya papdi',
    paniPuriWater: 'Golgappe ka paani',
    curd: 'Dahi',
    milk: 'Doodh',
    cream: 'Malai ya cream',
    paneer: 'Paneer',
    chicken: 'Chicken',
    mutton: 'Mutton ya keema',
    fish: 'Machhli ya jhinga',
    egg: 'Ande',
    tea: 'Chai',
    lassi: 'Lassi ya chaas',
    lemonWater: 'Nimbu paani ya juice',
    sweets: 'Halwa, kheer ya mithai',
    jamun: 'Gulab jamun ya rasgulla',
    syrup: 'Chashni',
    besan: 'Aata (besan, sooji)',
    spices: 'Pise masale',
    pulses: 'Kachchi dal',
    peanuts: 'Moongphali',
    jaggery: 'Gud ya cheeni',
    oil: 'Talne ka tel',
    momo: 'Momo',
    papad: 'Papad',
  },
  problems: {
    sour: 'zyada khatta',
    soured: 'daali hui khatai zyada',
    watery: 'paani zyada',
    salty: 'namak zyada',
    'too-hot': 'mirch zyada',
    bland: 'swaad pheeka',
    'over-ripe': 'zyada pak gaya',
    old: 'baasi',
    dry: 'sookh gaya',
    sticky: 'chipchipa',
    bitter: 'kadwa',
    thin: 'zyada patla',
    'not-fermented': 'phoola nahin',
    sweet: 'zyada meetha',
    oily: 'tel zyada',
    burnt: 'jal gaya',
    hard: 'kadak ya kachcha',
    soggy: 'seel gaya, kurkura nahin',
    thick: 'zyada gaadha',
    raw: 'andar se kachcha',
    split: 'phat gaya',
    breaks: 'phatna ya tootna',
    colour: 'rang kharab',
    foaming: 'jhaag ya dhuan',
  },
  mending: {
    soured: {
      grain:
        '{250 g} sade pake chawal (ya jo bhi anaaj ho) ya ubla aloo, {5 g} cheeni aur {10 ml} tel ya ghee halke haath se milayein; chakhein.',
      meat: '{8 g} cheeni, {80 ml} garam paani aur {30 g} cream ya bhune pyaz ka paste milayein; dheemi aanch par 3 minute pakayein, chakhein.',
      fried:
        '{80 g} meethi chutney ya meethe dahi ke saath parosein; agli baar khatai aadhi daalein.',
      bread:
        '{80 g} meethi chutney ya nariyal ki chutney ke saath parosein; agli baar khatai aadhi daalein.',
      coconutChutney:
        '{150 g} taaza nariyal ya bhuni chana dal, {5 g} cheeni aur {2 pinch} namak daalkar peesein.',
      milk: 'Nimbu ya sirke se phate doodh ka paneer banta hai: turant saaf kapde mein chhaanein, {1000 ml} thande paani se dhoyein, 30 minute dabakar rakhein aur aaj hi kaam mein lein.',
    },
    sour: {
      tomato:
        '{8 g} cheeni ya gud aur {2 pinch} namak daalkar pakayein, dheemi aanch par 5 minute rakhein, phir chakhein; zaroorat ho to aadha-aadha aur daalein. {100 g} bhuna pyaz daalne se bhi swaad theek hota hai.',
      fruit:
        '{15 g} cheeni aur {2 pinch} kala namak milayein, 10 minute rakhein, phir chakhein. Juice ya chutney ke liye {20 g} cheeni ya gud aur daalein.',
      lemon:
        'Ras jitna daalte hain usse aadha daalein aur {20 g} cheeni aur {2 pinch} kale namak se swaad theek karein.',
      tamarind:
        'Goode ko {700 g} gud, {10 g} bhune jeere aur {10 g} namak ke saath ubaalein; chakhte hue gud thoda-thoda badhayein.',
      gravy: `{8 g} gud ya cheeni aur {1 pinch} namak milayein, dheemi aanch par 5 minute pakayein. Phir bhi khatta lage: {100 g} masla ubla aloo ya {30 g} cream daalein. ${goesOff}`,
      kadhi: `{15 g} besan {150 ml} paani mein gholein, {8 g} gud ke saath daalein aur 8 minute ubaalein. ${goesOff}`,
      chutney:
        '{12 g} gud ya cheeni, {40 g} bhuni chana dal aur {1 pinch} bhuna jeera daalkar peesein; chakhein, phir namak daalein.',
      pickle:
        '{20 g} pisa gud aur {2 pinch} bhuna jeera milayein; saaf sookhe martabaan mein ek din rakhein.',
      batter:
        '{250 g} taaza bina khameer utha ghol, ya {60 g} chawal ka aata {60 ml} paani ke saath, aur {5 g} cheeni milayein. Aaj hi pyaz wale dose ya uttapam mein istemaal karein. Baking soda na daalein. Badbu aaye ya gulabi ya kale dhabbe dikhein, to phenk dein.',
      idli: 'Ghol mein khameer zyada uth gaya hai: har kilo ghol mein {250 g each} taaza ghol ya {60 g each} chawal ka aata {60 ml each} paani ke saath aur {5 g each} cheeni milayein, aur yeh idli sambar ke saath parosein. Agar pakne ke baad khatti hui hain, to phenk dein.',
      dosa: 'Ghol mein khameer zyada uth gaya hai: har kilo ghol mein {250 g each} taaza ghol ya {60 g each} chawal ka aata {60 ml each} paani ke saath aur {5 g each} cheeni milayein. Agar pakne ke baad khatte hue hain, to phenk dein.',
      dough:
        '{300 g} taaza aata {150 ml} paani ke saath, {5 g} cheeni aur {2 pinch} namak daalkar goondhein; 20 minute thandi jagah rakhein aur aaj hi kaam mein lein.',
      curd: '{150 ml} thanda taaza doodh ya {200 g} taaza dahi, {10 g} cheeni aur {2 pinch} namak daalkar phentein. Bahut khatte dahi ki kadhi achhi banti hai.',
      drink:
        '{20 g} cheeni ya gud, {1 pinch} kala namak aur {100 ml} thanda paani daalein; chakhein aur zaroorat ho to aadha-aadha aur daalein.',
      sweet:
        'Agar phal ki wajah se khatta hai, to {30 g} cheeni aur {1 pinch} elaichi daalkar pakayein. Agar doodh ki mithai apne aap khatti hui hai, to kharab hai: phenk dein.',
    },
    watery: {
      syrup:
        'Bina dhakkan 4 se 5 minute aur ubaalein, jab tak ungliyon ke beech ek taar na bane; {5 ml} nimbu ka ras daalein.',
      tomato:
        'Beej aur ras nikaalein, phir bina dhake tez aanch par 8 se 10 minute pakayein. Jaldi gaadha karna ho to {15 g} bhuna besan ya {60 g} bhune pyaz ka paste daalein.',
      gravy:
        'Bina dhake dheemi aanch par 8 minute pakayein. Phir {15 g} chawal ka aata ya besan {40 ml} thande paani mein gholkar daalein aur 3 minute ubaalein.',
      dal: 'Ek karchhi dal bartan ki deewar se masal dein aur bina dhake dheemi aanch par 8 minute pakayein. Phir bhi patli ho: {15 g} besan {40 ml} paani mein gholkar daalein, 3 minute ubaalein.',
      chutney:
        '{40 g} bhuni chana dal ya kasa nariyal aur {1 pinch} namak daalkar peesein; 5 minute rakhein, gaadhi ho jaayegi.',
      tamarindChutney:
        'Bina dhake 8 minute ubaalein. Phir bhi patli ho: {8 g} chawal ka aata {30 ml} thande paani mein gholkar milayein aur 2 minute ubaalein.',
      tomatoChutney:
        '{10 ml} tel mein bina dhake 8 minute bhoonein, jab tak tel upar na aaye; ya {30 g} bhuni chana dal daalkar peesein.',
      curd: 'Saaf kapde mein baandhkar fridge mein 30 minute latkayein, ya {40 g} milk powder ya {150 g} gaadha dahi daalkar phentein.',
      milk: 'Chalate hue 10 se 15 minute ubaalkar gaadha karein, ya {40 g} milk powder phentkar milayein.',
      grain:
        'Paani nikaalein, phir {5 ml} tel ya ghee daalkar bina dhake sabse dheemi aanch par 5 minute rakhein. Upma ya khichdi mein {30 g} bhuni sooji milayein.',
      vegetable:
        '{5 g} namak lagayein, 15 minute rakhein aur nichodein. Stuffing ya salad mein {20 g} bhuna besan ya moongphali ka choora milayein, baaki paani sokh lega.',
      leaf: 'Jhatak kar sukhayein, ya pakane ke baad nichodein. Dish mein {15 g} bhuna besan daalein aur bina dhake 4 minute pakayein.',
      fruit:
        'Ras nikaalkar sharbat ke liye rakhein; parosne se theek pehle tukdon mein {10 g} cheeni aur {1 pinch} namak milayein.',
      dough: '{50 g} sookha aata aur {5 ml} tel daalkar goondhein; 15 minute rakhein.',
      drink:
        'Chai: {4 g} chai patti aur {100 ml} doodh daalkar 2 minute aur ubaalein. Lassi: {150 g} gaadha dahi daalkar phentein.',
      paniPuriWater:
        '{30 g} pudina aur dhaniya, {10 g} imli ka gooda, {3 g} kala namak aur {2 g} bhuna jeera peeskar milayein.',
      lemonWater:
        '{15 ml} nimbu ka ras, {15 g} cheeni aur {1 pinch} kala namak daalein; baraf kam daalein.',
      sweet:
        'Chalate hue bina dhake 8 minute pakayein; phir {20 g} bhuni sooji ya milk powder daalein, aur 2 minute aur pakayein.',
      meat: 'Paani nikaalein, phir {10 ml} tel mein tez aanch par 3 se 5 minute sukhayein; bache ras ko {10 g} chawal ka aata {30 ml} paani mein gholkar gaadha karein.',
      tea: '{4 g} chai patti aur {100 ml} doodh daalkar 3 minute aur ubaalein. Agli baar har litre ke liye {10 g each} patti 3 minute paani mein ubaalein, doodh uske baad daalein.',
    },
    salty: {
      gravy:
        '{150 g} kachche aloo ke tukde aur {100 ml} bina namak ka garam paani daalkar dheemi aanch par 10 minute pakayein, phir aloo nikaal lein. Aakhir mein {5 ml} nimbu ka ras aur {1 pinch} cheeni daalein.',
      chutney:
        '{100 g} bina namak ka wahi saamaan (dhaniya, nariyal ya bhuna chana), {5 ml} nimbu ka ras aur {1 pinch} cheeni daalkar peesein.',
      tamarindChutney:
        '{100 ml} paani, {50 g} gud aur {30 g} bina namak ke imli ke goode ke saath 3 minute ubaalein.',
      pickle:
        '{200 g} bina namak ke tukde aur {15 ml} nimbu ka ras daalein; saaf sookhe martabaan mein 2 din rakhein.',
      batter:
        '{300 g} bina namak ka ghol, ya {80 g} chawal ka aata {90 ml} paani ke saath, aur {1 pinch} cheeni milayein; 15 minute rakhein.',
      besanBatter:
        '{100 g} besan {100 ml} paani ke saath aur {1 pinch} cheeni milayein; 10 minute rakhein.',
      dough: '{250 g} taaza aata {130 ml} paani ke saath daalkar goondhein; 20 minute rakhein.',
      grain:
        '{300 g} bina namak ke taaza pake chawal (ya wahi anaaj) ya ubla aloo aur {8 ml} nimbu ka ras halke haath se milayein.',
      vegetable:
        '{150 g} bina namak ka ubla aloo ya {20 g} bhuna besan aur {5 ml} nimbu ka ras milayein. Kachchi ho: {1000 ml} paani mein dhokar nichodein.',
      leaf: '{1000 ml} paani mein dhokar nichodein; dish mein {100 g} ubla aloo aur {5 ml} nimbu ka ras daalein.',
      fruit: 'Jaldi se dhoyein; {15 g} cheeni aur {5 ml} nimbu ka ras milayein.',
      curd: '{250 g} bina namak ka dahi aur {1 pinch} cheeni daalkar phentein.',
      meat: '{100 ml} garam paani aur {50 g} bina namak ka phenta dahi daalein, dheemi aanch par 5 minute pakayein, aakhir mein {5 ml} nimbu ka ras daalein. Paneer: {1000 ml} gungune paani mein 15 minute bhigoyein.',
      fried:
        '{150 g} bina namak ke dahi ya pyaz ke salad aur {5 ml} nimbu ke ras ke saath parosein; khuli cheez ho, to {300 g} bina namak ke tukde milayein. Agli baar namak kam daalein.',
      bread:
        '{150 g} bina namak ke dahi ya aloo ki stuffing ke saath parosein; agli baar {5 g} namak kam daalein.',
      drink: '{200 ml} thanda paani, {10 ml} nimbu ka ras aur {10 g} cheeni daalein; chakhein.',
      dry: '{300 g} wahi cheez bina namak ki aur {1 pinch} cheeni milayein; dish mein namak na daalein.',
    },
    'too-hot': {
      gravy:
        'Aanch se utaarkar {60 g} phenta dahi ya {30 g} cream ya nariyal ka paste aur {5 g} cheeni milayein; dheemi aanch par 3 minute pakayein, aakhir mein {5 ml} nimbu ka ras daalein.',
      chutney:
        '{80 g} gaadha dahi ya bhuni chana dal, {5 g} cheeni aur {5 ml} nimbu ka ras daalkar peesein.',
      tamarindChutney: '{40 g} gud aur {40 ml} paani daalkar 2 minute ubaalein.',
      pickle: '{30 g} pisa gud aur {10 ml} nimbu ka ras milayein; ek din rakhein.',
      greenChilli:
        'Cheera lagayein, beej aur safed nasein nikaalein, {1000 ml} paani aur {5 g} namak mein 15 minute bhigoyein, aur jitni daalte hain usse aadhi daalein.',
      vegetable:
        'Kachchi ho: kaatein, {1000 ml} thande paani, {10 ml} sirke ya nimbu ke ras aur {5 g} namak mein 10 minute bhigoyein, phir paani nikaalein. Paki ho: {60 g} dahi aur {5 g} cheeni milayein.',
      leaf: '{60 g} dahi ya {100 g} ubla aloo aur {5 g} cheeni milayein.',
      grain:
        '{250 g} sade pake chawal (ya wahi anaaj), {10 ml} ghee aur {8 ml} nimbu ka ras halke haath se milayein; saath mein {100 g} dahi parosein.',
      batter: '{300 g} sada ghol aur {2 pinch} cheeni milayein.',
      fried:
        '{80 g} meethe dahi ya imli-gud ki chutney ke saath parosein; agli baar mirch aadhi daalein.',
      bread: '{80 g} dahi ya {10 g} makkhan ke saath parosein; agli baar mirch aadhi daalein.',
      curd: '{200 g} sada dahi aur {8 g} cheeni daalkar phentein.',
      meat: 'Aanch se utaarkar {80 g} phenta dahi ya {30 g} cream aur {5 g} cheeni milayein, 3 minute garam karein, aakhir mein {8 ml} nimbu ka ras daalein.',
      drink:
        '{200 ml} thanda paani, {10 g} gud ya cheeni aur {15 g} imli ka gooda daalein; chakhein.',
      fruit: '{15 g} cheeni aur {10 ml} nimbu ka ras milayein.',
      dry: 'Jitna daalte hain usse aadha daalein; halka masala chahiye to {300 g} bhuna dhaniya powder aur {5 g} cheeni milayein.',
      dough: '{300 g} sada aata {150 ml} paani ke saath daalkar goondhein; 15 minute rakhein.',
    },
    bland: {
      tomato:
        '{10 g} imli ka gooda ya {8 ml} nimbu ka ras, {3 g} namak aur {3 g} cheeni daalein, aur 3 minute aur pakayein.',
      gravy:
        'Pehle {2 g} namak aur {5 ml} nimbu ka ras ya {2 g} amchur milayein, aur chakhein. Phir {10 ml} garam tel mein {2 g} jeera aur {1 g} lal mirch ka tadka lagakar daalein.',
      sambar:
        '{2 g} namak, {10 g} imli ka gooda aur {4 g} sambar masala milayein, 4 minute ubaalein, phir {10 ml} garam tel mein {2 g} rai aur kadi patte ka tadka daalein.',
      rasam:
        '{10 g} imli ka gooda, {2 g} namak aur {3 g} kuti kali mirch aur jeera daalein; jhaag aane tak garam karein.',
      chutney:
        '{2 g} namak, {8 ml} nimbu ka ras, {5 g} hari mirch aur {1 g} bhuna jeera daalkar peesein.',
      tamarindChutney: '{3 g} kala namak, {3 g} bhuna jeera aur {1 g} lal mirch milayein.',
      pickle:
        '{10 g} namak, {5 g} bhuni pisi rai aur {10 ml} nimbu ka ras milayein; 2 din rakhein.',
      vegetable: '{3 g} namak, {2 g} bhuna jeera aur {3 g} amchur ya {8 ml} nimbu ka ras milayein.',
      leaf: '{3 g} namak, {8 ml} nimbu ka ras aur {10 g} tala lahsun daalein.',
      fruit: '{10 ml} nimbu ka ras, {4 g} chaat masala aur {1 pinch} kala namak milayein.',
      batter:
        '{4 g} namak, {3 g} jeera aur {10 g} kati mirch aur adrak milayein; 10 minute rakhein.',
      dough: '{4 g} namak, {3 g} ajwain aur {10 ml} tel daalkar goondhein.',
      grain:
        '{12 ml} garam tel mein {3 g} rai aur {2 g} jeere ka tadka lagakar upar daalein, {3 g} namak aur {10 ml} nimbu ka ras daalein, aur halke haath se milayein.',
      bread: '{12 g} makkhan ya tel lagayein aur {3 g} podi ya chaat masala burkein.',
      fried:
        'Garam-garam par {4 g} chaat masala burkein aur {60 g} hari chutney ke saath parosein; agli baar {3 g} namak zyada daalein.',
      curd: '{3 g} namak, {3 g} bhuna jeera aur {1 pinch} kala namak daalkar phentein.',
      milk: '{15 g} cheeni aur {1 g} elaichi daalkar garam karein.',
      meat: 'Garam mein {3 g} namak, {10 ml} nimbu ka ras aur {3 g} garam masala milayein; {10 g} adrak-lahsun paste daalkar 2 minute bhoonein.',
      drink:
        '{6 g} kuti adrak aur {1 g} elaichi daalkar 2 minute aur ubaalein. Thanda ho: {10 ml} nimbu ka ras, {2 g} kala namak aur {2 g} bhuna jeera daalein.',
      paniPuriWater:
        '{4 g} kala namak, {3 g} bhuna jeera aur {15 ml} nimbu ka ras milayein, phir {20 g} pisa pudina aur hari mirch; thanda karein aur chakhein.',
      lemonWater: '{15 ml} nimbu ka ras, {10 g} cheeni aur {2 g} kala namak milayein.',
      lassi:
        '{3 g} bhuna jeera aur {3 g} kala namak, ya {20 g} cheeni aur {1 g} elaichi daalkar phentein.',
      sweet: '{15 g} cheeni, {1 g} elaichi aur {1 pinch} namak daalkar garam karein.',
      dry: 'Dheemi aanch par 1 se 2 minute sookha bhoonein, jab tak khushboo na aaye, aur paanchwa hissa zyada daalein: jahan {2.5 g each} masala lagta tha, wahan {3 g each} masala.',
      jaggery:
        'Har kilo par jitna likha hai usse {150 g each} gud ya cheeni zyada daalein, saath mein {1 pinch each} namak.',
      tea: '{4 g} chai patti, {6 g} kuti adrak aur {1 g} elaichi daalkar 3 minute aur ubaalein.',
    },
    'over-ripe': {
      tomato:
        'Jin par fungus ho, jo ris rahe hon ya jinse badbu aaye, unhe phenk dein. Baaki aaj hi pakayein: {15 g} lahsun, {4 g} namak aur {5 g} cheeni, 10 minute, chutney ya gravy ke liye.',
      fruit:
        'Jin par fungus ho ya jinse badbu aaye, unhe phenk dein. Baaki aaj hi {30 g} cheeni aur {10 ml} nimbu ke ras ke saath pakayein, ya {500 ml} thande doodh ya dahi ke saath mixer mein chalayein; cheeni kam daalein, phal pehle se meethe hain.',
      banana:
        'Andar se saaf ho to kale chhilke se koi dikkat nahin. {300 g} aata, {80 g} gud aur {2 pinch} namak ke saath masalkar meethe bonde banayein, ya {1000 ml} thande doodh ke saath mixer mein chalayein.',
      lemon:
        'Aaj hi nichodein aur ras mein {20 g} namak ya {300 g} cheeni milayein; fridge mein rakhein.',
      tamarind:
        '{1000 ml} garam paani mein bhigoyein, chhaanein, aur goode ko {20 g} namak ke saath ubaalein; fridge mein rakhein.',
      vegetable:
        'Jin par fungus ya chipchipahat ho ya jinse badbu aaye, unhe phenk dein. Kade beej nikaalein, chhota kaatein aur aaj hi {4 g} namak, {10 g} adrak aur {8 ml} nimbu ke ras ke saath pakayein.',
      leaf: 'Peele aur chipchipe patte nikaalein, baaki {1000 ml} thande paani mein dhoyein aur aaj hi {8 ml} nimbu ke ras ke saath pakayein ya peesein.',
    },
    old: {
      tomato:
        'Jin par fungus ho, jo ris rahe hon ya jinse badbu aaye, unhe phenk dein. Baaki aaj hi pakayein: {15 g} lahsun, {4 g} namak aur {5 g} cheeni, 10 minute.',
      vegetable:
        'Jo naram, chipchipi ya fungus lagi hon, unhe phenk dein. Baaki {1000 ml} thande paani aur {5 g} namak mein 10 minute bhigoyein, saaf karein, aur aaj hi {8 g} adrak-lahsun ke saath pakayein.',
      potato:
        'Hare, naram ya kadwe aloo aur jinmein bahut ankur hon, unhe phenk dein. Baaki mein se ankur aur aankhein gehri kaatkar nikaalein, chheelein, aur {1000 ml} paani aur {8 g} namak mein ubaalein; {5 ml} nimbu ka ras mithaas kam karta hai.',
      onion:
        'Fungus lage ya naram pyaz phenk dein. Baaki ki do parat utaarein aur {30 ml} tel aur {3 g} namak mein brown hone tak bhoonein; kachcha na parosein.',
      leaf: 'Peele aur chipchipe patte nikaalein, baaki ko {1000 ml} thande paani aur {5 ml} nimbu ke ras mein 10 minute khada rakhein, aur aaj hi peesein ya pakayein.',
      fruit:
        'Jin par fungus ho, jo ris rahe hon ya jinse badbu aaye, unhe phenk dein. Baaki aaj hi {30 g} cheeni aur {10 ml} nimbu ke ras ke saath pakayein.',
      coconut:
        'Sabun ya tel ki smell aaye, ya peela ya chipchipa ho, to phenk dein. Nahin to kasein aur {1 pinch} namak ke saath 3 minute bhoonein; {50 g} bhune chane ke saath peesein.',
      batter:
        'Fridge mein 2 din tak theek hai, agar smell saaf ho aur koi rang na dikhe: {60 g} chawal ka aata, {60 ml} paani aur {5 g} cheeni milayein aur aaj hi dose banayein. Nahin to phenk dein.',
      dough:
        'Tabhi, jab fridge mein tha aur smell saaf hai: {200 g} taaza aata, {100 ml} gunguna paani aur {10 ml} tel daalkar goondhein, aur aaj hi kaam mein lein. Nahin to phenk dein.',
      bread:
        'Jis par fungus ka ek daag bhi ho, use phenk dein. Sookhi bread ya roti: {30 ml} paani chhidak kar dhak kar garam karein, ya {30 g} makkhan mein sekein. Idli tabhi, jab fridge mein thi; poori garam hone tak bhaap dein.',
      curd: 'Tabhi, jab smell saaf ho aur koi rang na dikhe: {200 g} taaza dahi aur {2 pinch} namak daalkar phentein, ya {60 g} besan daalkar kadhi ubaalein. Nahin to phenk dein.',
      dry: 'Seelan ki smell aaye ya keede ya gaanthein hon, to phenk dein. Nahin to 1 se 2 minute sookha bhoonein; jahan {2.5 g each} masala lagta tha, wahan {3 g each} masala daalein.',
      besan:
        'Chhaanein. Seelan ki smell aaye, swaad kadwa ho ya keede hon, to phenk dein. Nahin to {10 ml} tel mein dheemi aanch par 3 minute bhoonein.',
      pulses:
        'Beenein, dhoyein, aur {2000 ml} gungune paani mein 2 ghante bhigoyein; {5 ml} tel aur {2 pinch} haldi ke saath ubaalein, namak aakhir mein hi daalein. Seelan ki smell aaye, to phenk dein.',
      oil: 'Kala ya gaadha ho, jhaag de, jaldi dhuan de ya usse smell aaye, to phenk dein. Agar abhi halke rang ka hai: chhaanein, {500 ml} taaza tel milayein aur aaj bas ek baar aur kaam mein lein.',
      golgappa:
        'Purane tel ki smell aaye, to phenk dein. Nahin to sookhe, halke garam tawe par 4 minute kurkura karein aur {2 g} chaat masala burkein.',
      pickle:
        'Fungus ya jhaag ho, to phenk dein. Nahin to {50 ml} garam karke thande kiye tel se dhak dein; sookha chammach hi lagayein.',
    },
    dry: {
      tomato:
        '{80 ml} paani, {4 g} namak aur {10 ml} tel daalkar dhak kar pakayein, jab tak gal na jaayein.',
      gravy:
        '{120 ml} garam paani ya shorba aur {10 ml} tel milayein, dhak kar dheemi aanch par 3 minute pakayein; namak chakhein.',
      chutney:
        '{60 ml} ubaalkar thanda kiya paani, {5 ml} nimbu ka ras aur {1 pinch} namak daalkar peesein.',
      pickle:
        '{80 ml} garam karke thanda kiya tel aur {10 ml} nimbu ka ras upar daalein; ek din rakhein.',
      dough:
        '{40 ml} gunguna paani thoda-thoda karke aur {10 ml} tel daalkar goondhein; geele kapde se 20 minute dhak kar rakhein.',
      grain:
        '{70 ml} garam paani aur {10 g} ghee chhidkein, kaskar dhakein aur sabse dheemi aanch par 5 minute rakhein; phir halke haath se chalayein.',
      bread:
        '{30 ml} paani chhidak kar 2 minute bhaap dein, ya {12 g} ghee lagakar dhak kar garam karein; turant parosein.',
      fried:
        '{1000 ml} gungune paani aur {5 g} namak mein 5 minute duboyein, dabayein, aur {300 g} phente dahi mein parosein (vada), ya {150 g} chutney ke saath parosein.',
      meat: '{60 g} phenta dahi ya {100 ml} garam paani aur {15 ml} tel milayein, dhak kar 5 minute garam karein. Paneer: {1000 ml} gungune paani aur {5 g} namak mein 10 minute rakhein.',
      vegetable:
        'Kachchi ho: {1000 ml} thande paani mein 15 minute rakhein. Paki ho: {50 ml} garam paani aur {8 ml} tel chhidkein, 4 minute dhakein.',
      coconut:
        '{150 ml} gunguna paani ya doodh daalkar mixer mein chalayein aur aage peesne se pehle 10 minute rakhein.',
      leaf: '{1000 ml} thande paani aur {5 ml} nimbu ke ras mein 10 minute khada rakhein; jo phir bhi brown rahe, use phenk dein.',
      fruit:
        '{1000 ml} gungune paani mein 10 minute bhigoyein, phir belkar nichodein; gooda {10 g} cheeni ke saath kaam mein lein.',
      lemon:
        '{1000 ml} garam paani mein (ubalte mein nahin) 10 minute rakhein, hatheli se belein, aur nichodein; {2 pinch} namak se ras zyada nikalta hai.',
      tamarind: '{1000 ml} garam paani mein 30 minute bhigoyein, nichodein aur chhaanein.',
      sweet:
        '{80 ml} garam doodh ya cheeni ki chaashni aur {8 g} ghee dheemi aanch par 3 minute milayein.',
      curd: '{100 ml} thanda doodh ya paani aur {2 pinch} namak daalkar phentein.',
    },
    sticky: {
      grain:
        'Chaudi thaali mein 10 minute phailayein, phir {12 ml} tel aur {8 ml} nimbu ka ras halke haath se milayein. Agli baar teen baar dhoyein, aur {500 ml} paani kam daalkar ubaalein.',
      batter:
        'Garam tawe par aadha pyaz aur {5 ml} tel ragdein, aur tawa phir garam hone dein. Agar ghol hi chipakta hai, to {40 g} chawal ka aata aur {30 ml} paani milayein.',
      dosa: 'Garam tawe par tel mein duboya aadha pyaz ragdein, paani chhidkein, ponchhein, phir ghol daalein. Agli baar har kilo ghol mein {30 g each} chawal ka aata milayein.',
      idli: 'Geele chammach se nikaalne se pehle 5 minute rukein; saanche mein {5 ml} tel lagayein. Agli baar har kilo ghol mein {40 g each} idli rava milayein.',
      dough:
        '{40 g} sookha aata aur {8 ml} tel daalkar goondhein; kapde se dhak kar 15 minute rakhein.',
      bread:
        'Belne se pehle {20 g} sookha aata lagayein, aur ek ke upar ek rakhne se pehle {8 g} ghee lagayein.',
      okra: 'Kaatne se pehle achhe se sukhayein. {30 ml} tel aur {10 ml} nimbu ka ras ya {30 g} dahi daalkar bina dhake bhoonein, aur namak aakhir mein hi daalein.',
      potato:
        'Tikki ya stuffing ke liye {40 g} chawal ka aata ya bread ka choora milayein; agli baar uble aloo thande karke maslein, mixer mein na chalayein.',
      vegetable:
        'Sukhayein, phir {20 ml} tel aur {8 ml} nimbu ke ras ke saath bina dhake pakayein.',
      chutney: '{60 ml} garam paani aur {5 ml} nimbu ka ras milayein.',
      sweet:
        'Dheemi aanch par {10 g} ghee aur {30 ml} garam doodh ya paani milayein, jab tak kadhai na chhode.',
      dry: '{30 g} bhuna chawal ka aata milayein, ya garam tawe par 5 minute sukhayein; airtight dabbe mein rakhein.',
      fried:
        'Garam tel mein 1 minute phir talein; agli baar har kilo ghol mein {40 g each} chawal ka aata milayein.',
      gravy: '{100 ml} garam paani, {5 ml} nimbu ka ras aur {1 pinch} namak daalkar patla karein.',
      momo: 'Parat chipakti ya phatti hai: aate mein {30 g} sookha maida goondhein, geele kapde ke neeche 30 minute rakhein, kinara beech se patla belein, kam bharein, aur steamer mein {5 ml} tel lagayein.',
      egg: 'Tawa achha garam karein, aadhe pyaz aur {10 ml} tel se ponchhein, aur kinara khud uthne par hi paltein. Agli baar tawa taiyaar karein: {20 ml} tel aur namak ke saath garam karke ponchhein.',
    },
    bitter: {
      bitterGourd:
        'Chheelein, kaatein, {15 g} namak malein aur 30 minute rakhein; nichodkar dhoyein. {15 g} gud aur {15 g} imli ke goode ke saath pakayein.',
      brinjal:
        'Tukde {1000 ml} paani aur {10 g} namak mein 15 minute bhigoyein, paani nikaalein; {5 g} gud ke saath pakayein.',
      methi: '{8 g} namak malein, 15 minute rakhein, nichodein; {5 g} cheeni ke saath pakayein.',
      leaf: 'Mote danthal hatakar patte lein; {1000 ml} paani aur {5 g} namak mein dhoyein, aur {5 g} cheeni aur {8 ml} nimbu ka ras daalein.',
      tomato: 'Hara hissa aur beej nikaalein; {8 g} cheeni aur {2 pinch} namak ke saath pakayein.',
      onion:
        'Jale tukde nikaalein; kachche ko {1000 ml} thande paani aur {5 g} namak mein dhoyein, baaki {5 g} cheeni ke saath pakayein.',
      garlic:
        'Jala lahsun kadwa hi rehta hai: use nikaalein aur dish ke har kilo par {50 g each} taaza lahsun dheemi aanch par bas halka sunehra hone tak bhoonein.',
      radish:
        'Mota chheelein, kaatein, {8 g} namak malein, 15 minute rakhein, nichodein; {8 ml} nimbu ka ras daalein.',
      cabbage:
        'Bahar ke patte aur danthal nikaalein, {1000 ml} paani aur {5 g} namak mein 1 minute ubaalein, paani nikaalein; {5 g} cheeni daalein.',
      capsicum:
        'Beej aur safed nasein nikaalein aur {15 ml} tel aur {5 g} cheeni mein 3 minute bhoonein.',
      lemon:
        'Chhilka aur beej hatakar halke se nichodein, aur {20 g} cheeni aur {1 pinch} kala namak daalein.',
      fruit:
        'Chhilka aur andar ki safed parat kaatkar hatayein; {20 g} cheeni aur {2 pinch} namak milayein. Agar gooda hi kadwa hai, to phenk dein.',
      gravy:
        'Tala khurche bina saaf bartan mein daalein. Aanch se utaarkar {10 g} gud, {30 g} cream ya {60 g} dahi aur {5 ml} nimbu ka ras milayein.',
      chutney:
        '{8 g} cheeni ya gud, {8 ml} nimbu ka ras aur {40 g} bhuni chana dal daalkar peesein; agli baar mote danthal na daalein, aur bas thodi der peesein.',
      batter:
        '{300 g} taaza ghol bina soda aur methi ka, aur {8 g} cheeni milayein. Zyada soda kadwa hi rehta hai: aur kabhi na daalein.',
      drink:
        'Chai: {100 ml} garam doodh aur {10 g} cheeni daalein, aur agli baar patti bas 2 minute ubaalein. Nimbu ka sharbat: chhilke aur beej chhaan lein, {20 g} cheeni daalein.',
      grain:
        'Upar ka safed hissa khurche bina saaf bartan mein lein; {10 g} ghee aur {5 ml} nimbu ka ras milayein, jala hissa phenk dein.',
      fried:
        'Jale tukde chunkar phenk dein; tel chhaanein, dheemi aanch par talein, {3 g} chaat masala burkein.',
      tea: 'Patti turant chhaan lein, {100 ml} garam doodh aur {10 g} cheeni daalein. Agli baar patti zyada se zyada 3 minute ubaalein, ek hi patti dobara kabhi nahin.',
      paniPuriWater:
        'Chhaan lein, phir {200 ml} thanda paani, {15 g} imli ka gooda, {10 g} gur aur {2 g} kala namak daalein. Agli baar pudine ke bas patte peesein, danthal nahin, aur thodi hi der.',
    },
    thin: {
      batter:
        'Idli-dosa: {60 g} chawal ka aata, ya idli ke liye baareek sooji, aur {1 pinch} namak milayein; 15 minute rakhein, phir ek banakar dekhein.',
      vadaBatter:
        '{40 g} chawal ka aata aur {20 g} baareek sooji milayein, 20 minute thanda karein, aur haath geele karein, ghol nahin.',
      besanBatter:
        '{80 g} besan aur {20 g} chawal ka aata daalkar phentein; ghol chammach ki peeth par chadh jaaye.',
      jalebiBatter:
        '{50 g} maida aur {10 g} cornflour daalkar phentein; ghol ribbon ki tarah gire.',
    },
    'not-fermented': {
      batter:
        '{5 g} cheeni aur {30 g} purana ghol ya khatta dahi milayein, aur dhak kar garam jagah (30 se 35 °C: chulhe ke paas, upar nahin, ya band oven mein) 3 se 5 ghante rakhein. Jaldi ho: har kilo mein {30 g each} dahi daalkar idli ki jagah uttapam ya dose banayein.',
      besanBatter:
        'Ise khameer nahin chahiye: 3 minute phentkar hawa bharein, 15 minute rakhein, aur talne ya bhaap dene se theek pehle {15 ml} nimbu ka ras aur zyada se zyada {3 g} fruit salt milayein.',
      vadaBatter:
        'Ise khameer nahin chahiye: haath se 5 minute phentein, jab tak ek boond paani par na taire, {2 pinch} namak daalein, aur turant talein.',
      dough:
        '{30 g} dahi aur {5 g} cheeni daalkar goondhein, {5 ml} tel lagayein aur dhak kar garam jagah 2 ghante rakhein.',
      poori:
        'Phoolti nahin: {40 g} aata aur {20 g} baareek sooji daalkar aata kada goondhein, ek jaisa belein, aur zyada garam tel mein (kareeb 190 °C) halke se dabate hue talein.',
      golgappa:
        'Phoolti nahin: {60 g} baareek sooji daalkar aata kada goondhein, geele kapde ke neeche 20 minute rakhein, patla aur ek jaisa belein, garam tel mein talein.',
      bread:
        'Agli baar har kilo aate mein {30 g each} dahi aur {5 g each} cheeni daalein, dhak kar garam jagah 2 ghante rakhein, aur zyada garam tawe par sekein.',
      idli: 'Chapti idli thande ghol se banti hai: har kilo mein {5 g each} cheeni aur {30 g each} khatta dahi milayein, garam jagah 3 se 5 ghante rakhein, aur khole bina 10 minute bhaap dein.',
      curd: 'Phir jamayein: halka gunguna karein (kareeb 40 °C), {25 g} taaza dahi milayein, lapetkar garam jagah 4 se 5 ghante rakhein, phir fridge mein. Badbu aaye, to phenk dein.',
      milk: 'Dahi jamane ke liye: ubaalein, gunguna hone dein (kareeb 40 °C), {25 g} taaza dahi milayein, aur lapetkar garam jagah 5 se 6 ghante rakhein; phir fridge mein.',
    },
    sweet: {
      gravy:
        '{2 g} namak, {8 ml} nimbu ka ras aur {1 g} lal mirch milayein; dheemi aanch par 3 minute pakayein.',
      chutney:
        '{15 g} imli ka gooda ya {10 ml} nimbu ka ras, {2 g} kala namak aur {1 g} lal mirch daalkar peesein.',
      drink:
        '{150 ml} bina cheeni ki chai, paani ya dahi daalein, aur thande sharbat mein {10 ml} nimbu ka ras aur {1 pinch} kala namak.',
      sweet:
        '{150 ml} bina cheeni ka doodh, ya {60 g} bhuni sooji {120 ml} garam paani ke saath, aur {1 pinch} namak daalkar pakayein.',
      fruit: '{12 ml} nimbu ka ras, {2 g} kala namak aur {1 g} lal mirch milayein.',
      curd: '{250 g} sada dahi aur {2 pinch} namak daalkar phentein.',
      batter: '{300 g} bina cheeni ka ghol aur {2 pinch} namak milayein.',
      dough: '{250 g} aata {130 ml} paani aur {3 g} namak ke saath daalkar goondhein.',
      grain:
        '{250 g} sade pake chawal (ya wahi anaaj), {8 ml} nimbu ka ras aur {2 g} namak halke haath se milayein.',
      vegetable: '{2 g} namak, {8 ml} nimbu ka ras aur {1 g} lal mirch daalein.',
      milk: '{200 ml} bina cheeni ka doodh daalein.',
    },
    oily: {
      gravy:
        'Aanch se utaarkar 5 minute rakhein aur upar ka tel chammach se nikaalein. Phir {10 g} bhuna besan daalein, ya bread ka ek tukda ek minute upar rakhein; {50 ml} garam paani daalein.',
      chutney:
        'Upar ka tel nikaalein aur {40 g} bhuni chana dal aur {5 ml} nimbu ka ras daalkar peesein.',
      fried:
        'Tel kam garam tha: garam tel mein (kareeb 180 °C) 30 second phir talein, jaali par khada karke tel nikalne dein. Agli baar har kilo ghol mein {40 g each} chawal ka aata milayein, aur soda na daalein.',
      bread:
        'Kaagaz ya jaali par tel nikalne dein. Agli baar {30 g} sookha aata daalkar goondhein aur tel kareeb 190 °C tak garam karein.',
      grain:
        'Bartan tedha karke tel chammach se nikaalein; {150 g} sade pake chawal (ya wahi anaaj) aur {8 ml} nimbu ka ras halke haath se milayein.',
      batter:
        '{40 g} chawal ka aata aur {30 ml} paani milayein; tawe par chammach bhar tel nahin, kate pyaz se tel lagayein.',
      dough: '{80 g} sookha aata aur {20 ml} gunguna paani daalkar goondhein; 15 minute rakhein.',
      vegetable: 'Jaali par tel nikalne dein; {15 g} bhuna besan aur {5 ml} nimbu ka ras milayein.',
      meat: '5 minute rakhein, chiknai chammach se nikaalein, aur {50 ml} garam paani aur {8 ml} nimbu ka ras daalein.',
      sweet: 'Chhalni par dabakar ghee nikaalein, {30 ml} garam doodh milayein.',
      pickle:
        'Faaltu tel khana pakane ke liye saaf sookhe martabaan mein nikaalein; tukdon ke upar {10 ml} tel rehne dein, taaki woh dhake rahein.',
    },
    burnt: {
      gravy:
        'Na chalayein, neeche se na khurchein. Upar ka hissa saaf bartan mein daalein; aanch se utaarkar {80 ml} garam paani, {30 g} cream ya {60 g} dahi, aur {5 g} gud daalein. Phir bhi jala swaad aaye, to phenk dein.',
      grain:
        'Na chalayein. Upar ka hissa saaf bartan mein lein, {10 g} ghee milayein, upar bread ka tukda rakhkar 5 minute dhakein; jala hissa phenk dein.',
      milk: 'Na chalayein. Upar ka hissa saaf bartan mein daalein, {1 g} elaichi daalein; chai ya kheer mein lagayein. Phir bhi jala swaad aaye, to phenk dein.',
      chutney:
        'Jala tadka chunkar nikaalein aur naya lagayein: {10 ml} tel, {2 g} rai, dheemi aanch par.',
      bread:
        'Kale tukde phenk dein. Halka jala ho to khurchein, {10 g} ghee lagayein; agli baar aanch dheemi karein.',
      fried:
        'Kale tukde phenk dein, tel chhaanein, aanch dheemi karein; agli baar har kilo ghol ko {30 ml each} paani se patla karein.',
      meat: 'Jo kala hua, use kaatkar phenk dein. Baaki saaf kadhai mein {60 ml} garam paani aur {50 g} phente dahi ke saath garam karein.',
      vegetable:
        'Kale tukde phenk dein; baaki saaf kadhai mein {50 ml} garam paani, {5 g} cheeni aur {8 ml} nimbu ke ras ke saath daalein.',
      sweet:
        'Neeche se na khurchein. Upar ka hissa saaf kadhai mein lein, {50 ml} garam doodh aur {1 g} elaichi daalein.',
      tomato:
        'Kale tukde phenk dein; baaki saaf kadhai mein {50 ml} garam paani aur {8 g} cheeni ke saath pakayein.',
    },
    hard: {
      grain:
        '{100 ml} garam paani chhidkein, kaskar dhakein aur sabse dheemi aanch par 6 se 8 minute bhaap dein.',
      gravy:
        '{200 ml} garam paani daalein aur dhak kar aur pakayein, ya cooker mein 3 seeti aur dein; namak naram hone par hi daalein.',
      bread:
        '{30 ml} paani chhidak kar 2 minute bhaap dein. Agli baar har kilo mein {30 ml each} paani aur {10 ml each} tel zyada daalein, aur 20 minute rakhein.',
      idli: '{30 ml} paani chhidak kar 2 minute phir bhaap dein. Agli baar: har kilo ghol mein {50 ml each} paani aur {30 g each} bhigokar pisa poha zyada daalein, aur bas 10 minute bhaap dein.',
      dough:
        '{50 ml} gunguna paani aur {10 ml} tel daalkar goondhein, geele kapde ke neeche 20 minute rakhein.',
      fried:
        '{20 ml} paani chhidak kar dhak kar 3 minute garam karein. Agli baar: ghol 5 minute zyada phentein aur har kilo mein {30 ml each} paani daalein.',
      vegetable:
        '{80 ml} garam paani aur {3 g} namak daalein, dhak kar 6 se 8 minute aur pakayein.',
      fruit:
        'Kaagaz mein lapetkar 1 se 2 din bahar rakhein. Aaj hi lagana ho, to {40 g} cheeni aur {2 pinch} namak ke saath chutney pakayein.',
      tomato:
        'Kaagaz mein lapetkar 1 se 2 din bahar rakhein. Aaj hi lagane hon, to {60 ml} paani, {8 g} cheeni aur {3 g} namak ke saath dhak kar pakayein.',
      meat: '{100 ml} garam paani aur {40 g} phenta dahi daalein, dhakein aur tab tak pakayein jab tak naram na ho aur kahin gulabi na rahe. Paneer: {1000 ml} gungune paani aur {5 g} namak mein 10 minute rakhein.',
      sweet:
        '{80 ml} garam doodh ya patli chaashni aur {8 g} ghee daalkar dheemi aanch par 4 minute garam karein.',
      pulses:
        '{2000 ml} gungune paani mein 2 ghante bhigoyein, phir {5 ml} tel aur {2 pinch} haldi ke saath ubaalein; namak naram hone par hi daalein.',
      chutney: '{60 ml} gunguna paani aur {5 ml} nimbu ka ras daalkar ek baar aur peesein.',
      momo: '{20 ml} paani chhidak kar 2 minute phir bhaap dein. Agli baar: har kilo maide mein {600 ml each} garam paani aur {20 ml each} tel, 30 minute rakhein, 8 se 10 minute bhaap dein, aur geele kapde se dhak kar rakhein.',
      chole:
        '{300 ml} ubalta paani daalkar 5 se 6 seeti aur dein; namak, tamatar aur imli naram hone par hi daalein. Agli baar {3000 ml} paani mein 8 se 12 ghante bhigoyein aur woh paani gira dein.',
      rajma:
        'Abhi mat parosein: adhpaka rajma beemar karta hai. {300 ml} ubalta paani daalkar 5 se 6 seeti aur dein, jab tak andar tak naram na ho. Agli baar {3000 ml} paani mein 8 se 12 ghante bhigoyein aur woh paani gira dein.',
      dal: '{200 ml} ubalta paani daalein, thanda nahin, aur 3 seeti aur dein; namak, tamatar aur imli naram hone par hi daalein. Purani dal aur khara paani zyada samay lete hain: agli baar 1 ghanta bhigoyein.',
      roti: '{20 ml} paani chhidkein, {8 g} ghee lagayein aur dhak kar 1 minute garam karein. Agli baar aata goondhte waqt har kilo mein {100 g each} dahi ya doodh aur {20 ml each} tel daalein, 30 minute rakhein, garam tawe par kam der sekein, phir kapde mein lapetein.',
      vada: '{1000 ml} gungune paani mein 10 minute bhigokar dabayein. Agli baar: kam se kam paani mein peesein, haath se 5 minute phentein jab tak ek boond paani par taire, aur medium aanch (170 °C) par talein.',
      biryani:
        '{100 ml} garam paani chhidkein, kaskar dhakein aur sabse dheemi aanch par 8 minute bhaap dein. Meat kachcha ho, to nikaal kar {60 ml} garam paani mein alag pakayein, jab tak kahin gulabi na rahe (75 °C), tabhi parosein.',
    },
    soggy: {
      fried:
        'Garam tel mein (kareeb 180 °C) 1 minute phir talein, ya sookhe garam tawe par kurkura karein; dhakein nahin. Agli baar har kilo ghol mein {40 g each} chawal ka aata aur {10 g each} garam tel milayein.',
      golgappa:
        'Sookhe, halke garam tawe par ya garam oven mein 4 minute kurkura karein, thanda karein, aur airtight dabbe mein {20 g} sookhe chawal ki potli ke saath rakhein.',
      dosa: 'Tawa zyada garam hone dein aur patla phailayein. Agli baar har kilo ghol mein {30 g each} chawal ka aata aur {15 g each} baareek sooji milayein, aur rang ke liye {3 g each} cheeni.',
      bread:
        'Sookhe garam tawe par {8 g} makkhan ke saath har taraf 1 minute sekein; garam ko na dhakein, na ek ke upar ek rakhein.',
      vegetable:
        'Kapde par sukhayein; {15 ml} tel mein tez aanch par bina dhake bhoonein, namak aakhir mein.',
      batter:
        'Kurkura chahiye to {40 g} chawal ka aata, {10 g} garam tel aur {1 pinch} namak milayein; paani kam, aur tel ya tawa zyada garam rakhein.',
      besan:
        'Phailakar dheemi aanch par 4 minute sookha bhoonein, thanda karein, chhaanein; seelan ki smell aaye, to phenk dein. {1 pinch} namak ke saath airtight dabbe mein rakhein.',
      peanuts:
        '{5 g} namak ke saath dheemi aanch par 5 minute sookha bhoonein aur thanda karein; jo kadwe ya badle rang ke hon, unhe phenk dein.',
      dry: 'Phailayein, garam tawe par 4 minute sukhayein aur {1 pinch} namak ke saath airtight dabbe mein rakhein; seelan ki smell aaye, to phenk dein.',
      grain: 'Thaali mein 10 minute phailayein, phir {12 ml} tel ke saath tez aanch par chalayein.',
      momo: 'Dhakkan kholkar jaali par 2 minute rakhein. Agli baar: bharawan ko {10 g} namak lagakar nichodein, aur aate mein {40 g} maida zyada goondhein.',
      papad:
        'Dheemi aanch par har taraf 20 second phir sekein, ya garam tel mein 5 second talein; kapde mein bandhe {20 g} sookhe chawal ke saath band dibbe mein rakhein.',
      sweet:
        'Jalebi 170 °C tel mein 1 minute karari karein aur gunguni chashni mein bas 20 second dubayein; agli baar har kilo ghol mein {20 g each} cornflour daalein. Laddu aur barfi: {10 g} bhuna besan daalkar dheemi aanch par 5 minute sukhayein.',
    },
    thick: {
      syrup:
        '{60 ml} garam paani aur {5 ml} nimbu ka ras daalkar dheemi aanch par saaf hone tak garam karein, chalayein nahin. Kinare ki cheeni ponchhein, aur gunguna rakhein.',
      gravy:
        '{120 ml} garam paani aur {1 pinch} namak milayein, dheemi aanch par 3 minute pakayein.',
      chutney:
        '{60 ml} ubaalkar thanda kiya paani, {5 ml} nimbu ka ras aur {1 pinch} namak daalkar peesein.',
      batter:
        '{60 ml} paani ek-ek chammach karke milayein, jab tak ghol ribbon ki tarah na gire; {1 pinch} namak daalein.',
      curd: '{100 ml} thanda doodh ya paani aur {1 pinch} namak daalkar phentein.',
      drink: '{150 ml} paani ya doodh daalein, aur cheeni aur namak phir chakhein.',
      sweet: 'Dheemi aanch par {100 ml} garam doodh milayein.',
      grain: '{120 ml} garam paani aur {5 g} ghee halke haath se milayein, 3 minute dhakein.',
      dough: '{40 ml} gunguna paani aur {5 ml} tel daalkar goondhein, 15 minute rakhein.',
      tomato: '{100 ml} garam paani aur {2 pinch} namak daalkar patla karein.',
      milk: '{150 ml} garam doodh thoda-thoda karke milayein.',
      upma: 'Dheemi aanch par {100 ml} garam paani aur {5 g} ghee daalkar guthliyan phentni se todein. Agli baar sooji 5 minute bhoonein aur ubalte paani mein chalate hue dheere-dheere daalein.',
    },
    colour: {
      tea: 'Feeki: {4 g} baareek chai patti daalkar 2 minute aur ubaalein, aur agli baar patti doodh se pehle paani mein ubaalein. Zyada kaali: turant chhaanein aur {80 ml} garam doodh daalein.',
      greenChutney:
        '{15 ml} nimbu ka ras aur {30 g} taaza dhaniya milakar peesein. Agli baar patte 20 second ubalte paani mein, phir barf wale paani mein daalein, aur {100 g} barf aur {20 ml} nimbu ke ras ke saath peesein. Dhak kar thanda rakhein, din mein do baar banayein.',
      gravy:
        'Dheemi aanch par {20 ml} tel ya makkhan mein {8 g} Kashmiri mirch powder 20 second garam karke milayein. Agli baar tamatar tel chhootne tak bhoonein, aur {30 g} kasa chukandar daalein.',
      grain:
        '{30 ml} gungune doodh ya paani mein {1 g} haldi ya kesar gholkar chhidkein, 5 minute dhakein, aur halke haath se milayein. Khule thaile ka rang na daalein.',
      fried:
        'Feeka: tel 175 se 180 °C tak garam karein aur 1 minute aur talein. Pakne se pehle kaala: aanch 160 °C tak ghatayein, tel purana ho to naya lein. Agli baar har kilo ghol mein {5 g each} cheeni se rang aata hai.',
      bread:
        'Tawa zyada garam rakhein aur {5 ml} tel se ponchhein. Sunehre rang ke liye agli baar har kilo ghol mein {5 g each} cheeni aur {20 g each} besan ya pisi chana dal milayein; peela ho to methi aadhi karein.',
      vegetable:
        'Kate tukde {1000 ml} paani mein {10 g} namak aur {15 ml} nimbu ke ras ke saath dubokar rakhein. Hari sabzi: 2 minute bina dhakkan ubaalein, phir thande paani mein daalein.',
    },
    raw: {
      fried:
        '160 °C par 3 se 4 minute aur talein, jab tak seenk sookhi na nikle. Agli baar chhota banayein, aanch medium rakhein, aur har kilo ghol mein {30 ml each} paani daalein.',
      bread:
        '{10 ml} paani chhidak kar dhakkan ke neeche 3 minute aur pakayein, jab tak seenk sookhi na nikle. Agli baar patla rakhein, medium aanch par.',
      meat: 'Na parosein. {100 ml} garam paani daalein, dhakein aur tab tak pakayein jab tak kahin gulabi na rahe aur ras saaf nikle (andar 75 °C); jis patre aur chaaku par kachcha tha, unhein dhoyein.',
      sweet:
        '{20 ml} garam doodh daalkar dheemi aanch par 6 minute aur pakayein. Jamun 130 se 140 °C par palatte hue talein, taaki baahar kaala hone se pehle beech pak jaaye.',
    },
    breaks: {
      fried:
        'Bharawan ya masala sukhakar thanda karein, {30 g} bread crumbs ya bhuna besan milayein, har jod aur daraar dabakar band karein, aur gaadhe ghol mein chaaron taraf lapetein: har kilo mein {40 g each} besan ya chawal ka atta zyada. Thode-thode 175 °C par talein, aur 1 minute tak na chhuein.',
      jamun:
        'Pehle ek talkar dekhein. Phate to {20 g} maida aur {10 ml} doodh daalkar chikna goondhein, 10 minute rakhein, aur bina daraar ke gole banayein; soda {1 pinch} bhar se zyada nahin. 130 se 140 °C par dheere palatte hue talein.',
      meat: 'Keema aur kebab: {40 g} bhuna besan ya bread crumbs milakar 30 minute thande mein rakhein. Machhli aur paneer: pehle {15 ml} tel mein halka talein, gravy mein aakhir mein daalein, aur na chalayein.',
    },
    split: {
      kadhi:
        'Aanch se utaarein, {60 ml} thande paani mein ghole {20 g} besan ke saath phentkar eksaar karein, aur lagataar chalate hue phir ubaal aane dein. Agli baar dahi aur besan pehle saath phentein, namak aakhir mein daalein.',
      curd: 'Upar paani aa jaana normal hai: gira dein ya {50 g} taaze dahi ke saath phent lein. Garam dish mein dahi phentkar, room temperature ka, aanch se utaar kar daalein.',
    },
  },
  general: {
    bitter:
      'Jo jala ho ya moti danthal ho, nikaal dein. {10 g} gur ya cheeni, {8 ml} nimbu ka ras aur {2 pinch} namak milakar chakhein.',
    bland:
      '{3 g} namak aur {8 ml} nimbu ka ras ya {3 g} amchur daalein, phir {10 ml} garam tel mein {2 g} jeere ka tadka; chakhein.',
    burnt:
      'Na hilayein, neeche se na khurchein. Upar ka hissa saaf bartan mein nikaalein, {50 ml} garam paani aur {5 g} cheeni daalein, aur upar 5 minute bread ka tukda rakhein. Jo kaala ho, phenk dein.',
    colour:
      'Feeka ho to aakhir mein {15 ml} garam tel mein {5 g} Kashmiri mirch ya {2 g} haldi milayein. Hawa lagne se kaala pad gaya ho to {15 ml} nimbu ka ras daalein, thanda aur dhak kar rakhein. Gulabi, hare ya kaale dhabbe dikhein to phenk dein.',
    split:
      'Aanch se utaar kar {40 ml} thande paani mein ghola {10 g} cornflour ya besan phentein, aur hilate hue dheere garam karein; ubaalein nahin. Agar uska doodh apne aap phata tha, to phenk dein.',
    dry: '{60 ml} garam paani aur {10 ml} tel ya ghee chhidkein, dhakein aur dheemi aanch par 4 minute garam karein.',
    hard: '{80 ml} garam paani daalein, dhakein aur dheemi aanch par 6 se 8 minute aur pakayein; namak aur khatai naram hone par hi daalein.',
    'over-ripe':
      'Phailakar 10 minute sukhayein, phir {40 g} chawal ka aata, sooji ya bread ka choora milayein; agli baar {200 ml each} paani kam rakhein aur 2 se 3 minute kam pakayein.',
    sticky:
      '{40 g} sookha aata ya chawal ka aata milakar 15 minute rakhein. Tawa garam karein, aadhe pyaz aur {5 ml} tel se ponchhein, aur kinara khud uthne tak rukein.',
    'not-fermented':
      '{30 g} purana ghol ya khatta dahi aur {5 g} cheeni milakar dhakein, garam jagah (30 se 35 °C) 3 se 5 ghante rakhein, sardi mein 8 se 12; namak phoolne ke baad daalein.',
    foaming:
      'Purana tel jhaag de, jaldi dhuan de ya kaala ho, to bekaar hai: phenk dein, usmein naya na milayein. Naya tel dhuan de to zyada garam hai, 170 se 180 °C par rakhein; jhaag de to jhaag utaarein, maal achhi tarah sukhayein, upar laga sookha aata jhaad dein, aur ek litre mein ek baar mein {200 g each} maal hi talein.',
    oily: 'Jaali par khada karke tel nikalne dein. Tel thanda tha: 170 se 180 °C par thoda-thoda talein, aur agli baar har kilo mein {40 g each} chawal ka aata milayein. Gravy ka tel upar se chammach se nikaalein.',
    salty:
      '{250 g} wahi cheez bina namak ki, ya {150 g} ubla aloo milayein, phir {8 ml} nimbu ka ras aur {1 pinch} cheeni; chakhein.',
    soggy:
      'Sookhe garam tawe par 2 minute, ya 180 °C tel mein 1 minute karara karein; garam-garam na dhakein. Agli baar har kilo ghol mein {40 g each} chawal ka aata milayein.',
    sour: 'Agar imli, nimbu ya tamatar se khatta hai: {10 g} gur ya cheeni aur {1 pinch} namak milayein, 5 minute pakayein, chakhein. Jo paka khana apne aap khatta hua, woh kharab hai: phenk dein.',
    'too-hot':
      'Aanch se utaar kar {60 g} phenta dahi ya {30 g} malai aur {5 g} cheeni milayein; ya {250 g} wahi cheez bina mirch ki milayein.',
    sweet:
      '{2 g} namak aur {10 ml} nimbu ka ras daalein, ya {250 g} wahi cheez bina cheeni ki milayein; chakhein.',
    thick:
      '{100 ml} garam paani thoda-thoda phentein, guthliyan kinare par dabayein ya chhaan lein; 3 minute garam karein aur namak chakhein.',
    raw: 'Abhi na parosein: {40 ml} garam paani daalkar dhakein, dheemi aanch par 5 se 8 minute aur pakayein, jab tak beech tak garam aur paka na ho; meat jab tak kahin gulabi na rahe (75 °C). Agli baar chhote tukde aur medium aanch rakhein.',
    watery:
      'Khula 8 minute pakayein, ya {40 ml} thande paani mein {15 g} chawal ka aata ya besan gholkar daalein aur 3 minute ubaalein. Thandi cheez saaf kapde mein taang kar paani nikaalein.',
  },
  reasons: {
    spoiledGrain:
      'pake chawal aur anaaj ki cheezein jo khatti ho gayi, kharab hain, aur ubaalne se safe nahin hoti.',
    spoiledMilk: 'jo doodh ya malai apne aap khatti ya kadwi ho gayi, woh kharab hai.',
    spoiledMeat:
      'jo meat, machhli, anda ya paneer purana, khatta, chipchipa ya kadwa hai, woh kharab hai; masale daalne se yeh bas chhip jaata hai.',
    cookedIsDated:
      'baasi khane mein keetanu ho jaate hain, aur unka zeher ubaalne se bhi nahin jaata. Garam sirf wahi karein jo 2 ghante ke andar thanda karke fridge mein rakh diya tha, woh bhi ek hi baar, achhi tarah.',
    bitterGourds:
      'kadwi lauki ya kheere mein zeher hota hai jo pakane se nahin jaata; uska ras bhi safe nahin.',
    rancid: 'kadwe swaad ka matlab hai ki chiknai kharab ho gayi hai, ya usmein fungus lagi thi.',
    sourCoconut: 'jo nariyal khatta ho gaya, woh kharab hai.',
    sourCoconutChutney:
      'nariyal ki jo chutney apne aap khatti hui, woh kharab ho gayi hai; har kuch ghanton mein taaza banayein.',
    bitterPotato:
      'kadwe ya hare aloo mein solanine hota hai, ek zeher jo ubaalne aur talne se nahin jaata.',
    bitterCurd: 'kadwa dahi galat keetanuon se kharab ho gaya hai.',
    burntSpices:
      'jale masale aur aata kadwe hi rehte hain aur poori dish kharab karte hain; dheemi aanch par naye bhoonein.',
    burntOil:
      'jis tel se dhuan utha ya jo jal gaya, woh nuksaan karta hai aur khane mein uska swaad aata hai.',
    oldOil:
      'jo tel jhaag de, jaldi dhuan de ya kaala pad jaaye, woh bekaar hai, aur naya milane se theek nahin hota. Naya tel lein, 170 se 180 °C par talein, aur har baar ke baad chhaanein. Tel naya ho aur bas dhuan de, to zyada garam hai: aanch kam karein.',
    splitTea:
      'jis chai ka doodh phat gaya, woh nahin bachti. Agli baar adrak aur patti pehle 3 minute paani mein ubaalein, aur ubla taaza doodh aakhir mein daalein.',
    fizz: 'jo khana apne aap jhaag de ya bulbule chhode, woh galat keetanuon se kharab ho gaya hai; ubaalne se theek nahin hota.',
  },
});
