import { foldTelugu } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { foldWord } from './fold';

// Words that no other language of the assistant has, then endings of Telugu verbs.
const sure = new Set(
  (
    'ammanu ammamu ammam ammesanu ammesa ammesamu ammesam ammaledu ammudu ammutanu ammali ammakam ammite rendu moodu naalugu aidu enimidi ' +
    'tommidi pannendu iravai muppai nalabai yabai aravai debbai enabai tombai nooru vandalu vandala rupayalu rupayala labham ' +
    'entha roju ivala repu ippudu ippude mottam ledu oka varaku ayyayi memu tinnam rayaku vacharu tinnaru tinnadu tinindi okkokkaru andariki kaadu vaddu kavali undi unnayi icha ichesa ichanu icchanu konnanu techanu kattanu ' +
    'kharchu kharchulu varaniki nela nelalo poyina ninna repati repatiki konali adayam rasuko raasuko teesey teeseyi tiseyi cheyi cheyandi cheppu cheppandi dabbulu enduku evaru inkoka iddaru nashtam ' +
    'vellayi vellaru poyaru poyay okatinnara rendunnara moodunnara dajanu dajanunnara oorike tagaru tinesaru ' +
    'migilindi migilayi perigindi taggindi ninnati marchu tinnanu icharu iccharu ichina icchina techam techina tecchina konnam kilolu nunchi nundi padindi teesukunnaru ullipaya ullipayalu tamata'
  )
    .split(' ')
    .map(foldWord),
);
const surely =
  /(?:[aeo]indi|[oa]yayi|oyai|atledu|aledu|[ei]sanu|inanu|utanu|unanu|unam|utund[ia]|varam|[dknrt]lu|[a-z]{3}osam|unadu|unaru|kunam)$/;

/** Longer texts are no orders and no questions of figures. */
const MOST_LETTERS = 600;

/** Whether a text is in Telugu, in its script or surely in Latin letters. */
export function isTelugu(text: string): boolean {
  if (text.length > MOST_LETTERS) return false;
  if (/\p{Script=Telugu}/u.test(text)) return true;
  const words = text.match(/[\p{Script=Latin}]+/gu) ?? [];
  return words.some((word) => {
    const key = foldWord(word);
    return sure.has(key) || surely.test(key);
  });
}

/** Small words of Telugu in Latin letters, spelled as `foldTelugu` writes them. */
const common = new Set(
  'enta undi ani emi emaina ela oka okati okate rendu mudu nalugu aidu iravai yabai mupai kadu inka ledu leda nenu nunu nune nuvu nuve naku nilu niru bandi ipudu ipude ipdu apudu epudu eni edi edo evaru eka ekada ikada entha anta mida mali ivala repu nina ninna roju rojulu rojula nela varam kalipi dabulu vanta nunchi varaku daka kosam valu valaki gurinchi baga chala konchem koncham takuva ekuva ekva matram unda unte unai una untadi kavali vadiki pilodu pilalu chepu chepandi chey cheyi cheyali chesi chesa veste vesa vesi vesina petina pedte pindi palu perugu upu karam majiga chakera lekalu karchu labam nastam amakam dara daralu samvatsaram poduna sayantram ratri poina poindi aipoindi aindo ayindi bagundi ante aite amite andi kani kabati tarvata mundu madyalo lopala bayata'.split(
    ' ',
  ),
);
/** How verbs and names end in Telugu, and seldom elsewhere. */
const ending =
  /^[a-z]{2,}(?:indi|undi|unai|ayai|tadi|tandi|taru|tunaru|tunadu|anu|inanu|inam|esam|esanu|aledu|atledu|ali|alu|ulu|iki|uki|eki|ledu|leda|dama|andi)$/;

/** Whether a word is rather Telugu than not: with most of its words so, a text is answered in Telugu. None alone tells as much as `isTelugu`. */
export function soundsTelugu(token: Token): boolean {
  const word = foldTelugu(token);
  return common.has(word) || ending.test(word);
}
