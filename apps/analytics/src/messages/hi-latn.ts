import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ list, number }: Words): Messages => ({
  title: 'Bikri ka hisaab',
  subtitle: 'Aaj ab tak ka hisaab, aaj ke daam aur plates se turant.',
  sampleFigures: 'Namoone ke figures',
  revenue: 'Kul bikri (aaj)',
  profit: 'Kul munafa (aaj)',
  left: 'Haath mein bacha:',
  after: (expenses, waste) => {
    const spent = [expenses && `${expenses} kharcha`, waste && `${waste} barbaadi`];
    return `, ${list(spent.filter((each) => each !== null))} ghatakar`;
  },
  notInProfit: (dishes) => `Munafe mein nahin juda: ${dishes}. Laagat pata nahin hai`,
  more: (names, count) => `${names} aur ${number(count)} doosre`,
  unknown: 'pata nahin',
  pie: {
    heading: 'Munafe mein kis item ka kitna hissa (aaj)',
    item: 'Item',
    profit: 'Munafa',
    share: 'Hissa',
    legend: 'Items ke rang',
    empty: 'Aaj abhi kisi dish se munafa nahin hua hai.',
    noCosts: 'Aapne jo dishes bechin, unki laagat abhi pata nahin hai.',
  },
  bars: {
    heading: 'Kitni bikri, kitna margin',
    item: 'Item',
    plates: 'Biki plates',
    margin: 'Munafa margin (%)',
    empty: 'Aaj abhi koi plate nahin biki hai.',
  },
  dishes: { earned: 'Kis dish se kitna munafa', heading: 'Har dish ka hisaab', cost: 'Laagat' },
  helper: {
    subtitle: 'Aaj ab tak jo gina gaya. Laagat, munafa aur baaki din sirf maalik ke hain.',
    plates: 'Plates (aaj)',
    byDish: 'Har item ki plates (aaj)',
    revenue: 'Bikri',
    toCount: 'Plates ginein',
  },
  periods: {
    label: 'Kitne din',
    names: {
      today: 'Aaj',
      'last-7-days': '7 din',
      'last-30-days': '30 din',
      'last-90-days': '90 din',
      all: 'Sab',
    },
    subtitle: 'Aapke din kaise gaye, aur unse kya seekh sakte hain.',
    loading: 'Aapke dinon ka hisaab jud raha hai…',
    failed: 'Yeh page nahin khul paaya. Aapka hisaab safe hai.',
    ownersOnly: 'Laagat, munafa aur baaki din sirf maalik ke hain; aap aaj ka dekh sakte hain.',
    notHere: {
      title: 'Yahan nahin hai',
      text: 'Aisa koi page nahin hai. Shayad pehle iska address kuch aur tha.',
    },
    toToday: 'Aaj par jaayein',
  },
  openProfit: 'Daam aur plates bharein',
  retry: 'Phir koshish karein',
  chartFailed: 'Chart load nahin ho paaya. Uske figures yeh hain:',
});
