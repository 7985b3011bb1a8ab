import type { QuestionFault } from '@thela/speech';
import { heading } from '../tool.json';

/** Every word of this tool that a person reads. */
export const messages = {
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
  examples: [
    '2 kg boiled potatoes and onions',
    'Fridge mein 10 idli bachi hain',
    '1 kg leftover roti, kept in the fridge',
  ],
  fault: (fault: QuestionFault): string => {
    switch (fault.kind) {
      case 'empty':
        return 'Please enter your leftover ingredients.';
      case 'unsupported':
        return 'Audio error: not-supported. Please type ingredients.';
      case 'failed':
        return `Audio error: ${fault.code}. Please type ingredients.`;
    }
  },
} as const;
