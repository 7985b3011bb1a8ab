import type { Messages } from './en';

export const messages = (): Messages => ({
  subtitle:
    'Kya kahan se load hua hai. Kuchh na chale to ise copy karke apne message mein daalein.',
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
    network: 'Network',
    browser: 'Browser',
  },
  persistedRegistry: (date) => `${date} ki save ki hui, kyunki nayi padhi nahin ja sakti`,
  dayPersisted: 'is phone mein save',
  dayNotPersisted: 'save nahin',
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
