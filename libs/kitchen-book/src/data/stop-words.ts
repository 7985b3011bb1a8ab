import { isNegation } from '../matching/negation';
import { lexiconOf } from '../matching/lexicon';
import { tokensOf, wordSet } from '../matching/tokenize';
import type { Token } from '../matching/tokenize';

/**
 * Words that say nothing about whether food is safe. A word that can name a danger must not stand here,
 * even if it is mostly innocent: colours, 'bad', 'strange', 'fell', 'reheated'. A plural is known by its singular.
 */
const stopWords = wordSet(
  [
    // Courtesy and talk.
    'please pls plz kindly thank sorry hello hi hey ok okay yes yeah yup dear sir madam maam boss chef help helping suggest suggestion advice advise idea tip tell telling told talk talking said saying explain answer question ask asked asking wonder wondering reply message call called regards welcome congratulations excuse',
    'kripya meherbani namaste namaskar namaskaram ji haan hanji accha achchha arre arey oye suno sunao dekho dekhiye batao bataiye bataye bolo boliye madad sahayata upay tarika tareeke nuskha salah bhagwan shukriya dhanyavad swagat maaf arz guru ustad',
    'andi anna akka babu garu dayachesi sare sarey sahayam ayya amma bro dhanyavadalu salaha',
    // People.
    'customer people guest family child children kid boy girl helper cook wife husband mother father mom dad mummy brother sister friend everyone everybody someone somebody anyone man men woman women lady ladies vendor staff worker labour crowd group neighbour student owner landlord wholesaler wholesale female male supplier dealer partner team public folks buyer tourist',
    'bhai bhaiya bhaiyya bhaya didi aunty uncle chacha yaar dost log logo logon grahak grahakon mehman bachcha bachche bachchon bacche ladka ladke ladki biwi patni pati maa papa beta beti malik seth sab sabko kisi koi janta padosi aadmi aurat parivar rishtedar karigar halwai thekedar kisan mistri naukar chhotu',
    'janam janalu jamelu pillalu vallu atanu ame illu kastamar kastamarlu customerlu abbayi ammayi bharya bharta snehitulu',
    // Places.
    'shop stall cart home house kitchen market bazaar road street corner station office college school hotel restaurant dhaba canteen counter india hyderabad secunderabad delhi mumbai pune bowenpally telangana city town village area temple place here there near close table tray basket bag side nearby next metro park mall',
    'aapas mota moti mote nal bachai bachaya bachaye mandi thela thele dukaan rehri redi ghar rasoi gali nukkad sheher shahar gaon mohalla chowk galla mela mele yahan wahan yaha waha idhar udhar kahan jagah samne',
    'kottu bandi inti intlo ikkada akkada vantagadi santa ooru angadi',
    // Vessels and tools.
    'loaf loaves syrup lid pile stadium spicy function arrive arrived arriving ordered pan pot tawa tave kadhai kadai handi patila bartan bartanon cooker pressure mixer mixie grinder blender oven microwave plate bowl box container packet pack packed packing tin can jar bottle bucket drum foil cling wrap lid cover covered spoon knife tiffin thali tokri bori donga dona dabba dabbe dibba lota chamach chamcha balti matka karchi kalchul patravali ginni ginne muta gampa',
    // Time.
    'today now tonight tomorrow yet still already soon just recently early earlier late later time day daily morning noon afternoon evening night lunch dinner breakfast brunch rush peak season winter summer monsoon rain raining rainy festival sunday monday tuesday wednesday thursday friday saturday weekend hour minute min second while when then before after during until till again always often usually sometimes once twice first last start started starting begin began end ended ending closing closed finally o clock pm am quick cold cool weather climate match cricket break shift',
    'aaj aajkal ab abhi tab tak pehle pahle pehli pahli baad turant jaldi din subah dopahar dopeher shaam raat baje ghante ghanta minat thand thandi thande garmi garmiyon sardi sardiyon barish mausam tyohar shaadi diwali holi eid navratri ravivar hamesha roz kabhi phir waqt samay baar mahine aakhri shuru shuruaat khatam der jab kab',
    'ivala eeroju ee roju ippudu ippude repu repati udayam poddu sayantram sayantaniki madhyahnam ventane taruvata tarvata mundu epudu kosam tvaraga pandaga varsham chali enda vesavi',
    // Amounts.
    'about around approximately approx nearly almost roughly some few little bit lot many much more most all any each every another other half full whole quarter double triple single several couple total amount quantity number size sized big bigger small smaller large medium tiny huge enough extra rest remain remained remaining leftover left over only also both unsold surplus dozen piece cup katori glass handful bunch slice portion batch count so or less least lakh thousand',
    'thoda thodi thode thora thori zara kuch kitna kitne kitni itna itni itne utna utne bahut bohut bohot boht bhot bhut kaafi zyada ziada jada adhik kam poora puri sara saari dugna duguna tiguna bacha bachi bakaya lagbhag kareeb takreeban hoga hogi honge tukda tukde tukdon muthi mutthi adha dher sirf bas keval naya nayi naye chota chhoti chhote bada badi bade har alag dono teeno',
    'konchem konchm chala ekkuva takkuva anni antha anta mottam kilolu kilola kilo litarlu grammulu okati okate rendu moodu nalugu aidu aaru padi iravai yabhai mukkalu mukka pleetlu pletlu paketlu gupedu sagam inka kotta chinna pedda',
    // Small words.
    'a an the that these those it its is was were be been being has have had having do did done doing dont not no nor and but if as at by for from in into of on onto to too with without within up down than their they them he she his her him we us our you your im ive ill my me mine who whom whose which what how why where because since though although however even very really quite rather pretty could will would shall should may might must let get got getting give gave given giving take took taken taking put putting make made making use used using want wanted need needed like liked love know think thought look looked looking seem seemed come came coming go going gone went keep try tries tried trying become became becoming find found see seen saw say work worked working show bring brought buy buying bought sell selling sold serve served serving run running order offer add adds added adding pour poured pouring mix mixed mixing stir knead kneaded roll rolled cooked cooking fry fried frying boil boiled boiling steam steamed steaming bake baked baking roast roasted grill grilled toast cut chop chopped sliced peel peeled wash washed washing clean cleaned grate grated grind grinding ground soak soaked set fix fixed fixing solve save saved reduce reduced increase increased change happen happened happening throw throwing discard reuse eat eating ate eaten drink taste tasted tasting improve improved better best good great nice fine tasty delicious yummy new ready right wrong possible instead else same different special item thing way something anything nothing everything maybe perhaps anyway mistake accident problem issue matter trouble complaint complain complained complaining per plus minus via etc kind type sort reason due cause able unable bored boring waste wasting wasted pay paid worth plan planning straight separately separate together between against across along back behind above below under inside open opened pick picked choose turnout stay lose lost miss missed wait waiting hope easy hard simple fast slow normal usual regular average proper perfect important urgent happy',
    'according actual advance ahead air alone apart appear arrange available away balance base basic basis beautiful believe belong bottom building built busy card care careful carry case cash catch center central certain chance charge cheap chilled choice class clear club code collect common company compare complete completed concern contact continue control copy country course created credit cross culture current data deal decide decided deep demand depend describe detail develop direct discount discuss divide door doubt draw dress drive driver duty edge effect effort eight either electric employee encourage energy english entire equal especially event exact exam example exchange expect expected expensive experience expert express face fact fair fan far farm farmer favourite field figure final five follow following force foreign form forward four free frequent future game general goal gold government gradually guess guide habit hand handle hardly hate head health healthy hear heard height high higher highest hold holiday hostel hundred hurry imagine include including income industry information inform interest invite joined judge kept key kilometre land language largest lead learn leave leaving lesson letter level life lift light limit line list listen live location long longer low lower luck lucky machine mail major manage manager manual mark master mean measure meet meeting member mention metre method middle million mind mobile model moment money month mood motor move moved movie name nature necessary newspaper nine nobody none note notice nowadays occasion offered online operate opinion option ordinary original outer overall own page parents parking particular parts patience pattern peace percent period person personal phone photo play player playing police policy popular position power practice prefer prepare prepared preparing present printed private process produce product program project promise provide pure purpose railway range reach read reading real received recommend recover red regarding related relax remember remind repeat report request rescue respect result rich ride rise role room round route routine rule safely sample scale science search seat section select self send sending sent serious service session seven shape share sharp shopkeeper short sign six skill skip sleep son song speed spend spent spread square stage standard state step stop stopped store story strong study style subject success such suit support suppose sure surely surprise system target task tax teacher technique ten term thick thin third three through throughout thus ticket tight top touch tour toward track tradition traditional traffic train training travel treat trick truck trust truth twelve twenty two typical understand unit university upon update vacation value various vegetarian vehicle version video view visit voice volume walk wall watch weight whatever wheel whenever wherever white wide win window wish world worry write year young younger zero wedding cancelled cancellation birthday ago somewhere anywhere',
    'ka ki ke ko se mein main mai par pe pey ne aur ya va toh tho bhi na kya kyu kyun kyon kaise kaisa kaisi kese kaun kon konsa kaunsa kis kise kisne kidhar yeh ye yah woh wo vah iska iski iske isko ise usko uska uski uske inki inke inko inse unka unko unse unme inme isme usme mera meri mere mujhe mujhko mujhse maine mene hum ham hamara hamari hamare humko humein hamein hame tum tumhara aap aapka aapko apna apni apne khud kiya kiye kaha kahi kahe kehta kehte kehti liye lia wala wali wale hai hain h hu hun ho hua hui hue huye tha thi hota hoti hote raha rahi rahe rha rhi rhe gaya gayi gaye gya gyi gye gai gae gain chuka chuki chuke sakta sakte sakti chahiye chaiye agar lekin magar isliye kyunki kyuki jo jaisa jaise jaisi aise aisa aisi waisa waise saath bina andar upar tarikh niche bagal paas beech ekdum bilkul shayad galti galat sahi theek k n m r u ek dusre dusra dheere achanak gadbad shikayat shikayatein dikkat samasya pareshani pareshan pata maloom matlab nahi nahin nai mat bhool wajah karan taki phirbhi warna chahe jitna jitne baaki khali di diya diye sa li lo le band kum alawa sivay zaroor jarurat asli gahak sambhal sambhalu sambhale sambhalun pasand sasta sasti saste mehenga mehengi mehenge mast badhiya achhi achchi acche behtar sundar zabardast aasan mushkil jaldibazi mehnat',
    'naku nenu memu maku mana manam meeru mee miku nuvvu idi adi avi ivi oka ku ni nu la lu ga meeda paina kinda gurinchi valana nunchi nundi mariyu leda kani kooda ante ela emi enti em emiti emaina edaina evaina yedaina enduku evaru ekkada tappa baga baagundi bagunnayi manchi ayite aithe kada ra ledu levu anukunta anukuntunna telusa teliyadu teliyatledu tappu porapatu porapatuna galati asalu koddiga koncham inkem mari',
    // Kitchen and trade.
    'recipe dish menu snack nashta food meal khana bhojan chaat party string ball mode switch earn cost costing margin kharcha kharche lagat bhav daam munafa munafe fayda fayde kamai paisa paise rupaye rupee rs profit price rate board stove gas flame tadka tempering stock water ingredient consistency texture flavour flavor test powder paste salt spice topping plain homemade packaged branded brand local desi quality variety dairy doodhwala sabziwala kirana parcel takeaway delivery swiggy zomato sale bika bike bikri dhandha dhanda business tarah swad maza taiyar tayyar ubla ubli uble ubala ubali ubale bhuna bhune bhuni tala tale tali masala mirch saman cheez cheezein cheezen vyanjan pakwan masaledar swadisht chhaunk salad crispy',
    'vanta vantakam vantalu tiffinlu ruchi ruchiga pani tayaru vyaparam dhara',
  ].join(' '),
);

/** Stop phrases, whose single words are not stop words: 'turned out', but milk that 'turned'. */
export const stopPhrases = lexiconOf<true>([
  [
    true,
    'turned out, turns out, turn out, came out, come out, coming out, comes out, ran out, run out, sold out, find out, out of stock, turn into, turn it into, turn them into, turn this into, turn these into, pathar jais~, patthar jais~, eyes burn, eyes burning, eyes watering, ankur nikal, ankur nikl~',
  ],
]);

// Hindi verbs by their stems and endings: 'karu', 'banaunga', 'daala', 'bechte'.
const stems = tokensOf(
  'kar bana ban bech bik bach rakh le de ho ja aa lag dikh mil mila kharid khareed pak paka ubal ubaal dal daal nikal nikaal nikl nichod pakad pakd utr pad reh rah bol bata chah sak khil khila kha pi chal chala ruk sun samajh puch phenk fek fenk kaat kat chheel chhil dho soch la bhej jod baant paros parosa pees bhun bhoon tal gundh goondh ghol dekh jaan maan baith uth gir badha badh ghata bana hata maang pooch pahunch utar chadh jeet sikh seekh likh padh gin naap tol bula bhag sambhal sokh jama bhar khol kholl chakh paka pa use try mix start serve fry add order waste cook boil cut grind sell check save soak ready steam',
).join('|');
const hindiVerb = new RegExp(
  `^(?:${stems})(?:[aeiou]|un|n[aei]|t[aei]|y[aei]|ay[aei]|an[aei]|at[aei]|a[ou]|aun|[aou]?ung[ai]|[aeiou]?enge|oge|eg[ai]|kar|ke|k|iye|en|va|vana|vaya)?$`,
);

// Telugu verbs by their beginnings: 'chesanu', 'migilipoyayi', 'ammocha'.
const teluguVerb = new RegExp(
  `^(?:${tokensOf('migil chey ches chest cheddam aip ayip ayin aind ayy avut avuth avtun unnay unnad unna undi undhi untun unche unchan pettam pettan pettin pettes vand padind padindi padday paddadi vastu vastun vacch vachi occh veyy vesan vesin vesi konna konan tecch techan teesuk tisuk ammal ammut ammoch ammin cheppa cheppu kaval kaaval tinoc tinavac vadoc vaadoc kalap kalip kalupu adug adig istu istan ivval ivvan poyind poyay povaal chuss choos chudand').join('|')})`,
);

/** True for a word that says nothing about whether food is safe. */
export function isStopWord(word: Token): boolean {
  return (
    word.length === 1 ||
    /^\d/.test(word) ||
    stopWords.has(word) ||
    stopWords.has(word.replace(/s$/, '')) ||
    stopWords.has(word.replace(/es$/, '')) ||
    hindiVerb.test(word) ||
    (teluguVerb.test(word) && !isNegation(word)) ||
    // English adverbs: 'quickly', 'unfortunately'.
    /^\p{ASCII}{3,}(?<!strange|odd|weird|funni)ly$/u.test(word)
  );
}
