import type { QuestionFault } from '@thela/speech';
import { heading } from '../tool.json';

/** Every word of this tool that a person reads. */
export const messages = {
  title: heading,
  subtitle: 'Real-time Recipe Intelligence',
  question: {
    heading: 'Aaj ke ingredients kaise hain?',
    help: 'Say what is different today: sour, watery, old, too ripe, and how much of it. Hindi, English or both.',
    placeholder:
      'Jaise: Aaj tamatar bahut khatte hain, 2 kg hai…\nOr: The potatoes are watery and the batter did not rise',
    ask: 'Get AI Advice',
    record: 'Record Voice',
    listening: 'Listening...',
  },
  thinking: (assistant: string) => `${assistant} is thinking...`,
  suggestion: (assistant: string) => `${assistant} Suggestion`,
  dismiss: 'Dismiss the error',
  empty: 'Here you get one clear change for the pot, so that it tastes as it always does.',
  invitation: 'Try one of these:',
  examples: [
    'Aaj tamatar bahut khatte hain, 2 kg',
    'The dosa batter did not ferment',
    'Sambar mein namak zyada ho gaya',
  ],
  fault: (fault: QuestionFault): string => {
    switch (fault.kind) {
      case 'empty':
        return 'Please describe your ingredients first!';
      case 'unsupported':
        return "Sorry, your browser doesn't support voice recognition.";
      case 'failed':
        return `Speech recognition error: ${fault.code}`;
    }
  },
} as const;
