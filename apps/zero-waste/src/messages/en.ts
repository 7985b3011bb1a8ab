import { heading } from '../../tool.json';

/** Every word of this tool that a person reads. */
export const messages = () => ({
  title: heading,
  subtitle: "Turn today's leftovers into tomorrow's profits!",
  question: {
    label: "What's left over today?",
    placeholder:
      'Jaise: 1 kg cooked rice, thoda dahi, 5 boiled potatoes\nSay how much, and how it was kept',
    listeningPlaceholder: 'Listening... speak your ingredients now.',
    openMicrophone: 'Use microphone',
    stopListening: 'Stop listening',
    ask: 'Generate a Genius Recipe',
    thinking: 'Thinking...',
  },
  loading: 'Generating your genius recipe...',
  oops: 'Oops!',
  sellIt: 'Sell it as a limited-time special: one day on the board, and only while it lasts.',
  unsafe: 'Better not sold',
  notUnderstood: 'Tell me a little more',
  empty: 'Here you get a dish with a name for your board, and how to make it step by step.',
  invitation: 'Try one of these:',
  /** What a vendor says of leftovers; the kitchen book understands each. */
  examples: {
    potatoes: '2 kg boiled potatoes and onions',
    idlis: 'Fridge mein 10 idli bachi hain',
    rotis: '1 kg leftover roti, kept in the fridge',
  },
  fault: {
    empty: 'Please enter your leftover ingredients.',
    /** `code` is the browser's own, or 'not-supported'. */
    audio: (code: string) => `Audio error: ${code}. Please type ingredients.`,
  },
});

export type Messages = ReturnType<typeof messages>;
