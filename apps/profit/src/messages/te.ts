import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  title: 'లాభం',
  subtitle: 'ఈ రోజు ధరలు, ప్లేట్లు రాయండి; ఈ రోజు లాభం చూడండి.',
  more: (count) => `ఇంకా ${number(count)}`,
  countPlates: 'ప్లేట్లు లెక్కపెట్టండి',
  myMenu: 'నా మెనూ',
  menu: {
    subtitle: 'మీ ఐటమ్‌లు, వాటి ఖర్చు, వాటి లాభం.',
    loading: 'మీ మెనూ తెరుచుకుంటోంది…',
    failed: 'మీ మెనూ తెరుచుకోలేదు. మీరు రాసినవన్నీ భద్రంగా ఉన్నాయి.',
  },
  count: {
    subtitle: 'ఒక్క ట్యాప్ అంటే ఒక ప్లేట్.',
    loading: 'లెక్కపెట్టే పేజీ తెరుచుకుంటోంది…',
    failed: 'లెక్కపెట్టే పేజీ తెరుచుకోలేదు. మీరు లెక్కపెట్టినవి భద్రంగా ఉన్నాయి.',
  },
  retry: 'మళ్ళీ ప్రయత్నించండి',
  notHere: {
    title: 'ఇక్కడ లేదు',
    text: 'అలాంటి పేజీ లేదు. ఇంతకుముందు దాని అడ్రస్ వేరేగా ఉండి ఉండవచ్చు.',
    toProfit: 'లాభం పేజీకి',
  },
  units: {
    names: {
      kg: 'కిలో',
      g: 'గ్రా.',
      litre: 'లీటరు',
      ml: 'మి.లీ.',
      piece: 'పీసు',
      dozen: 'డజను',
    },
    per: {
      kg: 'కిలోకు',
      g: 'గ్రాముకు',
      litre: 'లీటరుకు',
      ml: 'మి.లీ.కు',
      piece: 'పీసుకు',
      dozen: 'డజనుకు',
    },
    perPacket: (amount) => `${amount} ప్యాకెట్‌కు`,
    amount: {
      kg: (amount) => `${amount} ${amount === 1 ? 'కిలో' : 'కిలోల'}`,
      g: (amount) => `${amount} గ్రాముల`,
      litre: (amount) => `${amount} ${amount === 1 ? 'లీటరు' : 'లీటర్ల'}`,
      ml: (amount) => `${amount} మి.లీ.`,
      piece: (amount) => `${amount} ${amount === 1 ? 'పీసు' : 'పీసుల'}`,
      dozen: (amount) => `${amount} ${amount === 1 ? 'డజను' : 'డజన్ల'}`,
    },
    price: (money, per) => `${per} ${money}`,
  },
  prices: {
    heading: 'ఈ రోజు సరుకుల ధరలు (కిలో/లీటరుకు ₹)',
    notANumber: '42.50 లాంటి ఒక సంఖ్య రాయండి.',
    tooLow: 'ధర 0 కంటే తక్కువ ఉండకూడదు.',
    tooHigh: 'ధర గరిష్ఠంగా ₹1,00,00,00,000 ఉండవచ్చు.',
    unknown: 'ఇంకా ధర రాయలేదు: దీనితో చేసే ఐటమ్‌ల ఖర్చు తెలియదు.',
    fromToday: 'కొత్త ధర ఈ రోజు నుంచి లెక్కలోకి వస్తుంది; పాత రోజులకు పాత ధరలే ఉంటాయి.',
    noIngredients: 'మీ సరుకులు ఇంకా లేవు. మీరు కొనేవి చేర్చండి, ఒక్కోదాని ధర ఇక్కడ రాయవచ్చు.',
    toIngredients: 'నా సరుకులకు',
    fold: { open: 'సరుకుల ధరలు చూపించండి', close: 'సరుకుల ధరలు దాచండి' },
  },
  plates: {
    heading: 'ఈ రోజు అమ్మకాలు రాయండి (అమ్మిన ప్లేట్లు)',
    sampleFigures: 'నమూనా లెక్కలు',
    startFromZero: 'సున్నా నుంచి మొదలుపెట్టండి',
    showSampleFigures: 'నమూనా లెక్కలు చూపించండి',
    startedFromZero: 'నమూనా లెక్కలు తీసేశాం. మీరు అమ్మినవి రాయండి.',
    newDay: 'కొత్త రోజు',
    sellsAt: (price) => `ధర ${price}`,
    count: (item) => `అమ్మిన ${item} ప్లేట్లు`,
    oneLess: (item) => `${item} ఒక ప్లేట్ తక్కువ`,
    oneMore: (item) => `${item} ఒక ప్లేట్ ఎక్కువ`,
    notANumber: 'పూర్తి సంఖ్య రాయండి.',
    tooLow: 'ప్లేట్లు 0 కంటే తక్కువ ఉండకూడదు.',
    emptyMenu: 'ఈ రోజు మీ మెనూలో ఐటమ్‌లు లేవు. ఒకటి చేర్చండి లేదా తిరిగి తీసుకురండి, దాని ప్లేట్లు ఇక్కడ లెక్కపెట్టండి.',
    toMenu: 'నా మెనూకు',
  },
  recommendation: {
    heading: (product) => `${product} AI సలహా`,
    chip: 'లెక్క ప్రకారం',
    noSales: 'లాభం సలహా కోసం ఈ రోజు అమ్మకాలు రాయండి.',
    noCosts: 'లాభం సలహా కోసం మీ ఐటమ్‌లలో ఏమేం వేస్తారో రాయండి.',
    stable: (best, margin) =>
      `**మార్కెట్ నిలకడగా ఉంది.** మీకు ఎక్కువ సంపాదించేది **${best}**, దాని లాభం మార్జిన్ **${margin}**.`,
    promote: (best, margin, candidate, extra) =>
      `ఈ రోజు అన్నిటికన్నా మంచి లాభం మార్జిన్ ఉన్నది **${best}**: **${margin}**. ` +
      `**${candidate}** బదులు దీన్ని ముందుకు తెస్తే, మారిన ప్రతి 10 ప్లేట్లకు **${extra}** అదనంగా వస్తుంది.`,
    earnsLess: (best, itsProfit, candidate, candidateProfit) =>
      `మార్చే ముందు రూపాయల్లో చూడండి: ${best} ఒక ప్లేట్‌కు ${itsProfit} మిగులుతుంది, ${candidate} ఒక ప్లేట్‌కు ${candidateProfit} మిగులుతుంది. మార్చే ప్రతి ప్లేట్‌కు మీకు తక్కువ డబ్బు వస్తుంది.`,
  },
  summary: {
    heading: 'ఈ రోజు లెక్క',
    revenue: 'మొత్తం అమ్మకం: ',
    profit: 'మొత్తం లాభం: ',
    left: 'చేతిలో మిగిలింది: ',
    howLeft: (profit, expenses, waste) =>
      [`${profit} లాభం`, expenses && `${expenses} ఇతర ఖర్చులు`, waste && `${waste} వృథా`]
        .filter(Boolean)
        .join(' − '),
    notInProfit: (dishes) => `లాభంలో కలపలేదు: ${dishes}. ఖర్చు తెలియదు.`,
    notInWaste: (names) => `వృథాను ₹0గా లెక్కించాం: ${names}. ఖర్చు తెలియదు.`,
  },
  perDish: {
    heading: 'ఈ రోజు ఒక్కో ఐటమ్',
    fold: { open: 'ఒక్కో ఐటమ్ చూపించండి', close: 'ఐటమ్‌లను దాచండి' },
    dish: 'ఐటమ్',
    cost: 'ప్లేట్ ఖర్చు',
    profitPerPlate: 'ప్లేట్ లాభం',
    margin: 'మార్జిన్',
    plates: 'అమ్మిన ప్లేట్లు',
    revenue: 'అమ్మకం',
    profit: 'లాభం',
    unknown: 'తెలియదు',
  },
});
