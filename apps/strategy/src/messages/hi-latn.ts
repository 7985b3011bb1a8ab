import type { Messages } from './en';

export const messages = (): Messages => ({
  title: 'Aaj ki bikri ka plan',
  subtitle: 'Aaj kya aage badhayein, kis daam par aur kiske saath bechein',
  sessionId: 'Session ID:',
  sessionNote: 'Dhyaan dein: yeh ID kuch der ki hai. Page dobara kholne par figures nahin rehte.',
  row: {
    heading: (number) => `Tiffin item #${number}`,
    item: 'Tiffin item',
    chooseItem: 'Item chunein',
    ownDishes: 'Meri dish',
    ingredientPrice: 'Din ke saamaan ki laagat (₹)',
    dailySales: 'Din ki bikri (plate)',
    perPlateProfit: 'Per plate munafa (₹)',
    remove: 'Hatayein',
  },
  books: {
    fill: 'Mere hisaab-kitaab se plan banayein',
    reading: 'Aapka hisaab-kitaab padha ja raha hai…',
    bringBack: 'Jo maine bhara tha, wapas laayein',
    filled: (days, first, last) =>
      `Aapke hisaab-kitaab se bhara gaya: bikri wale ${days} dinon ka average, ${first} se ${last} tak.`,
    failed: 'Aapka hisaab-kitaab padha nahin ja saka. Kuch nahin bhara gaya. Phir koshish karein.',
    tooFewDays: (needed, there) =>
      `Kuch nahin bhara gaya: iske liye bikri wale ${needed} poore din chahiye. Aapke hisaab-kitaab mein ${there} hain.`,
    tooFewPlates:
      'Kuch nahin bhara gaya: bikri wale pichhle dinon mein menu ki koi dish kaafi plate nahin biki.',
    row: 'Aapke hisaab-kitaab se.',
    changed: (fields) => `Aapne badla: ${fields}.`,
    costUnknown: (dishes) => `Laagat pata nahin, isliye chhod diya: ${dishes}.`,
  },
  add: 'Ek aur tiffin item jodein',
  ask: 'Aaj ka plan banayein',
  asking: 'Ban raha hai...',
  fault: {
    'no-rows': 'Plan ke liye kam se kam ek tiffin item jodein.',
    incomplete: 'Har khaali jagah bharein aur har line mein tiffin item chunein.',
  },
  result: {
    heading: 'AI bikri plan',
    loading: 'Plan ban raha hai...',
    ofOthers: (ask) =>
      `Yeh plan pehle bhare figures ka hai. Naya plan chahiye to "${ask}" dabayein.`,
    failure: (message) => `Dikkat hui: ${message}`,
  },
  failureToast: 'Dikkat hui. Apna internet aur API key dekhein.',
  empty:
    'Apne tiffin items ke figures bharein aur "Aaj ka plan banayein" dabayein, tab din ki bikri ka plan milega.',
  invitation: 'Ya dekhein ki kaise hota hai:',
  example: 'Idli aur dosa ka udaharan bharein',
});
