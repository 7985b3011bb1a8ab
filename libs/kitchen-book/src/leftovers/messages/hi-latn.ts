import type { Messages } from './en';

export const messages = (): Messages => ({
  notUnderstood:
    'Rasoi ki kitaab mein iski koi recipe nahin hai. Batayein kya bacha hai aur kitna. Jaise:',
  examples: {
    potatoes: '2 kilo uble aloo aur 10 pav',
    rice: 'aaj ke bache hue chawal aur dahi',
    idlis: '20 idli bachi hai, fridge mein rakhi hai',
  },
  keeping: {
    cooked:
      'Paka khana: chaude dhake bartan mein 2 ghante ke andar thanda karein, phir fridge mein rakhein; 2 din mein istemaal karein aur bas ek baar ubaal aane tak garam karein. Fridge na ho to usi din bechein, aur tab tak bhaap nikalta garam rakhein.',
    meat: 'Meat aur machhli: fridge ke sabse neeche, dhak kar, baaki sab se alag; agle din tak istemaal karein, ya khareed ke din hi jama dein. Fridge mein hi pighlayein, aur dobara kabhi na jamayein. Fridge na ho to usi din khareedein aur baraf mein rakhein.',
    milk: 'Doodh: ubaalein, jaldi thanda karein, fridge mein dhak kar rakhein; 2 din. Paneer fridge mein paani mein rakhein, paani roz badlein; 2 din. Dahi 3 din. Fridge na ho to doodh har 4 ghante mein ubaalein aur din bhar ka hi lein.',
    batter:
      'Ghol aur aata: khameer uthne dein, phir bade band bartan mein fridge mein rakhein; 3 din. Jitna chahiye utna nikaalein, namak tabhi daalein. Garmi mein bahar ek din mein bahut khatta ho jaata hai.',
    chutney:
      'Taazi chutney: gaadhi, bina pyaaz ke peesein, fridge mein sookhe chamach ke saath rakhein; nariyal ki 1 din, hari 2 din. Thele par 2 ghante, isliye chhoti katoriyon mein le jayein. Paki imli ki chutney, ya tel-namak wala adrak-lahsun paste, sookhi band botal mein fridge mein 2 hafte chalta hai.',
    cut: 'Kate phal, ankurit anaaj aur ras: dhak kar fridge ya baraf par rakhein, usi din bechein; bina thandak ke 2 ghante, garmi mein 1. Jitna bike utna hi kaatein, kal ka taaze mein kabhi na milayein.',
    greens:
      'Sabziyan: patte bina dhoye geele kapde ya kaagaz mein fridge mein, 3 din. Pyaaz aur aloo andheri hawadaar jagah mein, ek-doosre se alag. Tamatar aur nimbu chhaanv mein, plastic mein nahin.',
    fried:
      'Tali, kurkuri cheezein: poori thandi hone dein, phir kaagaz bichhe airtight dabbe mein rakhein; sookhi cheezein ek hafta. Jismein aloo, pyaaz ya meat ho, woh usi din bechein; kachchi ho to ek mahina jama sakte hain.',
    sweet:
      'Mithai: doodh ya khoye wali fridge mein 2 din; ladoo jaisi sookhi mithai airtight dabbe mein ek hafta, sookhe haath se hi nikaalein. Chaashni wali mithai chaashni mein dhak kar fridge mein 4 din.',
    dry: 'Sookha saamaan: sookhe airtight dabbe mein, zameen se upar, bhaap aur dhoop se door, puraana pehle; keede na lagein iske liye sooji aur meve halke bhoon lein, aate mein tejpatta ya neem ka patta rakhein. Pisa masala 3 mahine, bread 2 din.',
    egg: 'Ande: bina dhoye fridge mein 3 hafte, thandi chhaanv mein 1 hafta; chatke hue phenk dein. Uble ande chhilke samet fridge mein 2 din; chhile hue usi din bechein.',
  },
  coolRule:
    'Sirf wahi lein jo 2 ghante ke andar thanda karke fridge mein rakha gaya ho, ya jise pake 2 ghante se kam hue hon. Ek hi baar garam karein, jab tak poora garam hokar bhaap na chhode.',
  sortFirst: 'Pehle chhaantein: jismein fungus, chipchipahat ya badbu ho, use phenk dein.',
  recipes: {
    tawaMasalaRice: {
      name: 'Tawa Masala Rice',
      steps: [
        'Thande {1000 g} chawal ko geele haathon se alag-alag karein.',
        '{40 ml} tel garam karein, {5 g} jeera chatkayein aur {150 g} kata pyaz sunehra bhoonein.',
        '{150 g} tamatar, {5 g} adrak-lahsun, {1 g} haldi, {4 g} lal mirch powder aur {8 g} namak daalein; naram hone tak pakayein.',
        'Chawal daalkar tez aanch par 5 minute chalayein, jab tak poore chawal se bhaap na uthe.',
        '{15 ml} nimbu ka ras aur hara dhaniya daalein; turant parosein.',
      ],
    },
    lemonRiceExpress: {
      name: 'Lemon Rice Express',
      steps: [
        'Thande {1000 g} chawal ko alag-alag karein.',
        '{40 ml} tel garam karein; {5 g} rai, {30 g} moongphali, {10 g} hari mirch aur kadi patta daalein.',
        '{2 g} haldi aur {10 g} namak daalein, phir chawal; 5 minute chalayein, jab tak bhaap na uthe.',
        'Aanch se utaarkar {40 ml} nimbu ka ras milayein; garam parosein.',
      ],
    },
    hyderabadiCurdRiceCup: {
      name: 'Hyderabadi Dahi Chawal Cup',
      steps: [
        '{1000 g} chawal ko 5 minute bhaap dein taaki andar tak garam ho, halka maslein aur jaldi thanda karein.',
        '{500 g} taaza dahi, {200 ml} doodh aur {8 g} namak milayein.',
        '{20 ml} tel mein {4 g} rai, {5 g} adrak, {5 g} hari mirch aur kadi patte ka tadka lagakar upar daalein.',
        'Cup bharein, thanda rakhein aur 2 ghante mein bech dein.',
      ],
    },
    crispyRicePakora: {
      name: 'Crispy Rice Pakora',
      steps: [
        '{1000 g} chawal ko {200 g} besan, {150 g} kate pyaz aur {12 g} namak ke saath maslein.',
        '{10 g} hari mirch, {5 g} jeera aur hara dhaniya milayein; akhrot jitni goliyan banayein.',
        'Garam tel (kareeb 180 °C) mein 4 minute sunehra talein.',
        'Jaali par tel nikalne dein; chutney ke saath garam parosein.',
      ],
    },
    dalChawalTikki: {
      name: 'Dal-Chawal Tikki',
      steps: [
        '{400 g} dal ko gaadhi aur sookhi hone tak ubaalein, phir 10 minute thanda karein.',
        '{1000 g} chawal, {100 g} besan, {8 g} namak, {5 g} garam masala aur {10 g} hari mirch ke saath maslein.',
        '60 gram ki tikkiyan banayein.',
        'Tawe par {60 ml} tel mein dono taraf 3-3 minute sekein, jab tak andar tak garam na hon; chutney ke saath parosein.',
      ],
    },
    eggFriedRiceSpecial: {
      name: 'Egg Fried Rice Special',
      steps: [
        '{40 ml} garam tel mein {400 g} ande ki bhurji banayein, jab tak anda poora na jam jaaye.',
        '{150 g} pyaz aur {150 g} kati sabziyan daalein; tez aanch par 3 minute chalayein.',
        '{1000 g} alag-alag kiye chawal, {20 ml} soya sauce, {6 g} namak aur {3 g} kali mirch daalein; 5 minute chalayein, jab tak bhaap na uthe.',
        'Turant parosein.',
      ],
    },
    dumBiryaniFrankie: {
      name: 'Dum Biryani Frankie',
      steps: [
        '{1000 g} biryani par {60 ml} paani chhidkein aur dhak kar garam karein, jab tak poori biryani se bhaap na uthe.',
        '{15} rotiyan tawe par {30 ml} tel ke saath garam karein.',
        'Har roti mein 70 gram biryani bharein, sab mein milakar {150 g} pyaz aur {100 g} hari chutney.',
        'Kaagaz mein lapetein aur turant garam parosein.',
      ],
    },
    masalaRotiNoodles: {
      name: 'Masala Roti Noodles',
      steps: [
        '{1000 g} rotiyan lapetkar patli pattiyan kaatein.',
        '{50 ml} tel garam karein; {250 g} pyaz aur {300 g} kati sabziyan tez aanch par 3 minute chalayein.',
        '{20 ml} soya sauce, {30 ml} tomato sauce, {6 g} namak aur {5 g} kali mirch daalein.',
        'Roti ki pattiyan daalkar 3 minute chalayein; garam parosein.',
      ],
    },
    kurkuriRotiChaat: {
      name: 'Kurkuri Roti Chaat',
      steps: [
        '{1000 g} rotiyan tikoni kaatein aur garam tel mein kurkuri talein; tel nikaal dein.',
        'Upar {400 g} ubla aloo, {200 g} pyaz aur {200 g} tamatar rakhein.',
        '{5 g} namak mila {400 g} phenta dahi aur {150 g} chutney daalein.',
        '{8 g} chaat masala chhidkein; turant parosein.',
      ],
    },
    gudRotiChurmaLaddoo: {
      name: 'Gud Roti Churma Laddoo',
      steps: [
        '{1000 g} rotiyan sookhe tawe par kurkuri sekein, phir dardari peesein.',
        '{150 g} ghee mein {300 g} gud dheemi aanch par pighlayein.',
        'Pisi roti, {3 g} elaichi aur {50 g} meve ya bhuna nariyal milayein.',
        'Gunguna rehte 40 gram ke laddoo baandhein; thanda karein aur aaj hi bechein.',
      ],
    },
    breadUpmaTadka: {
      name: 'Bread Upma Tadka',
      steps: [
        '{1000 g} bread ke tukde kaatein aur {30 g} makkhan mein sekein.',
        '{40 ml} tel garam karein; {5 g} rai, kadi patta, {250 g} pyaz aur {10 g} hari mirch daalein.',
        '{250 g} tamatar, {2 g} haldi aur {8 g} namak daalein; naram pakayein.',
        'Bread daalkar 2 minute chalayein; {15 ml} nimbu ka ras daalein aur parosein.',
      ],
    },
    stuffedBreadPakora: {
      name: 'Stuffed Bread Pakora',
      steps: [
        '{700 g} ubla aloo {8 g} namak, {5 g} chaat masala aur {10 g} hari mirch ke saath maslein.',
        '{1000 g} bread slice ke beech phailayein aur tikona kaatein.',
        '{400 g} besan, {450 ml} paani, {8 g} namak aur {2 g} ajwain ka ghol phentein.',
        'Dubokar garam tel (kareeb 180 °C) mein dono taraf 3-3 minute talein; garam parosein.',
      ],
    },
    shahiTukdaBites: {
      name: 'Shahi Tukda Bites',
      steps: [
        '{1000 g} bread chhote tikone kaatein aur {150 g} ghee mein sunehra talein.',
        '{1500 ml} doodh {250 g} cheeni aur {2 g} elaichi ke saath aadha hone tak ubaalein.',
        'Bread ko usmein 2 minute rakhein.',
        'Upar {40 g} meve daalein; gunguna parosein, aaj hi.',
      ],
    },
    masalaPavTawaFry: {
      name: 'Masala Pav Tawa Fry',
      steps: [
        'Tawe par {80 g} makkhan pighlayein, {150 g} pyaz, {150 g} tamatar aur {15 g} pav bhaji masala daalein.',
        '{8 g} namak aur {80 ml} paani daalkar 4 minute pakayein, gaadha masala banne tak.',
        '{1000 g} pav beech se kaatein, dono taraf masala lagayein aur 2 minute sekein.',
        'Pyaz aur nimbu ke saath garma-garam dijiye.',
      ],
    },
    cheesyBhajiToastie: {
      name: 'Cheesy Bhaji Toastie',
      steps: [
        '{1000 g} bhaji ko chalate hue 5 minute ubaalein, jab tak gaadhi aur andar tak garam na ho.',
        '{800 g} bread ya pav par phailayein, upar {150 g} kasa cheese daalein.',
        '{60 g} makkhan lagakar bahar se kurkura sekein.',
        'Do tukdon mein kaatein, {4 g} chaat masala chhidkein aur garam parosein.',
      ],
    },
    pooriPapdiChaat: {
      name: 'Poori Papdi Chaat',
      steps: [
        '{1000 g} pooriyan todein aur sookhe tawe par 5 minute kurkuri karein.',
        'Upar {400 g} ubla aloo ya chole, {200 g} pyaz aur {5 g} namak daalein.',
        '{400 g} phenta dahi aur {150 g} imli ki chutney daalein.',
        '{8 g} chaat masala chhidkein; turant parosein.',
      ],
    },
    crunchySevPapdiBhel: {
      name: 'Crunchy Sev Papdi Bhel',
      steps: [
        '{1000 g} papdi, sev ya pooriyan sookhe tawe par 3 minute kurkuri karein; thanda karke todein.',
        '{300 g} pyaz, {300 g} tamatar aur {400 g} ubla aloo daalein.',
        '{150 g} hari chutney, {150 g} imli ki chutney aur {8 g} chaat masala milayein.',
        'Turant parosein, yeh 5 minute hi kurkuri rehti hai.',
      ],
    },
    podiIdliFry: {
      name: 'Podi Idli Fry',
      steps: [
        'Thandi {1000 g} idli ke chaar-chaar tukde karein.',
        '{60 ml} tel mein {5 g} rai aur kadi patta chatkayein.',
        'Idli medium aanch par 6 minute talein, sunehri aur andar tak garam hone tak.',
        '{40 g} podi aur {4 g} namak milayein; chutney ke saath parosein.',
      ],
    },
    chilliIdliManchurian: {
      name: 'Chilli Idli Manchurian',
      steps: [
        '{1000 g} idli ke tukde kaatein, {60 g} cornflour chhidkein aur kurkuri talein.',
        '{40 ml} tel mein {200 g} pyaz aur {200 g} shimla mirch tez aanch par chalayein.',
        '{30 ml} soya sauce, {60 ml} tomato sauce, {10 g} lahsun aur {100 ml} paani daalein; 2 minute ubaalein.',
        'Idli milayein; garam parosein.',
      ],
    },
    idliUpmaTadka: {
      name: 'Idli Upma Tadka',
      steps: [
        '{1000 g} idli ka choora karein.',
        '{40 ml} tel garam karein; {5 g} rai, {10 g} urad dal, {200 g} pyaz, {10 g} hari mirch aur kadi patta daalein.',
        'Choora aur {6 g} namak daalkar 6 minute chalayein, andar tak garam hone tak.',
        '{15 ml} nimbu ka ras aur {40 g} nariyal daalein; parosein.',
      ],
    },
    dosaCrispChaat: {
      name: 'Dosa Crisp Chaat',
      steps: [
        '{1000 g} dosa sookhe garam tawe par kurkura karein aur tukde karein.',
        'Upar {400 g} ubla aloo, {200 g} pyaz aur {5 g} namak daalein.',
        '{300 g} phenta dahi aur {150 g} chutney daalein.',
        '{5 g} chaat masala chhidak kar turant parosein.',
      ],
    },
    miniUttapamTrio: {
      name: 'Mini Uttapam Trio',
      steps: [
        '{1000 g} ghol mein {5 g} namak milayein; ghol gaadha girna chahiye.',
        '{150 g} pyaz, {150 g} tamatar aur {15 g} hari mirch baareek kaatein.',
        'Garam tawe par chhote gol uttapam phailayein, upar kati sabzi dabayein aur kinaare {40 ml} tel daalein.',
        '3 minute pakayein, paltein, 2 minute aur; ek plate mein teen, chutney ke saath parosein.',
      ],
    },
    guntaPonganalu: {
      name: 'Gunta Ponganalu',
      steps: [
        '{1000 g} ghol mein {200 g} baareek pyaz, {10 g} hari mirch, {5 g} jeera aur {5 g} namak milayein.',
        'Appe ka saancha garam karein aur khaanon mein {40 ml} tel daalein.',
        'Ghol bharein, 3 minute dhakein, paltein aur 2 minute pakayein.',
        'Chutney ke saath garam parosein.',
      ],
    },
    dahiVadaCups: {
      name: 'Dahi Vada Cup',
      steps: [
        '{1000 g} vada {10 g} namak wale {2000 ml} garam paani mein 10 minute bhigoyein; dabakar paani nikaalein.',
        '{1000 g} thanda dahi {30 g} cheeni aur {6 g} namak ke saath phentein.',
        'Vada cup mein rakhein aur upar dahi daalein.',
        'Upar {100 g} imli ki chutney aur {5 g} bhuna jeera daalein; thanda rakhein aur 2 ghante mein bech dein.',
      ],
    },
    vadaSambarBowl: {
      name: 'Vada Sambar Bowl',
      steps: [
        '{1500 ml} sambar {100 ml} paani daalkar 5 minute ubaalein.',
        '{1000 g} vada tawe par garam karein aur 5 minute garam sambar mein rakhein.',
        'Upar {100 g} pyaz, hara dhaniya aur {20 g} ghee daalein.',
        'Bhaap uthta hua parosein.',
      ],
    },
    pakoraKadhiBowl: {
      name: 'Pakora Kadhi Bowl',
      steps: [
        '{1000 g} dahi ko {120 g} besan, {2000 ml} paani, {3 g} haldi aur {15 g} namak ke saath phentein.',
        'Chalate hue ubaalein, phir dheemi aanch par 15 minute pakayein.',
        '{1000 g} pakode daalein aur dheemi aanch par 5 minute pakayein.',
        '{30 ml} garam tel mein {5 g} jeera aur {3 g} lal mirch ka tadka upar daalein; garam parosein.',
      ],
    },
    smashedSamosaChaat: {
      name: 'Smashed Samosa Chaat',
      steps: [
        '{1000 g} samose garam tawe par ya oven mein andar tak garam karein, phir dabakar todein.',
        'Upar {400 g} ubalte garam chole ya {200 g} pyaz daalein.',
        '{300 g} phenta dahi, {120 g} hari chutney aur {120 g} imli ki chutney daalein.',
        '{6 g} chaat masala aur sev chhidkein; turant parosein.',
      ],
    },
    crispyUpmaTikki: {
      name: 'Crispy Upma Tikki',
      steps: [
        '{1000 g} upma {80 g} chawal ke aate aur {10 g} hari mirch ke saath maslein.',
        'Tel lage haathon se 50 gram ki tikkiyan banayein.',
        'Tawe par {60 ml} tel mein dono taraf 4-4 minute sekein, andar tak garam hone tak.',
        '{200 g} chutney ke saath parosein.',
      ],
    },
    pohaCutlet: {
      name: 'Poha Cutlet',
      steps: [
        '{1000 g} poha {400 g} uble aloo, {60 g} chawal ke aate aur {6 g} namak ke saath maslein.',
        '{10 g} hari mirch aur {15 ml} nimbu ka ras milayein; 50 gram ke cutlet banayein.',
        'Tawe par {60 ml} tel mein dono taraf 4-4 minute sekein, andar tak garam hone tak.',
        'Chutney ke saath garam parosein.',
      ],
    },
    pongalPepperBites: {
      name: 'Pongal Pepper Bites',
      steps: [
        'Thande {1000 g} pongal ya khichdi mein {120 g} chawal ka aata, {5 g} kuti kali mirch aur {4 g} namak milayein.',
        '30 gram ki goliyan banayein.',
        'Garam tel (kareeb 180 °C) mein 4 minute talein, sunehri aur andar tak garam hone tak.',
        '{200 g} nariyal ki chutney ke saath parosein.',
      ],
    },
    hakkaNoodleSpringFritters: {
      name: 'Hakka Noodle Pakode',
      steps: [
        '{1000 g} noodles chhote kaatein aur {200 g} baareek kati sabziyan milayein.',
        '{150 g} maida, {50 g} cornflour aur {100 ml} paani se baandhein; {5 g} namak daalein.',
        'Chammach se garam tel mein daalein aur 3 minute talein, kurkure aur andar tak garam hone tak.',
        'Chilli sauce ke saath turant parosein.',
      ],
    },
    dalParathaRoll: {
      name: 'Dal Paratha Roll',
      steps: [
        '{1000 g} dal 5 minute ubaalein, gaadhi hone tak; 10 minute thanda karein.',
        '{1000 g} aata, {10 g} namak, {5 g} ajwain aur {10 g} hari mirch daalkar goondhein; paani tabhi daalein jab zaroorat ho.',
        '100 gram ke parathe belein aur garam tawe par {80 ml} tel se sekein.',
        'Pyaz aur chutney ke saath lapetein; garam parosein.',
      ],
    },
    sambarRicePot: {
      name: 'Sambar Rice Pot',
      steps: [
        '{1000 ml} sambar 5 minute ubaalein.',
        '{800 g} chawal aur {200 ml} garam paani daalein, halka maslein aur dheemi aanch par 8 minute pakayein.',
        '{30 g} ghee aur {4 g} namak milayein.',
        'Upar tala kadi patta daalein; garma-garam parosein.',
      ],
    },
    bombayBatataVada: {
      name: 'Bombay Batata Vada',
      steps: [
        '{1000 g} ubla aloo {10 g} adrak-lahsun, {10 g} hari mirch, {2 g} haldi aur {10 g} namak ke saath maslein.',
        '{20 ml} tel aur {4 g} rai ka tadka milayein; 50 gram ki goliyan banayein.',
        '{300 g} besan, {350 ml} paani aur {5 g} namak ka ghol phentein; goliyan duboyein.',
        'Garam tel (kareeb 180 °C) mein 4 minute talein; garam parosein, pav ho to pav mein.',
      ],
    },
    alooTikkiChaat: {
      name: 'Aloo Tikki Chaat',
      steps: [
        '{1000 g} ubla aloo {80 g} bread ke choore ya chawal ke aate, {10 g} namak aur {10 g} hari mirch ke saath maslein.',
        '60 gram ki tikkiyan banayein aur tawe par {80 ml} tel mein dono taraf 4-4 minute sekein.',
        'Upar {300 g} dahi aur {150 g} chutney daalein.',
        '{6 g} chaat masala chhidkein; garam parosein.',
      ],
    },
    chatpataFingerAloo: {
      name: 'Chatpata Finger Aloo',
      steps: [
        '{1000 g} saaf aloo, jinmein hara hissa na ho, ungli jaise kaatein; {10 g} namak wale {1000 ml} paani mein 10 minute bhigoyein.',
        'Achhi tarah sukhayein aur {40 g} chawal ka aata milayein.',
        'Garam tel mein halka talein, nikaalein, phir dobara sunehra talein.',
        '{6 g} namak aur {5 g} chaat masala milayein; garam parosein.',
      ],
    },
    sabziTawaSandwich: {
      name: 'Sabzi Tawa Sandwich',
      steps: [
        '{1000 g} sabzi 5 minute bhoonein, sookhi aur andar tak garam hone tak.',
        '{50 g} bhuna besan aur {5 ml} nimbu ka ras milayein; {1000 g} bread mein bharein.',
        'Tawe par {60 g} makkhan se kurkura sekein.',
        'Kaatein aur chutney ke saath garam parosein.',
      ],
    },
    choleKulchaSlider: {
      name: 'Chole Kulcha Slider',
      steps: [
        '{1000 g} chole 5 minute ubaalein aur ek tihaai masal dein.',
        '{800 g} pav {50 g} makkhan mein sekein.',
        'Chole, {200 g} pyaz aur {10 ml} nimbu ka ras bharein.',
        '{5 g} chaat masala chhidkein; garam parosein.',
      ],
    },
    rajmaGaloutiTikki: {
      name: 'Rajma Galouti Tikki',
      steps: [
        '{1000 g} rajma 5 minute ubaalein, paani nikaalein aur maslein.',
        '{200 g} bread ka choora ya bhuna besan, {10 g} adrak-lahsun, {6 g} garam masala aur {6 g} namak milayein.',
        '50 gram ki tikkiyan banayein aur {80 ml} tel mein dono taraf 4-4 minute sekein.',
        'Pyaz aur chutney ke saath garam parosein.',
      ],
    },
    rainbowVegManchurian: {
      name: 'Rainbow Veg Manchurian',
      steps: [
        '{1000 g} saaf sabziyan kasein, {8 g} namak milayein, 10 minute rakhein aur nichodein.',
        '{200 g} maida, {80 g} cornflour aur {10 g} adrak-lahsun milayein; goliyan banayein.',
        '4 minute sunehra talein.',
        '{60 ml} soya sauce, {80 ml} tomato sauce aur {200 ml} paani ko {15 g} cornflour se gaadha ubaalein, goliyan usmein milayein; parosein.',
      ],
    },
    kandaBhajiBasket: {
      name: 'Kanda Bhaji Basket',
      steps: [
        '{1000 g} saaf pyaz kaatein, {12 g} namak malein aur 10 minute rakhein.',
        '{350 g} besan, {60 g} chawal ka aata, {10 g} hari mirch aur {4 g} ajwain milayein; paani nahin.',
        'Dheeli mutthi bhar-bhar garam tel mein 3 se 4 minute talein.',
        'Jaali par tel nikalne dein; chai ke saath garam parosein.',
      ],
    },
    smokyTomatoThokku: {
      name: 'Smoky Tomato Thokku',
      steps: [
        '{1000 g} tamatar chhaantein, fungus wale ya riste hue phenk dein, baaki kaatein.',
        '{60 ml} tel mein {6 g} rai aur {20 g} lahsun garam karein.',
        'Tamatar {12 g} namak, {8 g} lal mirch powder aur {20 g} gud ke saath 20 minute pakayein, jab tak tel upar na aaye.',
        'Thanda karein, saaf jar mein bharein, fridge mein rakhein aur 3 din mein bech dein.',
      ],
    },
    crispyPalakPattaPakoda: {
      name: 'Crispy Palak Patta Pakoda',
      steps: [
        '{1000 g} patte chunein, chipchipe patte phenk dein, dhoyein aur achhi tarah sukhayein.',
        '{600 g} besan, {100 g} chawal ka aata, {750 ml} paani, {15 g} namak aur {10 g} lal mirch powder ka ghol phentein.',
        'Patte duboyein aur garam tel mein 2 minute kurkure talein.',
        '{8 g} chaat masala chhidkein; turant parosein.',
      ],
    },
    chatpataCornCup: {
      name: 'Chatpata Corn Cup',
      steps: [
        '{1000 g} makai ke daane 6 minute bhaap mein garam karein.',
        '{40 g} makkhan, {5 g} namak, {5 g} chaat masala aur {2 g} lal mirch powder milayein.',
        '{150 g} pyaz aur {20 ml} nimbu ka ras daalein.',
        'Cup bharein; garam parosein.',
      ],
    },
    sproutsPowerBhel: {
      name: 'Sprouts Power Bhel',
      steps: [
        '{1000 g} taaze sprouts 8 minute bhaap mein pakayein.',
        '{200 g} pyaz, {200 g} tamatar aur {100 g} hari chutney daalein.',
        '{6 g} namak, {6 g} chaat masala aur {20 ml} nimbu ka ras milayein.',
        'Turant parosein.',
      ],
    },
    tawaPaneerBhurjiPav: {
      name: 'Tawa Paneer Bhurji Pav',
      steps: [
        '{60 ml} tel garam karein; {300 g} pyaz sunehra bhoonein, {300 g} tamatar aur {10 g} adrak-lahsun daalein.',
        '{3 g} haldi, {8 g} lal mirch powder aur {10 g} namak daalein; naram pakayein.',
        '{1000 g} taaza paneer masalkar daalein aur 5 minute pakayein.',
        'Makkhan lage pav ke saath garam parosein.',
      ],
    },
    tangyKadhiShots: {
      name: 'Chatpati Kadhi Shots',
      steps: [
        '{1000 g} dahi, jismein badbu na ho, {80 g} besan, {1500 ml} paani, {3 g} haldi aur {12 g} namak ke saath phentein.',
        'Lagataar chalate hue ubaalein, phir dheemi aanch par 15 minute pakayein.',
        '{30 ml} garam tel mein {5 g} jeera, {5 g} rai aur kadi patte ka tadka upar daalein.',
        'Cup mein garma-garam parosein.',
      ],
    },
    blackSaltShikanji: {
      name: 'Kala Namak Shikanji',
      steps: [
        '{1000 g} saaf nimbu dhokar ras nikaalein; beej aur chhilke na daalein.',
        'Ras mein {500 g} cheeni, {30 g} kala namak aur {15 g} bhuna jeera gholein.',
        '{6000 ml} thanda peene ka paani aur {50 g} kuta pudina milayein.',
        'Baraf par rakhein aur aaj hi parosein.',
      ],
    },
    masalaChaasCooler: {
      name: 'Masala Chaas Cooler',
      steps: [
        '{1000 ml} thandi chaas {300 ml} thande peene ke paani ke saath phentein.',
        '{10 g} pudina, {5 g} adrak, {3 g} bhuna jeera aur {5 g} kala namak daalkar mixer mein chalayein.',
        'Chhaanein, baraf par rakhein.',
        'Cup mein aaj hi bechein.',
      ],
    },
    phirniMatka: {
      name: 'Phirni Matka',
      steps: [
        '{1000 ml} taaza doodh ubaalein.',
        '{60 g} bheega pisa chawal daalein aur chalate hue 12 minute pakayein.',
        '{100 g} cheeni aur {2 g} elaichi daalein, 3 minute ubaalein.',
        'Cup bharein, jaldi thanda karein, fridge mein rakhein aur ek din ke andar bech dein.',
      ],
    },
    chickenKathiRoll: {
      name: 'Chicken Kathi Roll',
      steps: [
        'Fridge ka {1000 g} chicken reshe karein aur {50 ml} tel, {200 g} pyaz aur {10 g} adrak-lahsun ke saath bhoonein.',
        '{6 g} garam masala, {5 g} namak aur {60 ml} paani daalein; 6 minute pakayein, jab tak beech tak garam bhaap na uthe.',
        '{12} rotiyan garam karein, chicken aur {120 g} chutney bharein.',
        'Kaagaz mein lapetein; turant parosein, rakhein nahin.',
      ],
    },
    keemaPavTawa: {
      name: 'Keema Pav Tawa',
      steps: [
        'Fridge ka {1000 g} meat baareek kaatein; {60 ml} tel mein {250 g} pyaz sunehra bhoonein.',
        '{250 g} tamatar, {15 g} adrak-lahsun, {8 g} garam masala aur {8 g} namak daalein.',
        'Meat aur {150 ml} paani daalein; 10 minute ubaalein, jab tak beech tak garam bhaap na uthe.',
        'Makkhan lage pav ke saath turant parosein.',
      ],
    },
    masalaFishCutlet: {
      name: 'Masala Fish Cutlet',
      steps: [
        'Fridge ki {1000 g} paki machhli todein aur kaante nikaalein.',
        '{500 g} uble aloo, {10 g} adrak-lahsun, {8 g} namak aur {20 ml} nimbu ke ras ke saath maslein.',
        '60 gram ke cutlet banayein, {150 g} bread ka choora lagayein.',
        'Dono taraf 4-4 minute talein, jab tak beech tak garam bhaap na uthe; turant parosein.',
      ],
    },
    andaBhurjiPav: {
      name: 'Anda Bhurji Pav',
      steps: [
        '{60 ml} tel mein {300 g} pyaz sunehra bhoonein; {300 g} tamatar aur {15 g} hari mirch daalein.',
        '{3 g} haldi aur {8 g} namak daalein.',
        '{1000 g} taaze phente ande ya kate uble ande daalein; poora jamne aur bhaap uthne tak pakayein.',
        'Makkhan lage pav ke saath turant parosein.',
      ],
    },
    mangaloreBananaBuns: {
      name: 'Mangalore Banana Buns',
      steps: [
        '{1000 g} chhile pake kele {150 g} cheeni, {100 g} dahi aur {5 g} jeere ke saath maslein.',
        '{1000 g} maida aur {3 g} namak daalkar naram aata goondhein; dhak kar thandi jagah 2 ghante rakhein.',
        'Mote gol belein aur medium garam tel mein phoolne aur bhoore hone tak talein.',
        'Chutney ke saath gungune parosein.',
      ],
    },
    aamrasLassiGlass: {
      name: 'Aamras Lassi Glass',
      steps: [
        '{1000 g} saaf aam chheelein aur gooda mixer mein chalayein.',
        '{1000 g} thande dahi, {80 g} cheeni aur {2 g} elaichi ke saath phentein.',
        'Baraf par rakhein.',
        'Thandi parosein; 2 ghante mein bech dein.',
      ],
    },
    chatpataFruitChaat: {
      name: 'Chatpata Fruit Chaat',
      steps: [
        '{1000 g} saaf phal kaatein, naram aur bhoore hisse phenk dein.',
        '{20 ml} nimbu ka ras, {6 g} chaat masala, {2 g} kala namak aur {20 g} cheeni milayein.',
        'Dhak kar baraf par rakhein.',
        '2 ghante mein bech dein.',
      ],
    },
    nariyalPodiSprinkle: {
      name: 'Nariyal Podi Sprinkle',
      steps: [
        'Taazi mehak wala {1000 g} nariyal kasein aur dheemi aanch par 12 minute sookha aur sunehra bhoonein.',
        '{200 g} chana dal, {20 g} sookhi lal mirch aur {20 g} imli bhoonein.',
        'Sab {20 g} namak ke saath peesein.',
        'Thanda karein; chhote packet mein ya idli par, 5 din mein bech dein.',
      ],
    },
    greenChutneyMasalaToast: {
      name: 'Hari Chutney Masala Toast',
      steps: [
        '{1000 g} chutney {20 ml} nimbu ke ras ke saath 3 minute ubaalein taaki taazi ho jaaye, aur thanda karein.',
        '{2000 g} bread par lagayein, {1000 g} uble aloo ke tukde aur {10 g} namak rakhein.',
        '{100 g} makkhan se kurkura sekein.',
        'Kaatein aur garam parosein.',
      ],
    },
    coconutChutneyVegStew: {
      name: 'Nariyal Chutney Veg Stew',
      steps: [
        '{800 g} kati sabziyan {800 ml} paani mein {8 g} namak ke saath naram ubaalein.',
        'Aaj ki bani {1000 g} nariyal ki chutney milayein aur 4 minute ubaalein.',
        '{30 ml} garam tel mein {5 g} rai aur kadi patte ka tadka daalein.',
        'Dose ya chawal ke saath garam parosein.',
      ],
    },
    halwaStuffedSweetPoli: {
      name: 'Halwa Bhari Meethi Poli',
      steps: [
        '{1000 g} halwa ya masli mithai bhaap uthne tak garam karein, phir gunguna karein; 30 gram ki goliyan banayein.',
        '{700 g} aata, {350 ml} paani, {3 g} namak aur {40 ml} tel goondhein; 20 minute rakhein.',
        'Har goli aate mein bharein aur belein.',
        'Tawe par {80 g} ghee se sekein; gunguni parosein.',
      ],
    },
    gulabJamunRabriCup: {
      name: 'Gulab Jamun Rabri Cup',
      steps: [
        '{1500 ml} doodh {2 g} elaichi ke saath aadha hone tak ubaalein.',
        '{1000 g} gulab jamun ya rasgulle do-do tukde karein aur chaashni mein 2 minute ubaalein.',
        'Cup mein rakhein aur upar garam rabri daalein.',
        'Garam parosein, ya jaldi thanda karke 4 ghante mein thanda bech dein.',
      ],
    },
    jalebiRabriCrunch: {
      name: 'Jalebi Rabri Crunch',
      steps: [
        '{1000 g} jalebi dheeme sookhe tawe par 4 minute kurkuri karein.',
        '{1500 ml} doodh {2 g} elaichi ke saath aadha hone tak ubaalein.',
        'Jalebi cup mein todein aur upar garam rabri daalein.',
        'Upar {30 g} meve daalein; turant parosein.',
      ],
    },
  },
});
