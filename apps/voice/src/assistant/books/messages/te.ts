import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => {
  const plates = (count: number) =>
    `${number(count)} ${plural(count, { one: 'ప్లేట్', other: 'ప్లేట్లు' })}`;
  // Before a postposition: '410 ప్లేట్ల కోసం'.
  const ofPlates = (count: number) =>
    `${number(count)} ${plural(count, { one: 'ప్లేట్', other: 'ప్లేట్ల' })}`;
  const days = (count: number) =>
    `${number(count)} ${plural(count, { one: 'రోజు', other: 'రోజులు' })}`;
  return {
    plates,
    amounts: {
      kg: (amount) => `${number(amount, 3)} ${plural(amount, { one: 'కిలో', other: 'కిలోలు' })}`,
      g: (amount) => `${number(amount)} గ్రాములు`,
      litre: (amount) => `${number(amount, 3)} ${plural(amount, { one: 'లీటరు', other: 'లీటర్లు' })}`,
      ml: (amount) => `${number(amount)} మి.లీ.`,
      piece: (amount) => `${number(amount, 3)} ${plural(amount, { one: 'పీసు', other: 'పీసులు' })}`,
      dozen: (amount) => `${number(amount, 3)} ${plural(amount, { one: 'డజను', other: 'డజన్లు' })}`,
    },
    sentence: (text) => `${text}.`,
    days: {
      today: 'ఈ రోజు',
      yesterday: 'నిన్న',
      'this-week': 'ఈ వారం',
      'last-week': 'గత వారం',
      'this-month': 'ఈ నెల',
      'last-month': 'గత నెల',
      all: 'మీ అన్ని రోజులు',
    },
    lastDays: (count) => `గత ${days(count)}`,
    range: (from, to) => `${from} నుంచి ${to} వరకు`,
    namedDays: (name, dates) => `${name}, ${dates}`,
    nothing: 'మీ లెక్కల్లో ఏమీ లేదు.',
    soFar: 'ఈ రోజు ఇప్పటివరకు జరిగింది కూడా కలిపాను.',
    notCome: (dates) => `${dates} కోసం రాసింది కలపలేదు: ఆ రోజు ఇంకా రాలేదు. అది “నా బండి”లో ఉంది.`,
    begins: (day) => `మీ లెక్కలు ${day} నుంచి మొదలయ్యాయి.`,
    figures: {
      plates,
      revenue: (amount) => `అమ్మకం ${amount}`,
      profit: (amount) => `ఐటమ్‌ల మీద లాభం ${amount}`,
      expenses: (amount) => `ఇతర ఖర్చులు ${amount}`,
      ingredientCost: (amount) => `సరుకుల ఖర్చు ${amount}`,
      waste: (amount) => `పారేసిన వాటి ఖర్చు ${amount}`,
      left: (amount) => `సరుకులు, ఖర్చులు, వృథా పోను ${amount} మిగిలాయి`,
    },
    lost: (amount) => `ఐటమ్‌ల మీద నష్టం ${amount}`,
    short: (amount) => `సరుకులు, ఖర్చులు, వృథా పోను ${amount} తక్కువ పడ్డాయి`,
    costUnknown: 'ఖర్చు తెలియదు',
    profitUnknown: 'ఖర్చు తెలియదు, అందుకే లాభం చెప్పలేను',
    paidFor: (word, amount) => `${word} కోసం ${amount}`,
    noneOfIt: 'దానికి ఏమీ రాయలేదు.',
    notByName: 'మనిషివారీగా లెక్క నేను కట్టను: పేర్లు “నా బండి”లో రాసి ఉన్నాయి.',
    more: (amount) => `అంటే ముందుకంటే ${amount} ఎక్కువ.`,
    less: (amount) => `అంటే ముందుకంటే ${amount} తక్కువ.`,
    same: 'అంటే ముందులాగే.',
    overOnly: 'పూర్తయిన రోజులను మాత్రమే పోల్చాను.',
    noneOver: 'ఈ రోజు ఇంకా పూర్తి కాలేదు.',
    rentApart: 'అద్దె వేరుగా ఉంచాను.',
    costsDiffer: 'రెండింటి ఖర్చులూ ఒకేలా తెలియవు, అందుకే పోల్చలేను.',
    nothingBefore: (dates) => `${dates}: లెక్కల్లో ఏమీ లేదు, అందుకే పోల్చలేను.`,
    costedOnly: (dish, count) => `${dish}: ${ofPlates(count)} ఖర్చు మాత్రమే తెలుసు, లాభం వాటిదే.`,
    dish: {
      plates: {
        most: (dishes, count) => `అన్నిటికంటే ఎక్కువ అమ్ముడైనది ${dishes}: ${number(count)}.`,
        least: (dishes, count) => `అన్నిటికంటే తక్కువ అమ్ముడైనది ${dishes}: ${number(count)}.`,
      },
      profit: {
        most: (dishes, amount) => `ఎక్కువ లాభం ${dishes} వల్ల, ${amount}.`,
        least: (dishes, amount) => `తక్కువ లాభం ${dishes} వల్ల, ${amount}.`,
      },
      plate: {
        most: (dishes, amount) => `ఒక ప్లేట్ మీద ఎక్కువ మిగిల్చేది ${dishes}, ${amount}.`,
        least: (dishes, amount) => `ఒక ప్లేట్ మీద తక్కువ మిగిల్చేది ${dishes}, ${amount}.`,
      },
      perPlate: (amount) => `అంటే ఒక ప్లేట్‌కు ${amount}.`,
      next: (dishes) => `తర్వాత ${dishes}.`,
      none: 'ప్లేట్లు ఏవీ అమ్మలేదు.',
      notSold: (dishes) => `అసలు అమ్ముడుపోనివి: ${dishes}.`,
      noCost: 'అమ్మిన వాటి ఖర్చు తెలియదు.',
    },
    day: {
      best: (day, what) => `బాగా జరిగిన రోజు ${day}: ${what}.`,
      worst: (day, what) => `తక్కువగా జరిగిన రోజు ${day}: ${what}.`,
      usual: (amount) => `మామూలు రోజు ${amount} ఉంటుంది.`,
      tooFew: (needs, has) =>
        `రోజులను పోల్చడానికి అమ్మకాలు జరిగి పూర్తయిన ${days(needs)} కావాలి. ఇప్పుడు ఉన్నవి ${number(has)}.`,
    },
    weekday: {
      best: (weekday, what) => `${weekday} బాగా జరుగుతుంది: సగటున ${what}.`,
      worst: (weekday, what) => `${weekday} తక్కువగా జరుగుతుంది: సగటున ${what}.`,
      tooFew: (needs, has) =>
        `దీనికి వారంలో ఆ రోజు అమ్మకాలు ${number(needs)} సార్లు జరగాలి. ఇప్పటికి ${number(has)}.`,
    },
    hour: {
      busiest: (from, to, count) => `ఎక్కువ రద్దీ ${from} నుంచి ${to} వరకు: ${plates(count)}.`,
      share: (tapped, all) =>
        `${plates(all)} అమ్మారు, వాటిలో ${number(tapped)} అమ్మినప్పుడే లెక్కపెట్టారు; వీటి సమయం మాత్రమే తెలుసు.`,
      untapped: 'అమ్మినప్పుడే లెక్కపెట్టిన ప్లేట్ల సమయం మాత్రమే తెలుసు. అలాంటివి లేవు.',
    },
    menu: {
      of: {
        star: (dishes) => `బాగా అమ్ముడవుతాయి, బాగా సంపాదిస్తాయి: ${dishes}. అలాగే ఉంచండి.`,
        plowhorse: (dishes) =>
          `బాగా అమ్ముడవుతాయి, తక్కువ సంపాదిస్తాయి: ${dishes}. ఒకటి రెండు రూపాయలు పెంచండి, లేదా తక్కువ ఖర్చుతో చేయండి.`,
        puzzle: (dishes) => `బాగా సంపాదిస్తాయి, తక్కువ అమ్ముడవుతాయి: ${dishes}. అందరికీ చెప్పండి, బోర్డు మీద పైన రాయండి.`,
        dog: (dishes) => `తక్కువ అమ్ముడవుతాయి, తక్కువ సంపాదిస్తాయి: ${dishes}. రెసిపీ లేదా ధర మార్చండి, లేదా తీసేయండి.`,
      },
      none: {
        star: 'బాగా అమ్ముడై బాగా సంపాదించే ఐటమ్ లేదు.',
        plowhorse: 'బాగా అమ్ముడై తక్కువ సంపాదించే ఐటమ్ లేదు.',
        puzzle: 'బాగా సంపాదించి తక్కువ అమ్ముడయ్యే ఐటమ్ లేదు.',
        dog: 'తక్కువ అమ్ముడై తక్కువ సంపాదించే ఐటమ్ లేదు, తీసేయాల్సినది కనిపించడం లేదు.',
      },
      notPlaced: (dishes) => `${dishes} గురించి చెప్పలేను, ఖర్చు తెలియదు.`,
      tooFewDays: (needs, has) =>
        `మెనూ గురించి చెప్పడానికి అమ్మకాలు జరిగిన ${days(needs)} కావాలి. ఇప్పుడు ఉన్నవి ${number(has)}.`,
      tooFewDishes: (needs, has) =>
        `మెనూ గురించి చెప్పడానికి అమ్ముడై, ఖర్చు తెలిసిన ${number(needs)} ఐటమ్‌లు కావాలి. ఇప్పుడు ఉన్నవి ${number(has)}.`,
    },
    tomorrow: {
      day: (date) => `రేపు, ${date}`,
      all: (count, dishes) => `మొత్తం ${plates(count)}. ${dishes}.`,
      one: (dish) => `${dish}.`,
      between: (low, high) => `తరచుగా ${number(low)} నుంచి ${number(high)}.`,
      tooFewDays: (dish, needs, has) =>
        `${dish} కోసం మెనూలో ఉండి పూర్తయిన ${days(needs)} కావాలి. ఇప్పుడు ఉన్నవి ${number(has)}.`,
      wasAway: (dish) => `అమ్మకం జరిగిన చివరి రోజు ${dish} మెనూలో లేదు, అందుకే చెప్పలేను.`,
      notSold: (dish) => `${dish} నాలుగు వారాలుగా అమ్ముడుపోలేదు, అందుకే చెప్పలేను.`,
      noneYet: (needs, has) =>
        `రేపటి కోసం అమ్మకాలు జరిగి పూర్తయిన ${days(needs)} కావాలి. ఇప్పుడు ఉన్నవి ${number(has)}.`,
    },
    buy: {
      sameAsToday: (count) =>
        `“రేపు” పేజీలో “ఈ రోజు లాగే” నొక్కితే ${ofPlates(count)} కోసం సరుకుల లిస్టు వస్తుంది.`,
      forPlates: (count) => `${number(count)} ${plural(count, { one: 'ప్లేట్‌కి', other: 'ప్లేట్లకి' })}`,
      of: (amount, name) => `${name} ${amount}`,
      packs: {
        packet: (count, held) =>
          `${number(count)} ${plural(count, { one: 'ప్యాకెట్', other: 'ప్యాకెట్లు' })} (${held})`,
        bundle: (count, held) =>
          `${number(count)} ${plural(count, { one: 'కట్ట', other: 'కట్టలు' })} (${held})`,
        tray: (count, held) =>
          `${number(count)} ${plural(count, { one: 'ట్రే', other: 'ట్రేలు' })} (${held})`,
      },
      cost: (amount) => `ఈ రోజు ధరలకు దీనికి ${amount} అవుతాయి.`,
      noPrice: (names) => `ధర రాయలేదు: ${names}.`,
      notUsed: (name) => `రేపటి ఐటమ్‌లలో దేనికీ ${name} అక్కర్లేదు.`,
      nothing: 'దీనికి కొనాల్సినవి ఏమీ లేవు.',
      withoutRecipe: (dishes) => `రెసిపీ లేదు, అందుకే ఇందులో లేవు: ${dishes}.`,
      unknown: (names) => `లెక్క తేలలేదు, అందుకే ఇందులో లేవు: ${names}.`,
    },
    prices: {
      since: (day) => `${day} నుంచి`,
      moved: (name, before, now) => `${name} ${before} నుంచి ${now}`,
      none: 'ఏ ధరా మారలేదు.',
      notMoved: (name) => `${name} ధర మారలేదు.`,
      dearer: (amount) => `మామూలు రోజు దీనివల్ల ${amount} ఎక్కువ అవుతాయి.`,
      cheaper: (amount) => `మామూలు రోజు దీనివల్ల ${amount} తక్కువ అవుతాయి.`,
      odd: 'తప్పుగా రాసినట్టున్న ధర కలపలేదు. “లాభం”లో చూడండి.',
      tooFew: (needs, has) =>
        `ధరలు పోల్చడానికి ${number(needs)} రోజుల లెక్కలు కావాలి. ఇప్పుడు ఉన్నవి ${number(has)}.`,
    },
    breakEven: {
      plates: (count, expenses) =>
        `రోజు ఖర్చులకు ${plates(count)} సరిపోతాయి; గత 30 రోజుల సగటున రోజు ఖర్చులు ${expenses}.`,
      noMargin: 'సగటున ప్లేట్ మీద ఏమీ మిగలడం లేదు, అందుకే ఎన్ని ప్లేట్లు అమ్మినా ఖర్చులు రావు.',
      noCost: 'ఖర్చు తెలిసిన ప్లేట్ ఏదీ అమ్మలేదు, అందుకే చెప్పలేను.',
      tooFew: (needs, has) =>
        `దీనికి అమ్మకాలు జరిగి పూర్తయిన ${days(needs)} కావాలి. గత 30 రోజుల్లో ఉన్నవి ${number(has)}.`,
    },
    specials: {
      earned: (amount, count) => `స్పెషల్‌ల వల్ల ${amount} వచ్చాయి, ${plates(count)}.`,
      none: 'స్పెషల్ ఏదీ లేదు.',
    },
    waste: {
      none: 'పారేసినట్టు ఏమీ రాయలేదు.',
      item: (name, amount) => `${name} ${amount}`,
      most: (items) => `ఇందులో ఎక్కువ: ${items}.`,
      unknown: 'ఖర్చు తెలియనివి ఇందులో లేవు.',
    },
    ask: {
      days: 'ఏ రోజుల లెక్క కావాలి? ఇలా చెప్పండి: ఈ వారం, గత వారం, లేదా గత 30 రోజులు.',
      kal: 'నిన్నటిదా, రేపటిదా?',
      sold: (what) => `నిన్న ఎన్ని ${what} అమ్మాను?`,
      make: (what) => `రేపు ఎన్ని ${what} చేయాలి?`,
      ofPlates: 'ప్లేట్లు',
      words: 'పూర్తిగా అర్థం కాలేదు, అందుకే లెక్క చెప్పడం లేదు. ఇలా అడగండి: గత వారం ఎంత సంపాదించాను.',
    },
    ahead: 'నేను రేపటి వరకే చెప్పగలను. ఇలా అడగండి: రేపు ఏం చేయాలి.',
    unknownName: (name) => `మీ బండిలో ${name} దొరకలేదు, అందుకే దాని లెక్క లేదు.`,
    needsStall: 'ఇది మీ సొంత బండి లెక్కలను చూసి చెబుతాను, అవి ఇంకా లేవు. మీ బండిని సెట్ చేసుకుని ప్లేట్లు లెక్కపెట్టండి.',
    unread: 'ఇప్పుడు లెక్కలు చదవలేకపోతున్నాను. “అమ్మకాల లెక్క”లో చూడండి.',
  };
};
