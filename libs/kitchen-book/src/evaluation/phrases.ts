/** What a sensible answer to a phrase is. */
type Expected =
  /** Every pattern is found in the advice or recipe; none of `never` is. */
  | { readonly kind: 'answer'; readonly has: readonly RegExp[]; readonly never?: readonly RegExp[] }
  /** The food is thrown away, nothing is mended. */
  | { readonly kind: 'unsafe' }
  /** There is nothing to answer: nonsense, off-topic, or nothing wrong. */
  | { readonly kind: 'nothing' };

export interface Phrase {
  readonly tool: 'advice' | 'leftovers';
  readonly text: string;
  readonly expected: Expected;
}

function advice(text: string, has: readonly RegExp[], never?: readonly RegExp[]): Phrase {
  const expected = never
    ? { kind: 'answer' as const, has, never }
    : { kind: 'answer' as const, has };
  return { tool: 'advice', text, expected };
}

function special(text: string, has: readonly RegExp[], never?: readonly RegExp[]): Phrase {
  return { ...advice(text, has, never), tool: 'leftovers' };
}

function unsafe(tool: Phrase['tool'], text: string): Phrase {
  return { tool, text, expected: { kind: 'unsafe' } };
}

function nothing(tool: Phrase['tool'], text: string): Phrase {
  return { tool, text, expected: { kind: 'nothing' } };
}

/** The hundred phrases, written after the rules of the kitchen book were frozen. */
export const phrases: readonly Phrase[] = [
  advice('bhaiya aaj ke tamatar bohot khatte aaye hai mandi se 3 kilo, kya karu', [
    /Tomatoes.*sour.*3 kg/,
    /24 g sugar/,
  ]),
  advice('Tomatoes too sour today, 5kg', [/Tomatoes.*sour.*5 kg/, /40 g sugar/]),
  advice('टमाटर आज ज़्यादा खट्टे हैं दो किलो', [/Tomatoes.*sour.*2 kg/, /16 g sugar/]),
  advice('sambhar me imli jyada pad gayi', [/Sambar.*sour/, /jaggery/]),
  advice('my sambar came out watery, about 4 litres, customers complaining', [
    /Sambar.*watery.*4 litres/,
    /rice flour|besan/,
  ]),
  advice('सांभर बहुत पतला हो गया है', [/Sambar.*watery/, /rice flour|besan/]),
  advice('daal me namak tej ho gya', [/Dal.*salty/, /potato/]),
  advice('दाल में नमक ज्यादा हो गया है 3 लीटर', [/Dal.*salty.*3 litres/, /potato/]),
  advice('I put too much salt in the chole by mistake', [/Chole.*salty/, /potato/]),
  advice('chutney me mirchi bahut zyada ho gayi, log kha nahi pa rahe', [
    /chutney.*too hot/i,
    /curd|chana/,
  ]),
  advice('green chutney is way too spicy, around 1 kg', [/Green chutney.*too hot.*1 kg/, /curd/]),
  advice('हरी चटनी बहुत तीखी बन गई', [/Green chutney.*too hot/, /curd/]),
  advice('paneer gravy ekdum phiki lag rahi hai', [/Gravy.*bland/, /salt/]),
  advice('Customers say my pav bhaji has no taste, 50 plates', [
    /Pav bhaji.*bland.*50 plates/,
    /salt/,
  ]),
  advice('सब्ज़ी में स्वाद नहीं आ रहा', [/sabzi.*bland/i, /salt/]),
  advice('kele bahut zyada pak gaye hain 2 darjan', [
    /Bananas.*over-ripe.*24 pieces/,
    /jaggery|milk/,
  ]),
  advice('mangoes are over ripe, 4 kg', [/Mangoes.*over-ripe.*4 kg/]),
  advice('tamatar gal gaye hai thode, phekna nahi chahta', [
    /Tomatoes.*over-ripe/,
    /Throw out any with mould/,
  ]),
  advice('पपीता ज्यादा पक गया', [/Papaya.*over-ripe/]),
  advice('aloo purane hai, ankur nikal aaye', [/Potatoes.*old/, /green/]),
  advice('potatoes old and sprouting 10kg bori', [/Potatoes.*old.*10 kg/, /green/]),
  advice('dhaniya murjha gaya hai adha kilo', [/Coriander.*old.*0\.5 kg/, /water/]),
  advice('palak basi lag rahi h', [/Spinach.*old/]),
  advice('idli dry ban rahi hai', [/Idli.*dry/, /steam/]),
  advice('chawal sukhe sukhe bane hai 2 kilo', [/Rice.*dry.*2 kg/, /hot water/]),
  advice('roti sookh gayi', [/Roti.*dry/, /water/]),
  advice('rice is sticky and clumping, 3 kg for lemon rice', [/Rice.*sticky/, /oil/]),
  advice('चावल चिपचिपे हो गए', [/Rice.*sticky/, /oil/]),
  advice('bhindi lasdaar ho rahi hai', [/Okra.*sticky/, /lime|curd/]),
  advice('dosa tawe pe chipak raha hai', [/Dosa.*sticky/, /onion/]),
  advice('karela bahut kadwa hai 1.5 kg', [/Bitter gourd.*bitter.*1\.5 kg/, /salt/]),
  advice('brinjals are bitter', [/Brinjal.*bitter/, /salt/]),
  advice('chai kadvi ho gayi 2 litre', [/Tea.*bitter.*2 litres/, /milk/]),
  advice('मेथी कड़वी है', [/methi.*bitter/i, /salt/]),
  advice('dosa batter bohot patla ho gaya 5 kg', [/batter.*too thin.*5 kg/, /rice flour/]),
  advice('my dosa batter turned out runny', [/batter.*too thin/, /rice flour/]),
  advice('pakode ka ghol patla hai', [/Besan batter.*too thin/, /besan/]),
  advice('वड़े का घोल पतला हो गया', [/Vada batter.*too thin/, /rice flour/]),
  advice('idli batter ne khameer nahi pakda thand ki wajah se', [/batter.*not fermented/, /warm/]),
  advice('Batter did not ferment last night, winter here', [/batter.*not fermented/, /warm/]),
  advice('इडली का घोल रात में फूला नहीं', [/batter.*not fermented/, /warm/]),
  advice('ghol utha nahi abhi tak 8 kilo', [/batter.*not fermented.*8 kg/, /40 g sugar/]),
  advice('dahi bahut khatta ho gaya, lassi banani thi', [/Curd.*sour/, /milk/]),
  advice('curd is too sour for dahi puri 2kg', [/Curd.*sour.*2 kg/]),
  advice('dahi patla aa raha hai dairy se', [/Curd.*watery/, /cloth|milk powder/]),
  advice('imli ki chutney gaadhi ho gayi hai', [/Tamarind chutney.*thick/, /water/]),
  advice('meethi chutney zyada meethi ho gayi', [/Tamarind chutney.*sweet/, /tamarind|lime/]),
  advice('pani puri ka paani khatta zyada hai', [/Pani for pani puri.*sour/, /sugar|jaggery/]),
  advice('golgappe ka pani phika hai 20 litre', [
    /Pani for pani puri.*bland.*20 litres/,
    /black salt/,
  ]),
  advice('puri phool nahi rahi', [/Poori.*not fermented or risen/, /oil/]),
  advice('onions are too pungent today, eyes burning', [/Onions.*too hot/, /water/]),
  advice('pyaj puraane hain dhai kilo', [/Onions.*old.*2\.5 kg/]),
  advice('atta chipchipa ho gaya gundhte samay', [/Dough.*sticky/, /flour/]),
  advice('पकौड़े तेल पी रहे हैं', [/Pakora.*oily/, /hot/]),
  advice('samosa kurkure nahi ban rahe', [/samosa.*soggy/i, /oil/]),
  advice('dal neeche se jal gayi', [/Dal.*burnt/, /scrape/]),
  advice('rajma gala nahi ab tak', [/Rajma.*hard/, /water/]),
  advice('tmatr khate h 2kg', [/Tomatoes.*sour.*2 kg/]),
  advice('TOMATO SOUR!!! DAL SALTY!!!', [/Tomatoes.*sour/, /Dal.*salty/]),
  advice('tamatar khatte hain aur sambar me namak bhi zyada hai, upar se chutney feeki', [
    /Tomatoes.*sour/,
    /Sambar.*salty/,
    /chutney.*bland/,
  ]),
  advice('2 kg tamatar khatte, 1 litre dahi patla', [
    /Tomatoes.*sour.*2 kg/,
    /Curd.*watery.*1 litre/,
  ]),
  advice('dal khatti nahi hai par namkeen bahut hai', [/Dal.*salty/], [/sour/]),
  advice('the curry is not bland, it is too oily', [/curry.*oily/], [/bland/]),
  advice(
    'Hello chef, today I bought around 2 kg of tomatoes from Bowenpally market and they look nice and red but when I tasted them they were really quite sour, what should I add to my curry',
    [/sour/, /sugar|jaggery/],
  ),
  advice('upma me nimbu zyada nichod diya', [/Upma/]),
  advice('biryani ka chawal kachcha reh gaya', [/(Rice|Biryani).*hard/, /hot water/]),
  advice('noodles ek dusre se chipak rahe hai', [/Noodles.*sticky/, /oil/]),
  advice('nariyal chutney me pani zyada', [/Coconut chutney.*watery/, /coconut|chana/]),
  advice('rasam feeka sa hai 3 ltr', [/Rasam.*bland.*3 litres/]),
  advice('dosa batter bohot khatta ho gaya 3 kilo', [/batter.*sour.*3 kg/, /sugar/]),
  unsafe('advice', 'chicken se badboo aa rahi hai, masala daal ke chala du?'),
  unsafe('advice', 'raat ka chawal bahar reh gaya tha, sticky ho gaya hai'),
  unsafe('advice', 'idli batter me gulabi rang ke dhabbe dikh rahe'),
  unsafe('advice', 'पनीर पर फफूंद लग गई है क्या करूं'),
  unsafe('advice', 'The mutton curry stayed on the counter all night, it tastes a little sour'),
  unsafe('advice', 'tamatar sad rahe hain thode, sauce bana du kya'),
  unsafe('advice', 'fish is slimy and old, can I fry it'),
  unsafe('advice', 'doodh khatta ho gaya'),
  nothing('advice', 'kal cricket match kaun jeetega'),
  nothing('advice', 'asdf qwer zxcv'),
  nothing('advice', 'tamatar ekdum badhiya hain, khatte nahi hain'),
  nothing('advice', 'what is the price of onion in azadpur mandi'),
  special('bache hue chawal 2 kilo aur thodi dal', [/Dal-Chawal|Rice/, /2 kg/]),
  special('leftover rotis around 20', [/Roti/, /800 g/]),
  special('bachi hui bread slices hain 1 kg', [/Bread|Toast|Tukda/]),
  special('15 idli bach gayi aaj', [/Idli/, /600 g/]),
  special('उबले आलू 3 किलो बचे हैं', [/Batata|Aloo/, /3 kg/]),
  special('pav and onions and boiled potatos', [/Vada|Pav|Aloo/]),
  special('paneer aadha kg aur tamatar', [/Paneer/, /500 g/]),
  special('some samosas and chole left from today', [/Samosa/]),
  special('kal ki rotiyan 10', [/Roti/]),
  special('over ripe bananas 12', [/Banana/]),
  special('fridge mein rakha boiled chicken 800 gm', [/Chicken/, /800 g/]),
  special('डोसा बैटर 2 किलो बचा है', [/Uttapam|Ponganalu/, /2 kg/]),
  special('gulab jamun ka dabba bach gaya', [/Gulab Jamun/]),
  unsafe('leftovers', 'last night rice kept in the cooker outside, 3 kg'),
  unsafe('leftovers', 'plates se bachi hui biryani'),
  unsafe('leftovers', 'bread par hara fungus hai thoda sa, hata ke use kar lu?'),
  unsafe('leftovers', 'रात भर बाहर रखी चिकन करी'),
  nothing('leftovers', 'kuch nahi bacha aaj sab bik gaya'),
];

/** Thirty more, written after the rules had been mended because of the hundred. */
export const holdOutPhrases: readonly Phrase[] = [
  advice('aaj mandi se jo tomato mile wo kaafi khatte nikle, 6 kg hai total', [
    /Tomatoes.*sour.*6 kg/,
    /sugar/,
  ]),
  advice('sambar thoda paani jaisa lag raha hai 10 litre banaya tha', [
    /Sambar.*watery.*10 litres/,
  ]),
  advice('chole mein namak double pad gaya galti se', [/Chole.*salty/, /potato/]),
  advice('ये चटनी कुछ ज़्यादा ही तीखी है, आधा किलो होगी', [/chutney.*too hot.*0\.5 kg/]),
  advice('Dosa batter hasn’t risen since morning, 4kg', [/batter.*not fermented.*4 kg/, /warm/]),
  advice('idli pathar jaisi kadak ban rahi hai', [/Idli.*hard/, /water/]),
  advice('my bhindi fry always gets sticky what should i do', [/Okra.*sticky/, /lime|curd/]),
  advice('kheer zyada meethi ho gayi', [/kheer.*sweet/i, /milk/]),
  advice('lassi patli hai aur khatti bhi', [/Lassi.*watery/, /Lassi.*sour/]),
  advice('paneer thoda sakht ho gaya hai 2 kilo', [/Paneer.*hard.*2 kg/, /warm water/]),
  advice('चाय कड़वी बन गई', [/Tea.*bitter/, /milk/]),
  advice('aloo meethe lag rahe hain aur purane bhi hain', [/Potatoes.*old/]),
  advice('sawa kilo besan ka ghol patla', [/Besan batter.*too thin.*1\.25 kg/, /100 g besan/]),
  advice('onion are not old but the tomatoes are overripe', [/Tomatoes.*over-ripe/], [/Onions/]),
  advice('pulao me mirch zyada aur namak kam hai', [/pulao.*too hot/i, /pulao.*bland/i]),
  unsafe('advice', 'kal raat wali dal khatti lag rahi, gud daal du?'),
  unsafe(
    'advice',
    'biryani subah 9 baje se garam dabbe me pada hai ab sookh gayi, shaam ke 6 baj gaye',
  ),
  unsafe('advice', 'chicken ka rang hara pad gaya aur chipchipa hai'),
  unsafe('advice', 'आलू हरे पड़ गए हैं और कड़वे लगते हैं'),
  unsafe('advice', 'batter ke upar kaali fafundi si aa gayi, patla bhi hai'),
  unsafe('advice', 'power cut tha raat bhar, fridge ka doodh thoda khatta hai'),
  nothing('advice', 'i like sour tomatoes'),
  nothing('advice', 'weather hot hai aaj Hyderabad mein'),
  special('aaj 2 kilo chawal bach gaye, 1 ghanta pehle banaye the', [/Rice/, /2 kg/]),
  special('pyaz gajar aur patta gobhi thodi thodi bachi hai', [/Manchurian|Rice|Kanda/]),
  special('३० पाव और भाजी बची है', [/Pav|Bhaji/]),
  unsafe('leftovers', 'chawal me se ajeeb si boo aa rahi hai'),
  unsafe('leftovers', 'jo log chhod ke gaye plate me wo sabzi'),
  unsafe('leftovers', 'subah ka egg curry bahar hi rakha hai, raat ho gayi'),
  nothing('leftovers', 'paise bache hain 500'),
];

/** Thirty again, mostly of danger, written after the first thirty had led to further mending. */
export const secondHoldOutPhrases: readonly Phrase[] = [
  unsafe('advice', 'sambar me jhaag aa gaya aur khatti smell hai, 5 litre'),
  unsafe('advice', 'mutton do din se fridge ke bahar hai thoda sookha lag raha'),
  unsafe('advice', 'paneer chipchipa ho gaya hai 1 kilo'),
  unsafe('advice', 'milk packet expiry nikal gayi, thoda patla lagta hai'),
  unsafe('advice', 'ग्राहक को कल मेरी चटनी खाकर उल्टी हो गई, चटनी थोड़ी खट्टी थी'),
  unsafe('advice', 'aate me keede pad gaye hai, dough sticky bhi hai'),
  unsafe('advice', 'lauki ka ras bahut kadwa hai'),
  unsafe('advice', 'Rice cooked this morning left on the stove till night, now it is sticky'),
  unsafe('advice', 'coconut chutney subah ki hai dopahar me khatti ho gayi'),
  unsafe('advice', 'ande ki bhurji se sulfur jaisi badbu'),
  unsafe('leftovers', 'chicken biryani 3 kg, poori raat table pe thi'),
  unsafe('leftovers', 'थाली में लोगों ने जो छोड़ दिया वो रोटी'),
  unsafe('leftovers', 'paneer pe hare hare dhabbe aa gaye'),
  unsafe('leftovers', 'fish fry from day before yesterday'),
  unsafe('leftovers', 'idli batter smells rotten, 4 kg'),
  unsafe('leftovers', 'fridge band tha, keema 1 kilo'),
  unsafe('leftovers', 'aadhe khaye hue samose'),
  unsafe('leftovers', 'doodh fat gaya raat ko bahar rakha tha'),
  advice('bhai pyaaz bahut teekha hai salad ke liye', [/Onions.*too hot/, /water/]),
  advice('dal makhani me malai zyada nahi, bas namak kam lag raha', [/Dal.*bland/]),
  advice('no smell or anything but the curd is quite sour, 3 kg', [/Curd.*sour.*3 kg/, /milk/]),
  advice('tamatar khatte, pyaz purane, aloo chipchipe, dal namkeen ho gayi', [
    /Tomatoes.*sour/,
    /Onions.*old/,
  ]),
  advice('डेढ़ लीटर रसम में नमक कम है', [/Rasam.*bland.*1\.5 litres/, /salt/]),
  advice('besan pakoda soggy after 10 minutes', [/Pakora.*soggy/, /oil/]),
  advice('gobi me keede nahi hai par thodi purani hai', [/Cauliflower.*old/]),
  nothing('advice', 'loan chahiye 50000 ka'),
  nothing('advice', 'chutney aur khatti kaise banau, customers want it sour'),
  special('ubla hua makka 1 kilo', [/Corn/, /1 kg/]),
  special('thoda palak aur pyaz pada hai', [/Palak|Kanda/]),
  special('leftover dosa batter 3kg and some onions', [/Uttapam|Ponganalu/, /3 kg/]),
];
