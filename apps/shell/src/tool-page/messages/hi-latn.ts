import type { Messages } from './en';

export const messages = (): Messages => ({
  slow: {
    title: (tool) => `Abhi load ho raha hai: ${tool} …`,
    text: 'Signal kamzor lagta hai. “Phir koshish karein” dabaane par doosri koshish shuru hogi, pehli bhi chalti rahegi.',
    action: 'Phir koshish karein',
  },
  details: 'Shikayat ke liye jaankari',
  dataSafe: 'Aapke daam aur plates safe hain, aur baaki tools chal rahe hain.',
  failed: {
    'timed-out': {
      title: (tool) => `“${tool}” mein bahut samay lag raha hai`,
      text: 'Yeh 30 second mein nahin aaya. Signal behtar hone par phir koshish karein.',
    },
    tampered: {
      title: (tool) => `“${tool}” ko aapki suraksha ke liye roka gaya`,
      text: 'Raaste mein ismein kuch badla gaya tha, isliye ise nahin khola gaya. Kuch minute baad phir koshish karein.',
    },
    incompatible: {
      title: (tool) => `“${tool}” ka is page se mel nahin hai`,
      text: 'Page dobara load karein, ya baad mein phir koshish karein.',
    },
    broken: {
      title: (tool) => `“${tool}” ko shuru nahin kiya ja saka`,
      text: 'Isi mein koi kharabi hai. Phir koshish karein, ya baad mein aayein.',
    },
    gone: {
      title: (tool) => `“${tool}” ka ek hissa nahin mila`,
      text: 'Ab naya aa gaya hai. Phir koshish karne par wahi khulega.',
    },
    outdated: {
      title: (tool) => `“${tool}” update ho raha hai`,
      text: 'Naya abhi pahuncha nahin hai. Yeh page apne aap phir koshish karta rehta hai.',
    },
    insecure: {
      title: (tool) => `“${tool}” ke liye secure pata chahiye`,
      text: 'Is page ka pata http:// se shuru hota hai, aur wahan browser tool ki jaanch nahin karne deta. Site ko uske https:// wale pate se kholein.',
    },
    disabled: { title: (tool) => `“${tool}” ko band kiya gaya hai`, text: '' },
  },
  crashed: {
    title: (tool) => `“${tool}” ne kaam karna band kar diya`,
    text: 'Isi mein koi kharabi aa gayi. Phir koshish karne par yeh naye sire se khulega.',
  },
});
