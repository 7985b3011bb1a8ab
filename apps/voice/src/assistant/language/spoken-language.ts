import { tokensOf, wordSet } from '@thela/understanding';
import { soundsTelugu } from '../telugu/is-telugu';

/** Small words and verbs of Hindi that are no English words. Those that are ('do', 'the', 'is', 'main') say nothing. */
const hindi = wordSet(
  'hai hain hoon hun hu tha thi hua hui hue ho hoga hogi honge hota hoti hote gaya gayi gaye gya raha rahi rahe rha rhi kar karo karna karun karoon karu kare karein karke kardo kariye kijiye kiya kiye diya diye dena dijiye lena lelo liya lijiye ka ki ke ko se mein maine mera meri mere mujhe mujhko hamara hamari hamare humko aap aapka aapki aapko tum tumhara tumhe apna apni apne kya kyun kyon kaise kaisa kaisi kitna kitne kitni kaun kaunsa kaunsi konsa konsi kab kahan kidhar kis kisko kiska kisme kismein yeh ye woh wo jo agar lekin magar aur bhi nahi nahin nhi toh sab sabse sabko abhi ab aaj kal parso phir fir wapas batao bataiye bata bataana bolo boliye bol sunao suno chahiye chalo chal jao jaao aao banau banaun banao banaoon banaye banta banti becha bechi beche bechu bechun bechoon bechna bechte bik bika biki bike bikta bikti bikega kharida kharide kharidi lagta lagti lagte laga lagi lage lagega padta padti padte padega pada padi milta milti mile mila milega bacha bachi bache bachta bachega wala wali wale haan nahi likho likh likhna likha hatao hata mitao ulta dobara badlo badal rakho rakha samajh samjha samjhao sunna uska uski iska iski isko usko inka unka waise jaise itna itni itne utna bas theek thik sirf kuch koi thoda thodi thode bahut bohot bahot zyada jyada kam nikla nikli nikle pakka chhodo rehne banane karne bechne dene lene karta karte karti aaya aayi aaye aata aati jata jati jaye jaaye bann ghat badh bigad',
);

/** Other words of Hindi; in an English sentence they say nothing of its language. */
const hindiNames = wordSet(
  'rupaye rupay rupaya paisa paise bhai bhaiya bhaiyya yaar ji arre arey namaste namaskar shukriya dhanyavad accha acha achha galat sahi khatta khatte khatti meetha mitha teekha namkeen kharab jala jali jale kaccha kachcha gila geela sookha sukha sakht patla gaadha naram munafa fayda nuksan nuksaan kharcha kharche kharch laagat lagat daam keemat bhav kamai bikri galla hisaab hisab dhandha tamatar pyaz pyaaz aloo namak mirch tel aata chawal daal doodh dahi paani pani cheeni barf kiraya madad rasoi khana bartan ek teen chaar paanch panch chhe saat aath nau das bees tees pachas sau dedh dhai aadha kilo darjan subah shaam dopahar raat hafta mahina din',
);

/** Small words and verbs of English. Words that Hindi has borrowed ('price', 'profit', 'plate', 'mode') say nothing. */
const english = wordSet(
  'what which how much many the are am was were does did has have had can could should would will i my you your we our it its this that these those of for from with and or not on in at is as an a sold sell selling sells tell give gave make makes making made take took taken costs cost bought buy paid pay spent spend earned earn left leftover leftovers over today yesterday tomorrow back when where why who whom there here too very more less than before after again about enough fewer any some all each every add remove write wrote put count counted became become went goes got get be been being dont doesnt isnt didnt im ive lets please thanks thank sorry something anything nothing tomatoes onions potatoes sour salty burnt watery spoiled smells wrong',
);

function countIn(tokens: readonly string[], words: ReadonlySet<string>): number {
  return tokens.filter((token) => words.has(token)).length;
}

/**
 * The language of a sentence in Latin letters. Hinglish and Telugu have English words in them, so that a few others decide.
 *
 * @returns `undefined` where it does not tell: a name, a figure, 'ok'
 * @example spokenLanguage('masala dosa ka cost kitna hai') // 'hi-Latn-IN'
 */
export function spokenLanguage(text: string): 'hi-Latn-IN' | 'te-IN' | 'en-IN' | undefined {
  const tokens = tokensOf(text);
  const ofTelugu = tokens.filter(soundsTelugu).length;
  const ofHindi = countIn(tokens, hindi);
  const ofEnglish = countIn(tokens, english);
  if (ofTelugu > ofHindi && 2 * ofTelugu >= ofEnglish) return 'te-IN';
  if (ofHindi > 0 && 2 * ofHindi >= ofEnglish) return 'hi-Latn-IN';
  if (ofEnglish > 0) return 'en-IN';
  return countIn(tokens, hindiNames) > 0 ? 'hi-Latn-IN' : undefined;
}
