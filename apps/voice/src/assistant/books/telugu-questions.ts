import { tokensOf } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { foldWord } from '../telugu/fold';
import { isTelugu } from '../telugu/is-telugu';

/**
 * Telugu words of questions about the books, and the words that the rules know. They come before those of
 * `../telugu/words.ts`, which do not tell the days and the deeds of a question apart.
 */
const rows: readonly (readonly [translation: string, telugu: string])[] = [
  [
    'last week',
    'gata varam, gata varamlo, poyina varam, poyina varamlo, kindati varam, gatha vaaram, velina varam',
  ],
  [
    'last month',
    'gata nela, gata nelalo, poyina nela, poyina nelalo, kindati nela, kindati nelalo',
  ],
  ['this week', 'ee varam, i varam, ee varamlo, i varamlo, ee varam lo, ee varaniki, ee varapu'],
  [
    'this month',
    'ee nela, i nela, ee nelalo, i nelalo, ee nela lo, ee nelaki, ee nello, i nello, ee nelallo',
  ],
  [
    'next week',
    'vachche varam, vache varam, vacche varam, agle varam, raboye varam, vachchevaram, next varam',
  ],
  ['next month', 'vachche nela, vache nela, vacche nela, raboye nela, vachchenela'],
  ['last', 'gata, kindati, poyina'],
  ['before', 'antaku mundu, antakumundu, dani mundu, daani mundu, anthaku mundu, anthakumundu'],
  ['day before yesterday', 'monna, monnati'],
  ['day after tomorrow', 'ellundi, ellundiki'],
  ['yesterday', 'ninna, ninnati, ninnatiki'],
  ['tomorrow', 'repu, repati, repatiki, repatikosam, repati kosam, repuki'],
  ['today', 'ivala, ivaala, ee roju, i roju, eeroju, nedu, iroju, ee rojuki, ivvala'],
  ['days', 'rojulu, rojula, rojullo, rojulalo, rojulaki, rojulu lo, rojulo'],
  ['weeks', 'varalu, varala, varalalo, varallo'],
  ['months', 'nelalu, nelala, nelalalo, nelallo'],
  ['january', 'janavari, janavarilo'],
  ['february', 'fibravari, fibravarilo, phibravari'],
  ['march', 'marchilo, marchlo'],
  ['april', 'eprillo, epril, aprillo'],
  ['june', 'junlo'],
  ['july', 'julai, julailo, julaylo'],
  ['august', 'agastu, agastulo, agast, agastlo'],
  ['september', 'septembar, septembarlo, septembaru'],
  ['october', 'aktobar, aktobarlo, aktobaru, aktobarulo'],
  ['november', 'navambar, navambarlo, novembar, novembarlo'],
  ['december', 'disembar, disembarlo, disambar, disambarlo'],
  ['sunday', 'aadivaram, aadivaram naadu, adivaram, aadivaramu'],
  ['monday', 'somavaram'],
  ['tuesday', 'mangalavaram'],
  ['wednesday', 'budhavaram'],
  ['thursday', 'guruvaram, lakshmivaram'],
  ['friday', 'shukravaram'],
  ['saturday', 'shanivaram, sanivaram'],
  [
    'most',
    'anitikante ekkuva, annitikanna ekkuva, annitikante ekkuva, andarikante ekkuva, annintikante ekkuva, annitlo ekkuva, anni kante ekkuva, annitikanna ekkuvaga, annitikante ekkuvaga, chala ekkuva',
  ],
  [
    'least',
    'annitikante takkuva, annitikanna takkuva, andarikante takkuva, annitlo takkuva, annintikante takkuva, anni kante takkuva, annitikanna takkuvaga, chala takkuva',
  ],
  ['more', 'ekkuva, ekkuvaga, perigindi, perigayi, perigina'],
  ['less', 'takkuva, takkuvaga, taggindi, taggayi, taggina'],
  ['batter', 'pindi'],
  ['day', 'roju'],
  ['daily', 'rojuki, roju ki, prati roju'],
  ['than', 'kante, kanna, tho polisthe, to poliste, polisthe, poliste'],
  ['dearer', 'darapu perigindi'],
  ['which', 'e, ye, edi, yedi, evi, em, emi, emiti, enti, ye ye, deni, ela, evarevi'],
  ['how much', 'entha, enta, enni, yenni, entho, ento, yentha, enthaga'],
  [
    'sold',
    'ammudupoyindi, ammudupoyayi, ammudupoyinavi, ammudu poyindi, ammudu poyayi, ammudayindi, ammudayyayi, ammudaindi, ammanu, ammam, ammamu, ammina, ammesanu, ammudavutundi, ammudavutayi, ammudupotundi, ammudupotayi, ammudu potundi, ammudu avutundi, ammayi, ammudupoina, ammudupoyina, ammudupoye, ammudayye, ammudu',
  ],
  [
    'revenue',
    'sale, sales, sel, ammakam, ammakalu, ammakaalu, ammakala, galla, vyaparam, byaparam, beram, beralu',
  ],
  [
    'earned',
    'sampadana, sampadinchanu, sampadincham, sampadinchamu, adayam, aadayam, vachindi, vachayi, vachchindi, vachchayi, vacchindi, vacchayi, sampadinchindi, testundi, techindi, tesindi, istundi, vachina, vachchina, vacchina, techina, ichchina',
  ],
  ['profit', 'labham, laabham, labhalu, labhamu, laabhalu, prafit, profitu, labhaanni'],
  [
    'expenses',
    'kharchu, kharchulu, karchu, karchulu, kharchayindi, kharchu ayindi, kharchulaki, kharchuki, kharchu chesanu, kharchupettanu, kharchula',
  ],
  ['ingredients', 'sarukulu, sarukula, saruku, sarukulaki, samanlu, samanu, sarukuki'],
  [
    'waste',
    'vrutha, vritha, vrudha, paresanu, padesanu, parabosanu, paresam, padesam, vest, veastu, parvesanu, paresina, padesina, paraveshanu, padeshanu, paraboshanu, wastu',
  ],
  ['left in hand', 'migilindi, chetilo migilindi, chethilo migilindi, migilayi'],
  ['specials', 'speshal, speshallu, specialla, special la, speshalla, specialaki, speshalki'],
  ['dish', 'aitam, aitamlu, aitem, itam, vantakam, vantakalu, aitamla, aitanlu, aitamni, vanta'],
  ['menu', 'menu, menulo, menu lo, menunchi, menu nunchi, menulonchi, menulo nunchi'],
  [
    'remove',
    'teeseyali, tiseyali, tiseyyali, teeseyyali, tolaginchali, tiseyamantav, tiseyachu, tisestey, tiseyocchu, teeseyochu, aapeyali, apeyali, manneyali, aapali, tiseddam, tiseyalo',
  ],
  ['price', 'dhara, dharalu, dara, daralu, rete, retlu, dharala, ret'],
  [
    'expenses nikalne ke liye',
    'kharchulu ravalante, kharchu ravalante, kharchulu vellalante, kharchu vellalante, kharchulaku saripovalante, kharchulu tiralante, kharchulu raabattali, kharchulu vachelaga, kharchulaki saripovalante, kharchu tiralante, karchulu ravalante, kharchulu rabattalante',
  ],
  [
    'cover',
    'ravalante, vellalante, saripovalante, tiralante, saripotayi, saripadali, ravadaniki, vellataniki',
  ],
  ['must', 'ammali, ammalante, ammalsi, ammalli'],
  [
    'did',
    'ayindi, ayyindi, ayyayi, aindi, ayayi, jarigindi, undi, unnayi, ayyaya, ayinda, pettanu, chesanu, pattindi, ayyinda, jarigayi, poyindi, poyayi',
  ],
  [
    'usually',
    'untundi, untayi, avutundi, jarugutundi, vastundi, vastayi, sadharananga, mamuluga, eppudu, vuntundi, avutayi, jarugutayi',
  ],
  ['well', 'baga, bagane'],
  ['but', 'kani, kaani'],
  [
    'not selling',
    'ammuduponi, ammudavvani, ammudavani, ammudu kani, ammudukani, ammudupovatledu, ammudavatledu, ekkuva ammuduponi, ekkuvaga ammuduponi, ekkuvaga ammudavani, ekkuvaga ammudukani, ekkuva ammudukani, ekkuva ammudavani, ekkuvaga ammudavatledu, ekkuva ammudavatledu, ekkuvaga ammudupovatledu, ekkuva ammudupovatledu',
  ],
  [
    'no profit',
    'labham rani, labham raani, labham leni, labham raavatledu, labham ravatledu, labham ledu, labham lenidi',
  ],
  [
    'after expenses',
    'kharchulu poga, kharchu poga, kharchulu poyaka, kharchu poyaka, kharchulu tisesi, kharchulu anni poga, anni kharchulu poga',
  ],
  ['date', 'tedi, tedina, tariku, tarikuna, tedinadu'],
  ['plates', 'pletlu, pletla, plet, pletu, platelu, platela'],
  ['rupees', 'dabbulu, dabbu, rupayalu, rupayala, rupailu, dabbula'],
  ['break even', 'labham nashtam lekunda, nashtam lekunda'],
  ['total', 'mottam, mottham, motham, mottaniki'],
  [
    'mein',
    'lo, kosam, ki, ku, loni, lopala, mida, meeda, paina, valla, naadu, nadu, na, dwara, dvara, kuda, mariyu, ani, lonchi, tho, to',
  ],
  ['i', 'nenu, memu, manam, naa, ma, maa, mana, naaku, naku, maaku, maku, mem, manaki'],
  ['batao', 'cheppu, cheppandi, chupinchu, chupinchandi, cheppava, cheppara'],
  ['se', 'nunchi, nundi'],
  ['tak', 'varaku, daka'],
  ['month', 'nela, nelalo, nelaki, nelaku'],
  ['week', 'varam, varamlo, varaniki'],
  ['ab tak', 'ippati varaku, ippativaraku, ippati daka, ippatidaka, ippativarku'],
  ['this', 'ee, i'],
  ['difference', 'teda, theda, tedaa'],
  ['ever', 'modati nunchi, motham rojullo, anni rojullo'],
];

/** Verbs with any ending, as `foldWord` writes them; 'a' at their end asks. */
const verbs: readonly (readonly [of: RegExp, translation: string])[] = [
  [/^(?:pa[dr]e|par[ao]b|parves|paraves)(?:s|y|st)\w*$/, 'waste'],
  [/^per[iu]g\w*a$/, 'kya more'],
  [/^tag[iu]\w*a$/, 'kya less'],
];
/** Only Telugu has these. */
const moves = /^(?:perig|tagi?nd)\w*a$/;

interface Phrase {
  readonly words: readonly string[];
  readonly translation: string;
}

let table: ReadonlyMap<string, readonly Phrase[]> | undefined;

function phrases(): ReadonlyMap<string, readonly Phrase[]> {
  if (table) return table;
  const phrasesByWord = new Map<string, Phrase[]>();
  for (const [translation, telugu] of rows) {
    for (const each of telugu.split(', ')) {
      const words = each.split(' ').map(foldWord);
      const [first = ''] = words;
      phrasesByWord.set(first, [...(phrasesByWord.get(first) ?? []), { words, translation }]);
    }
  }
  for (const some of phrasesByWord.values()) some.sort((a, b) => b.words.length - a.words.length);
  table = phrasesByWord;
  return phrasesByWord;
}

/**
 * Writes the Telugu words of a question in words that the rules know; the others stay for `understoodTokens`.
 *
 * @param names folded words of dishes and ingredients, which stay
 * @returns the words of the text; those of other languages as they are
 */
export function questionTokens(text: string, names: readonly string[]): readonly Token[] {
  const tokens = tokensOf(text);
  if (!isTelugu(text) && !tokens.some((token) => moves.test(foldWord(token)))) return tokens;
  const nameWords = new Set(names.flatMap((name) => tokensOf(name)).map(foldWord));
  const words = tokens.map(foldWord);
  const result: Token[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const word = words[from] ?? '';
    const form = verbs.find(([of]) => of.test(word))?.[1];
    if (form !== undefined && !nameWords.has(word)) {
      result.push(...tokensOf(form));
      continue;
    }
    const phrase = nameWords.has(word)
      ? undefined
      : phrases()
          .get(word)
          ?.find((one) => one.words.every((each, index) => words[from + index] === each));
    if (phrase) {
      result.push(...tokensOf(phrase.translation));
      from += phrase.words.length - 1;
    } else result.push(tokens[from] ?? '');
  }
  return result;
}
