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
    ingredientPrice: 'Din ke saamaan ki laagat (₹)',
    dailySales: 'Din ki bikri (plate)',
    perPlateProfit: 'Per plate munafa (₹)',
    remove: 'Hatayein',
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
    failure: (message) => `Dikkat hui: ${message}`,
  },
  failureToast: 'Dikkat hui. Apna internet aur API key dekhein.',
  empty:
    'Apne tiffin items ke figures bharein aur "Aaj ka plan banayein" dabayein, tab din ki bikri ka plan milega.',
  invitation: 'Ya dekhein ki kaise hota hai:',
  example: 'Idli aur dosa ka udaharan bharein',
});
