import { foldWord } from './fold';

// Words that no other language of the assistant has, then endings of Telugu verbs.
const sure = new Set(
  (
    'ammanu ammamu ammam ammesanu ammesa ammesamu ammesam ammaledu ammudu ammutanu ammali ammakam ammite rendu moodu naalugu aidu enimidi ' +
    'tommidi pannendu iravai muppai nalabai yabai aravai debbai enabai tombai nooru vandalu vandala rupayalu rupayala labham ' +
    'entha roju ivala repu ippudu ippude mottam ledu kaadu vaddu kavali undi unnayi ichanu icchanu konnanu techanu kattanu ' +
    'kharchu rasuko raasuko teesey teeseyi tiseyi cheyi cheyandi cheppu cheppandi dabbulu enduku evaru inkoka iddaru nashtam ' +
    'migilindi migilayi perigindi taggindi ninnati marchu tinnanu icharu iccharu ichina icchina techam techina tecchina konnam kilolu nunchi nundi padindi teesukunnaru ullipaya ullipayalu tamata'
  )
    .split(' ')
    .map(foldWord),
);
const surely = /(?:[aeo]indi|[oa]yayi|oyai|atledu|aledu|[ei]sanu|inanu|utanu|unanu|unam|utundi)$/;

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
