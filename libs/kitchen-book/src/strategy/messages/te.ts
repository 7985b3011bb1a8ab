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
  and: (before, last) => `${before}, ${last}`,
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
  item: {
    rowsTogether: (item, rows) => `${item} (${rows} వరుసలు కలిపి)`,
    line: (item, facts) => `${item}: ${facts}.`,
    unsold: (ingredients) => `ఒక్క ప్లేట్ కూడా అమ్ముడుపోలేదు, లాభం లేదు; సరుకుల ఖర్చు రోజుకు ${ingredients}`,
    sold: (plates, perPlate, profit) => `${plates} x ${perPlate} = రోజుకు ${profit}`,
    soldOnAverage: (plates, perPlate, profit) => `${plates} x సగటున ${perPlate} = రోజుకు ${profit}`,
    share: (share) => `మొత్తం లాభంలో ${share}`,
    perRupee: (profit) => `సరుకులకు పెట్టిన ప్రతి ₹1‌కి ${profit} లాభం`,
    noCost: 'సరుకుల ఖర్చు రాయలేదు',
  },
  pricing: {
    loses: (item, perPlate, loss) =>
      `ధర: ${item} ఒక్కో ప్లేట్‌కు ${perPlate} నష్టం, రోజుకు ${loss}. ధరను ఆ నష్టం కంటే ఎక్కువ పెంచండి, ప్లేట్ చిన్నది చేయండి, లేదా అమ్మడం ఆపండి.`,
    earnsNothing: (item, plates, more) =>
      `ధర: ${item} రోజుకు ${plates} అమ్ముడవుతోంది, కానీ ఏమీ మిగలడం లేదు. ఇదే అమ్మకంతో ధర ₹1 పెంచిన ప్రతిసారీ రోజుకు ${more} వస్తాయి.`,
    raise: (item, perPlate, plates, more) =>
      `ధర: ${item} ఒక్కో ప్లేట్‌కు ${perPlate} మిగులుతోంది. కొన్ని రోజులు ₹1 పెంచి చూడండి: ${plates} అమ్మితే రోజుకు ${more} ఎక్కువ వస్తాయి, అమ్మకం తగ్గకపోతే.`,
    raiseLowest: (item, perPlate, plates, more) =>
      `ధర: ${item} ఒక్కో ప్లేట్‌కు ${perPlate} మిగులుతోంది, లాభం వచ్చే ఐటమ్‌లలో ఇదే తక్కువ. కొన్ని రోజులు ₹1 పెంచి చూడండి: ${plates} అమ్మితే రోజుకు ${more} ఎక్కువ వస్తాయి, అమ్మకం తగ్గకపోతే.`,
  },
  marketing: {
    pushOnly: (item, perPlate, tenMore) =>
      `ప్రచారం: ${item} ముందుకు తెండి, సంపాదన దీనితోనే: ఒక్కో ప్లేట్‌కు ${perPlate}. బోర్డు మీద మొదట రాయండి, ఏది బాగుంటుందని అడిగిన వాళ్ళకు ఇదే చెప్పండి: ఇంకో 10 ప్లేట్లు అమ్మిన ప్రతిసారీ ${tenMore} వస్తాయి.`,
    pushBest: (item, perPlate, tenMore) =>
      `ప్రచారం: ${item} ముందుకు తెండి, అన్నింటికంటే ఎక్కువ లాభం ఇందులోనే: ఒక్కో ప్లేట్‌కు ${perPlate}. బోర్డు మీద మొదట రాయండి, ఏది బాగుంటుందని అడిగిన వాళ్ళకు ఇదే చెప్పండి: ఇంకో 10 ప్లేట్లు అమ్మిన ప్రతిసారీ ${tenMore} వస్తాయి.`,
    pushOneOfBest: (item, others, perPlate, tenMore) =>
      `ప్రచారం: ${item} ముందుకు తెండి, ${others}‌తో పాటు అన్నింటికంటే ఎక్కువ లాభం ఇందులోనే: ఒక్కో ప్లేట్‌కు ${perPlate}. బోర్డు మీద మొదట రాయండి, ఏది బాగుంటుందని అడిగిన వాళ్ళకు ఇదే చెప్పండి: ఇంకో 10 ప్లేట్లు అమ్మిన ప్రతిసారీ ${tenMore} వస్తాయి.`,
    nothingEarns: 'ప్రచారం: ఇంకా ఏ ఐటమ్‌లోనూ లాభం లేదు. ఆఫర్ల మీద ఖర్చు పెట్టే ముందు ధరలు సరిచేయండి.',
  },
  menu: {
    unsold: (item) => `మెనూ: ${item} ఒక్క ప్లేట్ కూడా అమ్ముడుపోలేదు. ఆర్డర్ వస్తేనే చేయండి, లేదా కొన్ని రోజులు ఆపండి.`,
    unsoldButBought: (item, ingredients) =>
      `మెనూ: ${item} ఒక్క ప్లేట్ కూడా అమ్ముడుపోలేదు, కానీ దాని సరుకులకు రోజుకు ${ingredients} పోతోంది. ఆర్డర్ వస్తేనే చేయండి, లేదా కొన్ని రోజులు ఆపండి.`,
    costly: (item, shareOfCost, shareOfProfit) =>
      `మెనూ: సరుకుల డబ్బులో ${shareOfCost} ${item}‌కే పోతోంది, లాభంలో మాత్రం ${shareOfProfit} వస్తోంది. తక్కువ చేయండి, లేదా అదే ధరకు ప్లేట్ చిన్నది చేయండి.`,
    bundle: (item, seller, gain, perPlate) =>
      `మెనూ: ${item}, ${seller} కలిపి జోడీగా అమ్మండి; ${seller} మీ దగ్గర ఎక్కువ అమ్ముడవుతుంది. ${gain} ఒక్కో జోడీకి తగ్గింపు ${perPlate} కంటే తక్కువ ఉంచండి.`,
    gainOfTenth: (plates, item, morePlates, more) =>
      `దాని ${plates}: ప్రతి 10‌లో 1‌తో ${item} కూడా పోతే, ఇంకో ${morePlates}: తగ్గింపు తీయక ముందు రోజుకు ${more}.`,
    gainOfEach: (item, perPlate) => `దానితో అమ్ముడైన ఒక్కో ${item}‌తో తగ్గింపు తీయక ముందు ${perPlate} వస్తాయి.`,
    addSecond: 'మెనూ: ఇక్కడ రెండో ఐటమ్ కూడా చేర్చండి; దేన్ని ముందుకు తేవాలో, ఏ రెండింటిని కలిపి అమ్మాలో తెలుస్తుంది.',
  },
  operations: {
    buyFirst: (item, profit, last, lastProfit) =>
      `పని: సరుకులకు పెట్టిన డబ్బు ఎక్కువగా సంపాదించేది ${item}‌లో (ప్రతి ₹1‌కి ${profit} లాభం), తక్కువగా ${last}‌లో (${lastProfit}). డబ్బు తక్కువగా ఉంటే ముందు ${item} సరుకులు కొనండి.`,
    weigh: (item, ingredients, tenth) =>
      `పని: ${item}‌కు రోజుకు ${ingredients} సరుకులు పడతాయి. ప్లేట్లు తూచి వడ్డించండి, పారేసేది రాసి పెట్టుకోండి: అక్కడ వృథా పదో వంతు తగ్గితే రోజుకు ${tenth} మిగులుతాయి.`,
    weighCostliest: (item, ingredients, tenth) =>
      `పని: ${item}‌కు రోజుకు ${ingredients} సరుకులు పడతాయి, అన్నింటికంటే ఎక్కువ. ప్లేట్లు తూచి వడ్డించండి, పారేసేది రాసి పెట్టుకోండి: అక్కడ వృథా పదో వంతు తగ్గితే రోజుకు ${tenth} మిగులుతాయి.`,
    everyEvening: 'పని: ప్రతి సాయంత్రం ఇవే అంకెలు రాయండి; ఒక్క రోజు కంటే, రోజుకీ రోజుకీ ఉన్న తేడా ఎక్కువ చెబుతుంది.',
  },
});
