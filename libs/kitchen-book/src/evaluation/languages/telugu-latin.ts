import { advice, saidTo, special } from '../phrase';
import type { LanguageLists } from './language-lists';

/** Telugu in Latin letters as people type it, written before the rules. */
export const teluguLatin: LanguageLists = {
  answered: [
    advice('sambar lo uppu ekkuva ayindi', [/Sambar.*salty/]),
    advice('perugu pulisindi', [/Curd.*sour/]),
    advice('chutney lo karam ekkuvaindi 1 kg', [/chutney.*too hot.*1 kg/]),
    advice('pappu lo neellu ekkuvayyayi', [/Dal.*watery/]),
    advice('dosa pindi palchaga ayindhi', [/batter.*too thin/]),
    advice('idly pindi pulavaledu', [/batter.*not fermented/]),
    advice('annam mudda aipoyindi 5 kilolu', [/Rice.*(sticky|over-ripe).*5 kg/]),
    advice('tomatalu chala pulupuga vunnayi', [/Tomatoes.*sour/]),
    advice('kobbari pachadi chappaga vundi', [/Coconut chutney.*bland/]),
    advice('rotilu gattiga avuthunnayi', [/Roti.*hard/]),
    advice('vankayalu chedhuga unnayi', [/Brinjal.*bitter/]),
    advice('pakodilu mettabaddayi', [/Pakora.*soggy/]),
    advice('rasam lo uppu takkuvaindi rendu litarlu', [/Rasam.*bland.*2 litres/]),
    special('annam migilipoyindi', [/Rice/]),
    special('idlilu 20 migilayi fridgelo pettanu', [/Idli/, /800 g/]),
    special('chapatilu padi migilipoyay', [/Roti/, /400 g/]),
    special('udikinchina alugaddalu 2 kilolu unnayi', [/Batata|Aloo/, /2 kg/]),
    special('perugu annam migilindhi fridge lo undhi', [/Curd Rice|Rice/]),
    special('bread mukkalu konni migilay', [/Bread|Shahi/]),
    special('arati pandlu 12 baga pandipoyayi', [/Banana/]),
  ],
  dangers: [
    'annam padaipoyindhi',
    'ninnati chicken bayate undipoyindi',
    'rotteki booju pattindhi, 5 unnayi',
    'tomatalu kullipoyayi',
    'pappulo purugulu unnay',
    'palu vaasana vastunnai',
    'monnati sambar bayata pettanu, pullaga undi',
    'chutneylo boddinka padindhi, uppu takkuva',
    'dosalu nelameeda paddai',
    'chepala kura kampu kodutundi',
    'dosa pindi paina nallati machalu vachayi, palchaga undi',
    'biryani moodusarlu vedi chesa',
    'guddlu chedipoyay 12',
    'customer platelo vadilesina annam',
    'perugukki booju, pullaga undi',
    'paneer jigataga vasanaga undi',
  ],
  lookAlikes: [
    // Perugu is curd, purugu an insect; palli a peanut, balli a lizard; chinna small, ninna yesterday.
    ...saidTo('advice', [
      'perugu pullaga undi 3 kilolu',
      'palli chutney chappaga undi',
      'cooker lo annam mettaga ayindi',
      'jonna rottelu gattiga unnayi',
      'sambarlo uppu ekkuva vesina, em cheyali',
      'pillalu kura karamga undi antunnaru',
      'eeroju gampalo tomatolu pullaga unnayi',
      'chintapandu rasam pullaga undi',
    ]),
    ...saidTo('leftovers', [
      'chinna idlilu 20 migilayi, fridge lo unnayi',
      'ratri kosam 15 chapatilu unnayi, em cheyali',
      'bajjilu 20 migilayi ippude vesanu',
    ]),
  ],
};
