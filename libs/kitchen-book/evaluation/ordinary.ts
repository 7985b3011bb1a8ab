import { saidTo } from './lists';
import type { List, Ordinary } from './lists';

interface OrdinaryList extends List<Ordinary> {
  /** Those that are wrongly thrown away. */
  readonly thrownAway?: readonly string[];
}

/**
 * Messages without any danger; those by language have words that look or sound like those of a danger, or of another
 * language. At least so many get a remedy or a recipe and are not asked back.
 */
export const ordinaryLists: readonly OrdinaryList[] = [
  {
    name: 'first list',
    least: 52,
    messages: [
      ...saidTo('advice', [
        'Good morning, my sambar has come out too salty today, around 8 litres, what can I do quickly before lunch rush?',
        'the tomatoes I got this morning from the wholesaler are really sour, 4 kg',
        'My wife put too much chilli powder in the chole, please help',
        'dosa batter is not rising because of the cold weather, 6 kg',
        'Customers are telling me the chutney tastes bland',
        'onions are very watery this season, 10 kilos',
        'rice turned out sticky, I need it for fried rice in the evening',
        'pakoras keep getting soggy in the parcel boxes',
        'bhaiya ji aaj chai thodi kadvi ban gayi, 3 litre, jaldi batao',
        'kal se pehle tak theek tha, aaj ka tamatar bahut khatta aaya hai',
        'mere yahan sambar patla rehta hai hamesha, kya milau',
        'ghar se lekar aaya dahi thoda khatta hai, lassi banani hai 2 kilo',
        'pav bhaji mein galti se do baar namak pad gaya',
        'chawal zyada gal gaye, 5 kilo, kaise theek karu',
        'idli sakht ban rahi hai subah se, customer bol rahe hain',
        'baarish ki wajah se aloo geele hain, samose kurkure nahi ban rahe',
        'पाव भाजी में मिर्च ज़्यादा हो गई, क्या डालूं',
        'आज की इडली बहुत सूखी बनी है, पचास प्लेट',
        'भैया, पानी पूरी का पानी फीका लग रहा है, दस लीटर बनाया था',
        'मेरी दाल में नमक थोड़ा ज़्यादा पड़ गया, अब क्या करूं',
        'डोसा तवे पर चिपक रहा है, कृपया मदद करें',
        'प्याज़ बहुत तीखा है सलाद के लिए',
        'సాంబార్ లో ఉప్పు ఎక్కువ అయింది, 5 లీటర్లు',
        'టమాటాలు చాలా పుల్లగా ఉన్నాయి 3 కిలోలు',
        'చట్నీలో కారం ఎక్కువ అయ్యింది, ఏం చేయాలి',
        'పప్పు చప్పగా ఉంది',
        'sambar lo uppu ekkuva ayindi, em cheyali',
        'tomatolu chala pullaga unnayi, 2 kilolu',
        'pappu palchaga ayindi anna, konchem cheppandi',
        'chutney lo karam ekkuva aipoyindi, customers adugutunnaru',
      ]),
      ...saidTo('leftovers', [
        'Around 3 kg of rice left from lunch, it went straight into the fridge, what special can I run tomorrow?',
        'two dozen idlis and half a litre of sambar remained unsold tonight',
        'I still have a big bowl of boiled potatoes and some onions',
        'leftover bread from the sandwich counter, 20 slices',
        'overripe bananas, about 15, no idea what to do with them',
        '10 pav, a little butter and some bhaji, my kids are bored of it',
        'we had less crowd because of the match, so 40 samosas are extra',
        'aaj barish thi toh 2 kilo chawal aur dal bach gayi, fridge me rakh di hai',
        'bhai 12 roti bachi hain raat ki, kya banau',
        'thoda paneer, shimla mirch aur pyaz pada hai, kuch naya batao',
        'dukaan band karte waqt 25 idli bach gayi, fridge mein rakh di',
        'shaadi ke order se gulab jamun bach gaye hain 3 kilo, fridge mein hain',
        'aadha kilo dahi aur thode chawal fridge mein rakhe hain',
        'आज 30 इडली बच गईं, फ्रिज में रखी हैं, कल के लिए कुछ बताओ',
        'थोड़ी रोटियां और दही बचा है भैया',
        'उबले हुए आलू दो किलो बच गए, क्या बनाऊं',
        'ब्रेड के दस टुकड़े और थोड़ा दूध फ्रिज में है',
        'అన్నం 2 కిలోలు మిగిలింది, ఫ్రిజ్ లో పెట్టాను',
        'ఇడ్లీలు 20 మిగిలాయి ఈరోజు',
        'బంగాళదుంపలు, ఉల్లిపాయలు మిగిలాయి, ఏం చేయొచ్చు',
        'చపాతీలు 15 మిగిలిపోయాయి',
        'annam 3 kilolu migilindi, fridge lo undi',
        'eeroju 10 dosalu migilipoyayi anna, em cheyyali',
        'perugu aney annam migilayi, fridge lo petti unchanu',
        'bread mukkalu 20 unnayi, emaina special cheppandi',
      ]),
    ],
  },
  {
    name: 'second list',
    least: 37,
    messages: [
      ...saidTo('advice', [
        'Hi, I am running a small cart near the railway station and my green chutney became too spicy for office crowd',
        'brinjals from the farmer are bitter this week, 3 kg',
        'how do I rescue 5 litres of rasam that is far too salty?',
        'the okra curry is sticky, our regulars hate it',
        'poori is soaking up oil since I changed the flour brand',
        'bananas are too ripe for the fruit chaat counter, 2 dozen',
        'my new cook burnt the dal at the bottom, 6 litres',
        'vada batter is runny after grinding',
        'yaar lassi itni khatti ho gayi ki log wapas kar rahe hain',
        'thekedar ne bheje aloo meethe aur purane hain, 20 kilo',
        'paneer tikka ke liye paneer bahut sakht mila',
        'mirchi bahut tez hai is baar, chutney kaise sambhalu',
        'halwa zyada meetha ban gaya, 2 kilo, bacche bhi nahi kha rahe',
        'nimbu paani feeka lag raha, 15 litre banaya hai mele ke liye',
        'रोटी कड़क हो जाती है दोपहर तक, क्या मिलाऊं आटे में',
        'करेला कड़वा बहुत है, ग्राहक छोड़ देते हैं',
        'समोसे में तेल ज़्यादा भर रहा है',
        'चाय बहुत पतली बनी, दस लीटर, जल्दी उपाय बताइए',
        'ఈరోజు రసం చాలా పుల్లగా వచ్చింది, 3 లీటర్లు',
        'కూర లో నీళ్ళు ఎక్కువ అయ్యాయి',
        'chutney chappaga undi anna em kalapali',
        'upma lo uppu ekkuva padindi, 20 plates',
      ]),
      ...saidTo('leftovers', [
        'Wedding order got cancelled so I have 50 puris and 4 kg of chole, all made an hour ago',
        'extra onions, carrots and cabbage from the noodles stall',
        '6 boiled eggs and some bread in the fridge, suggest something for students',
        '2 litres of milk nobody ordered, kept chilled',
        'a kilo of cooked chicken from lunch is in the freezer',
        'half tray of jalebi and some rabri remain, Diwali rush is over',
        'palak aur paneer ka thoda maal bacha hai, fridge me',
        'poha bach gaya 1 kilo, abhi ek ghanta pehle banaya tha',
        'noodles aur gobhi bachi hai, kal ke liye naya item chahiye',
        'corn ubla hua do kilo, baccho ke liye kuch mast',
        'पांच किलो प्याज़ और टमाटर बचे हैं',
        'थोड़े राजमा और चावल फ्रिज में पड़े हैं',
        'मेले के बाद बीस पाव और मक्खन रह गया',
        'పూరీలు 20, బంగాళదుంప కూర మిగిలింది',
        'అరటిపండ్లు 12 ఉన్నాయి, ఏదైనా చెప్పండి',
        'dosa pindi 2 kilolu migilindi, repu em cheyali',
        'kodi gudlu 10, ullipayalu unnayi',
        'vada 15, majjiga oka litre fridge lo unnayi',
      ]),
    ],
  },
  {
    name: 'third list',
    least: 28,
    messages: [
      ...saidTo('advice', [
        'My curd rice is too dry by evening, what to mix, 4 kg',
        'the supplier gave me unripe papayas again, they are hard',
        'sambar for the temple function is watery, 30 litres, guests arrive in one hour',
        'tea gets bitter when I keep it boiling on the stove',
        'chilli is less in my chicken curry, customers want spicy',
        'please sir my gulab jamun syrup is too sweet',
        'chole thode sakht reh gaye, do ghante ubale the',
        'bhai sambhar mein paani zyada ho gaya, mehmaan aa rahe',
        'kadhi patli hai aur khatti bhi, 3 litre, besan dalu kya',
        'idli ka ghol patla ho gaya, aaj nayi mixie li thi',
        'paneer ki sabzi mein namak dugna pad gaya',
        'पोहा सूखा लगता है, ग्राहक पानी मांगते हैं',
        'प्याज़ के पकौड़े तेल बहुत सोख रहे हैं, क्या करें जी',
        'ఉప్మా గట్టిగా అయ్యింది, ఏం కలపాలి',
        'vada pindi palchaga ayindi, vadalu noone ekkuva peelustunnayi',
        'perugu pullaga undi, majjiga cheyyocha',
      ]),
      ...saidTo('leftovers', [
        'the college was closed so 60 plates of upma are left, packed in the fridge within the hour',
        'I over ordered capsicum and tomatoes, 5 kg each',
        'three loaves of bread and a bottle of milk from the morning delivery',
        'small amount of mutton keema in the fridge, cooked at noon',
        'couple of mangoes and bananas are getting over ripe',
        'bhajiya bach gaye 30, abhi abhi tale the',
        'ek bada dabba chutney ka aur 10 pav reh gaye',
        'mausam kharab tha, 4 kilo aloo uble hue bache hain',
        'sev aur papdi bahut saari bachi hai mele se',
        'मूंग स्प्राउट्स आधा किलो हैं, सलाद के अलावा क्या बनेगा',
        'दस उबले अंडे बच गए हैं, फ्रिज में रखे',
        'చికెన్ ఫ్రిజ్ లో ఉంది 1 కిలో, ఈ మధ్యాహ్నం వండాం',
        'chapathilu 20, pappu konchem migilayi, fridge lo pettamu',
        'tomatolu, ullipayalu ekkuva konnam, emi cheyali',
      ]),
    ],
  },
  {
    name: 'English, later',
    least: 3,
    messages: [
      // Words that look Telugu: unable, wholesale, female, rattle, guru, value.
      ...saidTo('advice', [
        'I am unable to sell the wholesale onions, they are old',
        'my female customers say the dal is watery, for good value',
        'the lid of the cooker rattles, and the rice is dry',
      ]),
      ...saidTo('leftovers', [
        'small pile of spare samosas, 15, fried just now',
        'cups of corn, 2 kg, unsold at the stadium',
      ]),
    ],
  },
  {
    name: 'Devanagari, first',
    least: 4,
    messages: [
      // पानी is water, in Telugu work; चला went, in Telugu much; पता knows, in Telugu old.
      ...saidTo('advice', [
        'पानी पूरी का पानी खट्टा हो गया',
        'क्या पता क्यों, दाल पतली बनी',
        'नाला नहीं, नल का पानी ज़्यादा पड़ा दाल में',
        'पीला वाला ढोकला सख्त है',
      ]),
      ...saidTo('leftovers', ['गाजर दो किलो बची', 'मोटी रोटी बीस बची हैं']),
    ],
  },
  {
    name: 'Devanagari, later',
    least: 3,
    // 'Kal se accha' compares with yesterday; the book hears 'since yesterday'.
    thrownAway: ['कल से अच्छा बना था, आज पोहा सूखा है'],
    messages: [
      ...saidTo('advice', [
        'कल से अच्छा बना था, आज पोहा सूखा है',
        'काली मिर्च ज़्यादा पड़ गई रसम में, तीखा है',
        'लाल टमाटर खट्टे हैं',
      ]),
      ...saidTo('leftovers', ['कल के लिए बीस इडली बचाई हैं, फ्रिज में', 'हरी मटर और आलू बचे हैं']),
    ],
  },
  {
    name: 'Latin Hindi, later',
    least: 6,
    messages: [
      // Words that Telugu has, too: pani is work there, pata old, chala much, gati hard, mona the day before.
      ...saidTo('advice', [
        'kya pata kyu, dal me pani zyada ho gaya',
        'kaam tez chala aaj, pav sukhe hain thode',
        'kachalu chaat me mirch zyada ho gayi, aloo teekhe hain',
        'mona didi ke ghar ka dahi khatta hai',
      ]),
      ...saidTo('leftovers', [
        'boondi raita aur dahi bacha hai fridge me',
        'mandi se laye aloo aur pyaz bache hain',
      ]),
    ],
  },
  {
    name: 'Telugu, first',
    least: 11,
    messages: [
      // పెరుగు is curd, పురుగు an insect; పల్లీ a peanut, బల్లి a lizard; చిన్న small, నిన్న yesterday.
      ...saidTo('advice', [
        'పెరుగు పుల్లగా ఉంది, 3 కిలోలు',
        'పల్లీ చట్నీ చప్పగా ఉంది',
        'కుక్కర్‌లో అన్నం మెత్తగా అయింది',
        'జొన్న రొట్టెలు గట్టిగా ఉన్నాయి',
        'సాంబార్‌లో ఉప్పు ఎక్కువ వేసిన, ఏం చేయాలి',
        'చింతపండు రసం పుల్లగా ఉంది',
        'పిల్లలు కూర కారంగా ఉంది అంటున్నారు',
        'ఈరోజు గంపలో టమాటాలు పుల్లగా ఉన్నాయి',
      ]),
      ...saidTo('leftovers', [
        'చిన్న ఇడ్లీలు 20 మిగిలాయి, ఫ్రిజ్‌లో ఉన్నాయి',
        'రాత్రి కోసం 15 చపాతీలు ఉన్నాయి, ఏం చేయాలి',
        'బజ్జీలు 20 మిగిలాయి, ఇప్పుడే వేశాను',
      ]),
    ],
  },
  {
    name: 'Telugu, later',
    least: 9,
    messages: [
      ...saidTo('advice', [
        'పెసరపప్పు చప్పగా ఉంది',
        'గోరుచిక్కుడు కూరలో కారం ఎక్కువైంది',
        'బెల్లం పాయసం తియ్యగా ఎక్కువైంది',
        'పొడి పొడిగా ఉంది అన్నం',
        'చీకటి పడకముందే ఇడ్లీలు గట్టిబడ్డాయి',
        'జీడిపప్పు ఉప్మాలో ఉప్పు తక్కువైంది',
      ]),
      ...saidTo('leftovers', [
        'కుల్చాలు పది మిగిలాయి',
        'మొన్న కాదు ఈరోజే చేసిన పూరీలు 20 మిగిలాయి',
        'జొన్న రొట్టెలు పన్నెండు మిగిలాయి',
        'బల్లమీద సమోసాలు 15 ఉన్నాయి, ఇప్పుడే వేయించాను',
      ]),
    ],
  },
  {
    name: 'Telugu, last',
    least: 5,
    messages: [
      ...saidTo('advice', [
        'కాలీఫ్లవర్ కూర చప్పగా ఉంది',
        'పుచ్చకాయ కాదు దోసకాయ పప్పు పల్చగా ఉంది',
        'ఎండు మిర్చి ఎక్కువై చట్నీ కారంగా ఉంది',
        'నిన్నటికన్నా ఈరోజు టమాటాలు పుల్లగా ఉన్నాయి',
      ]),
      ...saidTo('leftovers', ['బూరెలు కాదు గారెలు 20 మిగిలాయి', 'రేపటి కోసం అరటిపండ్లు 10 ఉంచాను']),
    ],
  },
  {
    name: 'Latin Telugu, first',
    least: 11,
    messages: [
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
  },
  {
    name: 'Latin Telugu, later',
    least: 9,
    messages: [
      ...saidTo('advice', [
        'pesarapappu chappaga undi',
        'goruchikkudu kuralo karam ekkuvaindi',
        'bellam payasam tiyyaga ekkuvaindi',
        'podi podiga undi annam',
        'cheekati padakamunde idlilu gattibaddayi',
        'jeedipappu upmalo uppu takkuvaindi',
      ]),
      ...saidTo('leftovers', [
        'kulchalu padi migilayi',
        'monna kadu eeroje chesina poorilu 20 migilayi',
        'jonna rottelu pannendu migilayi',
        'ballameeda samosalu 15 unnayi ippude veyinchanu',
      ]),
    ],
  },
  {
    name: 'Latin Telugu, last',
    least: 5,
    messages: [
      ...saidTo('advice', [
        'cauliflower kura chappaga undi',
        'puchakaya kadu dosakaya pappu palchaga undi',
        'endu mirchi ekkuvai chutney karamga undi',
        'ninnatikanna eeroju tamatalu pullaga unnayi',
      ]),
      ...saidTo('leftovers', [
        'boorelu kadu garelu 20 migilayi',
        'repati kosam aratipandlu 10 unchanu',
      ]),
    ],
  },
];
