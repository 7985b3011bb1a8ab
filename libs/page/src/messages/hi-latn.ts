import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ plural, number }: Words): Messages => ({
  tools: {
    'ai-chef': { label: 'AI Rasoi Saathi', plainName: 'Pakane mein madad', badge: 'NAYA' },
    'profit-optimizer': { label: 'Munafa', plainName: 'Daam aur munafa', badge: 'HOT' },
    analytics: { label: 'Bikri ka hisaab', plainName: 'Meri bikri' },
    'zero-waste': { label: 'Bacha khana', plainName: 'Bache ka kya karein' },
    'chaat-gpt': { label: 'Voice assistant', plainName: 'Boliye', badge: 'AI' },
    'daily-strategy': { label: 'Aaj ki bikri ka plan', plainName: 'Zyada bechein' },
  },
  title: (page, product) => `${page} · ${product}`,
  skipToContent: 'Seedhe page par jaayein',
  close: 'Band karein',
  allPages: 'Sabhi pages',
  sample: 'Namoona',
  sampleFigures: 'Namoone ke figures',
  vendor: { shop: 'Annapurna Tiffin Centre', label: 'Premium dukaandaar' },
  stall: {
    title: 'Mera thela',
    setUp: 'Apna thela set karein',
    invitation: {
      title: 'Ise apna thela banayein',
      text: 'Aapki dishes, aapke daam, aur har din ka hisaab isi phone par.',
    },
    unsaved: {
      full: (entries) =>
        `Abhi save nahin hua: ${number(entries)} entry sirf is screen par ${plural(entries, { one: 'hai', other: 'hain' })}. Aapke phone mein jagah nahin bachi.`,
      blocked: (entries) =>
        `Save nahin hua: ${number(entries)} entry sirf is screen par ${plural(entries, { one: 'hai', other: 'hain' })}. Yeh browser page ko kuch bhi save nahin karne deta.`,
      before: {
        blocked:
          'Yeh browser kuch bhi save nahin karta: page band karte hi sab chala jaayega. Cookies chalu karein, ya doosra browser lein, private window nahin. Wahan account mein bhi aapka thela rahega.',
        full: 'Aapke phone mein jagah nahin bachi: jo bharenge woh save nahin hoga. Thodi jagah banayein, phir koshish karein.',
      },
      retry: 'Phir koshish karein',
      export: 'Export karein',
    },
    ownersOnly: 'Yeh sirf thele ke maalik badal sakte hain.',
    clock: {
      says: (day, setUpDay) =>
        `Is phone ki ghadi ${day} bata rahi hai. Aapka thela ${setUpDay} se hai: aap din batayenge, tabhi kuch gina jaayega.`,
      today: 'Aaj ka din',
      count: 'Is din mein ginein',
      isRight: 'Ghadi sahi hai',
      refused: 'Kuch nahin badla: pehle upar batayein ki aaj kaun sa din hai.',
    },
    tooMany: (dishes, ingredients, lines) =>
      `Kuch save nahin hua: ek thele mein ${number(dishes)} dish, ${number(ingredients)} saamaan aur recipes mein kul ${number(lines)} line hi ho sakti hain.`,
    nextDayBegins: 'Aapka din waise hi rakha hai. Agla din subah 4 baje apne aap shuru hoga.',
    restored: (events) =>
      `Is browser se aapka hisaab mit gaya tha. Doosri copy se ${number(events)} entry wapas aa ${plural(events, { one: 'gayi', other: 'gayin' })}.`,
    countsTwice: (dishes) =>
      `Gas do baar gini ja rahi hai: ${dishes.join(', ')} ki recipe mein fuel pehle se hai.`,
  },
  coreFeatures: 'Khaas features',
  groups: { kitchen: 'Rasoi', money: 'Paisa' },
  look: 'Bhasha aur roshni',
  bottomBar: {
    label: 'Main pages',
    today: 'Aaj',
    count: 'Ginein',
    assistant: 'Boliye',
    assistantName: (assistant) => `${assistant} se boliye`,
    tomorrow: 'Kal ke liye',
    more: 'Aur',
  },
  quickActions: {
    heading: 'Jhatpat kaam',
    ingredients: 'Aaj ka saamaan',
    prices: 'Daam badlein',
    recipes: 'Recipe ke sujhaav',
    waste: 'Barbaadi ka hisaab',
  },
  sales: {
    heading: 'Aaj ka hisaab',
    plates: 'Kul plates',
    revenue: 'Kul bikri',
    profit: 'Kul munafa',
    margin: 'Munafa margin',
    left: 'Haath mein bacha',
    tie: 'Kul munafe mein se kharcha aur barbaadi ghatakar',
    unknownCost: (dishes) =>
      `Munafe mein shaamil nahin, kyunki laagat pata nahin: ${dishes.join(', ')}.`,
  },
  settings: 'Settings aur madad',
  footer: {
    open: 'Parichay, madad aur shartein',
    description: (product) =>
      `${product} thele aur tiffin waalon ka saathi hai: sadhe haath se pakayein, soch-samajhkar daam rakhein aur lagbhag kuch bhi barbaad na hone dein.`,
    company: 'Company',
    about: 'Hamare baare mein',
    contact: 'Sampark karein',
    legal: 'Kaanooni',
    terms: 'Seva ki shartein',
    privacy: 'Privacy policy',
    resources: 'Jaankari',
    support: 'Madad',
    documentation: 'Guide',
    copyright: (year, product) => `© ${year} ${product}. Sabhi adhikaar surakshit.`,
    credit: 'React aur Tailwind CSS se bana',
  },
  welcome: {
    about: (product) => `${product} ke baare mein`,
    setUp: 'Apna thela set karein (1 minute)',
    sample: 'Namoone se aazmayein',
    title: (product) => `${product} mein aapka swagat hai`,
    intro:
      'Aapke thele ke chhe saathi: pakane, daam rakhne, plan banane aur bechne mein andaaza kam, hisaab zyada.',
    hint: 'Shuru karne ke liye baayein taraf se koi feature chunein.',
    hintSmall: 'Shuru karne ke liye “Aur” dabakar koi feature chunein.',
    before: {
      text: 'Mera thela pehle se tha:',
      account: 'woh mere account mein hai',
      file: 'mere paas uski copy hai',
    },
    unknownTool: 'Aisa koi tool nahin hai. Koi doosra chunein.',
    promises: {
      'ai-chef': {
        title: 'Har din wahi swaad',
        text: 'Saamaan badle, par swaad nahin: AI batata hai ki recipe mein kya badlein.',
      },
      'profit-optimizer': {
        title: 'Badalte daamon se munafa',
        text: 'Bazaar ke daam chadhein ya girein, har din kamaai ka mauka dhoondhein.',
      },
      'zero-waste': {
        title: 'Bache khane se kamaai',
        text: 'Bache khane se aisi dish banayein jo bike, aur kuch bhi barbaad na ho.',
      },
    },
  },
  tool: {
    opening: (tool) => `Khul raha hai: ${tool} …`,
    retry: 'Phir koshish karein',
    unreachable: {
      title: (tool) => `“${tool}” se sampark nahin ho paaya`,
      text: 'Internet connection dekhein. Yeh page apne aap bhi phir koshish karta rehta hai.',
    },
  },
  account: {
    label: 'Account',
    signin: 'Sign in',
    signup: 'Sign up',
    reset: 'Naya password',
    page: 'Aapka account',
    logout: 'Logout',
    signedOut: 'Aap sign out ho gaye hain.',
    signedOutKept: 'Aap sign out ho gaye hain. Is phone ka hisaab isi mein rakha hai.',
    finishing: 'Sign in ho raha hai …',
    connection: 'Server se sampark nahin ho paaya. Apna internet connection dekhein.',
  },
  diagnostics: 'Technical jaankari',
  newVersion: {
    text: 'Naya version taiyaar hai. Aapke daam aur plates waise hi rahenge.',
    accept: 'Dobara load karein',
    putOff: 'Baad mein',
  },
  offline: {
    text: 'Internet nahin hai. Ginti aur hisaab chalte rahenge.',
    sent: 'Net aate hi bhej diya jaayega.',
  },
  override: {
    text: (tool, address) => `Sirf is browser mein “${tool}” yahan se hai: ${address}`,
    action: (tool) => `“${tool}” reset karein`,
  },
  language: {
    heading: 'Bhasha',
    draftText:
      'Yeh anuvaad draft hai: jinki apni bhasha Hindi hai, unmein se kisi ne ise abhi nahin padha.',
  },
  theme: {
    heading: 'Halka ya gehra rang',
    device: 'Phone jaisa',
    light: 'Halka',
    dark: 'Gehra',
  },
  dismissToast: 'Hatayein',
  toast: 'Soochna',
  toasts: 'Soochnaayein',
  startUp: {
    title: 'Page shuru nahin ho paaya',
    text: 'Iski settings nahin padhi ja sakin. Internet connection dekhein, phir page dobara load karein.',
    broken:
      'Page mein hi kuch kharab hai. Ise dobara load karein. Phir bhi na chale to apna browser update karein.',
    action: 'Dobara load karein',
    supabaseMissing:
      'Jo yeh site chalate hain, unhein SUPABASE_URL aur SUPABASE_PUBLISHABLE_KEY set karke ise dobara publish karna hoga.',
  },
});
