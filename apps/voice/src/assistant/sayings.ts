import type { Brand } from '@thela/contract';
import type { Skill } from './reply';
import type { SmallTalk } from './small-talk';

const examples: Readonly<Record<Skill, string>> = {
  'sous-chef': 'For food that is not right, say: tomatoes are sour.',
  profit: 'For money, say: what does one masala dosa cost me.',
  'zero-waste': 'For leftovers, say: I have five idlis and some sambar left.',
};
const everyExample = Object.values(examples).join(' ');
const abilities =
  'I can fix a dish or an ingredient, tell you what a plate costs and what to promote, and turn leftovers into a special.';
const counting = 'And I count what you sell, say: two masala dosa sold.';

const smallTalk: Readonly<
  Record<Exclude<SmallTalk, 'repeat'>, (brand: Pick<Brand, 'assistant'>) => string>
> = {
  greeting: ({ assistant }) => `Namaste! I am ${assistant}. How can I help? ${everyExample}`,
  help: () => `I can help in three ways. ${abilities} ${everyExample} ${counting}`,
  thanks: () => 'You are welcome. What is next?',
  agreed: () => 'All right. What is next?',
  stop: () => 'All right, I am quiet now. Speak to me when you need me.',
};

/** Fixed replies. */
export const sayings = {
  switched: {
    'sous-chef': 'Sous-chef it is. Tell me which ingredient or dish is not right.',
    profit: 'Profit it is. Ask me what a dish costs you, or what to promote.',
    'zero-waste': 'Zero waste it is. Tell me what is left over, and how much.',
  },
  /** For a command that also holds a question. */
  switchedShortly: {
    'sous-chef': 'Sous-chef it is.',
    profit: 'Profit it is.',
    'zero-waste': 'Zero waste it is.',
  },
  /** For an order that does not say plainly which role. */
  whichRole: 'Which one: sous-chef, profit or zero waste?',
  smallTalk: (kind: Exclude<SmallTalk, 'repeat'>, brand: Pick<Brand, 'assistant'>) =>
    smallTalk[kind](brand),
  notUnderstood: `Sorry, I did not understand that. ${everyExample}`,
  /** For the model: what the app did not understand comes to it. */
  notWritten:
    'When the vendor wants something written down, such as plates sold, a price or an expense, say that you did not understand it and that nothing is written, and give an example: "two masala dosa sold".',
  modelSilent: {
    book: 'The AI did not answer, so this is from the kitchen book.',
    calculated: 'The AI did not answer, so this is from your own figures.',
    nothing: 'The AI did not answer.',
  },
  special: (name: string, steps: string) =>
    `Name it '${name}'. Put it on the board tomorrow as a limited-time special.\n${steps}`,
} as const;
