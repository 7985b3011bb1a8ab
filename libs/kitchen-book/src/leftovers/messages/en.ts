import type { Keeping } from '../../data/keeping';
/** The specials; in each step the quantities stand in braces, as `withQuantities` reads them. */
const recipes = {
  tawaMasalaRice: {
    name: 'Tawa Masala Rice',
    steps: [
      'Crumble {1000 g} cold rice loose with wet hands.',
      'Heat {40 ml} oil, splutter {5 g} cumin, and brown {150 g} sliced onion.',
      'Add {150 g} tomato, {5 g} ginger-garlic, {1 g} turmeric, {4 g} chilli powder and {8 g} salt; cook until soft.',
      'Toss the rice in on a high flame 5 minutes, until it is steaming hot inside too.',
      'Finish with {15 ml} lemon juice and coriander; serve at once.',
    ],
  },
  lemonRiceExpress: {
    name: 'Lemon Rice Express',
    steps: [
      'Crumble {1000 g} cold rice loose.',
      'Heat {40 ml} oil; add {5 g} mustard seed, {30 g} peanuts, {10 g} green chilli and curry leaves.',
      'Add {2 g} turmeric and {10 g} salt, then the rice; toss 5 minutes until it steams.',
      'Off the flame fold in {40 ml} lemon juice; serve hot.',
    ],
  },
  hyderabadiCurdRiceCup: {
    name: 'Hyderabadi Curd Rice Cup',
    steps: [
      'Steam {1000 g} rice 5 minutes until hot through, mash lightly and cool quickly.',
      'Fold in {500 g} fresh curd, {200 ml} milk and {8 g} salt.',
      'Heat {20 ml} oil with {4 g} mustard seed, {5 g} ginger, {5 g} green chilli and curry leaves; pour over.',
      'Fill cups, keep cold and sell within 2 hours.',
    ],
  },
  crispyRicePakora: {
    name: 'Crispy Rice Pakora',
    steps: [
      'Mash {1000 g} rice with {200 g} besan, {150 g} chopped onion and {12 g} salt.',
      'Add {10 g} green chilli, {5 g} cumin and coriander; shape walnut-sized balls.',
      'Fry in hot oil (about 180 °C) 4 minutes until golden.',
      'Drain on a rack; serve hot with chutney.',
    ],
  },
  dalChawalTikki: {
    name: 'Dal-Chawal Tikki',
    steps: [
      'Boil {400 g} dal until it is thick and dry, then cool it 10 minutes.',
      'Mash with {1000 g} rice, {100 g} besan, {8 g} salt, {5 g} garam masala and {10 g} green chilli.',
      'Shape tikkis of 60 g each.',
      'Fry on a tawa with {60 ml} oil, 3 minutes on each side, until hot inside; serve with chutney.',
    ],
  },
  eggFriedRiceSpecial: {
    name: 'Egg Fried Rice Special',
    steps: [
      'Scramble {400 g} egg in {40 ml} hot oil until firm.',
      'Add {150 g} onion and {150 g} cut vegetables; toss 3 minutes on a high flame.',
      'Add {1000 g} loose rice, {20 ml} soy sauce, {6 g} salt and {3 g} pepper; toss 5 minutes until it steams.',
      'Serve at once.',
    ],
  },
  dumBiryaniFrankie: {
    name: 'Dum Biryani Frankie',
    steps: [
      'Sprinkle {1000 g} biryani with {60 ml} water and heat covered until it is steaming hot inside too.',
      'Warm {15} rotis on the tawa with {30 ml} oil.',
      'Fill each with 70 g biryani, {150 g} onion in all, and {100 g} green chutney in all.',
      'Roll in paper and serve hot at once.',
    ],
  },
  masalaRotiNoodles: {
    name: 'Masala Roti Noodles',
    steps: [
      'Roll {1000 g} rotis up and cut thin strips.',
      'Heat {50 ml} oil; toss {250 g} onion and {300 g} cut vegetables 3 minutes on a high flame.',
      'Add {20 ml} soy sauce, {30 ml} tomato sauce, {6 g} salt and {5 g} pepper.',
      'Toss the strips in 3 minutes; serve hot.',
    ],
  },
  kurkuriRotiChaat: {
    name: 'Kurkuri Roti Chaat',
    steps: [
      'Cut {1000 g} rotis in triangles and fry in hot oil until crisp; drain.',
      'Lay out with {400 g} boiled potato, {200 g} onion and {200 g} tomato.',
      'Pour over {400 g} whisked curd with {5 g} salt, and {150 g} chutney.',
      'Dust with {8 g} chaat masala; serve at once.',
    ],
  },
  gudRotiChurmaLaddoo: {
    name: 'Gud Roti Churma Laddoo',
    steps: [
      'Toast {1000 g} rotis on a dry tawa until crisp, then grind coarsely.',
      'Melt {300 g} jaggery in {150 g} ghee on a low flame.',
      'Mix in the crumbs, {3 g} cardamom and {50 g} nuts or roasted coconut.',
      'Shape laddoos of 40 g while warm; cool and sell today.',
    ],
  },
  breadUpmaTadka: {
    name: 'Bread Upma Tadka',
    steps: [
      'Cut {1000 g} bread in cubes and toast with {30 g} butter.',
      'Heat {40 ml} oil; add {5 g} mustard seed, curry leaves, {250 g} onion and {10 g} green chilli.',
      'Add {250 g} tomato, {2 g} turmeric and {8 g} salt; cook soft.',
      'Toss the bread in 2 minutes; finish with {15 ml} lemon juice and serve.',
    ],
  },
  stuffedBreadPakora: {
    name: 'Stuffed Bread Pakora',
    steps: [
      'Mash {700 g} boiled potato with {8 g} salt, {5 g} chaat masala and {10 g} green chilli.',
      'Spread between {1000 g} bread slices and cut in triangles.',
      'Whisk {400 g} besan, {450 ml} water, {8 g} salt and {2 g} ajwain.',
      'Dip and fry in hot oil (about 180 °C) 3 minutes on each side; serve hot.',
    ],
  },
  shahiTukdaBites: {
    name: 'Shahi Tukda Bites',
    steps: [
      'Cut {1000 g} bread in small triangles and fry in {150 g} ghee until golden.',
      'Boil {1500 ml} milk down to half with {250 g} sugar and {2 g} cardamom.',
      'Lay the bread in it 2 minutes.',
      'Top with {40 g} nuts; serve warm today.',
    ],
  },
  masalaPavTawaFry: {
    name: 'Masala Pav Tawa Fry',
    steps: [
      'Melt {80 g} butter on the tawa with {150 g} onion, {150 g} tomato and {15 g} pav bhaji masala.',
      'Cook 4 minutes with {8 g} salt and {80 ml} water until the masala is thick.',
      'Slit {1000 g} pav, coat both sides and toast 2 minutes.',
      'Serve hot with onion and lemon.',
    ],
  },
  cheesyBhajiToastie: {
    name: 'Cheesy Bhaji Toastie',
    steps: [
      'Boil {1000 g} bhaji 5 minutes, stirring, until thick and hot through.',
      'Spread on {800 g} bread or pav, with {150 g} grated cheese.',
      'Toast with {60 g} butter until crisp outside.',
      'Cut in two, dust with {4 g} chaat masala and serve hot.',
    ],
  },
  pooriPapdiChaat: {
    name: 'Poori Papdi Chaat',
    steps: [
      'Break {1000 g} pooris in pieces and crisp on a dry tawa 5 minutes.',
      'Top with {400 g} boiled potato or chole, {200 g} onion and {5 g} salt.',
      'Pour over {400 g} whisked curd and {150 g} tamarind chutney.',
      'Dust with {8 g} chaat masala; serve at once.',
    ],
  },
  crunchySevPapdiBhel: {
    name: 'Crunchy Sev Papdi Bhel',
    steps: [
      'Crisp {1000 g} papdi, sev or puris on a dry tawa 3 minutes; cool and break.',
      'Add {300 g} onion, {300 g} tomato and {400 g} boiled potato.',
      'Toss with {150 g} green and {150 g} tamarind chutney and {8 g} chaat masala.',
      'Serve at once, it stays crisp 5 minutes.',
    ],
  },
  podiIdliFry: {
    name: 'Podi Idli Fry',
    steps: [
      'Cut {1000 g} cold idli in four.',
      'Heat {60 ml} oil with {5 g} mustard seed and curry leaves.',
      'Fry the idli 6 minutes on a medium flame until golden and hot inside.',
      'Toss with {40 g} podi and {4 g} salt; serve with chutney.',
    ],
  },
  chilliIdliManchurian: {
    name: 'Chilli Idli Manchurian',
    steps: [
      'Cut {1000 g} idli in cubes, dust with {60 g} cornflour and fry until crisp.',
      'Toss {200 g} onion and {200 g} capsicum in {40 ml} oil on a high flame.',
      'Add {30 ml} soy sauce, {60 ml} tomato sauce, {10 g} garlic and {100 ml} water; boil 2 minutes.',
      'Toss the idli in; serve hot.',
    ],
  },
  idliUpmaTadka: {
    name: 'Idli Upma Tadka',
    steps: [
      'Crumble {1000 g} idli.',
      'Heat {40 ml} oil; add {5 g} mustard seed, {10 g} urad dal, {200 g} onion, {10 g} green chilli and curry leaves.',
      'Toss the crumbs in with {6 g} salt 6 minutes until hot through.',
      'Finish with {15 ml} lemon juice and {40 g} coconut; serve.',
    ],
  },
  dosaCrispChaat: {
    name: 'Dosa Crisp Chaat',
    steps: [
      'Make {1000 g} dosa crisp on a dry hot tawa and break it into pieces.',
      'Top with {400 g} boiled potato, {200 g} onion and {5 g} salt.',
      'Pour over {300 g} whisked curd and {150 g} chutney.',
      'Serve at once with {5 g} chaat masala.',
    ],
  },
  miniUttapamTrio: {
    name: 'Mini Uttapam Trio',
    steps: [
      'Stir {1000 g} batter with {5 g} salt; it should fall thick.',
      'Chop {150 g} onion, {150 g} tomato and {15 g} green chilli.',
      'Pour small rounds on a hot tawa, press the topping in, and drip {40 ml} oil around.',
      'Cook 3 minutes, turn, 2 minutes more; serve three to a plate with chutney.',
    ],
  },
  guntaPonganalu: {
    name: 'Gunta Ponganalu',
    steps: [
      'Mix {1000 g} batter with {200 g} fine onion, {10 g} green chilli, {5 g} cumin and {5 g} salt.',
      'Heat a paniyaram pan and drip {40 ml} oil in the hollows.',
      'Fill, cover 3 minutes, turn and cook 2 minutes.',
      'Serve hot with chutney.',
    ],
  },
  dahiVadaCups: {
    name: 'Dahi Vada Cups',
    steps: [
      'Soak {1000 g} vada 10 minutes in {2000 ml} hot water with {10 g} salt; press.',
      'Whisk {1000 g} cold curd with {30 g} sugar and {6 g} salt.',
      'Lay the vada in cups and pour the curd over.',
      'Top with {100 g} tamarind chutney and {5 g} roasted cumin; keep cold and sell within 2 hours.',
    ],
  },
  vadaSambarBowl: {
    name: 'Vada Sambar Bowl',
    steps: [
      'Boil {1500 ml} sambar 5 minutes with {100 ml} water.',
      'Warm {1000 g} vada on the tawa and lay them in the hot sambar 5 minutes.',
      'Top with {100 g} onion, coriander and {20 g} ghee.',
      'Serve steaming.',
    ],
  },
  pakoraKadhiBowl: {
    name: 'Pakora Kadhi Bowl',
    steps: [
      'Whisk {1000 g} curd with {120 g} besan, {2000 ml} water, {3 g} turmeric and {15 g} salt.',
      'Boil, stirring, then simmer 15 minutes.',
      'Add {1000 g} pakoras and simmer 5 minutes.',
      'Pour over {30 ml} hot oil with {5 g} cumin and {3 g} red chilli; serve hot.',
    ],
  },
  smashedSamosaChaat: {
    name: 'Smashed Samosa Chaat',
    steps: [
      'Heat {1000 g} samosas on a hot tawa or in the oven until hot inside, then smash.',
      'Top with {400 g} boiling hot chole or {200 g} onion.',
      'Pour over {300 g} whisked curd, {120 g} green and {120 g} tamarind chutney.',
      'Dust with {6 g} chaat masala and sev; serve at once.',
    ],
  },
  crispyUpmaTikki: {
    name: 'Crispy Upma Tikki',
    steps: [
      'Mash {1000 g} upma with {80 g} rice flour and {10 g} green chilli.',
      'Shape tikkis of 50 g with oiled hands.',
      'Fry on the tawa with {60 ml} oil, 4 minutes on each side, until hot inside.',
      'Serve with {200 g} chutney.',
    ],
  },
  pohaCutlet: {
    name: 'Poha Cutlet',
    steps: [
      'Mash {1000 g} poha with {400 g} boiled potato, {60 g} rice flour and {6 g} salt.',
      'Add {10 g} green chilli and {15 ml} lemon juice; make cutlets of 50 g each.',
      'Fry on the tawa with {60 ml} oil, 4 minutes on each side, until hot inside.',
      'Serve hot with chutney.',
    ],
  },
  pongalPepperBites: {
    name: 'Pongal Pepper Bites',
    steps: [
      'Mix {1000 g} cold pongal or khichdi with {120 g} rice flour, {5 g} crushed pepper and {4 g} salt.',
      'Shape balls of 30 g.',
      'Fry in hot oil (about 180 °C) 4 minutes until golden and hot inside.',
      'Serve with {200 g} coconut chutney.',
    ],
  },
  hakkaNoodleSpringFritters: {
    name: 'Hakka Noodle Spring Fritters',
    steps: [
      'Cut {1000 g} noodles short and mix with {200 g} shredded vegetables.',
      'Bind with {150 g} maida, {50 g} cornflour and {100 ml} water; {5 g} salt.',
      'Drop spoonfuls in hot oil, 3 minutes, until crisp and hot inside.',
      'Serve at once with chilli sauce.',
    ],
  },
  dalParathaRoll: {
    name: 'Dal Paratha Roll',
    steps: [
      'Boil {1000 g} dal 5 minutes until thick; cool 10 minutes.',
      'Knead with {1000 g} flour, {10 g} salt, {5 g} ajwain and {10 g} green chilli, adding water only if needed.',
      'Roll parathas of 100 g and roast with {80 ml} oil on a hot tawa.',
      'Roll with onion and chutney; serve hot.',
    ],
  },
  sambarRicePot: {
    name: 'Sambar Rice Pot',
    steps: [
      'Boil {1000 ml} sambar 5 minutes.',
      'Add {800 g} rice and {200 ml} hot water, mash lightly and simmer 8 minutes.',
      'Stir in {30 g} ghee and {4 g} salt.',
      'Top with fried curry leaves; serve steaming.',
    ],
  },
  bombayBatataVada: {
    name: 'Bombay Batata Vada',
    steps: [
      'Mash {1000 g} boiled potato with {10 g} ginger-garlic, {10 g} green chilli, {2 g} turmeric and {10 g} salt.',
      'Give it a tadka of {20 ml} oil and {4 g} mustard seeds; shape balls of 50 g.',
      'Whisk {300 g} besan, {350 ml} water and {5 g} salt; dip the balls.',
      'Fry in hot oil (about 180 °C) 4 minutes; serve hot, with pav if you have it.',
    ],
  },
  alooTikkiChaat: {
    name: 'Aloo Tikki Chaat',
    steps: [
      'Mash {1000 g} boiled potato with {80 g} bread crumbs or rice flour, {10 g} salt and {10 g} green chilli.',
      'Shape tikkis of 60 g and fry on the tawa with {80 ml} oil, 4 minutes on each side.',
      'Top with {300 g} curd and {150 g} chutney.',
      'Dust with {6 g} chaat masala; serve hot.',
    ],
  },
  chatpataFingerAloo: {
    name: 'Chatpata Finger Aloo',
    steps: [
      'Cut {1000 g} clean potatoes without green parts in fingers; soak 10 minutes in {1000 ml} water with {10 g} salt.',
      'Dry well and toss with {40 g} rice flour.',
      'Fry in hot oil until pale, drain, then fry again until golden.',
      'Toss with {6 g} salt and {5 g} chaat masala; serve hot.',
    ],
  },
  sabziTawaSandwich: {
    name: 'Sabzi Tawa Sandwich',
    steps: [
      'Fry {1000 g} sabzi 5 minutes until dry and hot through.',
      'Mix in {50 g} roasted besan and {5 ml} lemon juice; fill {1000 g} bread.',
      'Toast with {60 g} butter on the tawa until crisp.',
      'Cut and serve hot with chutney.',
    ],
  },
  choleKulchaSlider: {
    name: 'Chole Kulcha Slider',
    steps: [
      'Boil {1000 g} chole 5 minutes and mash a third.',
      'Toast {800 g} pav with {50 g} butter.',
      'Fill with chole, {200 g} onion and {10 ml} lemon juice.',
      'Dust with {5 g} chaat masala; serve hot.',
    ],
  },
  rajmaGaloutiTikki: {
    name: 'Rajma Galouti Tikki',
    steps: [
      'Boil {1000 g} rajma 5 minutes, drain and mash.',
      'Mix with {200 g} bread crumbs or roasted besan, {10 g} ginger-garlic, {6 g} garam masala and {6 g} salt.',
      'Shape tikkis of 50 g and fry with {80 ml} oil, 4 minutes on each side.',
      'Serve hot with onion and chutney.',
    ],
  },
  rainbowVegManchurian: {
    name: 'Rainbow Veg Manchurian',
    steps: [
      'Grate {1000 g} clean vegetables, add {8 g} salt, rest 10 minutes and squeeze.',
      'Mix with {200 g} maida, {80 g} cornflour and {10 g} ginger-garlic; shape balls.',
      'Fry 4 minutes until golden.',
      'Toss in {60 ml} soy sauce, {80 ml} tomato sauce and {200 ml} water boiled thick with {15 g} cornflour; serve.',
    ],
  },
  kandaBhajiBasket: {
    name: 'Kanda Bhaji Basket',
    steps: [
      'Slice {1000 g} clean onions, rub with {12 g} salt and rest 10 minutes.',
      'Mix in {350 g} besan, {60 g} rice flour, {10 g} green chilli and {4 g} ajwain; no water.',
      'Fry loose handfuls in hot oil 3 to 4 minutes.',
      'Drain on a rack; serve hot with tea.',
    ],
  },
  smokyTomatoThokku: {
    name: 'Smoky Tomato Thokku',
    steps: [
      'Sort {1000 g} tomatoes, throw out any with mould or leaks, and chop.',
      'Heat {60 ml} oil with {6 g} mustard seed and {20 g} garlic.',
      'Cook the tomatoes 20 minutes with {12 g} salt, {8 g} chilli powder and {20 g} jaggery until the oil shows.',
      'Cool, fill a clean jar, keep in the fridge and sell within 3 days.',
    ],
  },
  crispyPalakPattaPakoda: {
    name: 'Crispy Palak Patta Pakoda',
    steps: [
      'Pick over {1000 g} leaves, throw out slimy ones, wash and dry well.',
      'Whisk {600 g} besan, {100 g} rice flour, {750 ml} water, {15 g} salt and {10 g} chilli powder.',
      'Dip the leaves and fry in hot oil 2 minutes until crisp.',
      'Dust with {8 g} chaat masala; serve at once.',
    ],
  },
  chatpataCornCup: {
    name: 'Chatpata Corn Cup',
    steps: [
      'Steam {1000 g} corn 6 minutes until hot.',
      'Toss with {40 g} butter, {5 g} salt, {5 g} chaat masala and {2 g} chilli powder.',
      'Add {150 g} onion and {20 ml} lemon juice.',
      'Fill cups; serve hot.',
    ],
  },
  sproutsPowerBhel: {
    name: 'Sprouts Power Bhel',
    steps: [
      'Steam {1000 g} fresh sprouts 8 minutes.',
      'Add {200 g} onion, {200 g} tomato and {100 g} green chutney.',
      'Toss with {6 g} salt, {6 g} chaat masala and {20 ml} lemon juice.',
      'Serve at once.',
    ],
  },
  tawaPaneerBhurjiPav: {
    name: 'Tawa Paneer Bhurji Pav',
    steps: [
      'Heat {60 ml} oil; brown {300 g} onion, add {300 g} tomato and {10 g} ginger-garlic.',
      'Add {3 g} turmeric, {8 g} chilli powder and {10 g} salt; cook soft.',
      'Crumble in {1000 g} fresh paneer and cook 5 minutes.',
      'Serve hot with buttered pav.',
    ],
  },
  tangyKadhiShots: {
    name: 'Tangy Kadhi Shots',
    steps: [
      'Whisk {1000 g} clean-smelling curd with {80 g} besan, {1500 ml} water, {3 g} turmeric and {12 g} salt.',
      'Boil, stirring all the time, then simmer 15 minutes.',
      'Pour over {30 ml} hot oil with {5 g} cumin, {5 g} mustard seed and curry leaves.',
      'Serve steaming in cups.',
    ],
  },
  blackSaltShikanji: {
    name: 'Black Salt Shikanji',
    steps: [
      'Wash {1000 g} clean lemons and squeeze them; leave out seeds and peel.',
      'Stir the juice with {500 g} sugar, {30 g} black salt and {15 g} roasted cumin.',
      'Thin with {6000 ml} cold drinking water and {50 g} crushed mint.',
      'Keep on ice and serve today.',
    ],
  },
  masalaChaasCooler: {
    name: 'Masala Chaas Cooler',
    steps: [
      'Whisk {1000 ml} cold buttermilk with {300 ml} cold drinking water.',
      'Blend in {10 g} mint, {5 g} ginger, {3 g} roasted cumin and {5 g} black salt.',
      'Strain, keep on ice.',
      'Sell today in cups.',
    ],
  },
  phirniMatka: {
    name: 'Phirni Matka',
    steps: [
      'Boil {1000 ml} fresh milk.',
      'Stir in {60 g} ground soaked rice and cook 12 minutes, stirring.',
      'Add {100 g} sugar and {2 g} cardamom, boil 3 minutes.',
      'Fill cups, cool quickly, keep in the fridge and sell within a day.',
    ],
  },
  chickenKathiRoll: {
    name: 'Chicken Kathi Roll',
    steps: [
      'Shred {1000 g} chicken from the fridge and fry with {50 ml} oil, {200 g} onion and {10 g} ginger-garlic.',
      'Add {6 g} garam masala, {5 g} salt and {60 ml} water; cook 6 minutes until steaming hot in the middle.',
      'Warm {12} rotis and fill with the chicken and {120 g} chutney.',
      'Roll in paper; serve at once, do not keep.',
    ],
  },
  keemaPavTawa: {
    name: 'Keema Pav Tawa',
    steps: [
      'Chop {1000 g} meat from the fridge small; brown {250 g} onion in {60 ml} oil.',
      'Add {250 g} tomato, {15 g} ginger-garlic, {8 g} garam masala and {8 g} salt.',
      'Add the meat and {150 ml} water; boil 10 minutes until steaming hot in the middle.',
      'Serve at once with buttered pav.',
    ],
  },
  masalaFishCutlet: {
    name: 'Masala Fish Cutlet',
    steps: [
      'Flake {1000 g} cooked fish from the fridge and take out the bones.',
      'Mash with {500 g} boiled potato, {10 g} ginger-garlic, {8 g} salt and {20 ml} lemon juice.',
      'Make cutlets of 60 g each, coat with {150 g} crumbs.',
      'Fry 4 minutes on each side until steaming hot in the middle; serve at once.',
    ],
  },
  andaBhurjiPav: {
    name: 'Anda Bhurji Pav',
    steps: [
      'Brown {300 g} onion in {60 ml} oil; add {300 g} tomato and {15 g} green chilli.',
      'Add {3 g} turmeric and {8 g} salt.',
      'Add {1000 g} fresh beaten or chopped boiled eggs; cook until firm and steaming.',
      'Serve at once with buttered pav.',
    ],
  },
  mangaloreBananaBuns: {
    name: 'Mangalore Banana Buns',
    steps: [
      'Mash {1000 g} peeled ripe bananas with {150 g} sugar, {100 g} curd and {5 g} cumin.',
      'Knead in {1000 g} maida and {3 g} salt to a soft dough; rest covered 2 hours in a cool place.',
      'Roll thick rounds and fry in medium hot oil until they puff and brown.',
      'Serve warm with chutney.',
    ],
  },
  aamrasLassiGlass: {
    name: 'Aamras Lassi Glass',
    steps: [
      'Peel {1000 g} clean mangoes and blend the flesh.',
      'Whisk with {1000 g} cold curd, {80 g} sugar and {2 g} cardamom.',
      'Keep on ice.',
      'Serve cold; sell within 2 hours.',
    ],
  },
  chatpataFruitChaat: {
    name: 'Chatpata Fruit Chaat',
    steps: [
      'Cut {1000 g} clean fruit, throwing out soft and brown parts.',
      'Toss with {20 ml} lemon juice, {6 g} chaat masala, {2 g} black salt and {20 g} sugar.',
      'Keep on ice, covered.',
      'Sell within 2 hours.',
    ],
  },
  nariyalPodiSprinkle: {
    name: 'Nariyal Podi Sprinkle',
    steps: [
      'Grate {1000 g} fresh-smelling coconut and roast on a low flame 12 minutes until dry and golden.',
      'Roast {200 g} chana dal, {20 g} red chilli and {20 g} tamarind.',
      'Grind all with {20 g} salt.',
      'Cool; sell in small packets or on idli, within 5 days.',
    ],
  },
  greenChutneyMasalaToast: {
    name: 'Green Chutney Masala Toast',
    steps: [
      'Boil {1000 g} chutney 3 minutes with {20 ml} lemon juice to refresh it, and cool.',
      'Spread on {2000 g} bread with {1000 g} boiled potato slices and {10 g} salt.',
      'Toast with {100 g} butter until crisp.',
      'Cut and serve hot.',
    ],
  },
  coconutChutneyVegStew: {
    name: 'Coconut Chutney Veg Stew',
    steps: [
      'Boil {800 g} cut vegetables in {800 ml} water with {8 g} salt until soft.',
      'Stir in {1000 g} coconut chutney made today and boil 4 minutes.',
      'Add {30 ml} hot oil with {5 g} mustard seed and curry leaves.',
      'Serve hot with dosa or rice.',
    ],
  },
  halwaStuffedSweetPoli: {
    name: 'Halwa Stuffed Sweet Poli',
    steps: [
      'Warm {1000 g} halwa or crumbled sweets until steaming, then cool to lukewarm; shape balls of 30 g.',
      'Knead {700 g} flour, {350 ml} water, {3 g} salt and {40 ml} oil; rest 20 minutes.',
      'Wrap each ball in dough and roll out.',
      'Roast on the tawa with {80 g} ghee; serve warm.',
    ],
  },
  gulabJamunRabriCup: {
    name: 'Gulab Jamun Rabri Cup',
    steps: [
      'Boil {1500 ml} milk down to half with {2 g} cardamom.',
      'Cut {1000 g} gulab jamun or rasgulla in two and boil them 2 minutes in their syrup.',
      'Lay them in cups and pour the hot rabri over.',
      'Serve hot, or cool quickly and sell cold within 4 hours.',
    ],
  },
  jalebiRabriCrunch: {
    name: 'Jalebi Rabri Crunch',
    steps: [
      'Crisp {1000 g} jalebi 4 minutes on a dry low tawa.',
      'Boil {1500 ml} milk down to half with {2 g} cardamom.',
      'Break the jalebi in cups and pour the hot rabri over.',
      'Top with {30 g} nuts; serve at once.',
    ],
  },
} as const;

/** As many steps in every language. */
type Steps<Texts extends readonly string[]> = { readonly [Place in keyof Texts]: string };

/** Every special of the kitchen book. */
export type RecipeId = keyof typeof recipes;

export interface Messages {
  /** Stands above the examples. */
  readonly notUnderstood: string;
  /** What a vendor says of leftovers; the kitchen book understands each. */
  readonly examples: {
    readonly potatoes: string;
    readonly rice: string;
    readonly idlis: string;
  };
  /** The first step where the leftovers can spoil. */
  /** How food is kept, by its kind. */
  readonly keeping: Readonly<Record<Keeping, string>>;
  readonly coolRule: string;
  /** The first step where they keep. */
  readonly sortFirst: string;
  readonly recipes: {
    readonly [Id in RecipeId]: {
      /** As a menu carries it. */
      readonly name: string;
      readonly steps: Steps<(typeof recipes)[Id]['steps']>;
    };
  };
}

export const messages = (): Messages => ({
  notUnderstood:
    'The kitchen book knows no recipe for that. Name what is left over, and how much. For example:',
  examples: {
    potatoes: '2 kg boiled potatoes and 10 pav',
    rice: 'aaj ke bache hue chawal aur dahi',
    idlis: '20 इडली बची है, फ्रिज में रखी है',
  },
  keeping: {
    cooked:
      'Cooked food: cool it in shallow covered trays within 2 hours, then put it in the fridge; use it within 2 days and heat it once only, till it boils. Without a fridge sell it the same day, and keep it steaming hot till then.',
    meat: 'Meat and fish: the lowest shelf of the fridge, covered, apart from all else; use it the next day, or freeze it the day you buy it. Thaw it in the fridge, and never freeze it again. Without a fridge buy on the day, and keep it under ice.',
    milk: 'Milk: boil it, cool it quickly, keep it covered in the fridge; 2 days. Paneer lies in water in the fridge, changed daily; 2 days. Curd keeps 3 days. Without a fridge boil milk every 4 hours, and buy for the day.',
    batter:
      'Batter and dough: let it rise, then into the fridge in a big closed vessel with room to rise; 3 days. Take out only what you need, and add the salt then. Outside it is too sour after a day in the heat.',
    chutney:
      'Fresh chutney: grind it thick and without onion, keep it in the fridge with a dry spoon; 1 day for coconut, 2 for green. On the stall 2 hours, so bring small bowls. Boiled tamarind chutney or ginger-garlic paste with oil and salt keeps 2 weeks in a dry closed bottle in the fridge.',
    cut: "Cut fruit, sprouts and juice: covered in the fridge or on ice, sold the same day; without cold 2 hours, in the heat 1. Cut only what you sell, and never put yesterday's under fresh.",
    greens:
      'Vegetables: greens unwashed in a damp cloth or paper in the fridge, 3 days. Onions and potatoes dark and airy, apart from each other. Tomatoes and lemons in the shade, not in plastic.',
    fried:
      'Fried and crisp things: let them cool fully, then into an airtight box with paper; dry ones keep a week. What has potato, onion or meat in it is sold the same day; raw it can be frozen for a month.',
    sweet:
      'Sweets: with milk or khoya 2 days in the fridge; dry ones with sugar and ghee, such as ladoos, a week in an airtight box, with a dry hand only. Syrup sweets stay covered in their syrup in the fridge, 4 days.',
    dry: 'Dry goods: in dry airtight boxes, off the floor, away from steam and sun, old before new; roast rava and nuts lightly against insects, a bay leaf or neem leaf in the flour. Spice powder keeps 3 months, bread 2 days.',
    egg: 'Eggs: unwashed in the fridge 3 weeks, in a cool shade 1 week; cracked ones are thrown away. Boiled ones stay in their shell, in the fridge, 2 days; peeled ones are sold the same day.',
  },
  coolRule:
    'Use it only if it was cooked less than 2 hours ago, or was cooled within 2 hours and kept in the fridge. Heat it once, until it is steaming hot inside too.',
  sortFirst: 'Sort first: throw out anything with mould, slime or a bad smell.',
  recipes,
});
