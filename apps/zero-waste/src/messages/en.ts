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
  unsafe: 'Do not sell this',
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
  retry: 'Try again',
  tabs: { label: 'Leftovers', recipe: 'Recipe' },
  /** The page `waste`; its other words are in `waste/messages`. */
  waste: {
    title: 'Waste',
    subtitle: 'What was thrown away, and what it cost you.',
    forHelpers: 'What was thrown away today.',
    loading: 'Opening the page of waste…',
    failed: 'The page of waste could not be opened. What you entered is safe.',
  },
  /** Puts a special on the board of today; its other words are in `waste/messages`, too. */
  board: {
    loading: 'Fetching the board of today…',
    failed: 'The board of today could not be opened.',
  },
  notHere: {
    title: 'Not here',
    text: 'There is no such page. It may have had another address before.',
    toFirst: `To ${heading}`,
  },
});

export type Messages = ReturnType<typeof messages>;
