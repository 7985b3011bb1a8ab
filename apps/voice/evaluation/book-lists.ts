import {
  breakEven,
  busiestHour,
  dayWith,
  dishWith,
  dishesAt,
  fromSpecials,
  movedPrices,
  noFigure,
  on,
  platesTomorrow,
  sum,
  toBuy,
  weekdayWith,
} from './book-oracle';
import type { Asked } from './book-oracle';
import type { List } from './lists';

const lastWeek = { from: '2026-11-09', to: '2026-11-15' };
const thisWeek = { from: '2026-11-16', to: '2026-11-22' };
const lastMonth = { from: '2026-10-01', to: '2026-10-31' };
const thisMonth = { from: '2026-11-01', to: '2026-11-22' };
const days30 = { from: '2026-10-24', to: '2026-11-22' };
const days90 = { from: '2026-08-25', to: '2026-11-22' };

/** Questions at the made-up stall of 100 days. */
export const bookLists: readonly List<[Asked]>[] = [
  {
    name: 'first, English',
    right: 8,
    sentences: [
      ['Which dish sold most last week?', dishWith('most', 'plates', lastWeek)],
      ['How much profit did I make in the last 30 days?', sum('profit', days30)],
      ['How many idlis did I sell on Thursday?', sum('plates', on('2026-11-19'), { dish: 'Idli' })],
      ['What was my best day this month?', dayWith('best', thisMonth)],
      ['At what time of the day am I busiest?', busiestHour()],
      ['How much rice should I buy for tomorrow?', toBuy('rice')],
      ['How many plates must I sell a day to cover my expenses?', breakEven],
      ['Which dish should I take off the menu?', dishesAt('dog')],
    ],
  },
  {
    name: 'first, Hinglish',
    right: 8,
    sentences: [
      ['pichhle hafte kaunsa dish sabse zyada bika?', dishWith('most', 'plates', lastWeek)],
      ['kal kitna batter banaun?', toBuy('batter')],
      ['is mahine ab tak kitna kharcha hua', sum('expenses', thisMonth)],
      ['parso kitne dosa bike the', sum('plates', on('2026-11-20'), { dish: 'Dosa' })],
      [
        'is hafte ki bikri pichle hafte se kitni zyada hai',
        sum('revenue', thisWeek, { than: lastWeek }),
      ],
      ['pichle 90 din mein sabse kam fayda kis dish se hua', dishWith('least', 'profit', days90)],
      ['kaunse din sabse zyada bikri hoti hai', weekdayWith('best', 'revenue')],
      ['is hafte kitna maal phenka', sum('waste', thisWeek)],
    ],
  },
  {
    name: 'first, Hindi',
    right: 7,
    sentences: [
      ['पिछले सात दिनों में कितनी कमाई हुई?', sum('revenue', thisWeek)],
      ['कल इडली की कितनी प्लेट बनाऊँ?', platesTomorrow('Idli')],
      ['पिछले महीने कुल कितनी प्लेट बिकीं?', sum('plates', lastMonth)],
      ['पिछले हफ़्ते सबसे ख़राब दिन कौन सा था?', dayWith('worst', lastWeek)],
      ['किस सामान के दाम बढ़े हैं?', movedPrices(7)],
      ['इस हफ़्ते स्पेशल से कितने रुपये आए?', fromSpecials(thisWeek)],
      ['कौन सी डिश मेन्यू से हटा दूँ?', dishesAt('dog')],
    ],
  },
  {
    name: 'first, Telugu',
    right: 7,
    sentences: [
      ['పోయిన వారం ఏ ఐటమ్ ఎక్కువ అమ్ముడుపోయింది?', dishWith('most', 'plates', lastWeek)],
      ['రేపు ఎన్ని దోశలు వేయాలి?', platesTomorrow('Dosa')],
      ['గత నెల లాభం ఎంత వచ్చింది?', sum('profit', lastMonth)],
      ['ఈ నెలలో ఖర్చులు ఎంత అయ్యాయి?', sum('expenses', thisMonth)],
      ['repu enta biyyam konali?', toBuy('rice')],
      ['vaaram lo ye roju ekkuva ammakam untundi?', weekdayWith('best', 'revenue')],
      ['ఈ వారం ఎంత వృథా అయింది?', sum('waste', thisWeek)],
    ],
  },
  {
    name: 'second, English',
    right: 6,
    sentences: [
      [
        'Thursday it was raining no, so how much collection I got that day?',
        sum('revenue', on('2026-11-19')),
      ],
      [
        'from 5th to 12th October how many plates of pongal went',
        sum('plates', { from: '2026-10-05', to: '2026-10-12' }, { dish: 'Pongal' }),
      ],
      ['how many kilos of urad dal I should get for tomorrow', toBuy('urad')],
      ['which item is going fast but not giving me much profit', dishesAt('plowhorse')],
      ['in October which was my worst day', dayWith('worst', lastMonth)],
      [
        'is my profit this week better than last week or not?',
        sum('profit', thisWeek, { than: lastWeek }),
      ],
      ['how much money I have to give to the milk fellow still', noFigure],
    ],
  },
  {
    name: 'second, Hinglish',
    right: 7,
    sentences: [
      ['14 tarik ko kharcha kitna hua tha', sum('expenses', on('2026-11-14'))],
      ['kal ke liye bazar se kya kya lana padega', toBuy()],
      ['sabse jyada bheed kitne baje hoti h', busiestHour()],
      ['hafte me kis din munafa sabse zyada hota hai', weekdayWith('best', 'profit')],
      ['bhai konsi cheez menu se hata du jo na bikti hai na paisa deti hai', dishesAt('dog')],
      ['agle mahine kitni bikri ho jayegi', noFigure],
      [
        'jab se hisab likhna shuru kiya tab se ab tak total kitne ki sale hui',
        sum('revenue', { from: '2026-08-15', to: '2026-11-22' }),
      ],
    ],
  },
  {
    name: 'second, Hindi',
    right: 8,
    sentences: [
      ['परसों सब खर्चा काट के हाथ में कितना बचा', sum('left', on('2026-11-20'))],
      ['पिछले महीने सबसे ज्यादा मुनाफा किस आइटम ने दिया', dishWith('most', 'profit', lastMonth)],
      ['कल टोटल कितनी प्लेट की तैयारी करूं', platesTomorrow()],
      ['एक दिन का खर्चा निकालने के लिए कम से कम कितनी प्लेट बेचनी पड़ेगी', breakEven],
      ['पिछले हफ्ते कितने का खाना फेंकना पड़ा', sum('waste', lastWeek)],
      ['इस महीने किस किस सामान का रेट बदला है', movedPrices(30)],
      [
        'पिछले 10 दिन में स्पेशल से कितनी कमाई हुई',
        fromSpecials({ from: '2026-11-13', to: '2026-11-22' }),
      ],
      ['दिवाली के आसपास कितनी बिक्री हुई थी', noFigure],
    ],
  },
  {
    name: 'second, Telugu',
    right: 8,
    sentences: [
      ['సెప్టెంబర్ లో మొత్తం సేల్ ఎంత అయింది', sum('revenue', { from: '2026-09-01', to: '2026-09-30' })],
      ['రేపటికి పిండి ఎంత రుబ్బాలి', toBuy('batter')],
      ['ఈ వారం అన్నిటికంటే తక్కువ అమ్ముడుపోయిన టిఫిన్ ఏది', dishWith('least', 'plates', thisWeek)],
      ['లాభం బాగా వస్తుంది కానీ ఎక్కువగా అమ్ముడుపోని ఐటమ్ ఏంటి', dishesAt('puzzle')],
      ['మొన్న సరుకులకి ఎంత ఖర్చు అయింది', sum('ingredientCost', on('2026-11-20'))],
      ['ninna dosa meeda labam entha vachindi', sum('profit', on('2026-11-21'), { dish: 'Dosa' })],
      ['repu bajji enni plates cheyali', platesTomorrow('Bajji')],
      ['ee nela current bill entha kattanu', noFigure],
    ],
  },
  {
    name: 'third, English',
    right: 3,
    missed: 1,
    sentences: [
      [
        'How much money came from dosa in the month of October?',
        sum('revenue', lastMonth, { dish: 'Dosa' }),
      ],
      [
        'Yesterday how much went for gas, ice, rent and all that?',
        sum('expenses', on('2026-11-21')),
      ],
      [
        'Which item is giving me the least profit this month',
        dishWith('least', 'profit', thisMonth),
      ],
      ['Tell me what all I have to buy for tomorrow', toBuy()],
      [
        'Is my profit this week more than last week or less?',
        sum('profit', thisWeek, { than: lastWeek }),
      ],
      ['what time most crowd is coming', busiestHour()],
      ['How many plates of idli will go next week?', noFigure],
    ],
  },
  {
    name: 'third, Hinglish',
    right: 4,
    sentences: [
      ['kal total kitne ka dhandha hua', sum('revenue', on('2026-11-21'))],
      ['is mahine sabse accha din konsa raha, sab kharcha nikal ke', dayWith('best', thisMonth)],
      ['bhaiya kal ke liye chawal kitna lana padega', toBuy('rice')],
      ['konsi cheez bikti to bahut hai par usme bachta kuch khaas nahi', dishesAt('plowhorse')],
      ['gas aur baraf ka paisa nikalne ke liye roz kitni plate bechni padegi', breakEven],
      ['20 tarikh ko special se kitna aaya', fromSpecials(on('2026-11-20'))],
      ['kuch din pehle kitni plate biki thi', noFigure],
    ],
  },
  {
    name: 'third, Hindi',
    right: 5,
    sentences: [
      [
        'अब तक चाय से टोटल कितना मुनाफा हुआ है',
        sum('profit', { from: '2026-08-15', to: '2026-11-22' }, { dish: 'Chai' }),
      ],
      ['पिछले 10 दिन में कितने का माल खराब हुआ', sum('waste', { from: '2026-11-13', to: '2026-11-22' })],
      ['कल सुबह के लिए इडली कितनी प्लेट तैयार रखूं', platesTomorrow('Idli')],
      ['हफ्ते में किस दिन सबसे कम प्लेट बिकती है', weekdayWith('worst', 'plates')],
      ['मेन्यू से कौन सा आइटम हटा दूं', dishesAt('dog')],
      ['इस महीने किस किस सामान का रेट बढ़ा है', movedPrices(30)],
      ['परसों सारा खर्चा काट के हाथ में कितना बचा', sum('left', on('2026-11-20'))],
      ['पिछले महीने बिजली का बिल कितना आया था', noFigure],
    ],
  },
  {
    name: 'third, Telugu',
    right: 5,
    sentences: [
      ['గురువారం బజ్జీ ఎన్ని ప్లేట్లు అమ్మాను', sum('plates', on('2026-11-19'), { dish: 'Bajji' })],
      ['పోయిన వారం ఏ ఐటమ్ ఎక్కువ అమ్ముడుపోయింది', dishWith('most', 'plates', lastWeek)],
      ['రేపటికి పిండి ఎంత రుబ్బాలి', toBuy('batter')],
      [
        'నవంబర్ 5 నుంచి 12 వరకు సరుకులకి ఎంత ఖర్చు అయింది',
        sum('ingredientCost', { from: '2026-11-05', to: '2026-11-12' }),
      ],
      ['లాభం బాగానే ఉన్నా తక్కువ అమ్ముడుపోయే ఐటమ్ ఏది', dishesAt('puzzle')],
      ['ee vaaram lo anni kharchulu poga takkuva migilina roju edi', dayWith('worst', thisWeek)],
      ['repu motham enni plates potayi', platesTomorrow()],
      ['vache nela entha labham vastundi', noFigure],
    ],
  },
  {
    name: 'fourth, English',
    right: 5,
    sentences: [
      ['how many plates of dosa went on Friday', sum('plates', on('2026-11-20'), { dish: 'Dosa' })],
      [
        'After cutting all the expenses how much money was left with me in October',
        sum('left', lastMonth),
      ],
      [
        'which item I should remove from the menu, it is not selling and no profit also',
        dishesAt('dog'),
      ],
      ['tomorrow how much batter I have to grind', toBuy('batter')],
      [
        'This week sales is up or down compared to last week?',
        sum('revenue', thisWeek, { than: lastWeek }),
      ],
      ['on which day of the week my sale is lowest', weekdayWith('worst', 'revenue')],
      ['yesterday how much came by UPI and how much by cash', noFigure],
    ],
  },
  {
    name: 'fourth, Hinglish',
    right: 6,
    sentences: [
      ['parso kitna munafa hua tha', sum('profit', on('2026-11-20'))],
      ['bhai sabse jyada bheed kitne baje hoti h', busiestHour()],
      [
        '10 nov se 14 nov tak gas baraf kiraya sab milake kitna kharcha hua',
        sum('expenses', { from: '2026-11-10', to: '2026-11-14' }),
      ],
      ['pichle hafte sabse kam konsi dish biki', dishWith('least', 'plates', lastWeek)],
      ['is mahine ka sabse accha din kaunsa raha', dayWith('best', thisMonth)],
      ['agle hafte kitna chawal lagega mujhe', noFigure],
      ['ek mahine me kis kis cheez ke daam badle', movedPrices(30)],
    ],
  },
  {
    name: 'fourth, Hindi',
    right: 5,
    sentences: [
      ['कल इडली की कितनी प्लेट लगेंगी', platesTomorrow('Idli')],
      ['सितंबर में टोटल कितने की सेल हुई', sum('revenue', { from: '2026-09-01', to: '2026-09-30' })],
      ['पिछले 10 दिन में कितने का माल वेस्ट हुआ', sum('waste', { from: '2026-11-13', to: '2026-11-22' })],
      ['दिन का खर्चा निकालने के लिए कम से कम कितनी प्लेट बेचनी पड़ेगी', breakEven],
      ['ऐसा कौन सा आइटम है जो बिकता तो खूब है लेकिन उसमें बचता कुछ खास नहीं', dishesAt('plowhorse')],
      ['17 नवंबर को जो स्पेशल बनाया था उससे कितना पैसा आया', fromSpecials(on('2026-11-17'))],
      ['मेरे हेल्पर की कितनी पगार बाकी है', noFigure],
      ['पिछले महीने सबसे ज्यादा मुनाफा किस आइटम ने दिया', dishWith('most', 'profit', lastMonth)],
    ],
  },
  {
    name: 'fourth, Telugu',
    right: 4,
    sentences: [
      ['నిన్న బజ్జీలు ఎన్ని ప్లేట్లు పోయాయి', sum('plates', on('2026-11-21'), { dish: 'Bajji' })],
      ['రేపటికి ఏమేం సరుకులు కొనాలో చెప్పు', toBuy()],
      ['పోయిన వారం బియ్యం నూనె లాంటి సరుకులకి మొత్తం ఎంత ఖర్చయింది', sum('ingredientCost', lastWeek)],
      ['లాభం బాగా వచ్చినా తక్కువ అమ్ముడుపోయే ఐటమ్ ఏది', dishesAt('puzzle')],
      ['పండగ రోజుల్లో ఎంత లాభం వచ్చింది', noFigure],
      ['ee nelalo anni kante takkuva migilina roju edi', dayWith('worst', thisMonth)],
      ['repu palu enni litres teesukovali', toBuy('milk')],
      [
        'gatha 3 rojullo chai meeda entha labham vachindi',
        sum('profit', { from: '2026-11-20', to: '2026-11-22' }, { dish: 'Chai' }),
      ],
    ],
  },
];
