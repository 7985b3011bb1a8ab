/** The texts of the shared components. */
export const messages = () => ({
  listen: 'Listen',
  stop: 'Stop',
  /** Beside an answer of the kitchen book. */
  builtInTip: 'Built-in tip',
  /** A button after a failure of the text model. */
  useBuiltInTip: 'Use a built-in tip',
  microphone:
    'When you speak, your browser turns your voice into text. Some browsers send the sound to the company that makes them to do this.',
  noVoice:
    'This device has no voice for this language. To listen, install one in the phone’s settings, under text-to-speech.',
  /** Two readings of a number that was typed. */
  either: (one: string, other: string) => `${one} or ${other}?`,
});

export type Messages = ReturnType<typeof messages>;
