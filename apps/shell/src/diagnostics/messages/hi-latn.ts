import type { Messages } from './en';

export const messages = (): Messages => ({
  subtitle: 'Kya kahan se load hua hai. Kuch na chale to ise copy karke apne message mein daalein.',
  copy: 'Shikayat ke liye copy karein',
  copied: 'Copy ho gaya. Ise apne message mein paste karein.',
  copyByHand: 'Yeh browser page ko copy nahin karne deta. Likha hua chunein aur khud copy karein:',
  page: 'Yeh page',
  pageFacts: {
    address: 'Pata',
    build: 'Build',
    contract: 'Contract',
    registry: 'Tools ki list',
    time: 'Samay',
    day: 'Daam aur plate',
    offline: 'Bina network',
    network: 'Network',
    browser: 'Browser',
  },
  persistedRegistry: (date) => `${date} ki save ki hui, kyunki nayi padhi nahin ja sakti`,
  dayPersisted: 'is phone mein save',
  dayNotPersisted: 'save nahin',
  noWorker: 'is browser mein koi file save nahin',
  noneMissing: 'sab files yahan save hain',
  missing: (files) => `nahin mili: ${files}`,
  online: 'online',
  offline: 'offline',
  unknown: 'pata nahin',
  facts: {
    state: 'Haalat',
    release: 'Release',
    live: 'Live',
    contract: 'Contract',
    origin: 'Origin',
    loadTime: 'Load hone ka samay',
    bytes: 'Bytes',
    lastError: 'Pichhli gadbadi',
  },
  reports: {
    heading: 'Yeh page kya bhejta hai',
    health:
      'Din mein ek baar yeh browser site chalane walon ko batata hai ki kaun-sa tool khula aur woh chala ya nahi: tool ka naam, uska version aur gadbadi ka type. Aapke, aapke phone ya aapke thele ke baare mein kuch nahi bheja jaata, aur isse koi nahi jaan sakta ki woh aap the.',
    vitals:
      'Kuch baar yeh bhi batata hai ki page kitni tezi se chala: mote taur par time, aur tool, uska version, bhasha aur network ka type. Bas yeh ginti rakhi jaati hai ki kitni baar page kitna tez chala.',
    errors: 'Kuch gadbad ho to yeh gadbadi, app mein uski jagah aur uska time batata hai.',
  },
  override: {
    heading: 'Doosre pate se load karein',
    label: (tool) => `${tool} ki release ka pata`,
    hint: 'Ek folder, jaise http://localhost:4202/1.0.0-24244a4505/',
    action: 'Wahan se load karein',
    results: {
      'not-a-folder': 'Yeh aise folder ka pata nahin hai jo / par khatm hota ho.',
      'origin-not-allowed': 'Sirf yeh computer aur ijaazat wale origin chalte hain.',
    },
  },
});
