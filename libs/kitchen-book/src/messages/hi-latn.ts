import type { Messages } from './en';

export const messages = (): Messages => ({
  throwAway: (reason) => `Ise phenk dein: ${reason}`,
  unknownWords: (named) =>
    `Rasoi ki kitaab ${named} nahin samjhi, aur khane ke baare mein woh andaaza nahin lagaati. ` +
    'Kya khane par fungus hai, woh kharab ya lislisa hai ya usse badbu aa rahi hai, usmein keede the, woh neeche gira, ya bahut der rakha raha? To use phenk dein. ' +
    'Agar khana theek hai, to yahi baat doosre shabdon mein kahein.',
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
      'badbu ka matlab hai ki ismein keetanu panap gaye hain; dobara pakane se unka zeher nahin jaata.',
    mould:
      'fungus jitni dikhti hai usse gehri hoti hai, aur kaat kar hatane ya pakane ke baad bhi uska zeher reh jaata hai.',
    slime: 'lislisi parat keetanuon ki parat hai; dhone aur pakane se khana safe nahin hota.',
    spots:
      'gulabi, kale, hare ya neele dhabbe ya parat fungus ya galat keetanu hain, khameer ya masala nahin.',
    pests:
      'jis khane mein keede, chhipkali, chuhe ya doosre jaanwar gaye hon, usmein keetanu hote hain; use hargiz na bechein.',
    dirt: 'chemical, sabun, gandagi, baal ya toota kaanch khane mein se pakke taur par nahin nikaale ja sakte.',
    fallen: 'jo khana zameen par gira, us par keetanu lag jaate hain; ponchhne se woh nahin hatte.',
    expired:
      'date nikle hue ya phoole ya riste packet ke khane mein bina kisi badbu ke bhi zeher ho sakta hai.',
    'over-fermented':
      'jismein bahut der tak khameer uthta raha, usmein galat keetanu hote hain; taaza ghol ya masale milaane se woh theek nahin hota.',
    reheated:
      'khana zyada se zyada ek baar dobara garam kiya jaata hai; uske baad har baar thanda hote samay keetanu badhte hain, aur unka zeher ubaalne se bhi nahin jaata.',
    'from-plates':
      'customer ki plate se laute khane mein uske keetanu hote hain; use dobara parosne se bimaari phailti hai.',
    'kept-warm':
      'pake chawal aur doosra paka khana, meat, machhli, anda aur doodh ghanton ya raat bhar garam ya bahar rakhe rahein, to unmein aise keetanu panapte hain jinka zeher ubaalne se bhi nahin jaata. Aisa khana 2 ghante ke andar thanda karein aur fridge mein rakhein.',
    'kept-long':
      'paka khana, meat, machhli, anda aur doodh fridge mein zyada se zyada do din chalte hain; uske baad wahan bhi keetanu badhte hain.',
    soured:
      'paka khana, doodh aur meat jo khatte ho gaye ya phat gaye, kharab hain; naye masale yeh baat bas chhipaate hain, keetanu reh jaate hain.',
    bitter:
      'jo kadwahat wahan nahin honi chahiye, woh paudhe ka zeher, kharab chiknai ya fungus ho sakti hai; pakane se woh nahin jaati.',
    illness:
      'ise khaakar koi bimaar pada hai. Iska poora maal bechna band karein, aur bartan aur haath garam paani aur sabun se dhoyein.',
  },
});
