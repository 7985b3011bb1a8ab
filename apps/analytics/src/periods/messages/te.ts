import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural, list }: Words): Messages => {
  const days = (count: number) =>
    `${number(count)} ${plural(count, { one: 'రోజు', other: 'రోజులు' })}`;
  /** Before what they belong to: `30 రోజుల్లో`. */
  const inDays = (count: number) =>
    `${number(count)} ${plural(count, { one: 'రోజులో', other: 'రోజుల్లో' })}`;
  /** `20 రోజులు ఉన్నాయి` */
  const are = (count: number) => plural(count, { one: 'ఉంది', other: 'ఉన్నాయి' });
  const plates = (count: number) =>
    `${number(count)} ${plural(count, { one: 'ప్లేట్', other: 'ప్లేట్లు' })}`;
  return {
    retry: 'మళ్ళీ ప్రయత్నించండి',
    notRead: 'మీ లెక్కలు చదవలేకపోయాం. ఏమీ మారలేదు.',
    nothingEntered: 'ఈ రోజుల్లో ఏమీ రాయలేదు. ప్లేట్లు లెక్కపెట్టండి, అవి ఇక్కడ కనిపిస్తాయి.',
    futureDays: {
      text: (names) => `ఆ రోజు ఇంకా రాలేదు కాబట్టి ఇక్కడ లెక్కలో లేదు: ${list(names)} కోసం రాసింది.`,
      open: 'నా బండిలో సరిచేయండి',
    },
    retired: (name) => `${name} (తీసేసినది)`,
    special: (name) => `${name} (స్పెషల్)`,
    rows: {
      all: (count) => `మొత్తం ${number(count)} చూపించండి`,
      fewer: 'తక్కువ చూపించండి',
    },
    todayLater: 'ఈ రోజు పూర్తయ్యాక ఇక్కడ లెక్కలోకి వస్తుంది.',
    sentences: {
      figures: 'పూర్తి లెక్క',
      more: (label, amount, count) => `${label}: ముందు ${days(count)} కంటే ${amount} ఎక్కువ.`,
      less: (label, amount, count) => `${label}: ముందు ${days(count)} కంటే ${amount} తక్కువ.`,
      same: (label, count) => `${label}: ముందు ${days(count)} లాగే.`,
      weekday: (best, worst) => `ఎక్కువ సంపాదన ${best}, తక్కువ సంపాదన ${worst}.`,
      dish: (dish, amount) => `${dish} ఎక్కువ సంపాదించింది: ${amount}.`,
      rent: (amount) => `అద్దెకు, నెలవారీ బిల్లులకు ${amount} ఖర్చయింది.`,
      waste: (amount) => `పారేసిన వాటికి ${amount} ఖర్చయింది.`,
      bestDay: (day, amount) => `ఎక్కువ మిగిలిన రోజు: ${day}, ${amount}.`,
    },
    sums: {
      headings: {
        'last-7-days': 'గత 7 రోజులు',
        'last-30-days': 'గత 30 రోజులు',
        'last-90-days': 'గత 90 రోజులు',
        all: 'మీ అన్ని రోజులు',
      },
      figure: 'లెక్క',
      amount: 'ఈ రోజుల్లో',
      against: (now, before) => `పోల్చినవి: ${now}, ${before}. ఈ రోజు ఇంకా పూర్తి కాలేదు, అందుకే పోలికలో లేదు.`,
      notCompared: 'పోల్చలేం: ముందు రోజుల లెక్క చాలా తక్కువ.',
      rentApart: (now, before) => `అద్దె లేకుండా పోల్చాం: ఈ రోజుల్లో ${now}, ముందు ${before}.`,
      costsDiffer: 'కొన్ని లెక్కలు పోల్చలేదు, ఎందుకంటే వాటి ఖర్చు రెండింటిలోనూ తెలియదు.',
      partlyKnown: (known, all) => `ఈ ${inDays(all)} ${days(known)} మీ లెక్కల్లో ${are(known)}.`,
      specialsApart: 'స్పెషల్స్ అమ్మకంలో ఉన్నాయి, లాభంలో లేవు: మిగిలిన వాటితో చేస్తారు కాబట్టి వాటి ఖర్చు తెలియదు.',
    },
    change: {
      plates,
      more: (amount, share) => `${amount} ఎక్కువ${share ? ` (${share})` : ''}`,
      less: (amount, share) => `${amount} తక్కువ${share ? ` (${share})` : ''}`,
      same: 'ముందులాగే',
    },
    steps: {
      headings: { day: 'రోజువారీగా', week: 'వారం వారం', month: 'నెల నెలా' },
      names: { day: 'రోజు', week: 'వారం', month: 'నెల' },
      plates: 'అమ్మిన ప్లేట్లు',
      revenue: 'అమ్మకం',
      profit: 'లాభం',
      cut: (label, count) => `${label} (${days(count)})`,
      notWhole: (labels) => `పూర్తి కానివి: ${list(labels)}.`,
    },
    dishes: {
      heading: 'ఒక్కో ఐటమ్',
      dish: 'ఐటమ్',
      plates,
      profit: 'లాభం',
      of: (revenue) => `అమ్మకం ${revenue}`,
      costed: (count) =>
        `${number(count)} ${plural(count, { one: 'ప్లేట్', other: 'ప్లేట్ల' })} ఖర్చు మాత్రమే తెలుసు`,
      none: 'ఈ రోజుల్లో ప్లేట్లు అమ్మలేదు.',
      notSold: (names) => `మెనూలో ఉన్నాయి, కానీ అమ్ముడుపోలేదు: ${names}`,
    },
    bestDays: {
      heading: 'ఎక్కువ మిగిలిన రోజు, తక్కువ మిగిలిన రోజు',
      best: 'ఎక్కువ మిగిలిన రోజు',
      worst: 'తక్కువ మిగిలిన రోజు',
      left: (amount) => `${amount} మిగిలింది`,
      moreThanUsual: (amount) => `మామూలు రోజు కంటే ${amount} ఎక్కువ`,
      lessThanUsual: (amount) => `మామూలు రోజు కంటే ${amount} తక్కువ`,
      more: (amount) => `${amount} ఎక్కువ`,
      less: (amount) => `${amount} తక్కువ`,
      profitOf: (dish) => `${dish} లాభం`,
      expenses: 'ఇతర ఖర్చులు',
      waste: 'వృథా',
      rentApart: 'ఇక్కడ అద్దె వేరుగా ఉంచాం: అది నెల మొత్తానికి.',
      usual: 'మిగతా రోజులను వరుసలో పెడితే మధ్యలో వచ్చేదే మామూలు రోజు.',
      alike: (amount) => `ఈ రోజులన్నిటిలో ఒకేలా మిగిలింది: ${amount}.`,
      tooFew: (needs, has) => `పోల్చడానికి అమ్మకాలు జరిగిన ${days(needs)} కావాలి. ఇక్కడ ఉన్నవి ${number(has)}.`,
    },
    weekdays: {
      heading: 'వారంలో ఒక్కో రోజు',
      weekday: 'రోజు',
      average: 'సగటున ఒక రోజు లాభం',
      days,
      of: (revenue) => `అమ్మకం ${revenue},`,
      plates,
      needs: (needs) => `${days(needs)} కావాలి`,
      tooFew: (needs, has) =>
        `వారంలో ఒకే రోజు ${number(needs)} సార్లు రావాలి, ఒక్కసారి చూసి చెప్పలేం. ఇక్కడ ఎక్కువలో ఎక్కువ ${number(has)} ${plural(has, { one: 'సారి', other: 'సార్లు' })} వచ్చింది: ఇంకా ఎక్కువ రోజులు ఎంచుకోండి.`,
    },
    hours: {
      heading: 'రోజులో ఒక్కో గంట',
      hour: 'గంట',
      plates: 'అమ్మిన ప్లేట్లు',
      reading: 'గంటల లెక్క చదువుతున్నాం…',
      busiest: (hour, count) => `ఎక్కువ అమ్మకం: ${hour}, ${plates(count)}.`,
      share: (percent, tapped, all) =>
        `${number(all)} ${plural(all, { one: 'ప్లేట్‌లో', other: 'ప్లేట్లలో' })} ${number(tapped)} అమ్మినప్పుడే నొక్కారు (${percent}): వీటి గంటలు మాత్రమే తెలుసు.`,
      lastDays: (count) => `ఈ గంటలు గత ${number(count)} రోజులవి.`,
      untapped: (all) =>
        `${plates(all)} అమ్మారు, కానీ ఏదీ అమ్మినప్పుడు నొక్కలేదు, అందుకే గంటలు తెలియవు. ఒక్కో ప్లేట్ అమ్మినప్పుడే నొక్కండి, గంటలు ఇక్కడ కనిపిస్తాయి.`,
      none: 'ఈ రోజుల్లో ప్లేట్లు అమ్మలేదు.',
    },
    menu: {
      heading: 'మీ మెనూ: ఏది అమ్ముడవుతుంది, దేనిలో సంపాదన ఉంది',
      lines: (percent, margin) =>
        `మొత్తం ప్లేట్లలో ${percent} లేదా ఎక్కువ ఉంటే ఆ ఐటమ్ బాగా అమ్ముడవుతున్నట్టు. సరుకుల ఖర్చు పోగా ఒక ప్లేట్‌కు ${margin} లేదా ఎక్కువ మిగిలితే సంపాదన బాగున్నట్టు.`,
      groups: {
        star: {
          title: 'బాగా అమ్ముడవుతుంది, సంపాదన బాగుంది',
          advice: 'అలాగే ఉంచండి: అదే రుచి, ఎప్పుడూ అయిపోకుండా, బోర్డు మీద మొదట.',
        },
        plowhorse: {
          title: 'బాగా అమ్ముడవుతుంది, సంపాదన తక్కువ',
          advice:
            'ధర ఒకటి రెండు రూపాయలు పెంచండి, లేదా ఖర్చు తగ్గించండి: సరుకులు తక్కువ ధరకు కొనండి, లేదా ఒక్కో ప్లేట్ కొలిచి పెట్టండి.',
        },
        puzzle: {
          title: 'సంపాదన బాగుంది, తక్కువ అమ్ముడవుతుంది',
          advice: 'ముందుకు తెండి: కస్టమర్లకు చెప్పండి, బోర్డు మీద పైన రాయండి, లేదా రుచి చూపించండి.',
        },
        dog: {
          title: 'తక్కువ అమ్ముడవుతుంది, సంపాదన తక్కువ',
          advice: 'రెసిపీ లేదా ధర మార్చండి, లేదా తీసేసి ఆ సమయం వేరే ఐటమ్‌లకు ఇవ్వండి.',
        },
      },
      dish: 'ఐటమ్',
      share: (percent) => `ప్లేట్లలో ${percent}`,
      margin: 'ప్లేట్ సంపాదన',
      gap: (amount) => `ప్లేట్‌కు ${amount} తక్కువ`,
      noDish: 'ఇక్కడ ఐటమ్‌లు లేవు.',
      retired: (names) => `ఇప్పుడు మీ మెనూలో లేనివి: ${names}`,
      unknownCost: (names) => `ఖర్చు తెలియక ఏ గ్రూపులోనూ లేనివి: ${names}`,
      tooFewDays: (needs, has) =>
        `మెనూ గురించి చెప్పడానికి అమ్మకాలు జరిగిన ${days(needs)} కావాలి. ఇక్కడ ఉన్నవి ${number(has)}.`,
      tooFewDishes: (needs, has) =>
        `అమ్ముడైన, ఖర్చు తెలిసిన ${number(needs)} ఐటమ్‌లు కావాలి. ఇక్కడ ఉన్నవి ${number(has)}.`,
    },
  };
};
