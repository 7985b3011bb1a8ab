import type { Messages } from './en';

export const messages = (): Messages => ({
  title: 'Bacha khana',
  subtitle: 'Aaj ke bache khane se kal ka munafa banayein!',
  question: {
    label: 'Aaj kya bacha hai?',
    placeholder:
      'Jaise: 1 kilo pake chawal, thoda dahi, 5 uble aloo\nKitna hai aur kaise rakha tha, yeh bhi batayein',
    listeningPlaceholder: 'Sun rahe hain... ab bolein kya-kya bacha hai.',
    openMicrophone: 'Mic se bolein',
    stopListening: 'Sunna band karein',
    ask: 'Recipe banayein',
    thinking: 'Soch rahe hain...',
  },
  loading: 'Aapki recipe ban rahi hai...',
  oops: 'Arre!',
  sellIt:
    'Ise thode samay ka special banakar bechein: ek din board par, aur jab tak bache tabhi tak.',
  unsafe: 'Ise mat bechiye',
  notUnderstood: 'Thoda aur batayein',
  empty:
    'Yahan aapko board par likhne layak naam wali dish milegi, aur use banane ka tareeka ek-ek kadam.',
  invitation: 'Inmein se ek aazmayein:',
  examples: {
    potatoes: '2 kilo uble aloo aur pyaz',
    idlis: 'Fridge mein 10 idli bachi hain',
    rotis: '1 kilo bachi hui roti, fridge mein rakhi hai',
  },
  fault: {
    empty: 'Likhein ki kya-kya bacha hai.',
    audio: (code) => `Awaaz mein dikkat: ${code}. Bacha hua saamaan likhkar batayein.`,
  },
  retry: 'Phir koshish karein',
  tabs: { label: 'Bacha khana', recipe: 'Recipe' },
  waste: {
    title: 'Barbaadi',
    subtitle: 'Kya phenka gaya, aur usmein aapka kitna paisa gaya.',
    forHelpers: 'Aaj kya phenka gaya.',
    loading: 'Barbaadi ka page khul raha hai…',
    failed: 'Barbaadi ka page nahin khul paaya. Aapne jo bhara, woh safe hai.',
  },
  board: {
    loading: 'Aaj ka board khul raha hai…',
    failed: 'Aaj ka board nahin khul paaya.',
  },
  notHere: {
    title: 'Yahan nahin hai',
    text: 'Aisa koi page nahin hai. Shayad pehle iska address kuch aur tha.',
    toFirst: '“Bacha khana” par jaayein',
  },
});
