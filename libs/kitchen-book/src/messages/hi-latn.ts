import type { Messages } from './en';

export const messages = (): Messages => ({
  throwAway: (reason) => `Ise phenk dein: ${reason}`,
  unknownWords: (named) =>
    `Rasoi ki kitaab ${named} nahi samjhi, aur khaane ke baare mein woh andaaza nahi lagaati. ` +
    'Kya khaane par fungus hai, woh kharab ya chipchipa hai ya usse badbu aa rahi hai, usmein keede the, woh neeche gira, ya bahut der rakha raha? To use phenk dein. ' +
    'Agar khaana theek hai, to yahi baat doosre shabdon mein kahein.',
  units: {
    grams: (count) => `${count} gram`,
    kilos: (count) => `${count} kilo`,
    millilitres: (count) => `${count} ml`,
    litres: (count) => `${count} litre`,
    pinches: (count) => `${count} chutki`,
  },
  dangers: {
    rotten:
      'jo khaana sadne ya kharab hone laga hai, usse log bimaar pad sakte hain; ubaalne ya masale daalne se woh theek nahi hota.',
    smell:
      'badbu ka matlab hai ki ismein keetanu panap gaye hain; dobara pakaane se unka zeher nahi jaata.',
    mould:
      'fungus jitni dikhti hai usse gehri hoti hai, aur kaat kar hataane ya pakaane ke baad bhi uska zeher reh jaata hai.',
    slime: 'lislisi parat keetanuon ki parat hai; dhone aur pakaane se khaana safe nahi hota.',
    spots:
      'gulabi, kaale, hare ya neele dhabbe ya parat fungus ya galat keetanu hain, khameer ya masala nahi.',
    pests:
      'jis khaane mein keede, chhipkali, chuhe ya doosre jaanwar gaye hon, usmein keetanu hote hain; use hargiz na bechein.',
    dirt: 'chemical, sabun, gandagi, baal ya toota kaanch khaane mein se pakke taur par nahi nikaale ja sakte.',
    fallen: 'jo khaana zameen par gira, us par keetanu lag jaate hain; ponchhne se woh nahi hatte.',
    expired:
      'date nikle hue ya phoole ya riste packet ke khaane mein bina kisi badbu ke bhi zeher ho sakta hai.',
    'over-fermented':
      'jismein bahut der tak khameer uthta raha, usmein galat keetanu hote hain; taaza ghol ya masale milaane se woh theek nahi hota.',
    reheated:
      'khaana zyada se zyada ek baar dobara garam kiya jaata hai; uske baad har baar thanda hote samay keetanu badhte hain, aur unka zeher ubaalne se bhi nahi jaata.',
    'from-plates':
      'customer ki plate se laute khaane mein uske keetanu hote hain; use dobara parosne se bimaari phailti hai.',
    'kept-warm':
      'pake chawal aur doosra paka khaana, meat, machhli, anda aur doodh ghanton ya raat bhar garam ya bahar rakhe rahein, to unmein aise keetanu panapte hain jinka zeher ubaalne se bhi nahi jaata. Aisa khaana 2 ghante ke andar thanda karein aur fridge mein rakhein.',
    'kept-long':
      'paka khaana, meat, machhli, anda aur doodh fridge mein zyada se zyada do din chalte hain; uske baad wahan bhi keetanu badhte hain.',
    soured:
      'paka khaana, doodh aur meat jo khatte ho gaye ya phat gaye, kharab hain; naye masale yeh baat bas chhipaate hain, keetanu reh jaate hain.',
    bitter:
      'jo kadwahat wahan nahi honi chahiye, woh paudhe ka zeher, kharab chiknai ya fungus ho sakti hai; pakaane se woh nahi jaati.',
    illness:
      'ise khaakar koi bimaar pada hai. Iska poora maal bechna band karein, aur bartan aur haath garam paani aur sabun se dhoyein.',
  },
});
