import type { Messages } from './en';

export const messages = (): Messages => ({
  throwAway: (reason) => `Ise phenk dein: ${reason}`,
  isFresh: {
    question:
      'Yeh taaza hai na? Badbu, chipchipahat ya fungus to nahin? Ghanton bahar to nahin rakha?',
    yes: 'taaza hai, theek hai',
    notSure: 'pakka nahin pata',
  },
  units: {
    grams: (count) => `${count} gram`,
    kilos: (count) => `${count} kilo`,
    millilitres: (count) => `${count} ml`,
    litres: (count) => `${count} litre`,
    pinches: (count) => `${count} chutki`,
  },
  dangers: {
    rotten:
      'jo khana sadne ya kharab hone laga hai, usse log bimaar pad sakte hain; ubaalne ya masale daalne se woh theek nahin hota.',
    smell:
      'badbu ka matlab hai ki ismein keetanu ho gaye hain; dobara pakane se unka zeher nahin jaata.',
    mould:
      'fungus jitni dikhti hai usse gehri hoti hai, aur kaat kar hatane ya pakane ke baad bhi uska zeher reh jaata hai.',
    slime: 'chipchipi parat keetanuon ki parat hai; dhone aur pakane se khana safe nahin hota.',
    spots:
      'gulabi, kali, hari ya neeli parat ya dhabbe matlab fungus lag gayi ya kharab keetanu ho gaye; yeh khameer ya masala nahin hai.',
    pests:
      'jis khane mein keede, chhipkali, chuhe ya doosre jaanwar gir gaye hon ya muh maar gaye hon, usmein keetanu hote hain; use bilkul na bechein.',
    dirt: 'chemical, rang, gandagi, baal, loha ya kaanch khane mein gir jaye to poora nikla ya nahin, yeh pakka nahin hota.',
    fallen: 'jo khana zameen par gira, us par keetanu lag jaate hain; ponchhne se woh nahin hatte.',
    expired:
      'date nikle hue ya phoole ya riste packet ke khane mein bina kisi badbu ke bhi zeher ho sakta hai.',
    'over-fermented':
      'jismein bahut der tak khameer uthta raha, usmein kharab keetanu ho jaate hain; kuch taaza ya masale milaane se woh theek nahin hota.',
    reheated:
      'khana zyada se zyada ek baar dobara garam kiya jaata hai; uske baad har baar thanda hote samay keetanu badhte hain, aur unka zeher ubaalne se bhi nahin jaata.',
    'from-plates':
      'customer ke jhoothe khane mein uske keetanu hote hain; woh dobara dene se bimaari phailti hai.',
    'kept-warm':
      'pake chawal aur doosra paka khana, meat, machhli, anda aur doodh ghanton ya raat bhar garam ya bahar pade rahein, to keetanu ho jaate hain; ubaalne se bhi unka zeher nahin jaata. Aisa khana 2 ghante ke andar thanda karein aur fridge mein rakhein.',
    'kept-long':
      'paka khana, meat, machhli, anda aur doodh fridge mein zyada se zyada do din chalte hain; uske baad wahan bhi keetanu badhte hain.',
    soured:
      'jo paka khana, doodh ya meat khatta ho gaya ya phat gaya, woh kharab hai; naye masale daalne se khattapan bas chhip jaata hai, keetanu bane rehte hain.',
    bitter:
      'jo kadwahat wahan nahin honi chahiye, woh paudhe ka zeher, kharab chiknai ya fungus ho sakti hai; pakane se woh nahin jaati.',
    'plant-poison':
      'hare ya ankur wale aloo, kadvi lauki aur khesari dal mein zeher hota hai, jo chheelne aur pakane se nahin jaata.',
    'raw-meat':
      'kachche meat ka paani, ya uska chaaku aur takhta, taiyaar khane par keetanu laga deta hai.',
    water:
      'matmaile, rang wale ya peene layak na hon aise paani aur baraf mein keetanu hote hain; nimbu, pudina, chhaanne ya jamaane se woh nahin marte. Peene ka paani, ubla ya filter kiya, lijiye aur tanki saaf karaiye.',
    'old-oil':
      'kaala, gaadha ya kai din chala tel nuksaan karta hai; chhaanne se theek nahin hota. Naya tel lein.',
    unclear:
      'jis khane par pakka bharosa na ho, usse log bimaar pad sakte hain; talne, ubaalne ya masale se woh theek nahin hota.',
    illness:
      'bimaar aadmi ke haath se khane mein keetanu chale jaate hain, aur jise khaakar koi bimaar hua woh bilkul nahin bikna chahiye. Bimaar aadmi khane ko haath na lagaye; bartan aur haath garam paani aur sabun se dhoyein.',
  },
  hazards: {
    fire: 'Jalte tel par paani mat daaliye! Gas tak haath safe pahunche to band kijiye, lohe ka dhakkan rakhiye aur door hat jaiye. Aag phaile to sabko bahar nikaaliye aur 101 ya 112 par phone kijiye.',
    'gas-leak':
      'Pakana band kijiye: na aag, na maachis, na switch. Regulator band kijiye, darwaze kholiye, sabko bahar nikaaliye aur 1906 par ya gas dealer ko phone kijiye. Leak sirf saabun ke paani se dhoondhiye; tape se pipe theek nahin hoti.',
    undercooked:
      'Ise mat parosiye: andar se kachcha meat, machhli, anda ya rajma beemar karta hai. Tab tak pakaiye jab tak andar kuch gulabi na rahe (andar 75 °C); rajma tez ubaal par, jab tak har daana naram na ho. Chaaku aur takhta sabun se dhoiye.',
    allergy:
      'Jise allergy hai use yeh mat dijiye: zara sa bhi jaan le sakta hai; chun kar nikaalna ya ponchhna kaafi nahin. Saaf bartan, tel aur chamche se naya banaiye, ya keh dijiye ki pakka nahin hai. Khaane ke baad khujli, soojan ya saans ki takleef ho to turant 112 ya 108 par phone kijiye.',
  },
});
