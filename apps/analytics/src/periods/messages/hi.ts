import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural, list }: Words): Messages => {
  const days = (count: number) => `${number(count)} दिन`;
  /** Before what they belong to: `30 दिनों में से`. */
  const ofDays = (count: number) =>
    `${number(count)} ${plural(count, { one: 'दिन', other: 'दिनों' })}`;
  const plates = (count: number) => `${number(count)} प्लेट`;
  const is = (count: number) => plural(count, { one: 'है', other: 'हैं' });
  return {
    retry: 'फिर कोशिश करें',
    notRead: 'आपका हिसाब पढ़ा नहीं जा सका। कुछ नहीं बदला गया।',
    nothingEntered: 'इन दिनों में कुछ नहीं भरा गया। प्लेटें गिनिए, वे यहाँ दिखेंगी।',
    futureDays: {
      text: (names) => `यहाँ नहीं गिना, क्योंकि वह दिन अभी आया नहीं: जो ${list(names)} के लिए भरा गया।`,
      open: 'मेरा ठेला में ठीक करें',
    },
    retired: (name) => `${name} (हटाई गई)`,
    special: (name) => `${name} (स्पेशल)`,
    rows: {
      all: (count) => `सभी ${number(count)} दिखाएँ`,
      fewer: 'कम दिखाएँ',
    },
    todayLater: 'आज का दिन पूरा होने पर यहाँ गिना जाएगा।',
    sentences: {
      figures: 'पूरा हिसाब',
      more: (label, amount, count) => `${label}: पहले के ${ofDays(count)} से ${amount} ज़्यादा।`,
      less: (label, amount, count) => `${label}: पहले के ${ofDays(count)} से ${amount} कम।`,
      same: (label, count) => `${label}: पहले के ${ofDays(count)} जितना ही।`,
      weekday: (best, worst) => `सबसे ज़्यादा कमाई ${best} को, सबसे कम ${worst} को।`,
      dish: (dish, amount) => `सबसे ज़्यादा कमाई ${dish} से: ${amount}।`,
      rent: (amount) => `किराए और महीने के बिलों में ${amount} गए।`,
      waste: (amount) => `फेंके हुए सामान में ${amount} गए।`,
      bestDay: (day, amount) => `सबसे अच्छा दिन: ${day}, ${amount} बचे।`,
    },
    sums: {
      headings: {
        'last-7-days': 'पिछले 7 दिन',
        'last-30-days': 'पिछले 30 दिन',
        'last-90-days': 'पिछले 90 दिन',
        all: 'आपके सारे दिन',
      },
      figure: 'हिसाब',
      amount: 'इन दिनों में',
      against: (now, before) =>
        `${now} को ${before} से मिलाया है। आज का दिन अभी बाक़ी है, इसलिए वह मिलान में नहीं है।`,
      notCompared: 'मिला नहीं सकते: पहले के दिनों का हिसाब बहुत कम है।',
      rentApart: (now, before) => `किराए के बिना मिलाया है: इन दिनों ${now}, पहले ${before}।`,
      costsDiffer: 'कुछ आँकड़े नहीं मिलाए, क्योंकि उनकी लागत दोनों में पता नहीं है।',
      partlyKnown: (known, all) => `इन ${ofDays(all)} में से ${number(known)} का हिसाब है।`,
      specialsApart: 'स्पेशल बिक्री में हैं, मुनाफ़े में नहीं: वे बचे हुए खाने से बनते हैं, जिसकी लागत पता नहीं।',
    },
    change: {
      plates,
      more: (amount, share) => `${amount} ज़्यादा${share ? ` (${share})` : ''}`,
      less: (amount, share) => `${amount} कम${share ? ` (${share})` : ''}`,
      same: 'पहले जितना ही',
    },
    steps: {
      headings: { day: 'हर दिन का हिसाब', week: 'हर हफ़्ते का हिसाब', month: 'हर महीने का हिसाब' },
      names: { day: 'दिन', week: 'हफ़्ता', month: 'महीना' },
      plates: 'बिकी प्लेटें',
      revenue: 'बिक्री',
      profit: 'मुनाफ़ा',
      cut: (label, count) => `${label} (${days(count)})`,
      notWhole: (labels) => `अधूरा: ${list(labels)}।`,
    },
    dishes: {
      heading: 'हर डिश का हिसाब',
      dish: 'डिश',
      plates,
      profit: 'मुनाफ़ा',
      of: (revenue) => `बिक्री ${revenue}`,
      costed: (count) => `सिर्फ़ ${plates(count)} की लागत पता है`,
      none: 'इन दिनों में कोई प्लेट नहीं बिकी।',
      notSold: (names) => `मेन्यू में हैं, पर नहीं बिकीं: ${names}`,
    },
    bestDays: {
      heading: 'सबसे अच्छा और सबसे कमज़ोर दिन',
      best: 'सबसे अच्छा दिन',
      worst: 'सबसे कमज़ोर दिन',
      left: (amount) => `${amount} बचे`,
      moreThanUsual: (amount) => `आम दिन से ${amount} ज़्यादा`,
      lessThanUsual: (amount) => `आम दिन से ${amount} कम`,
      more: (amount) => `${amount} ज़्यादा`,
      less: (amount) => `${amount} कम`,
      profitOf: (dish) => `${dish} का मुनाफ़ा`,
      expenses: 'ख़र्च',
      waste: 'बर्बादी',
      rentApart: 'यहाँ किराया अलग रखा है: वह पूरे महीने का होता है।',
      usual: 'बाक़ी दिनों को क्रम से रखें, तो जो बीच में आए वही आम दिन है।',
      alike: (amount) => `इन सब दिनों में बराबर बचा: ${amount}।`,
      tooFew: (needs, has) =>
        `मिलाने के लिए बिक्री वाले ${days(needs)} चाहिए। इन दिनों में ${number(has)} ${is(has)}।`,
    },
    weekdays: {
      heading: 'हफ़्ते के दिन',
      weekday: 'दिन',
      average: 'एक दिन का औसत मुनाफ़ा',
      days,
      of: (revenue) => `बिक्री ${revenue},`,
      plates,
      needs: (needs) => `${days(needs)} चाहिए`,
      tooFew: (needs, has) =>
        `हफ़्ते का वही दिन ${number(needs)} बार चाहिए, क्योंकि एक बार तो इत्तफ़ाक़ भी हो सकता है। इन दिनों में ज़्यादा से ज़्यादा ${number(has)} बार है: ज़्यादा दिन चुनें।`,
    },
    hours: {
      heading: 'हर घंटे का हिसाब',
      hour: 'घंटा',
      plates: 'बिकी प्लेटें',
      reading: 'घंटों का हिसाब पढ़ा जा रहा है…',
      busiest: (hour, count) => `सबसे ज़्यादा बिक्री: ${hour}, ${plates(count)}।`,
      share: (percent, tapped, all) =>
        `${plates(all)} में से ${number(tapped)} बिकते समय टैप ${plural(tapped, { one: 'हुई', other: 'हुईं' })} (${percent}): सिर्फ़ इन्हीं का घंटा पता है।`,
      lastDays: (count) => `ये घंटे पिछले ${ofDays(count)} के हैं।`,
      untapped: (all) =>
        `${plates(all)} में से कोई भी बिकते समय टैप नहीं हुई, इसलिए घंटे पता नहीं। हर प्लेट बेचते समय टैप करें, फिर घंटे यहाँ दिखेंगे।`,
      none: 'इन दिनों में कोई प्लेट नहीं बिकी।',
    },
    menu: {
      heading: 'आपका मेन्यू: क्या बिकता है, किससे कमाई है',
      lines: (percent, margin) =>
        `जो डिश सारी प्लेटों का ${percent} या ज़्यादा हो, वह ख़ूब बिकती है। जिसकी एक प्लेट से सामान की लागत निकालकर ${margin} या ज़्यादा बचें, उसकी कमाई अच्छी है।`,
      groups: {
        star: {
          title: 'ख़ूब बिकती है, कमाई अच्छी',
          advice: 'इसे वैसी ही रखें: वही स्वाद, कभी ख़त्म न हो, बोर्ड पर सबसे पहले।',
        },
        plowhorse: {
          title: 'ख़ूब बिकती है, कमाई कम',
          advice: 'दाम एक-दो रुपये बढ़ाएँ, या लागत घटाएँ: सामान सस्ता लाएँ, या हर प्लेट नापकर दें।',
        },
        puzzle: {
          title: 'कमाई अच्छी, कम बिकती है',
          advice: 'इसे आगे बढ़ाएँ: ग्राहकों को बताएँ, बोर्ड पर सबसे ऊपर लिखें, या चखाएँ।',
        },
        dog: {
          title: 'कम बिकती है, कमाई कम',
          advice: 'रेसिपी या दाम बदलें, या इसे हटाकर समय दूसरी डिश को दें।',
        },
      },
      dish: 'डिश',
      share: (percent) => `प्लेटों का ${percent}`,
      margin: 'एक प्लेट की कमाई',
      gap: (amount) => `प्लेट पर ${amount} कम`,
      noDish: 'यहाँ कोई डिश नहीं।',
      retired: (names) => `अब आपके मेन्यू में नहीं: ${names}`,
      unknownCost: (names) => `किसी ग्रुप में नहीं, क्योंकि लागत पता नहीं: ${names}`,
      tooFewDays: (needs, has) =>
        `मेन्यू परखने के लिए बिक्री वाले ${days(needs)} चाहिए। इन दिनों में ${number(has)} ${is(has)}।`,
      tooFewDishes: (needs, has) =>
        `${number(needs)} डिश चाहिए जो बिकी हों और जिनकी लागत पता हो। इन दिनों में ${number(has)} ${is(has)}।`,
    },
  };
};
