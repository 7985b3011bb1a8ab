import { spokenWords, wordSet } from './spoken-words';
import type { SpokenToken } from './spoken-words';

/**
 * Words that say nothing about whether food is safe. A word that can tell of danger must not stand
 * here, not even among others: colours, 'bad', 'strange', 'fell', 'reheated'.
 */
const harmless = wordSet(
  [
    // Courtesy and talk.
    'please pls plz kindly thanks thank sorry hello hi hey ok okay yes yeah yup dear sir madam maam boss chef help suggest suggestion advice idea ideas tip tips tell say said explain answer question',
    'kripya meherbani namaste namaskar namaskaram ji jee haan han hanji accha acha achha achchha arre are arey oye suno sunao dekho dekhiye batao bataiye bataye bolo madad sahayata upay tarika tareeka nuskha salah',
    'andi anna akka babu garu dayachesi cheppandi cheppu cheppandi sare sarey sahayam cheyandi namaste ayya amma bro',
    // People.
    'customer customers people guest guests family child children kid kids boy helper cook wife husband mother father mom dad brother sister friend friends everyone everybody someone somebody anyone man woman vendor staff worker workers mine',
    'bhai bhaiya bhaiyya bhaya didi aunty uncle chacha yaar dost log logon logo grahak grahakon mehman bachcha bachche bachchon ladka biwi patni maa papa beta malik seth sab sabko kisi koi janta',
    'janam janalu jamelu pillalu vallu vaallu atanu ame illu',
    // Places.
    'shop stall cart home house kitchen market mandi bazaar bazar road street station office college school hotel restaurant dhaba canteen india hyderabad delhi mumbai pune bowenpally telangana thela thele dukaan dukan rehri ghar rasoi dibba dabba dabbe gali nukkad sheher gaon bus stand temple here there place area table tray basket bag',
    'kottu bandi inti intlo vantagadi santa',
    // Vessels and tools.
    'pan pot tawa kadhai kadai handi patila bartan cooker pressure mixer mixie grinder blender oven microwave plate plates bowl box boxes container containers packet packets pack packs tin can jar bottle lid spoon knife tiffin thali tokri bori boxful dona patravali ginni ginne muta',
    // Time.
    'today now tonight tomorrow yet still already soon just recently early late later time day days week daily morning noon afternoon evening night lunch dinner breakfast rush season winter summer monsoon rainy festival sunday monday tuesday wednesday thursday friday saturday hour hours minute minutes min mins while when then before after during until till again always often usually sometimes once first second last next start started end ending closing close closed finally o clock pm am',
    'aaj ab abhi parso kab jab tab tak pehle pahle baad turant jaldi din subah dopahar dopeher shaam sham raat baje ghante ghanta minat thand thandi garmi sardi barish mausam tyohar shaadi diwali holi eid navratri ravivar hamesha roz roj kabhi phir fir ',
    'ivala ivaala eeroju ee roju ippudu ippude ipudu repu repati udayam sayantram sayantaniki madhyahnam ventane taruvata tarvata mundu epudu eppudu kosam',
    // Amounts.
    'about around approximately approx nearly almost roughly some few little bit lot lots many much more most all any each every another other others half full whole quarter double single several couple total amount quantity number size big small large medium enough extra rest remaining remains leftover leftovers left over only also both kilo kg gram litre dozen piece pieces plate cup katori glass packet handful bunch slices slice halves portion portions batch batches pav count or so',
    'thoda thodi thode thora thori zara jara kuch kitna kitne kitni itna itni itne utna utne bahut bohot bohut boht bhot bhut kaafi kafi zyada jyada ziada jada kam poora pura puri sara sare saara bacha bachi bache bachaa bakaya lagbhag kareeb karib takreeban hoga hogi honge tukda tukde muthi mutthi adha dher sirf bas keval do char',
    'konchem konchm chala chaala ekkuva takkuva anni antha anta mottam kilolu kilo litarlu migilina migilindi migilayi migilipoyina migilipoyindi migili okati rendu moodu mudu nalugu naalugu aidu padi iravai mukkalu mukka pleetlu paketlu dabba gupedu sagam inka',
    // Small words.
    'a an the this that these those it its is am are was were be been being has have had having do does did done doing dont not no nor and or but if so as at by for from in into of on onto to too with without within up down than then there their theirs they them he she his her him we us our ours you your yours i im ive my me mine who whom whose which what whats how why where because since though although however also just even very really quite rather pretty much can could will would shall should may might must let lets get gets got getting give gives gave given take takes took taken put puts make makes made making use uses used using want wants wanted need needs needed like likes liked know known knows think thought look looks looked looking seem seems come comes came coming go goes going went keep keeps try trying tried turn turns turned become becomes became find found see seen saw ask asked say says work works show bring brought buy buys buying bought sell sells selling sold serve serves serving served cook cooks cooked cooking fry fries fried frying boil boils boiled boiling steam steamed bake baked roast roasted grill grilled cut cuts chopped chop sliced peel peeled wash washed washing mix mixed mixing add adds added adding pour poured knead kneaded grind ground stir soak soaked set fix fixed save reduce increase change changed happen happened happens come comes order orders ordered waste throw throwing thrown discard reuse eat eats eating ate eaten drink taste tastes tasted tasting improve better best good great nice fine new ready right wrong possible instead else same different special specials item items thing things way ways something anything nothing everything maybe perhaps anyway actually mostly still out came mistake accidentally accident problem issue matter trouble complaint complaints complain complained complaining complains says saying per plus minus via etc kind type sort one two three accidentally',
    'ka ki ke ko se mein me men main mai may par pe pay ne aur or ya va to toh tho bhi bhee hi hee na naa kya kyu kyun kyon kaise kaisa kaisi kese kaun kon kis kise kisne kahan kidhar yeh ye yah woh wo vo voh vah iska iski iske isko ise usko uska uski uske inka inki inke inko unka unko mera meri mere mujhe mujhko maine mene hum ham hamara hamari hamare humko humein tum tumhara aap aapka apna apni apne khud liye lie liye wala wali wale vala vali vale waala hai hain he h hu hun hoon ho hua hui hue hua tha thi the hoga hogi honge hota hoti hote raha rahi rahe rha rhi rhe gaya gayi gaye gya gyi gye gai gae chuka chuki chuke sakta sakte sakti chahiye chahie agar lekin magar par isliye kyunki jo jaisa jaise jaisi aise aisa aisi waisa waise saath sath bina andar upar niche neeche bagal paas pass beech ekdum bilkul shayad sirf jab galti galat sahi theek thik k n m r u ek dusre doosre dusra jaldi dheere achanak gadbad shikayat shikayatein dikkat samasya pareshani pata maloom matlab nahi nahin nai mat bhool',
    'naa naku nenu memu maa maku mana meeru miru mee miku idi adi avi ivi ee aa oka okka lo ki ku ni nu tho to meeda mida paina kinda gurinchi valla nunchi nundi mariyu leda kani kaani kooda kuda ante ela elaa emi enti em emiti enduku evaru ekkada ekada undi unnayi unnai undhi unnadi unna unnay ayindi aindi ayyindi aipoyindi ayipoyindi ayyayi ayyay avutondi avuthundi cheyali cheyyali cheyyalo cheyalo chesanu chesina chesa chesam chestanu chesta cheyocha cheyochcha veyali vesanu vesina vandanu vandina vandanu vandam vandindi ammali ammocha ammochcha ammali ammutanu kavali kaavali konnanu konna techanu thechanu teesukunnanu unchanu petti emina edaina baga baaga baagundi bagundi manchi kotta vedi pedda chinna special tinocha tinochcha tinavacha vadocha vaadochcha cheyyacha cheyyavacha cheyavacha cheppandi chesthe cheste unte ayite aithe kada kadaa ra raa le ledu',
    // Kitchen and trade.
    'recipe recipes dish dishes menu snack snacks nashta naashta food foods meal khana khaana bhojan chaat tiffin party cost profit price rate board stove gas flame tadka tempering batch stock water boiling ingredient ingredients consistency texture flavour flavor test mix powder paste juice piece dough salt spice masala recipe filling stuffing topping side fresh plain homemade packaged branded local desi quality variety supplier dairy doodhwala sabziwala kirana parcel takeaway delivery swiggy zomato sale offer bik bika bike bikri dhandha business kaam kam',
    'tarah swad swaad maza taiyar taiyaar ubla ubli uble ubala ubali ubale ubli bhuna bhune bhuni tala tale tali kata kate kati masala mirch saman samaan cheez cheezein cheezen chij chizen vyanjan pakwan masaledar swadisht tadka chhaunk desi khaana khane khao thaali plate',
    'vanta vantakam tiffin tiffinlu ruchi ruchiga pani vantalu vantalo tayaru',
  ].join(' '),
);

// Hindi verbs by their stems and endings: 'karu', 'banaunga', 'daala', 'bechte'.
const stems = spokenWords(
  'kar bana ban bech bik bach rakh le de ho ja aa lag dikh mil mila kharid khareed pak paka ubal ubaal dal daal nikal nikaal pad reh rah bol bata chah sak khil khila kha pi chal chala ruk sun samajh puch phenk fek fenk kaat kat chheel chhil dho soch la bhej jod baant paros parosa pees bhun bhoon tal gundh goondh ghol dekh jaan maan baith uth gir badha badh ghata bana hata jama bhar khol kholl chakh paka pa use try mix start serve fry add order waste cook boil cut grind sell check save soak ready steam',
).join('|');
const hindiVerb = new RegExp(
  `^(?:${stems})(?:[aeiou]|un|n[aei]|t[aei]|y[aei]|ay[aei]|an[aei]|at[aei]|a[ou]|aun|[aou]?ung[ai]|[aeiou]?enge|oge|eg[ai]|kar|ke|k|iye|en|va|vana|vaya)?$`,
);

/** True for a word that says nothing about whether food is safe. */
export function isHarmless(word: SpokenToken): boolean {
  return (
    word.length === 1 ||
    /^\d/.test(word) ||
    harmless.has(word) ||
    harmless.has(word.replace(/s$/, '')) ||
    hindiVerb.test(word)
  );
}
