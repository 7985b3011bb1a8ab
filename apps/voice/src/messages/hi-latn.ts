import type { Messages } from './en';

export const messages = (): Messages => ({
  subtitle: 'Recipe, munafa aur bacha khana, Hinglish mein',
  status: { speaking: 'Saathi bol raha hai...', ready: 'Taiyaar' },
  button: {
    initializing: 'Taiyaar ho raha hai...',
    start: 'Baat shuru karein',
    end: 'Baat khatam karein',
  },
  greeting: (assistant) =>
    `Namaste! Main ${assistant} hoon, aapke stall ka saathi. Bataiye, aaj stall sambhalne mein kaise madad karun?`,
  notFetched: 'Jawab load nahin ho paaya. Signal dekhkar phir poochhein.',
  conversation: 'Baatcheet',
  empty: (assistant) => `${assistant} se baat karne ke liye "Baat shuru karein" dabayein.`,
  invitation: 'Ya likhkar poochhne ke liye inmein se koi dabayein:',
  examples: {
    sour: 'Aaj tamatar bahut khatte hain, kya karun?',
    sale: (dish) => `2 ${dish} becha`,
    shopping: 'Kal kya kharidna hai?',
    cost: (dish) => `Ek ${dish} kitne ka padta hai?`,
  },
  helper: {
    subtitle: 'Ginti, recipe aur bacha khana, Hinglish mein',
    example: 'Aaj kitni plate biki?',
  },
  you: 'Aap',
  role: {
    'sous-chef': 'Role: sous-chef',
    profit: 'Role: profit',
    'zero-waste': 'Role: zero waste',
  },
  source: { book: 'Taiyaar tip', calculated: 'Hisaab lagaya' },
  indicator: {
    connecting: 'Jud raha hai...',
    hearing: 'Sun raha hai... ab boliye',
    thinking: (assistant) => `${assistant} soch raha hai...`,
    speaking: 'Bol raha hai...',
  },
  tap: { speaking: 'Bolna rokein', resting: 'Bolne ke liye dabayein' },
  voiceGoesToService:
    'Baat ke dauran aapki awaaz internet se Vapi tak jaati hai, jo is site ki voice service hai.',
  type: { label: (assistant) => `${assistant} ko likhein`, send: 'Bhejein' },
  undo: 'Wapas lein',
  undone: 'Wapas liya',
  answers: 'Jawab',
  setUpStall: 'Apna thela set karein',
  copy: 'Copy karein',
  toast: {
    connecting: (assistant) => `${assistant} jud raha hai...`,
    connected: (assistant) => `${assistant} jud gaya!`,
    ended: 'Baat khatam hui.',
    copied: 'Baatcheet copy ho gayi.',
    notCopied: 'Browser ne copy nahin karne diya.',
  },
  failures: {
    'microphone-blocked':
      'Mic band hai. Browser ki settings mein is site ko mic ki permission dein aur phir shuru karein, ya neeche likhein.',
    'microphone-asked': 'Browser mic ke liye pooch raha hai: permission dein.',
    'microphone-unanswered':
      'Mic ki permission nahin mili. Phir shuru karein aur browser pooche to permission dein, ya neeche likhein.',
    'no-microphone':
      'Yahan mic nahin chal raha. Mic wale doosre app ya call band karke phir shuru karein, ya neeche likhein.',
    'no-speech-input':
      'Yeh browser yahan boli hui baat nahin likh sakta. Neeche likhein; Android par Chrome sun bhi sakta hai.',
    'no-voice': 'Is phone mein padhkar sunane wali awaaz nahin hai. Jawab likhkar aayenge.',
    'no-network':
      'Bolne-sunne ke liye network nahin hai. Neeche likhein, ya signal aane par phir koshish karein.',
    'key-refused':
      'Voice service ne is site ki key nahin maani. Neeche likhein, aur site chalane walon ko batayein.',
    'call-refused':
      'Voice service ne baat shuru nahin hone di. Phir shuru karein, ya neeche likhein.',
    'call-program-unreachable':
      'Voice service load nahin ho paayi. Signal dekhkar phir shuru karein, ya neeche likhein.',
    'join-refused': 'Baat se jud nahin paaye. Phir shuru karein, ya neeche likhein.',
    'timed-out': 'Time par jud nahin paaye. Signal dekhkar phir shuru karein, ya neeche likhein.',
    ejected: 'Voice service ne baat khatam kar di. Aage badhne ke liye nayi baat shuru karein.',
    'room-expired': 'Is baat ka time poora ho gaya. Aage badhne ke liye nayi baat shuru karein.',
    'token-expired': 'Yeh baat ab valid nahin hai. Aage badhne ke liye nayi baat shuru karein.',
    'meeting-full': 'Is baat mein koi aur pehle se hai. Ek minute rukkar phir shuru karein.',
    'not-allowed':
      'Voice service ne aapko baat mein aane nahin diya. Phir shuru karein, ya neeche likhein.',
    'no-room': 'Yeh baat ab nahin hai. Aage badhne ke liye nayi baat shuru karein.',
    'connection-lost':
      'Baat ka connection toot gaya. Signal dekhkar phir shuru karein, ya neeche likhein.',
    'connection-waiting':
      'Connection toot gaya, intezaar kar rahe hain. Wapas aate hi baat apne aap aage badhegi.',
    'nothing-heard': 'Kuch sunai nahin diya. Bolne ke liye dabayein, ya neeche likhein.',
    'end-of-life':
      'Voice service ab is purane version ko nahin chalati. Neeche likhein, aur site chalane walon ko batayein.',
    unknown: 'Baat mein kuch gadbad hui. Phir shuru karein, ya neeche likhein.',
  },
  noVoiceFor: {
    devanagari:
      'Is phone mein Hindi awaaz nahin hai. Phone ki settings mein "Text-to-speech" kholkar Hindi awaaz install karein. Tab tak jawab likhkar aayenge.',
    telugu:
      'Is phone mein Telugu awaaz nahin hai. Phone ki settings mein "Text-to-speech" kholkar Telugu awaaz install karein. Tab tak jawab likhkar aayenge.',
  },
  withDetail: (failure, detail) => `${failure} (${detail})`,
});
