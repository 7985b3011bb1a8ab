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
  advice: {
    endLoss: (item, perPlate, loss) =>
      `**${item} ka daam kam se kam ${perPlate} badhayein**: isme din ka ${loss} ka ghaata hai.`,
    cookLess: (item, plates, saved) =>
      `**${item}: ${plates} kam banayein**, itni hi bach jaati hain. Din ke ${saved} bachenge.`,
    cookToOrder: (item, ingredients) =>
      `**${item} sirf order par banayein**: din ke ${ingredients} lagte hain aur ek bhi plate nahin bikti.`,
    push: (item, tenMore) =>
      `**Sabse pehle ${item} dikhayein**: har 10 plate zyada par ${tenMore} milenge.`,
    raise: (item, more) =>
      `**${item} ka daam ₹1 badhayein**: din ke ${more} zyada milenge, agar bikri itni hi rahe.`,
    pair: (item, seller, more) =>
      `**${seller} ke saath ${item} dein**: 10 mein 1 le, to din ke ${more} zyada milenge.`,
  },
  nothingSold:
    'Abhi ek bhi plate nahin biki. Bikri wale din ke figures bharein, tab pata chalega ki kya karein.',
});
