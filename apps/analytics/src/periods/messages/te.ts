import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural, list }: Words): Messages => {
  const days = (count: number) =>
    `${number(count)} ${plural(count, { one: 'రోజు', other: 'రోజులు' })}`;
  /** Before what they belong to: `30 రోజుల్లో`. */
  const inDays = (count: number) =>
    `${number(count)} ${plural(count, { one: 'రోజులో', other: 'రోజుల్లో' })}`;
  const plates = (count: number) =>
    `${number(count)} ${plural(count, { one: 'ప్లేట్', other: 'ప్లేట్లు' })}`;
  return {
    retry: 'మళ్ళీ ప్రయత్నించండి',
    notRead: 'మీ లెక్కలు చదవలేకపోయాం. ఏమీ మారలేదు.',
    nothingEntered: 'ఈ రోజుల్లో ఏమీ రాయలేదు. ప్లేట్లు లెక్కపెట్టండి, అవి ఇక్కడ కనిపిస్తాయి.',
    retired: (name) => `${name} (తీసేసినది)`,
    rows: {
      all: (count) => `మొత్తం ${number(count)} చూపించండి`,
      fewer: 'తక్కువ చూపించండి',
    },
    setUp: {
      text: 'మీ బండిని సెట్ చేసుకోండి, మీ రోజులు ఏం తెస్తున్నాయో ఈ పేజీ చూపిస్తుంది.',
      gives: [
        'వారం, నెల లేదా అన్ని రోజులు, వాటి ముందు రోజులతో పోల్చి',
        'వారంలో ఏ రోజు, ఏ గంటలో ఎక్కువ అమ్ముడవుతుందో',
        'ఏ ఐటమ్ అలాగే ఉంచాలి, దేని ధర మార్చాలి, దేన్ని ముందుకు తేవాలి, దేన్ని తీసేయాలి',
      ],
      action: 'నా బండిని సెట్ చేయండి',
    },
    sums: {
      headings: {
        'last-7-days': 'గత 7 రోజులు',
        'last-30-days': 'గత 30 రోజులు',
        'last-90-days': 'గత 90 రోజులు',
        all: 'మీ అన్ని రోజులు',
      },
      salesOn: (open, all) => `${inDays(all)} ${days(open)} అమ్మారు`,
      left: 'చేతిలో మిగిలింది',
      figure: 'లెక్క',
      amount: 'ఈ రోజుల్లో',
      figures: {
        plates: 'అమ్మిన ప్లేట్లు',
        revenue: 'అమ్మకం',
        ingredientCost: 'సరుకుల ఖర్చు',
        profit: 'లాభం',
        expenses: 'ఇతర ఖర్చులు',
        waste: 'వృథా',
      },
      against: (range) => `ముందు రోజులతో పోల్చాం: ${range}.`,
      beforePartlyKnown: (known, all) =>
        `ఆ ${inDays(all)} ${number(known)} మాత్రమే మీ లెక్కల్లో ఉన్నాయి, అందుకే ఈ పోలిక సుమారుగా మాత్రమే.`,
      tooLittleBefore: (range, known, all) =>
        `ఇంకా పోల్చలేం: అంతకు ముందు ${inDays(all)} (${range}) ${number(known)} మాత్రమే మీ లెక్కల్లో ఉన్నాయి.`,
      partlyKnown: (known, all) => `ఈ ${inDays(all)} ${number(known)} మీ లెక్కల్లో ఉన్నాయి.`,
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
      costed: (count) => `ఖర్చు తెలిసిన ${plates(count)} నుంచి`,
      none: 'ఈ రోజుల్లో ప్లేట్లు అమ్మలేదు.',
      notSold: (names) => `మెనూలో ఉన్నాయి, కానీ అమ్ముడుపోలేదు: ${names}`,
    },
    bestDays: {
      heading: 'అన్నిటికన్నా మంచి రోజు, తక్కువ రోజు',
      best: 'అన్నిటికన్నా మంచి రోజు',
      worst: 'అన్నిటికన్నా తక్కువ రోజు',
      left: (amount) => `${amount} మిగిలింది`,
      moreThanUsual: (amount) => `మామూలు కంటే ${amount} ఎక్కువ`,
      lessThanUsual: (amount) => `మామూలు కంటే ${amount} తక్కువ`,
      more: (amount) => `${amount} ఎక్కువ`,
      less: (amount) => `${amount} తక్కువ`,
      profitOf: (dish) => `${dish} లాభం`,
      expenses: 'ఇతర ఖర్చులు',
      waste: 'వృథా',
      usual: 'మిగతా రోజులను వరుసలో పెడితే మధ్యలో వచ్చేదే మామూలు రోజు.',
      alike: (amount) => `ఈ రోజులన్నిటిలో సమానంగా మిగిలింది: ${amount}.`,
      tooFew: (needs, has) => `పోల్చడానికి అమ్మకం ఉన్న ${days(needs)} కావాలి. ఇక్కడ ఉన్నవి ${number(has)}.`,
    },
    weekdays: {
      fold: { open: 'వారంలో ఒక్కో రోజు చూపించండి', close: 'వారంలో ఒక్కో రోజు దాచండి' },
      heading: 'వారంలో ఒక్కో రోజు',
      weekday: 'వారం',
      average: 'సగటున ఒక రోజు లాభం',
      days,
      of: (revenue) => `అమ్మకం ${revenue},`,
      plates,
      best: (best, worst) => `ఎక్కువ సంపాదన ${best}, తక్కువ సంపాదన ${worst}.`,
      needs: (needs) => `${days(needs)} కావాలి`,
      tooFew: (needs, has) =>
        `వారంలో అదే రోజు ${number(needs)} సార్లు రావాలి, ఎందుకంటే ఒక్కసారి యాదృచ్ఛికం కావచ్చు. ఇక్కడ ఎక్కువలో ఎక్కువ ${number(has)}: ఇంకా ఎక్కువ రోజులు ఎంచుకోండి.`,
    },
    hours: {
      fold: { open: 'రోజులో ఒక్కో గంట చూపించండి', close: 'రోజులో ఒక్కో గంట దాచండి' },
      heading: 'రోజులో ఒక్కో గంట',
      hour: 'గంట',
      plates: 'అమ్మిన ప్లేట్లు',
      reading: 'గంటల లెక్క చదువుతున్నాం…',
      busiest: (hour, count) => `ఎక్కువ అమ్మకం: ${hour}, ${plates(count)}.`,
      share: (percent, tapped, all) =>
        `${plates(all)} అమ్మితే ${number(tapped)} అమ్మినప్పుడే నొక్కారు (${percent}): వీటికే గంట తెలుసు.`,
      lastDays: (count) => `ఈ గంటలు గత ${number(count)} రోజులవి.`,
      untapped: (all) =>
        `${plates(all)} అమ్మారు, కానీ ఏదీ అమ్మినప్పుడు నొక్కలేదు, అందుకే గంటలు తెలియవు. ఒక్కో ప్లేట్ అమ్మినప్పుడే నొక్కండి, గంటలు ఇక్కడ కనిపిస్తాయి.`,
      none: 'ఈ రోజుల్లో ప్లేట్లు అమ్మలేదు.',
    },
    menu: {
      heading: 'మీ మెనూ: ఏది అమ్ముడవుతుంది, ఏది సంపాదిస్తుంది',
      lines: (percent, margin) =>
        `మొత్తం ప్లేట్లలో ${percent} లేదా ఎక్కువ ఉంటే ఆ ఐటమ్ బాగా అమ్ముడవుతున్నట్టు. సరుకుల ఖర్చు పోగా ఒక ప్లేట్‌కు ${margin} లేదా ఎక్కువ మిగిలితే బాగా సంపాదిస్తున్నట్టు.`,
      groups: {
        star: {
          title: 'బాగా అమ్ముడవుతుంది, బాగా సంపాదిస్తుంది',
          advice: 'అలాగే ఉంచండి: అదే రుచి, ఎప్పుడూ అయిపోకుండా, బోర్డు మీద మొదట.',
        },
        plowhorse: {
          title: 'బాగా అమ్ముడవుతుంది, తక్కువ సంపాదిస్తుంది',
          advice:
            'ధర ఒకటి రెండు రూపాయలు పెంచండి, లేదా ఖర్చు తగ్గించండి: సరుకులు తక్కువ ధరకు కొనండి, ఒక్కో ప్లేట్ కొలిచి పెట్టండి.',
        },
        puzzle: {
          title: 'బాగా సంపాదిస్తుంది, తక్కువ అమ్ముడవుతుంది',
          advice: 'కస్టమర్లకు చెప్పండి, బోర్డు మీద పైన రాయండి, లేదా రుచి చూపించండి.',
        },
        dog: {
          title: 'తక్కువ అమ్ముడవుతుంది, తక్కువ సంపాదిస్తుంది',
          advice: 'రెసిపీ లేదా ధర మార్చండి, లేదా తీసేసి ఆ సమయం వేరే ఐటమ్‌లకు ఇవ్వండి.',
        },
      },
      dish: 'ఐటమ్',
      share: (percent) => `ప్లేట్లలో ${percent}`,
      margin: 'ప్లేట్ సంపాదన',
      gap: (amount) => `ప్లేట్‌కు ${amount} తక్కువ`,
      noDish: 'ఇక్కడ ఐటమ్ లేదు.',
      retired: (names) => `ఇప్పుడు మీ మెనూలో లేనివి: ${names}`,
      unknownCost: (names) => `ఖర్చు తెలియక ఏ గుంపులోనూ లేనివి: ${names}`,
      source: 'ఈ పద్ధతి కసవానా, స్మిత్‌లది; 1982లో రెస్టారెంట్ల కోసం రాశారు.',
      tooFewDays: (needs, has) =>
        `మెనూ గురించి చెప్పడానికి అమ్మకం ఉన్న ${days(needs)} కావాలి. ఇక్కడ ఉన్నవి ${number(has)}.`,
      tooFewDishes: (needs, has) =>
        `అమ్ముడైన, ఖర్చు తెలిసిన ${number(needs)} ఐటమ్‌లు కావాలి. ఇక్కడ ఉన్నవి ${number(has)}.`,
    },
  };
};
