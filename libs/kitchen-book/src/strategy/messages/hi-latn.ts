import type { Messages } from './en';

export const messages = (): Messages => ({
  items: {
    Idli: 'Idli',
    Dosa: 'Dosa',
    Vada: 'Vada',
    Upma: 'Upma',
    Poori: 'Poori',
    Pongal: 'Pongal',
    Uthappam: 'Uthappam',
    Kesari: 'Kesari',
  },
  plates: (count) => `${count} plate`,
  and: (before, last) => `${before} aur ${last}`,
  noRow: 'Abhi hisaab lagane ke liye koi line nahin hai.',
  checkRow: (number, item) =>
    `Line ${number} (${item}) dekhein: bikri aur saamaan ki laagat 0 ya usse zyada honi chahiye. Yahan ise chhod diya gaya hai.`,
  day: {
    itemEarns: (item, plates, profit, ingredients) =>
      `${item}: din mein ${plates} ki bikri, ${profit} ka munafa, saamaan ka kharcha ${ingredients}.`,
    itemLoses: (item, plates, loss, ingredients) =>
      `${item}: din mein ${plates} ki bikri, ${loss} ka ghaata, saamaan ka kharcha ${ingredients}.`,
    allEarn: (count, plates, profit, ingredients) =>
      `Aapke ${count} item: din mein ${plates} ki bikri, ${profit} ka munafa, saamaan ka kharcha ${ingredients}.`,
    allLose: (count, plates, loss, ingredients) =>
      `Aapke ${count} item: din mein ${plates} ki bikri, ${loss} ka ghaata, saamaan ka kharcha ${ingredients}.`,
  },
  item: {
    rowsTogether: (item, rows) => `${item} (${rows} line milakar)`,
    line: (item, facts) => `${item}: ${facts}.`,
    unsold: (ingredients) =>
      `ek bhi plate nahin biki, munafa kuch nahin; saamaan ka kharcha din ka ${ingredients}`,
    sold: (plates, perPlate, profit) => `${plates} x ${perPlate} = din ka ${profit}`,
    soldOnAverage: (plates, perPlate, profit) => `${plates} x ausat ${perPlate} = din ka ${profit}`,
    share: (share) => `kul munafe ka ${share}`,
    perRupee: (profit) => `saamaan ke har ₹1 par ${profit} ka munafa`,
    noCost: 'saamaan ki laagat nahin likhi gayi',
  },
  pricing: {
    loses: (item, perPlate, loss) =>
      `Daam: ${item} ki har plate par ${perPlate} ka ghaata hai, din mein ${loss}. Daam is ghaate se zyada badhayein, plate chhoti karein, ya ise bechna band karein.`,
    earnsNothing: (item, plates, more) =>
      `Daam: ${item} ki din mein ${plates} bikti hain aur kuch nahin bachta. Itni hi bikri par daam mein har ₹1 ki badhat se din ke ${more} milenge.`,
    raise: (item, perPlate, plates, more) =>
      `Daam: ${item} mein ek plate par ${perPlate} bachte hain. Kuch din ₹1 badhakar dekhein: ${plates} par din ke ${more} zyada milenge, agar bikri bani rahe.`,
    raiseLowest: (item, perPlate, plates, more) =>
      `Daam: ${item} mein ek plate par ${perPlate} bachte hain, kamaane wale items mein sabse kam. Kuch din ₹1 badhakar dekhein: ${plates} par din ke ${more} zyada milenge, agar bikri bani rahe.`,
  },
  marketing: {
    pushOnly: (item, perPlate, tenMore) =>
      `Prachaar: ${item} aage badhayein, kamaai isi se hai: ek plate par ${perPlate}. Ise board par sabse upar likhein aur jo poochhe kya achha hai, use yahi dein: har 10 plate zyada bikne par ${tenMore} milenge.`,
    pushBest: (item, perPlate, tenMore) =>
      `Prachaar: ${item} aage badhayein, sabse zyada munafa isi mein hai: ek plate par ${perPlate}. Ise board par sabse upar likhein aur jo poochhe kya achha hai, use yahi dein: har 10 plate zyada bikne par ${tenMore} milenge.`,
    pushOneOfBest: (item, others, perPlate, tenMore) =>
      `Prachaar: ${item} aage badhayein, ${others} ke saath sabse zyada munafa isi mein hai: ek plate par ${perPlate}. Ise board par sabse upar likhein aur jo poochhe kya achha hai, use yahi dein: har 10 plate zyada bikne par ${tenMore} milenge.`,
    nothingEarns:
      'Prachaar: abhi kisi item mein munafa nahin hai. Offer par kharcha karne se pehle daam theek karein.',
  },
  menu: {
    unsold: (item) =>
      `Menu: ${item} ki ek bhi plate nahin biki. Ise order par hi banayein ya kuch din band rakhein.`,
    unsoldButBought: (item, ingredients) =>
      `Menu: ${item} ki ek bhi plate nahin biki, jabki iske saamaan par din ke ${ingredients} lagte hain. Ise order par hi banayein ya kuch din band rakhein.`,
    costly: (item, shareOfCost, shareOfProfit) =>
      `Menu: saamaan ke paise ka ${shareOfCost} ${item} mein lagta hai aur munafe ka ${shareOfProfit} hi isse aata hai. Ise kam banayein, ya usi daam par plate chhoti karein.`,
    bundle: (item, seller, gain, perPlate) =>
      `Menu: ${item} ko ${seller} ke saath jodkar bechein, sabse zyada bikri usi ki hai. ${gain} Har jodi par chhoot ${perPlate} se kam rakhein.`,
    gainOfTenth: (plates, item, morePlates, more) =>
      `Uski ${plates} mein se har 10 mein 1 ke saath ${item} jaaye, to ${morePlates} zyada bikengi: chhoot se pehle din ke ${more}.`,
    gainOfEach: (item, perPlate) =>
      `Uske saath biki har plate ${item} se chhoot se pehle ${perPlate} milenge.`,
    addSecond:
      'Menu: yahan doosra item bhi jodein, tab dikhega ki kise aage badhayein aur kin do ko saath bechein.',
  },
  operations: {
    buyFirst: (item, profit, last, lastProfit) =>
      `Kaam: saamaan ka paisa sabse zyada ${item} mein kamaata hai (har ₹1 par ${profit} ka munafa) aur sabse kam ${last} mein (${lastProfit}). Paise kam hon to pehle ${item} ka saamaan lein.`,
    weigh: (item, ingredients, tenth) =>
      `Kaam: ${item} mein din ka ${ingredients} ka saamaan lagta hai. Plate taulkar bharein aur jo phenka jaaye use likhein: wahan barbaadi dasvaan hissa kam ho to din ke ${tenth} bachenge.`,
    weighCostliest: (item, ingredients, tenth) =>
      `Kaam: ${item} mein din ka ${ingredients} ka saamaan lagta hai, sabse zyada. Plate taulkar bharein aur jo phenka jaaye use likhein: wahan barbaadi dasvaan hissa kam ho to din ke ${tenth} bachenge.`,
    everyEvening:
      'Kaam: har shaam yahi figures likhein; ek din se doosre din ka fark akele ek din se zyada batata hai.',
  },
});
