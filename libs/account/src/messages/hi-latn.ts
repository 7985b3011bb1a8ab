import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => {
  const changes = (count: number) =>
    `${number(count)} ${plural(count, { one: 'change', other: 'changes' })}`;
  const entries = (count: number) =>
    `${number(count)} ${plural(count, { one: 'entry', other: 'entries' })}`;
  const is = (count: number) => plural(count, { one: 'hai', other: 'hain' });

  return {
    line: {
      phone: 'Sirf isi phone mein hai',
      looking: 'Aapka account dekh rahe hain …',
      choice: 'Abhi account mein nahin hai: chunein',
      opening: 'Aapka thela la rahe hain …',
      fetching: (percent) => `Aapke din aa rahe hain: ${number(percent)} %`,
      saved: (time) => `Aapke account mein rakha hai, ${time}`,
      sending: (count) => `${changes(count)} bhej rahe hain …`,
      pending: (count) => `${changes(count)} network ke intezaar mein ${is(count)}`,
      updating: (count) =>
        count === 0 ? 'Site update ho rahi hai' : `${changes(count)} ruke: site update ho rahi hai`,
      busy: (count) =>
        count === 0 ? 'Account abhi busy hai' : `${changes(count)} ruke: account abhi busy hai`,
      pace: (count) => `${changes(count)} baaki: har minute kuch jaate hain`,
      heldBack: (count) => `${changes(count)} account mein nahin ${is(count)}`,
      noAnswer: 'Account ka intezaar hai',
      signedOut: (count) => `${changes(count)} account mein rakhne ke liye sign in karein`,
      signedOutSent: 'Account mein aage rakhne ke liye sign in karein',
      erased: 'Yeh thela mita diya gaya hai',
      removed: 'Ab aap yahan helper nahin hain',
    },
    announced: {
      fetching: 'Aapka thela aa gaya. Aapke din aa rahe hain.',
      saved: 'Sab kuch aapke account mein rakha hai.',
      pending: 'Changes network ke intezaar mein hain.',
      updating: 'Changes ruke hain: site update ho rahi hai.',
      busy: 'Changes ruke hain: account abhi busy hai.',
      pace: 'Bahut changes ruke hain: har minute kuch jaate hain.',
      heldBack: 'Kuch changes aapke account mein nahin hain.',
      signedOut: 'Aapka sign in khatam ho gaya hai. Changes isi phone mein ruke hain.',
      phone: 'Sab kuch isi phone mein rakha hai.',
    },
    notices: {
      choice:
        'Is phone ka hisaab kisi account mein nahin hai. Kya ise aapke account mein daalein? Jab tak aap na chunein, yeh isi phone mein rahega.',
      choose: 'Chunein',
      erased: 'Yeh thela account se mita diya gaya hai. Iski copy ab sirf is phone mein hai.',
      removed:
        'Maalik ne aapko is thele se hata diya hai. Aapne jo bhara tha woh ab bhi is phone mein hai.',
      decide: 'Iska kya karna hai, chunein',
      ahead: (span, deviceDay, serverDay) =>
        `Is phone ki ghadi ${span} aage hai. Aap jo bharenge woh ${deviceDay} mein jaayega; aaj ${serverDay} hai. Ghadi theek karein.`,
      behind: (span, deviceDay, serverDay) =>
        `Is phone ki ghadi ${span} peeche hai. Aap jo bharenge woh ${deviceDay} mein jaayega; aaj ${serverDay} hai. Ghadi theek karein.`,
      span: {
        minutes: (count) => `${number(count)} minute`,
        hours: (count) => `${number(count)} ${plural(count, { one: 'ghanta', other: 'ghante' })}`,
        days: (count) => `${number(count)} din`,
      },
      aheadToday: (span) => `Is phone ki ghadi ${span} aage hai.`,
      behindToday: (span) => `Is phone ki ghadi ${span} peeche hai.`,
      seen: 'Theek hai',
      lost: {
        heading: 'Doosre phone ne bhi wahi baat tay ki. Baad wali maani jaayegi.',
        counted: (dish, day, mine, theirs) =>
          `${dish}, ${day}: aapne ${mine} likha, doosre phone ne ${theirs}. ${theirs} gina jaayega.`,
        decided: (subject, field, mine, theirs) =>
          `${subject}, ${field}: aapne ${mine} bhara, doosre phone ne ${theirs}. ${theirs} maana jaayega.`,
        yourStall: 'Aapka thela',
        fields: {
          price: 'daam',
          plates: 'plate',
          expense: 'kharch',
          waste: 'phenka gaya',
          sellingPrice: 'bechne ka daam',
          name: 'naam',
          recipe: 'recipe',
          preparation: 'banane ka tareeka',
          unit: 'kis naap se khareedte hain',
          isRetired: 'menu',
          place: 'jagah',
          timeZone: 'time zone',
        },
        on: 'menu mein',
        off: 'hataya hua',
        none: 'kuchh nahin',
        held: {
          loose: (of) => of,
          packet: (of) => `${of} ka packet`,
          bundle: (of) => `${of} ki gaddi`,
          tray: (of) => `${of} ki tray`,
        },
        units: { kg: 'kilo', g: 'gram', litre: 'litre', ml: 'ml', piece: 'nag', dozen: 'darjan' },
      },
      newer:
        'Doosre phone se kuch aisa bhara gaya hai jo yeh page abhi nahin jaanta. Woh bacha hua hai: dekhne ke liye page phir se load karein.',
      openingNow: 'Aapka thela la rahe hain … Uske aane tak namoone ke figures dikhenge.',
    },
    tryAgain: 'Phir koshish karein',
    home: {
      title: 'Aapka account',
      signedInAs: (who) => `Is naam se sign in hain: ${who}`,
      signedOut: 'Is phone par koi sign in nahin hai.',
      why: 'Account aapka thela sambhaalta hai: naye phone ke liye, helper ke phone ke liye, aur yeh phone kho jaaye tab bhi.',
      signIn: 'Sign in karein',
      signUp: 'Account banayein',
    },
    otherPhone: {
      action: 'Doosre phone par chalayein',
      text: 'Ise doosre phone se scan karein, ya link wahan kholein. Wahan bas chhah ank bharne honge, jo hum aapko mail karenge.',
      code: 'Link ka QR code',
      message: 'Doosre phone par mera thela:',
    },
    pages: {
      profile: { title: 'Profile', contents: 'Naam, email, phone, password' },
      security: { title: 'Suraksha', contents: 'Doosra step, fingerprint' },
    },
    keeping: {
      heading: 'Aapka hisaab kahan rakha hai',
      phone: 'Aap jo bhi bharte hain woh sirf isi phone mein hai. Network ki zaroorat nahin.',
      phoneSignedIn:
        'Pehli entry se aapke account mein thela ban jaayega. Tab tak rakhne ke liye kuch nahin hai.',
      apart: (count) =>
        `Is phone mein apni ${entries(count)} bhi hain, jo aapke account se alag rakhi hain.`,
      phoneApart: 'Yeh hisaab is phone mein hi rahega, aapke account se alag.',
      choice: 'Jab tak aap na chunein, yeh isi phone mein rahega.',
      looking: 'Jo is phone par dikh raha hai woh yahin hai. Aap kaam karte rahein.',
      opening: 'Pehli baar thoda samay lagta hai. Phir bina network ke bhi yahin rahega.',
      fetching: 'Aaj ka hisaab aa gaya hai, aap gin sakte hain. Pehle ke din apne aap aa jaayenge.',
      saved: 'Jo is phone mein hai woh sab aapke account mein bhi hai.',
      pending:
        'Aap jo bharte hain woh is phone mein safe hai aur apne aap account mein chala jaayega.',
      signedOut:
        'Aapka sign in khatam ho gaya hai. Aap jo bharenge woh is phone mein rahega aur sign in karne par account mein jaayega.',
      syncNow: 'Abhi sync karein',
      syncing: 'Sync ho raha hai …',
      heldBackHeading: 'Aapke account mein nahin hain',
      heldBack: {
        unknown_kind: (count) =>
          `${entries(count)}: account yeh kism abhi nahin pehchaanta. Baad mein apne aap chali jaayegi.`,
        unknown_field: (count) =>
          `${entries(count)}: iski ek baat account abhi nahin pehchaanta. Baad mein apne aap chali jaayegi.`,
        invalid: (count) => `${entries(count)}: account ise padh nahin paaya.`,
        too_large: (count) => `${entries(count)}: account ke liye bahut badi hai.`,
        forbidden: (count) => `${entries(count)}: yeh sirf maalik bhar sakte hain.`,
        day_ahead: (count) =>
          `${entries(count)} us din ki jo abhi aaya nahin. Woh din aane par chali jaayegi.`,
        day_full: (count) =>
          `${entries(count)}: helper ki ek din ki 5,000 ki hadd se zyada. Kal apne aap chali jaayegi.`,
        too_late: (count) => `${entries(count)}: 7 din se zyada der se aayi.`,
        undo_unknown: (count) =>
          `${entries(count)}: jise wapas lena hai woh account mein nahin hai.`,
        waiting_full: (count) =>
          `${entries(count)}: maalik pehle waali dekh lein, phir chali jaayegi.`,
      },
      heldBackHint: 'Yeh sirf is phone par gini jaati hain.',
    },
    stalls: {
      heading: 'Aapke thele',
      unnamed: 'Bina naam ka thela',
      owner: 'Aapka apna',
      helper: (owner) => `Aap yahan helper hain. Maalik: ${owner}`,
      entries,
      open: 'Kholein',
      openNamed: (name) => `Kholein: ${name}`,
      shown: 'Abhi khula hai',
    },
    choice: {
      title: 'Is phone ka hisaab',
      text: (address) =>
        `Aap ${address} se sign in hain. Is phone par pehle jo bhara gaya, woh kisi account mein nahin hai. Aapke kahe bina usmein se kuch nahin jaayega.`,
      onPhone: 'Is phone mein',
      holds: (days, plates) =>
        `${number(days)} din, ${number(plates)} ${plural(plates, { one: 'plate', other: 'plates' })}`,
      inAccount: (address) => `${address} ke account mein`,
      noStall: 'Abhi koi thela nahin.',
      entries,
      whichStall: 'Account ka kaun sa thela?',
      join: {
        heading: 'Yeh mera hai',
        text: (address) =>
          `Yeh ${address} ke account mein jaayega aur jahan bhi usse sign in hoga, wahan dikhega. Yahan sign out karne par chhip jaayega.`,
        added: (name) =>
          `Plates aur kharche “${name}” mein jud jaayenge, aur dono ki dishes menu mein rahengi. Uska naam aur jagah wahi rahenge. Jo daam dono mein hai, woh aakhir mein bhara hua rahega.`,
        action: 'Is account mein daalein',
      },
      apart: {
        heading: 'Abhi nahin',
        text: 'Yeh hisaab isi phone ka rahega, jaisa hai waisa. Sign out karne par phir dikhega. Phone kisi aur ka ho to yahi theek hai.',
        action: 'Abhi nahin',
        done: 'Is phone ka hisaab waisa hi hai. Sign out karne par dikhega.',
      },
      working: 'Ek pal …',
      done: 'Is phone ka hisaab ab aapke account mein hai.',
      none: 'Chunne ko kuch nahin hai: aapka hisaab ek hi jagah hai.',
    },
    signOut: {
      title: 'Sign out karein',
      text: 'Aapka thela account mein rahega. Is phone ki copy ka kya karein?',
      link: 'Sign out karein …',
      keep: {
        heading: 'Copy rakhein',
        text: 'Aapke phir sign in karne tak chhipi rahegi. Apne phone ke liye yahi theek hai.',
        action: 'Sign out karein, copy rakhein',
      },
      remove: {
        heading: 'Copy hatayein',
        text: 'Doosre ke phone ke liye yahi theek hai. Jis phone par sign in karenge, wahan phir mil jaayegi.',
        action: 'Sign out karein, copy hatayein',
      },
      stay: 'Sign in rahein',
      signedOutKept: 'Aap sign out ho gaye hain. Phir sign in karne tak aapka thela chhipa rahega.',
      signedOutRemoved: 'Aap sign out ho gaye hain. Copy is phone se hata di gayi hai.',
    },
    removal: {
      unsent: (count) => `${changes(count)} sirf is phone mein ${is(count)}.`,
      unknown: 'Ho sakta hai kuch changes sirf is phone mein hon.',
      save: 'Copy save karein',
      saveFirst: 'Pehle saare badlaav account mein jaane dein ya copy save karein.',
      notSure:
        'Yeh browser nahin batata ki file save hui ya nahin. Downloads mein dekhein: doosre app ke andar ka browser aksar save nahin karta.',
      saved: 'File save ho gayi.',
      label: (word) => `File aapke paas ho, ya uske bina chale, to ${word} likhein`,
      removing: 'Hataya ja raha hai …',
      failed: 'Copy hat nahin paayi. Is page ke doosre tab band karein, phir koshish karein.',
    },
    ended: {
      heading: 'Copy ka kya karein?',
      keep: 'Ise is phone ka apna hisaab banayein',
      notKept: 'Is phone ka apna hisaab pehle se hai. Iske badle iski copy save karein.',
      remove: 'Is phone se hatayein',
      saved: 'Hisaab ab is phone ka apna hai.',
      removed: 'Copy is phone se hata di gayi hai.',
    },
    eraseStallLink: 'Mera thela mitayein …',
    delete: {
      title: 'Mera account mitayein',
      link: 'Mera account mitayein …',
      text: 'Yeh wapas nahin ho sakta.',
      gone: 'Kya turant mit jaayega',
      goneSignIn: 'Aapka sign in aur aapka address',
      goneStalls:
        'Aapke saare thele, har din, dish, daam aur entry ke saath, aapke helpers ke paas se bhi',
      goneCopy: 'Is phone mein aapke thele ki copy',
      stays: 'Kya rahega',
      staysOwn: 'Is phone ka woh hisaab jo kisi account mein nahin hai',
      staysEntries: 'Doosron ke thelon par aapki bhari entries, aapke naam ke bina',
      staysMark:
        'Mitaye gaye thele ka number ek saal tak, bina naam aur figures ke, taaki aapke doosre phone bata sakein ki woh mit gaya',
      staysLaw:
        'Kuch samay tak backup, aur woh jo kanoon ke hisaab se yeh page chalane waalon ko rakhna hota hai',
      privacy: 'Privacy policy',
      exportOne:
        'Copy mein wahi thela hota hai jo abhi khula hai. Baaki thele kholkar unki bhi copy save karein.',
      label: (word) => `Mitane ke liye ${word} likhein`,
      mismatch: (text) => `Yeh waisa nahin hai. ${text} likhein.`,
      action: 'Mera account mitayein',
      keep: 'Mera account rakhein',
      deleting: 'Mitaya ja raha hai …',
      done: 'Aapka account mit gaya.',
    },
  };
};
