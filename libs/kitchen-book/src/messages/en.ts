import type { Words } from '@thela/language';
import type { GeneralDanger } from '../data/danger-words';

export const messages = ({ plural }: Words) => ({
  throwAway: (reason: string) => `Throw it away: ${reason}`,
  /** Asks what words mean, and says what to do if they name a danger. `named` is quoted already. */
  unknownWords: (named: string) =>
    `The kitchen book did not understand ${named}, and it does not guess about food. ` +
    'Is the food mouldy, spoiled, slimy or smelly, were insects in it, did it fall down, or did it stand too long? Then throw it away. ' +
    'If it is safe, say it in other words.',
  /** What stands for a quantity in braces: always right before the name of what is weighed. */
  units: {
    grams: (count: number) => `${count} g`,
    kilos: (count: number) => `${count} kg`,
    millilitres: (count: number) => `${count} ml`,
    litres: (count: number) => `${count} ${plural(count, { one: 'litre', other: 'litres' })}`,
    pinches: (count: number) => `${count} ${plural(count, { one: 'pinch', other: 'pinches' })}`,
  },
  /** Why food is thrown away; each goes on after `throwAway`. */
  dangers: {
    rotten:
      'what has started to rot or go bad can make people ill, and neither boiling nor spices undo it.',
    smell:
      'a bad smell means that germs have grown in it; cooking again does not remove their poison.',
    mould:
      'mould grows deeper than the eye sees, and its poison stays after cutting it off or cooking.',
    slime: 'slime is a layer of germs; washing and cooking do not make the food safe.',
    spots:
      'pink, black, green or blue spots or layers are mould or wrong germs, not fermentation or spice.',
    pests:
      'food that insects, lizards, rats or other animals have been in carries germs and must not be sold.',
    dirt: 'chemicals, soap, dirt, hair or broken glass cannot be taken out of food for certain.',
    fallen: 'food that fell on the ground carries germs that wiping does not take off.',
    expired:
      'food past its date or from a swollen or leaking pack can carry poison without any smell.',
    'over-fermented':
      'what has fermented for too long holds germs of the wrong kind; fresh batter or spices do not undo it.',
    reheated:
      'food is heated again once at most; each further time germs grow while it cools, and their poison survives boiling.',
    'from-plates':
      'food that came back from a customer’s plate carries their germs; serving it again spreads illness.',
    'kept-warm':
      'cooked rice and dishes, meat, fish, egg and milk that stood warm or outside for hours, or overnight, grow germs whose poison survives boiling. Cool such food within 2 hours and keep it in a fridge.',
    'kept-long':
      'cooked food, meat, fish, egg and milk keep two days in a fridge at most; after that germs grow there too.',
    soured:
      'cooked food, milk and meat that turned sour or split are spoiled; new spices hide it, and germs stay.',
    bitter:
      'a bitter taste that does not belong there can be a poison of the plant, rancid fat or mould; cooking does not remove it.',
    illness:
      'someone fell ill after it. Stop selling the whole batch, and wash pots and hands with hot water and soap.',
  } satisfies Readonly<Record<GeneralDanger, string>>,
});

export type Messages = ReturnType<typeof messages>;
