import { heading } from '../../tool.json';

/** Every word of this tool that a person reads. */
export const messages = () => ({
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
  /** The kitchen book must understand each. */
  examples: [
    'Aaj tamatar bahut khatte hain, 2 kg',
    'The dosa batter did not ferment',
    'Sambar mein namak zyada ho gaya',
  ] as readonly string[],
  fault: {
    empty: 'Please describe your ingredients first!',
    unsupported: "Sorry, your browser doesn't support voice recognition.",
    /** `code`: the browser's own word for it */
    failed: (code: string) => `Speech recognition error: ${code}`,
  },
});

export type Messages = ReturnType<typeof messages>;
