/**
 * Telugu words in orders to change the role, and the words of the other tables here that say the same. Telugu puts
 * its words in the order of Hindi, so the rules for Hindi read what comes out. Words and stems are in Latin letters
 * as `foldTelugu` writes them; a stem ends before its endings begin to differ.
 */
export type TeluguRow = readonly [meaning: string, stems: string];

/** Verbs; their endings say whether they order, refuse, ask or tell. */
export const verbs: readonly TeluguRow[] = [
  ['switch karo', 'maripo mar'],
  ['change karo', 'march'],
  ['ban jao', 'aipo'],
  ['baat karo', 'matlad'],
  ['batao', 'chep'],
  ['bulao', 'piluv pilav pilus pilich pilip'],
  ['lao', 'tisukura tisukora tiskura tiskora tisukur tisukuv tiskuv tisukoch'],
  ['aao', 'rand raval vach'],
  ['jao', 'velipo vel'],
  ['lagao', 'pet'],
  ['karo', 'chei chey ches chest'],
  ['le lo', 'tisuk tisko andukon'],
  ['nibhao', 'poshinch posinch dharinch darinch ves'],
  ['kholo', 'terav teruv terich'],
  ['shuru karo', 'prarambinch modalupet'],
  ['do', 'iv ich ist'],
  ['se pucho', 'adug adag adig'],
  ['socho', 'alochinch'],
  ['samjho', 'anuk'],
  ['band karo', 'ap'],
  ['dekho', 'chus chud chuch'],
  ['chhodo', 'vadil vadul'],
  ['badhao', 'pench'],
  ['kam karo', 'taginch tagich'],
];

/** Who has a role; cases follow. */
export const persons: readonly TeluguRow[] = [
  [
    'bawarchi',
    'vantavad vantagat vantamanis vantalaka vantamastar vantamaster vantamestri pakasastr',
  ],
  ['munshi', 'ganakud gumasta lekalamastar lekalamaster'],
  ['wala', 'vadi vala valu manisi ayana ame vyakti'],
  ['expert', 'nipunud nipunural nipunul'],
  ['advisor', 'salahadar'],
  ['assistant', 'sahayakud sahayakur'],
  ['guru', 'guruv'],
  ['master', 'mestri'],
];

/** What a role is about; plurals and cases follow. */
export const things: readonly TeluguRow[] = [
  ['kitchen', 'vantagadi vantil vantinti'],
  ['cooking', 'vanta'],
  ['profit', 'laba'],
  ['hisab kitab', 'lekalu lekala jamakarchu'],
  ['hisab', 'leka'],
  ['paisa', 'dabu'],
  ['kharcha', 'karchu'],
  ['kamai', 'adaya'],
  ['business', 'vyapara'],
  ['leftover', 'migilinavat migilinadi migilinavi migilipoinavat'],
  ['waste', 'vruda vruta'],
  ['role', 'patra vesam vesan'],
  ['avatar', 'avataram avataran'],
];

/** Words that no other language here has. */
export const sureWords: readonly TeluguRow[] = [
  ['switch karo', 'maru maraga marava'],
  ['ban jao', 'avu avandi avali avutava avutara avuma'],
  ['bulao', 'pilu pilava'],
  ['karo', 'chei cheyava chesedam'],
  ['lao', 'techu tevali tendi'],
  ['tum', 'nuvu nuv nuve miru nivu'],
  ['ab', 'ipudu ipudika ipatinunchi ipatinundi ikanunchi ikanundi ikapai ikamida'],
  ['zara', 'konchem koncham kasta dayachesi okasari'],
  ['', 'naku maku nato mato garu tirigi'],
  ['ko', 'garini garni gariki'],
  ['se', 'garito'],
  ['aaj', 'roju ivala'],
  ['se', 'nunchi nundi'],
  ['chahiye', 'kavali kavale kavalandi kavalanu'],
  ['ki baat', 'gurinchi gurunchi'],
  ['ki taraf', 'vaipu'],
  ['ka', 'sangati vishayam vishayalu vyavaharam vishaya visayam visayalu'],
  ['ki tarah', 'madiri madiriga'],
  ['me', 'loki'],
  ['ki jagah', 'badulu badulug'],
  [
    'nahi',
    'kadu kakunda ledu levu leru lenu odu odanu akaraledu akarledu radu raru raledu ravatledu raleru lekunda',
  ],
  [
    'koi aur',
    'inko inkoka inkokari inkokarini inkokarito inkokadini inkodini marokarini maroka inkevarina inkevarinaina',
  ],
  ['leftover', 'migilina migilipoina migile'],
  ['bach gaya', 'migilindi migilayi migilai migilipoindi migilipoyayi'],
  ['khatam', 'aipoindi aipoinai'],
  ['gaya', 'aindi poyadu poindi anadu anaru anindi antunadu antunaru'],
  ['is', 'undi unadi unadu unaru unav unavu unai untadu untundi undadu undali untaru'],
  ['raho', 'undandi undipo undipondi'],
  ['kya', 'emiti enti emi emaina unda untunda untada avutunda kavala'],
  ['kitna', 'enta'],
  ['kaise', 'ela yela elaga'],
  ['kyun', 'enduku endukani'],
  ['kab', 'epudu'],
  ['kahan', 'ekada ekadiki'],
  ['kaun', 'evaru evadu evarini evariki'],
  ['kal', 'nina repu mona udayam sayantram ratri'],
  ['brother', 'anaya tamudu koduku kuturu chelelu barya barta ataniki ameki'],
  ['pehle', 'mundu munduga'],
  ['jawab', 'javabu samadanam'],
  ['aur', 'mariu'],
  ['madad', 'sahayam sayam'],
  ['salary', 'jitam jitalu'],
  ['list', 'lekalo lekaloki'],
  ['chutti', 'selavu'],
  ['zyada', 'ekuva'],
  ['kam', 'takuva'],
  ['first', 'modati modatidi modativadu'],
  ['second', 'rendo rendava rendodi rendavadi'],
  ['third', 'mudo mudava mudodi chivari chivaridi'],
];

/** Words that mean something else in another language. */
export const wordsBeside: readonly TeluguRow[] = [
  ['ko', 'ki ku ni nu'],
  ['me', 'lo'],
  ['se', 'to'],
  ['ki tarah', 'la laga lage'],
  ['jaise', 'ga'],
  ['ho', 'vi'],
  ['raho', 'undu'],
  ['', 'ra re anna ana aka ayya aya babu sare mari i a na mi da alage gari ani kosam vati'],
  ['mera', 'ma'],
  ['dusra', 'vere verey'],
  ['kya', 'em'],
  ['kaunsa', 'e ye edi'],
  ['bas', 'chalu'],
  ['on', 'an'],
  ['off', 'af'],
  ['kaam', 'pani'],
  ['bhi', 'kuda'],
  ['aur', 'inka'],
  ['ab', 'ika'],
  ['matlab', 'ante'],
  ['jao', 'po pondi'],
];

/** Words that move only behind 'ki': 'ra' is also a call to somebody, and 'mari' also 'then'. */
export const movesBehind: readonly TeluguRow[] = [
  ['aao', 'ra'],
  ['switch karo', 'mari'],
];
