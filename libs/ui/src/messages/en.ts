import type { Words } from '@thela/language';

/** The texts of the shared components. */
export const messages = ({ number, plural }: Words) => ({
  /** In place of an amount of money. */
  notKnown: 'Not known',
  /** Beside money that is counted without costs that nobody knows; at least one of the two is above 0. */
  costsNotKnown: (dishes: number, wasted: number) =>
    [
      dishes > 0 &&
        `ingredient cost of ${number(dishes)} ${plural(dishes, { one: 'dish', other: 'dishes' })} not known`,
      wasted > 0 &&
        `cost of ${number(wasted)} thrown-away ${plural(wasted, { one: 'item', other: 'items' })} not known`,
    ]
      .filter(Boolean)
      .join(', '),
  /** What is in hand, and the line that makes it up; an amount or a number follows each. */
  hero: {
    inHandToday: 'In hand today',
    nothing: 'Nothing sold or spent yet.',
    loss: 'More spent than sold so far.',
    sold: 'Sold',
    parts: {
      ingredients: 'Ingredients',
      expenses: 'Expenses',
      waste: 'Waste',
      inHand: 'In hand',
    },
    unknownCost: 'Dishes without a known cost:',
    unknownWaste: 'Thrown away at unknown cost:',
  },
  listen: 'Listen',
  stop: 'Stop',
  /** Beside an answer of the kitchen book. */
  builtInTip: 'Built-in tip',
  /** A button after a failure of the text model. */
  useBuiltInTip: 'Use a built-in tip',
  microphone:
    'When you speak, your browser turns your voice into text. Some browsers send the sound to the company that makes them to do this.',
  writingDown: 'Writing down what you said…',
  noVoice:
    'This device has no voice for this language. To listen, install one in the phone’s settings, under text-to-speech.',
  /** While the text model asks to wait. */
  askAgainIn: (seconds: number) => `The AI is busy. Asking again in ${number(seconds)} s.`,
  /** What to do where nothing was heard. */
  hearing: {
    blocked: 'Allow the microphone for this site in the browser’s settings and try again, or type.',
    missing: 'No microphone works here. Close other apps that use it and try again, or type.',
    network: 'To write down speech the browser needs the internet. Check the signal, or type.',
    silent: 'Nothing was heard. Tap the microphone and speak close to the phone, or type.',
    unclear: 'The words were not clear. Speak once more, a little slower, or type.',
    language: 'This browser cannot write down this language. Please type.',
    busy: 'The microphone is busy. Wait a moment and tap it again, or type.',
    other: 'The browser did not answer. Tap the microphone once more, or type.',
  },
  /** Two readings of a number that was typed. */
  either: (one: string, other: string) => `${one} or ${other}?`,
});

export type Messages = ReturnType<typeof messages>;
