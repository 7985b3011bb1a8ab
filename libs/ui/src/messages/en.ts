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
