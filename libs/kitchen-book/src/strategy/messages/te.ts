import type { Messages } from './en';

export const messages = (): Messages => ({
  items: {
    Idli: 'ఇడ్లీ',
    Dosa: 'దోశ',
    Vada: 'వడ',
    Upma: 'ఉప్మా',
    Poori: 'పూరీ',
    Pongal: 'పొంగల్',
    Uthappam: 'ఊతప్పం',
    Kesari: 'కేసరి',
  },
  plates: (count) => `${count} ${count === '1' ? 'ప్లేట్' : 'ప్లేట్లు'}`,
  noRow: 'లెక్క వేయడానికి ఇంకా వరుసలు లేవు.',
  checkRow: (number, item) =>
    `వరుస ${number} (${item}) చూడండి: అమ్మకం, సరుకుల ఖర్చు 0 లేదా అంతకంటే ఎక్కువ ఉండాలి. ఇక్కడ దాన్ని వదిలేశాం.`,
  day: {
    itemEarns: (item, plates, profit, ingredients) =>
      `${item}: రోజుకు అమ్మకం ${plates}, లాభం ${profit}, సరుకుల ఖర్చు ${ingredients}.`,
    itemLoses: (item, plates, loss, ingredients) =>
      `${item}: రోజుకు అమ్మకం ${plates}, నష్టం ${loss}, సరుకుల ఖర్చు ${ingredients}.`,
    allEarn: (count, plates, profit, ingredients) =>
      `మీ ${count} ఐటమ్‌లు: రోజుకు అమ్మకం ${plates}, లాభం ${profit}, సరుకుల ఖర్చు ${ingredients}.`,
    allLose: (count, plates, loss, ingredients) =>
      `మీ ${count} ఐటమ్‌లు: రోజుకు అమ్మకం ${plates}, నష్టం ${loss}, సరుకుల ఖర్చు ${ingredients}.`,
  },
  advice: {
    endLoss: (item, perPlate, loss) =>
      `**${item} ధర కనీసం ${perPlate} పెంచండి**: దీనిలో రోజుకు ${loss} నష్టం.`,
    cookLess: (item, plates, saved) =>
      `**${item}: ${plates} తక్కువ చేయండి**, అన్నీ మిగిలిపోతున్నాయి. రోజుకు ${saved} మిగులుతాయి.`,
    cookToOrder: (item, ingredients) =>
      `**${item} ఆర్డర్ వస్తేనే చేయండి**: రోజుకు ${ingredients} పోతోంది, ఒక్క ప్లేట్ కూడా అమ్ముడుపోవడం లేదు.`,
    push: (item, tenMore) => `**ముందు ${item} చూపించండి**: ఇంకో 10 ప్లేట్లకు ${tenMore} వస్తాయి.`,
    raise: (item, more) => `**${item} ధర ₹1 పెంచండి**: ఇంతే అమ్మితే రోజుకు ${more} ఎక్కువ వస్తాయి.`,
    pair: (item, seller, more) =>
      `**${seller}, దానితో ${item} ఇవ్వండి**: 10 మందిలో 1 తీసుకుంటే రోజుకు ${more} ఎక్కువ వస్తాయి.`,
  },
  nothingSold: 'ఇంకా ఒక్క ప్లేట్ కూడా అమ్మలేదు. అమ్మకం ఉన్న రోజు అంకెలు రాయండి, ఏం చేయాలో తెలుస్తుంది.',
});
