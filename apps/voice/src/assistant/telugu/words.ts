/**
 * Telugu words of selling, buying and counting, and the words of Hindi that say the same: Telugu puts its words in the
 * order of Hindi, so the rules for Hindi read what comes out. Forms stand as they are said, with commas between them:
 * an ending makes another word ('ammanu' sold, 'ammutanu' will sell, 'ammaledu' did not).
 */
export const teluguPhrases: readonly (readonly [hindi: string, telugu: string])[] = [
  // Plates.
  [
    'becha',
    'ammanu, ammaanu, ammamu, ammam, ammesanu, ammesa, ammesamu, ammesam, amminanu, ammi vesanu, ammi vesa, amminam, ammaamu',
  ],
  [
    'bik gaye',
    'ammudu poyayi, ammudu poyindi, ammudupoyayi, ammudupoyindi, ammudayyayi, ammudayindi, ammudu ayyayi, ammudu ayindi, ammudaindi, amminavi, sale ayyayi, sale ayindi, sale ayayi, sel ayyayi, sel ayindi, sold ayyayi, sold ayindi, sale ayipoyayi',
  ],
  ['gaye', 'vellayi, vellindi, vellipoyayi, vellipoyindi'],
  ['khatam ho gaye', 'poyayi, poyindi, poyai, ayipoyayi, aipoyayi, ayipoyindi, aipoyindi'],
  [
    'diya',
    'ichanu, icchanu, ichhanu, icha, iccha, ichina, icchina, icharu, iccharu, ichesanu, icchesanu, ichamu, icham, iccham, ichesam, icca, icchamu, ichesa, icchesa, pettanu, pettamu, pettam, pettesanu',
  ],
  [
    'parcel kiya',
    'parcel ichanu, parcel chesanu, parcel chesam, parcel kattanu, parsil chesanu, parsil ichanu',
  ],
  [
    'likh do',
    'raasuko, rasko, raasukondi, raskondi, raayi, raayandi, raayi, rasi pettu, raasi pettu, raasipettu, raasi unchu, note chesuko, note cheyi, note cheyandi, note chesukondi, not chesuko, not cheyi, lekka rayi, lekka rasuko',
  ],
  [
    'add karo',
    'add cheyi, add cheyyi, add chey, add cheyandi, add chesuko, add chesukondi, ad cheyi, yad cheyi, aed cheyi, yaad cheyi, kalupu, kalapandi, kalupukondi, plas cheyi, plus cheyi',
  ],
  [
    'bhool gaya',
    'marchipoya, marchipoyanu, marchipoyaanu, marchipoyam, marichipoya, marichipoyanu, rayaledu, raayaledu, rayinchaledu, raayinchaledu, cheppaledu',
  ],
  ['gin liya', 'lekka pettanu, lekkapettanu, lekka pettinchanu, lekkinchanu, lekka chusanu'],
  ['likha', 'rasanu, raasanu, rasaavu, raasavu, rasav, raasaru'],
  ['another', 'inkoka, inko, inkokati, inkoti'],
  [
    'hatao',
    'teesey, teeseyi, teeseyyi, teeseyandi, teesesey, tisesey, tisei, tiseyi, teesivey, teesiveyi, teesi vey, teesi veyi, teesiveyandi, tolaginchu, tolaginchandi, remove cheyi, remove cheyandi, delete cheyi, delete cheyandi, rimuv cheyi, dilit cheyi',
  ],
  [
    'cancel karo',
    'cancel cheyi, cancel chey, cancel cheyandi, kyansil cheyi, kansil cheyi, kyansil cheyandi, raddu cheyi',
  ],
  [
    'cancel ho gaya',
    'cancel ayindi, cancel ayyayi, kyansil ayindi, kyansil ayyayi, cancel chesaru, kyansil chesaru',
  ],
  ['kam karo', 'tagginchu, tagginchandi, taggincheyi, minus cheyi, mainas cheyi'],
  [
    'wapas aaye',
    'venakki icharu, venakki vachayi, venakki vacchayi, venakki vachindi, wapas icharu, tirigi icharu, tirigi vachayi, vapas icharu, return chesaru, riturn chesaru, ritarn chesaru',
  ],
  [
    'wapas lo',
    'venakki teesuko, venakki tisko, venakki teeskondi, venakki teesukondi, andu cheyi, undo cheyi, undo chey, undo cheyandi',
  ],
  // Without this it would be read as butter, 'venna'.
  ['wapas', 'venakki'],
  ['galat', 'tappu, tapu'],
  [
    'galat likh diya',
    'tappu raasavu, tappuga raasavu, tappuga rasav, tappu rasav, tappu raasaru, tappuga raasaru, tappu rasindi, tappu raasanu, tappuga raasanu',
  ],
  [
    'last',
    'chivaridi, chivari, chivarida, aakhari, ippudu raasindi, ippude raasindi, ippudu rasindi',
  ],
  ['total', 'mottam, mottham, total ga, totalga, mottamga, anni kalipi'],
  ['ab tak', 'ippati varaku, ippativaraku, inta varaku, intavaraku, intha varaku, ippati daka'],
  ['subah se', 'udayam nunchi, udayam nundi, poddunnunchi, poddunna nunchi, poddunundi'],
  ['poore din', 'roju motham, roju mottam, rojantha, roju antha'],
  ['sirf', 'matrame, okkate, okate'],
  ['lagbhag', 'sumaru, sumaruga, daadapu, dadapuga, oka rendu'],
  ['kuch', 'konni, kontamandi, koncham, konchem, chaala, chala, anni'],
  // Days.
  [
    'aaj',
    'ee roju, i roju, eeroju, iroju, ee rojuki, ivala, ivvala, ivaala, nedu, ee roju ki, iyala',
  ],
  ['yesterday', 'ninna, ninnati, ninnadi'],
  ['tomorrow', 'repu, repati, repatiki, repati nunchi, ellundi'],
  ['parso', 'monna, monnati, aa roju, aaroju, kritam'],
  ['pichle hafte', 'gata varam, poyina varam, kindati varam, gatavaram'],
  ['pichle mahine', 'gata nela, poyina nela, kindati nela'],
  ['is hafte', 'ee varam, i varam, ee varamlo, i varamlo'],
  ['is mahine', 'ee nela, i nela, ee nelalo, i nelalo'],
  ['sunday', 'aadivaram, adivaram, aadivaaram'],
  ['monday', 'somavaram, somavaaram'],
  ['tuesday', 'mangalavaram, mangalavaaram'],
  ['wednesday', 'budhavaram, budhavaaram'],
  ['thursday', 'guruvaram, guruvaaram, lakshmivaram'],
  ['friday', 'shukravaram, shukravaaram'],
  ['saturday', 'shanivaram, shanivaaram'],
  ['hafte', 'varam, vaaram, varaniki, varala'],
  ['mahine', 'nela, nelaki, nelalo'],
  ['saal', 'samvatsaram'],
  [
    'roz',
    'roju, rojuki, roju ki, prati roju, pratiroju, rojuu, eppudu, ellappudu, maamuluga, mamuluga, rojulo',
  ],
  ['din', 'rojulu, rojula'],
  ['abhi', 'ippudu, ippude, ippudey, ipude, ipudu, ippudaithe'],
  // Prices and money.
  [
    'ho gaya',
    'ayindi, ayyindi, aindi, ayayi, ayyayi, ayyai, aiyyayi, ayinadi, ainayi, ainai, ayinayi',
  ],
  [
    'mehnga ho gaya',
    'perigindi, perigayi, perigai, perigipoyindi, perigipoyayi, penchanu, pencharu',
  ],
  ['sasta ho gaya', 'taggindi, taggayi, taggipoyindi, taggipoyayi, tagginayi'],
  ['hai', 'undi, unnadi, unnayi, unnai, untundi, untayi'],
  ['rakho', 'pettu, pettandi, petti, pettey, pettuko, pettukondi, unchu, unchandi'],
  ['badal do', 'marchu, maarchu, marchandi, maarchandi, marchey'],
  ['kar do', 'cheyi, cheyyi, chey, cheyandi, chesey, cheseyi, set cheyi, set cheyandi, cheseyandi'],
  ['kiya', 'chesanu, chesamu, chesam, chesa, chesina'],
  [
    'bechunga',
    'ammutanu, ammuta, ammutamu, ammutam, ammutaanu, ammedam, ammudam, ammutaam, ammutunnanu, ammutunnam, ammutunna, ammutunnamu',
  ],
  ['bechna', 'ammali, ammaali, ammalante, ammu, ammandi, ammukondi'],
  [
    'kharch hua',
    'kharchu ayindi, kharchu ayyayi, karchu ayindi, kharchu ayyindi, kharchaindi, kharchayindi, kharchayyayi, kharchu aindi, kharchu chesanu, kharchu pettanu, kharchu chesam, karchu ayyayi',
  ],
  ['chukaya', 'kattanu, kattaanu, kattam, kattamu, chellinchanu, chellincham, kattesanu'],
  ['kharida', 'konnanu, konnaanu, konnam, konnamu, koni techanu, konukkunnanu, konna, konukunna'],
  [
    'laya',
    'techanu, tecchanu, techamu, techam, teccham, techa, tecchamu, teppinchanu, techina, tecchina',
  ],
  [
    'liya',
    'teesukunnanu, tiskunnanu, teesukunnam, tisukunnanu, teesukunnaru, tiskunnaru, tisukunnaru, teeskunnaru',
  ],
  ['kilo', 'kiloki, kilo ki, keji, kejeeki, kgki, kejiki, kilolu, kilola, kiloku'],
  [
    'litre',
    'litaru, litarla, leetarla, leetaru, litaruki, leetaruki, litarlu, litar, litreki, literki, literuki, leetarki, liter, litaraki',
  ],
  ['gram', 'gramulu, gramula, graamulu'],
  ['dozen', 'dajanu, dajan, dazan, dazanu, dajanki, dajanla, dajanlu'],
  ['plate', 'pletu, pletlu, pletla, platelu, platela, plateu, plet, platetlu'],
  ['table number', 'tebul nambar, tebul number, table nambar, tebul, nambar'],
  ['percent', 'shatam, satam'],
  ['aadha', 'ara, arakilo'],
  ['dedh dozen', 'dajanunnara, dazanunnara, dajanunara'],
  ['ek', 'oka, okka, oko'],
  ['ke liye', 'kosam, koraku'],
  // Against writing.
  [
    'nahi',
    'ledu, leda kada, kaadu, kadu, kaadamma, kadamma, kaadandi, kadandi, kaadayya, vaddu, vadu, oddu, ammaledu, poledu, ivvaledu, levu, leru, ammudupoledu, ammudavvaledu, rayaku, rayakandi, rayoddu, ammaku, ammavaddu',
  ],
  [
    'agar',
    'okavela, ammite, ammithe, aithe, ayite, ayithe, aite, poyite, unte, vunte, konte, ammudaite, ammesthe, ammeste, amminappudu, ammesi unte, pedite, pedithe, penchite, chesthe, cheste',
  ],
  ['agar mehnga', 'perigite, perigithe, penchithe'],
  ['agar sasta', 'taggite, taggithe, taggisthe'],
  ['chahiye', 'kavali, kavaali, kaavali, kavale, kaavalante, undali, cheyali, kaavaali, vendhali'],
  ['kitna', 'entha, enta, yenta, yentha, enthaku'],
  ['kitne', 'enni, yenni, ennenni'],
  ['kitne ka', 'entaki, enthaki, entaku, entha ki'],
  ['kya', 'emi, em, enti, emiti, yenti, emaina, emanna'],
  ['kya bechna', 'em ammali, emi ammali, edi ammali, emi ammalo, em ammalo, yedi ammali'],
  ['kaunsa', 'edi, yedi, ye, ee item, ye item, evi, e'],
  ['kaun', 'evaru, evari'],
  ['kyun', 'enduku, endukani'],
  ['kab', 'eppudu ammam, eppati nunchi'],
  ['kaise', 'ela, yela, ela undi'],
  ['kahan', 'ekkada'],
  ['batao', 'cheppu, cheppandi, cheppava, choopinchu, chupinchu, chupinchandi, choopinchandi'],
  [
    'becha kya',
    'kada, kadaa, ammava, ammavaa, ammara, ammamaa, ammana, ammanaa, ammama, ammanaa, ammudupoyaya, poyaya, ammudayyaya',
  ],
  ['kya hai', 'unda, unnaya, unnadaa, vacchinda, vachinda, ayinda'],
  ['usne becha', 'ammadu, ammindi, ammesadu, ammesindi, ammincharu'],
  ['unhone becha', 'ammaru, ammesaru, ammaaru'],
  [
    'padosi',
    'pakka bandi, pakka, pakkana, pakka shop, pakkavadu, pakkavaadu, pakkavallu, eduti, eduru, eduru bandi, edurubandi, pakkinti',
  ],
  ['usne', 'vaadu, vadu, athanu, atanu, aame, aayana, atadu, vallu, vaallu, vaallaki, valla'],
  [
    'bola',
    'annadu, annaru, annindi, cheppadu, cheppindi, chepparu, annanu, antunnadu, antunnaru, adigadu, adigaru, adigindi, ani, vinnanu, vinna, anukunna, anukunnanu, anukuntunna',
  ],
  ['order', 'ardar, ordaru, aardar'],
  ['banaya', 'vandanu, vandamu, vandam, tayaru chesanu, tayaru chesam, tayaru, tayaruga, veshanu'],
  [
    'kharab ho gaya',
    'padaipoyayi, padaipoyindi, padu ayindi, padaindi, chedipoyindi, chedipoyayi, padai poyayi, padai poyindi, chedi poyayi, padayyayi, paadayyayi',
  ],
  [
    'jal gaya',
    'maadipoyayi, maadipoyindi, maadayi, madipoyayi, maadi poyayi, maadi poyindi, kaalipoyayi',
  ],
  [
    'gira diya',
    'kinda paddayi, kinda padipoyayi, kinda padindi, kinda padi poyayi, paddayi, padipoyayi, kindapaddayi, padi poyayi, olikipoyindi',
  ],
  [
    'phek diya',
    'padesanu, parresanu, parasanu, paresanu, padesam, paresam, parvesanu, padesa, paaresa, paaresanu',
  ],
  ['free', 'uchitam, uchitanga, uchitamga, phri, frega, friga, freega'],
  [
    'maine khaya',
    'tinnanu, tinnam, tinnamu, taganu, tagam, tagesanu, tinesanu, nenu tinnanu, tinesam',
  ],
  [
    'khaya',
    'tinnaru, tinnadu, tinindi, tinnadi, tagaru, tagadu, tagindi, taagindi, tinesaru, tinesadu, tinesindi',
  ],
  [
    'bacha',
    'migilindi, migilayi, migilai, migilipoyayi, migilipoyindi, migilinavi, migili poyayi, migili unnayi, migili poyindi, migili',
  ],
  ['bachta hai', 'migulutundi, migulthundi, migilutundi, miguluthundi, miguluthayi, migulutayi'],
  // Questions of money.
  [
    'kamaya',
    'sampadinchanu, sampadincham, sampadinchamu, sampadincha, dabbulu vachayi, dabbulu vacchayi',
  ],
  [
    'kitna kamaya',
    'entha vachindi, entha vacchindi, enta vachindi, entha vachayi, entha vacchayi, entha dabbu vachindi',
  ],
  // Hard as a stone, not 'write it'.
  ['jaisa', 'rayi la, raayi laga'],
  ['milta hai', 'vastundi, vasthundi, vostundi, vastayi, vasthayi'],
  ['padta hai', 'padutundi, paduthundi, padtundi, padthundi, padutayi'],
  ['lagta hai', 'avutundi, avuthundi, autundi, avthundi, avutayi, avuthayi'],
  [
    'sabse zyada',
    'annitikanna ekkuva, anniti kanna ekkuva, andarikanna ekkuva, anni kanna ekkuva, anniti kante ekkuva, annitikante ekkuva, ekkuvaga, baga ekkuva, chala ekkuva',
  ],
  ['zyada', 'ekkuva, yekkuva'],
  ['kam', 'takkuva, thakkuva'],
  ['par', 'meeda, mida, paina'],
  ['ka', 'yokka, okka dani'],
  ['mein', 'lo'],
  ['ko', 'laku, laki'],
  ['se', 'nunchi, nundi'],
  ['aur', 'mariyu, inka, alage, kuda, kooda'],
  // Who buys, and words that say nothing.
  [
    'customer ko',
    'kastamarki, kastamarku, customerki, customerku, customer ki, kastamarlaki, customerlaki, kastamaruki, kastamar ki',
  ],
  ['2 log', 'iddaru, iddariki, iddaruu'],
  ['3 log', 'mugguru, mugguriki'],
  ['4 log', 'naluguru, naluguriki'],
  ['5 log', 'aiduguru, aidugaru, aiduguriki'],
  ['6 log', 'aruguru, aaruguru, aruguriki, aaruguriki'],
  ['7 log', 'eduguru, eduguriki'],
  ['har ek', 'okkokkaru, okkokkariki, okkokkallu, tala, chero'],
  ['sab log', 'andaru, andariki'],
  [
    'zameen',
    'nela palayyayi, nela palayindi, nela paalayyayi, nela paalayindi, nela meeda, nela mida',
  ],
  ['log', 'mandi, mandiki'],
  ['ghante', 'ganta, gantalu, gantala, gantalaki, gantalaku, gantalo'],
  ['minute', 'nimishalu, nimishala, nimisham, nimushalu'],
  ['baar', 'sarlu, saarlu, sari, saari, saarlaki'],
  ['dusra', 'rendodi, rendavadi, rendava, rendo, rendavadi'],
  ['pehla', 'modatidi, modati, modatidhi'],
  ['teesra', 'mudodi, moodavadi, moodava, mudo'],
  [
    'please',
    'nenu, memu, manam, mana, naaku, naku, andi, babu, anna, amma, akka, garu, dayachesi, sare, avunu, haa, ga, bhayya, tammudu, ee, aa, idi, adi, avi, ivi, ra, le, mari, naa, maa, memmu, ayya, kotta, kottaga, market lo, marketlo, markettulo, arey',
  ],
];

/** Nouns, which take the endings of cases: 'rateki', for the price. */
export const teluguNouns: typeof teluguPhrases = [
  [
    'rupaye',
    'rupayalu, rupayala, rupalu, rupala, rupayalaku, rupayalaki, rupai, rupayi, rupailu, rupailaki, rupaylu, rupaayalu, rupailaku, rupee lu, ru, rupayalu ki, rupayalani',
  ],
  ['paise', 'dabbulu, dabbu, dabulu, paisalu'],
  ['lakh', 'laksha, lakshalu, lakshala'],
  ['rate', 'dhara, dharalu, dara, retu, ret, rateu, dharani, daraani, dharanu, rateni'],
  ['kharcha', 'kharchu, karchu, kharchulu, kharchulu, karchulu, kharchula'],
  ['packet', 'pyaket, pyakettu, paket, packetlu'],
  [
    'quintal',
    'kvintal, kvintalu, kvintaal, kvintaalu, kvintala, kvintalki, kvintalku, kvintaalki, kvintaalku, quintalu, quintalki, quintalku',
  ],
  ['bundle', 'kattalu, bandil, bandillu'],
  ['tray', 'trelu, traylu, treki, trayki'],
  ['gas', 'gyas, gyasu, gaski, gasku, gasuki, gyaski, gyasku, gyasuki'],
  [
    'gas cylinder',
    'gas bandaku, gas banda, gyas banda, gas bandaki, gyas silindar, gas silindar, silindar, silinderki, cylinderki, silindarki',
  ],
  ['ice', 'aisu, ais, manchu gadda, icegadda, icelu, iceki, aisuki, aiski'],
  ['rent', 'adde, addeki, addhe, kirayi, shop adde, renteu, rentki, shapu adde, addegaa'],
  ['salary', 'jeetam, jitam, kooli, kuli, jeetaniki, jeetalu, jitaniki'],
  [
    'helper',
    'helparki, helparuki, helperki, helparu, helpar, pani vadiki, panivadiki, pani abbayi, panivadu, pani manishi, pani manishiki',
  ],
  [
    'bijli ka bill',
    'karentu billu, karent bil, current bill, current billu, karent billu, current billki, karentu bil',
  ],
  ['petrol', 'petrolki, petrolu, petroluki'],
  ['auto', 'ato, autoki, atoki, auto ki'],
  ['paani', 'neellu, nillu, neellaki, nillaki, water can lu'],
  ['recharge', 'richarj, rijarj, recharji, richarji'],
  ['chai', 'ti, teelu, teelani'],
  ['milk', 'pala, paala'],
  ['onion', 'ulli, ulligadda, ulligaddalu'],
  ['profit', 'labham, laabham, labhalu, labam, laabhaalu, labhamu, prafit, aadaayam, adayam'],
  ['nuksan', 'nashtam, nastam, nashtalu'],
  ['bikri', 'ammakam, ammakalu, ammakaalu, ammakala, vyaparam, byaparam, beram, gallaa'],
  ['item', 'aitam, vantakam, aitem, itam, vantakaalu, aitamlu, itemlu'],
  ['customer', 'kastamar, kastamarlu, customerlu'],
];
