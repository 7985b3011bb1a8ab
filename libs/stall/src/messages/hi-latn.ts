import type { AmountUnit, PurchaseUnit } from '@thela/ledger';
import type { Words } from '@thela/language';
import type { Messages } from './en';

const units: Readonly<Record<AmountUnit, string>> = {
  kg: 'kilo',
  g: 'gram',
  litre: 'litre',
  ml: 'ml',
  piece: 'piece',
  dozen: 'darjan',
};

/** Behind the amount. */
const held = {
  packet: 'ka ek packet',
  bundle: 'ki ek gaddi',
  tray: 'ki ek tray',
};

export const messages = ({ number, plural }: Words): Messages => {
  const dishes = (count: number) => `${number(count)} dish`;
  const entries = (count: number) => `${number(count)} entry`;
  const amountOf = (amount: number, unit: AmountUnit) => `${number(amount, 6)} ${units[unit]}`;
  const is = (count: number) => plural(count, { one: 'hai', other: 'hain' });
  const unitName = (unit: PurchaseUnit) => {
    if (typeof unit === 'string') return units[unit];
    const amount = amountOf(unit.of.amount, unit.of.unit);
    return unit.as === 'loose' ? amount : `${amount} ${held[unit.as]}`;
  };

  return {
    cancel: 'Rehne dein',
    tryAgain: 'Phir koshish karein',
    setUp: {
      step: (step) => `3 mein se step ${number(step)}`,
      back: 'Peeche',
      next: 'Aage badhein',
      notNow: 'Abhi nahin',
      title: 'Apna thela set karein',
      subtitle: 'Teen chhote step, phir saara hisaab aapki apni dish aur aapke apne paise ka hoga.',
      kept: 'Aap jo bharenge woh isi phone mein rahega, page band karne par bhi. Private window use bhool jaati hai.',
      clock: (day) =>
        `Is phone ki ghadi ${day} bata rahi hai. Pehle ghadi theek karein: nahin to aapka thela usi din se shuru hoga.`,
      import: 'Mere paas doosre phone ki copy hai',
    },
    details: {
      name: 'Thele ka naam',
      nameHint: 'Jis naam se customer jaante hain. Zyada se zyada 60 akshar.',
      nameMissing: 'Apne thele ka naam likhein.',
      place: 'Thela kahan lagta hai (khaali chhod sakte hain)',
      placeHint: 'Jaise: Hyderabad, Telangana',
      heading: 'Naam aur jagah',
      save: 'Save karein',
      saved: 'Naam aur jagah badal gaye.',
    },
    dayBreak: {
      ofDevice: (city) => `Is phone ka samay alag hai: ${city} ka.`,
      text: (city) => `Har din subah 4 baje shuru hota hai, ${city} ke samay se.`,
      useDevice: 'Is phone ka samay lein',
      useIndia: 'India ka samay lein',
      moved: (city) => `Aaj ka din aise hi chalega. Iske baad din ${city} ke samay se shuru honge.`,
    },
    dishes: {
      title: 'Aap kya bechte hain?',
      subtitle:
        'Har dish ko tap karein. Recipe aur daam saath aate hain, jinhe aap badal sakte hain.',
      search: 'Dish dhoondhein',
      clearSearch: 'Search mitayein',
      searchHint: 'Dosa, golgappa, chai',
      onMenu: 'Namoone ke menu mein',
      retired: 'Pehle aapke menu mein thin',
      onOwnMenu: 'aapke menu mein hai',
      own: 'Aapki apni',
      found: (count) => `${dishes(count)} mili`,
      none: (text) => `List mein “${text}” naam ki koi dish nahin hai.`,
      addTyped: (name) => `“${name}” ko meri apni dish banayein`,
      jump: 'Yahan jaayein',
      somethingElse: 'Kuch aur',
      ownName: 'Aapki dish ka naam',
      ownHint: 'Jab tak aap “Mera menu” mein recipe nahin bharte, iski laagat pata nahin hogi.',
      ownMissing: 'Dish ka naam likhein.',
      add: 'Yeh dish jodein',
      costUnknown: 'laagat pata nahin',
      chosen: (count) => (count === 0 ? 'Koi dish nahin chuni' : `${dishes(count)} chuni`),
      chooseOne: 'Pehle kam se kam ek dish chunein.',
      addTitle: 'Dish jodein',
      addSubtitle:
        'Har nayi dish ko tap karein. Recipe aur daam saath aate hain; dono “Mera menu” mein badlein.',
      addChosen: (count) => (count === 0 ? 'Jodein' : `${dishes(count)} jodein`),
      added: (count) =>
        `${dishes(count)} aam daam par jud ${plural(count, { one: 'gayi', other: 'gayin' })}. Daam “Mera menu” mein dekh lein.`,
    },
    prices: {
      title: 'Daam dekh lein',
      subtitle: 'Yeh aam daam hain. Aapke thele par jo alag ho, use abhi ya baad mein badlein.',
      selling: 'Ek plate ka daam',
      ingredients: (count) => `${number(count)} saamaan aap kitne mein laate hain`,
      ingredientsHint: 'Aapki laagat aur munafa inhi se nikalta hai.',
      perUnit: (unit) => {
        if (typeof unit === 'string') return `per ${units[unit]}`;
        return unit.as === 'loose' ? `${unitName(unit)} ka daam` : unitName(unit);
      },
      usual: (price) => `Aam daam: ${price}`,
      costUnknown: 'Abhi recipe nahin hai: iski laagat pata nahin.',
      invalid: '0 ya usse zyada ka daam likhein.',
      faults: (count) => `${number(count)} daam baaki ya galat ${is(count)}.`,
      start: 'Mera thela shuru karein',
      starting: 'Shuru ho raha hai …',
      failed:
        'Thela taiyaar nahin ho paaya. Aapka likha sab yahin hai: ek baar dekh lein, phir koshish karein.',
      started: (name) => `${name} taiyaar hai. Apni pehli plates yahan ginein.`,
    },
    home: {
      title: 'Mera thela',
      noPlace: 'Jagah nahin bhari',
      menu: {
        heading: 'Menu',
        count: (count) => `Aapke menu mein ${dishes(count)} ${is(count)}.`,
        open: 'Mera menu kholein',
        add: 'List se dish jodein',
      },
    },
    helped: {
      heading: 'Aap is thele par haath bataate hain',
      text: 'Aap aaj ki plates ginte hain aur kharcha bharte hain. Menu, daam, laagat aur baaki din maalik ke hain.',
      count: 'Plates ginein',
      arriving:
        'Is thele ka naam aur dishes abhi is phone mein nahin aaye. Network milte hi aa jaayenge.',
      leave: {
        heading: 'Yeh thela chhodein',
        action: 'Yeh thela chhodein …',
        question: 'Yeh thela chhodna hai?',
        text: 'Phir aap yeh thela na dekh paayenge, na yahan gin paayenge. Aapka gina hua maalik ke paas rahega.',
        unsent: (count) =>
          `Aapki ${entries(count)} abhi maalik tak nahin pahunchi. Network milne tak rukein, phir chhodein.`,
        confirm: 'Chhodein',
        keep: 'Rehne dein',
        done: 'Aapne thela chhod diya.',
        network: 'Account tak abhi pahunch nahin paaye. Internet dekhein, phir koshish karein.',
        other: 'Yeh nahin ho paaya. Page dobara load karein, phir koshish karein.',
      },
    },
    days: {
      heading: 'Aapke din',
      today: 'Aaj',
      yesterday: 'Beeta kal',
      loading: 'Aapke din padhe ja rahe hain …',
      failed: 'Aapke din abhi padhe nahin ja sake.',
      empty: 'Jis din bhi aap plates ginenge, woh din aur uski kamaai yahan dikhegi.',
      emptyAction: 'Plates ginein',
      plates: (count) => `${number(count)} plate`,
      figures: {
        plates: 'Plate',
        revenue: 'Bikri',
        profit: 'Kul munafa',
        expenses: 'Kharcha',
        waste: 'Barbaadi',
        left: 'Haath mein bacha',
      },
      byDish: 'Har dish ka hisaab',
      revenueOf: (amount) => `Bikri ${amount}`,
      profitOf: (amount) => `Munafa ${amount}`,
      profitUnknown: 'Munafa pata nahin',
      unknownCost: (names) => `Laagat pata nahin, isliye munafe mein nahin gina: ${names}.`,
      noPlates: 'Koi plate nahin gini gayi.',
      correct: 'Is din ko theek karein',
      onPaper: 'Print ke liye kholein',
      coming: 'aa raha hai',
      future: {
        heading: 'Us din ka jo abhi aaya nahin',
        text: 'Ya to bharte samay ghadi aage thi, ya is phone ki ghadi ab peeche hai. Woh din aane tak yeh kisi jod mein nahin hai.',
        clock: (now) =>
          `Is phone ki ghadi ${now} bata rahi hai. Galat ho to pehle ghadi theek karein.`,
        holds: (count, all) => `${number(count)} plate, ${number(all)} entry`,
        open: 'Yeh din kholein',
      },
      early: 'Aapke thele ke pehle din se pehle ka',
      wrongDay: 'Kya yeh sab kisi aur din ka hai?',
      paperBook: {
        heading: 'Pehle ka koi din bharein',
        text: 'Apni bahi se, thela set karne se pehle ka din bhi. Wahan aapke shuru ke menu aur daam gine jaate hain.',
        day: 'Din',
        open: 'Yeh din ginein',
        wrongDay: 'Aaj se pehle ka din chunein, pichhle paanch saal mein se.',
      },
      more: (count) => `${number(count)} aur din dikhayein`,
    },
    moveDay: {
      to: 'Is din mein daalein',
      move: (count) => `${number(count)} entry daalein`,
      wrongDay: 'Koi aur din chunein, zyada se zyada aaj.',
      moved: (count, day) => `${number(count)} entry ${day} mein daali gayin.`,
      ask: 'Hatayein …',
      question: (count) => `${number(count)} entry hamesha ke liye hatayein?`,
      remove: 'Hatayein',
      keep: 'Rehne dein',
      removed: (count) => `${number(count)} entry hatayi gayin.`,
    },
    paper: {
      back: 'Aapke din',
      print: 'Print',
      loading: 'Din padha ja raha hai …',
      failed: 'Yeh din abhi padha nahin ja saka.',
      unnamed: 'Mera thela',
      soFar: (day) => `${day}, ab tak`,
      none: (day) => `${day} ka kuch bhi darj nahin hai.`,
      coming: (day) => `${day} abhi aapke account se aa raha hai.`,
      future: (day) => `${day} abhi aaya nahin hai.`,
      noDate: 'Aisa koi din nahin hai. Apne dinon mein se ek chunein.',
      dish: 'Dish',
      plates: 'Plate',
      price: 'Daam',
      revenue: 'Bikri',
      cost: 'Laagat',
      profit: 'Munafa',
      unknown: 'pata nahin',
      averagePrice: 'Jahan din mein daam badla, wahan ausat daam likha hai.',
      totals: 'Poora din',
      ingredients: 'Saamaan',
      loss: (figure) => `${figure}, ghaata`,
      uncounted: 'Jiski laagat pata nahin, uski bikri',
      expenses: 'Kharcha',
      waste: 'Barbaadi',
      wasteAtCost: 'Barbaadi, laagat par',
      expense: {
        gas: 'Gas',
        ice: 'Baraf',
        help: 'Mazdoori',
        rent: 'Kiraya',
        other: 'Aur kuch',
      },
      noted: (category, note) => `${category}: ${note}`,
      wastedPlates: (name, plates) => `${name}, ${number(plates)} plate`,
      wastedAmount: (name, amount, unit) => `${name}, ${amountOf(amount, unit)}`,
      wasteReason: {
        unsold: 'Nahin bika',
        spoilt: 'Kharab hua',
        spilt: 'Gir gaya',
        other: 'Aur kuch',
      },
      printed: (moment) => `${moment} ko print kiya`,
    },
    copy: {
      heading: 'Sab kuch ki ek copy',
      text: 'Phone kho jaaye to aapka hisaab bhi kho jaata hai. Beech-beech mein copy save karein aur khud ko bhej dein.',
      export: 'Copy save karein',
      csv: 'Excel ke liye table save karein (CSV)',
      tables: {
        days: 'Din',
        dishes: 'Har din ki dish',
        ingredients: 'Saamaan',
        expenses: 'Kharcha',
      },
      tableFailed: 'Table nahin ban paayi. Phir koshish karein.',
      unit: unitName,
      futureDay: (day) => `${day} (abhi aaya nahin)`,
      columns: {
        day: 'Taareekh',
        plates: 'Plate',
        revenue: 'Bikri (₹)',
        ingredientCost: 'Saamaan ki laagat (₹)',
        profit: 'Dish ka munafa (₹)',
        expenses: 'Kharcha (₹)',
        waste: 'Barbaadi (₹)',
        left: 'Haath mein bacha (₹)',
        unknownCost: 'Dish jinki laagat pata nahin',
        dish: 'Dish',
        ingredient: 'Saamaan',
        price: 'Daam (₹)',
        unit: 'Daam kitne ka hai',
        unknownPrice: 'Jis saamaan ka daam pata nahin',
        category: 'Kis cheez ka',
        note: 'Note',
      },
      notWhole: (days) =>
        `${number(days)} din abhi aa ${plural(days, { one: 'raha hai', other: 'rahe hain' })}: ruk jaayein, warna copy mein woh nahin honge.`,
      exportFailed: 'Copy nahin ban paayi. Phir koshish karein.',
      exported: {
        saved: 'File save ho gayi.',
        unknown:
          'File apne downloads mein dekhein. Doosre app ke andar ka browser shayad save na kare: tab yeh page Chrome ya Safari mein kholein.',
        cancelled: '',
      },
      import: 'Copy wapas daalein',
      importHint:
        'Jo is phone mein nahin hai woh jud jaata hai. Na kuch dobara aata hai, na kuch khota hai, aur aap ise wapas le sakte hain.',
      checking: 'File padhi ja rahi hai …',
      preview: 'Yeh file',
      adds: (count) => `${entries(count)} jodegi`,
      addsAnswers: (count) => `${number(count)} purane jawab bhi jodegi`,
      known: (count) => `${entries(count)} pehle se yahan ${is(count)}`,
      refused: (count) => `${number(count)} line chhod di jaayegi, kyunki woh entry nahin hai`,
      range: (from, to) => (from === to ? from : `${from} se ${to}`),
      nothingNew: 'Is file ka sab kuch is phone mein pehle se hai.',
      confirm: (count) => `${entries(count)} jodein`,
      confirmAnswers: (count) => `${number(count)} jawab jodein`,
      done: (count) => `${entries(count)} jud ${plural(count, { one: 'gayi', other: 'gayin' })}.`,
      doneAnswers: (count) =>
        `${number(count)} jawab jud ${plural(count, { one: 'gaya', other: 'gaye' })}.`,
      notStored: (count) =>
        `${entries(count)} poori save nahin ho paayin: is phone mein jagah nahin bachi.`,
      noSpaceForAnswers: 'Jawab nahin jude: is phone mein jagah nahin bachi.',
      file: {
        stall: (name) => `${name} thele ki hai`,
        unnamed: 'bina naam ke thele ki hai',
        made: (moment) => `${moment} ko bani thi`,
        menu: (count) => `iske menu mein ${dishes(count)} ${is(count)}`,
        days: (count) => `ismein ${number(count)} din ki bikri ya kharcha hai`,
        newDishes: (names) => `yeh dish aapke menu mein nahin hain: ${names}`,
        prices: (changes) => `yeh daam badlegi: ${changes}`,
        more: (names, count) => `${names} aur ${number(count)} aur`,
      },
      other: {
        heading: (name) => `Yeh file kisi aur thele ki hai. Aapka thela ${name} hai.`,
        text: 'Iski dish, daam aur din aapke hisaab mein jud jaayenge.',
        label: (word) => `Phir bhi jodna ho to ${word} likhein`,
      },
      questions: {
        heading: 'Sahi kya hai?',
        text: 'Dono kisi ne khud bhare hain: ek is phone mein, ek file mein. Har ek mein se ek chunein.',
        allHere: 'Sab is phone jaisa',
        allFile: 'Sab file jaisa',
        missing: 'Dono mein se ek chunein.',
        here: (value) => `Yeh phone: ${value}`,
        file: (value) => `File: ${value}`,
        nothing: 'kuch nahin',
        of: {
          name: (name) => `${name}: naam`,
          place: (name) => `${name}: thela kahan lagta hai`,
          sellingPrice: (name) => `${name}: plate ka daam`,
          recipe: (name) => `${name}: recipe`,
          unit: (name) => `${name}: kis hisaab se khareedte hain`,
          price: (name) => `${name}: aap kitna dete hain`,
        },
      },
      imports: {
        heading: 'Ab tak wapas daala gaya',
        one: (moment, count) => `${moment} ko, ${entries(count)}`,
        stored: (done, count) => `${entries(count)} mein se ${number(done)} save hui`,
        takenBack: (done, count) => `${entries(count)} mein se ${number(done)} wapas li gayi`,
        stay: 'Tab tak yeh page khula rakhein. Band ho jaaye to agli baar kholne par aage chalega.',
        stopped: (name) => `${name} abhi poori save nahin hui.`,
        goOn: 'Aage chalayein',
        undo: 'Wapas lein',
        undoOf: (name) => `${name} wapas lein`,
        question: (name, count) =>
          `${name} ki saari ${entries(count)} wapas lein? Jo aapne khud bhara hai woh rahega.`,
        takeBack: 'Haan, wapas lein',
        keep: 'Rehne dein',
        done: (name) => `${name} wapas le li gayi.`,
        failed: 'Poori wapas nahin li ja saki. Phir koshish karein.',
        unnamed: 'copy',
      },
      faults: {
        'not-a-ledger':
          'Yeh file thele ki copy nahin hai. Woh file chunein jo “Copy save karein” se bani thi.',
        newer:
          'Yeh copy page ke naye version se bani hai. Page dobara kholein, phir ek baar koshish karein.',
        damaged: 'Yeh file kharab hai. Koi purani copy aazmayein.',
        'too-large': 'Yeh file itni badi hai ki thele ki copy nahin ho sakti.',
        unreadable: 'Yeh file padhi nahin ja saki. Phir koshish karein.',
      },
    },
    storage: {
      heading: 'Aapka hisaab kitna safe hai',
      opening: 'Dekh rahe hain …',
      failed: 'Hisaab abhi padha nahin ja saka. Isse kuch khoya nahin hai.',
      stored: (count) => `${entries(count)} is phone mein save ${is(count)}.`,
      storedUnknown: 'Aapka hisaab is phone mein save hai.',
      used: (size) => `Isne ${size} jagah li hai.`,
      available: (size) => `${size} jagah khaali hai.`,
      unsaved: {
        full: (count) =>
          `Abhi save nahin hui: ${entries(count)}. Aapke phone mein jagah nahin bachi.`,
        blocked: (count) =>
          `Save nahin hui: ${entries(count)}. Yeh browser page ko kuch bhi save nahin karne deta. Ijaazat dein, ya page band karne se pehle copy save karein.`,
      },
      restored: (count) =>
        `Pehli copy nahin rahi thi, isliye ${entries(count)} doosri copy se wapas laayi gayi. Doosri copy mein jo tha, sab hai.`,
      secondCopy: 'Saath mein ek doosri copy bhi rakhi hai, agar pehli kharab ho jaaye.',
      noSecondCopy:
        'Yeh browser doosri copy nahin rakhta, isliye beech-beech mein khud ek save karein.',
      persistent: 'Browser ne waada kiya hai ki jab tak aap na mitayein, hisaab rahega.',
      notPersistent:
        'Phone mein jagah kam pade to browser ise hata sakta hai, aur iPhone par saat din page na kholne par bhi. Page ko home screen par lagayein, aur beech-beech mein copy save karein.',
      persistenceUnknown:
        'Yeh browser nahin bataata ki woh ise hata sakta hai ya nahin. Beech-beech mein copy save karein.',
      offline: 'Yeh sab bina network ke bhi chalta hai.',
      check: 'Phir dekhein',
    },
    erase: {
      title: 'Sab kuch mitayein',
      link: 'Sab kuch mitayein …',
      text: 'Isse thele ka har din, dish, daam, entry aur rakhe hue jawab is phone se hat jaate hain. Yeh wapas nahin ho sakta.',
      count: (count) =>
        `${entries(count)} mit ${plural(count, { one: 'jaayegi', other: 'jaayengi' })}.`,
      exportFirst: 'Pehle copy save karein',
      exportHint: 'Copy se aap sab kuch kisi bhi phone par wapas la sakte hain.',
      label: (text) => `Mitane ke liye ${text} likhein`,
      mismatch: (text) => `Yeh waisa nahin hai. ${text} likhein.`,
      action: 'Sab kuch mitayein',
      keep: 'Sab kuch rakhein',
      erasing: 'Mitaya ja raha hai …',
      failed: 'Sab kuch nahin mit paaya. Is page ke doosre tab band karein, phir koshish karein.',
      done: 'Thele ka sab kuch is phone se mit gaya.',
      nothing: 'Is phone mein kisi thele ka kuch bhi save nahin hai.',
      accountStays:
        'Yeh hisaab is phone ka apna hai, kisi account ka nahin. Jo aapke account mein hai woh wahin rahega.',
    },
    eraseAccount: {
      title: 'Mera thela mitayein',
      text: (name) =>
        `Isse “${name}” ka har din, dish, daam aur entry mit jaayegi: aapke account se turant, is phone se, aur baaki phones se jab unhein network milega. Yeh wapas nahin ho sakta.`,
      helpers: 'Helpers ke paas se bhi thela chala jaayega.',
      action: 'Mera thela mitayein',
      keep: 'Mera thela rakhein',
      done: 'Aapka thela account se aur is phone se mit gaya.',
      onlyHere: 'Sirf is phone se hatayein …',
      helper: 'Yeh thela iske maalik ka hai. Aap iski copy is phone se hata sakte hain.',
      unnamed: 'Bina naam ka thela',
    },
    getting: {
      heading: 'Aapka thela la rahe hain …',
      hint: 'Pehli baar thoda samay lagta hai. Phir bina network ke bhi yahin rahega.',
    },
  };
};
