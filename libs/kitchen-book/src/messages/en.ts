import type { Words } from '@thela/language';
import type { GeneralDanger, Hazard } from '../data/danger-words';

export const messages = ({ plural }: Words) => ({
  throwAway: (reason: string) => `Throw it away: ${reason}`,
  /** Asked of food that may be unsafe; the answers are buttons. */
  isFresh: {
    question: 'Is it fresh: no bad smell, slime or mould, and not kept outside for hours?',
    yes: 'Fresh and fine',
    notSure: 'Not sure',
  },
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
      'pink, black, green or blue spots or layers mean mould or bad germs, not fermentation or spice.',
    pests:
      'food that insects, lizards, rats or other animals have been in carries germs and must not be sold.',
    dirt: 'once chemicals, colours, dirt, hair, metal or broken glass go in, you can never be sure that all of it has come out.',
    fallen: 'food that fell on the ground carries germs that wiping does not take off.',
    expired:
      'food past its date or from a swollen or leaking pack can carry poison without any smell.',
    'over-fermented':
      'what has fermented too long has bad germs in it; adding something fresh or spices does not help.',
    reheated:
      'food is heated again once at most; each further time germs grow while it cools, and even boiling does not remove their poison.',
    'from-plates':
      'food that came back from a customer’s plate carries their germs; serving it again spreads illness.',
    'kept-warm':
      'germs grow in cooked rice and other cooked food, meat, fish, egg and milk left warm or outside for hours or overnight, and even boiling does not remove their poison. Cool such food within 2 hours and keep it in a fridge.',
    'kept-long':
      'cooked food, meat, fish, egg and milk keep two days in a fridge at most; after that germs grow there too.',
    soured:
      'cooked food, milk and meat that turned sour or split are spoiled; new spices hide it, and germs stay.',
    bitter:
      'a bitter taste that does not belong there can be a poison of the plant, rancid fat or mould; cooking does not remove it.',
    'plant-poison':
      'green or sprouted potatoes, bitter gourds and khesari dal hold a poison that peeling and cooking do not take out.',
    'raw-meat':
      'juice of raw meat, or its knife and board, puts germs on food that is not cooked again.',
    water:
      'water or ice that is muddy, coloured or not for drinking carries germs; lemon, mint, straining and freezing do not make it safe. Use drinking water, boiled or filtered, and clean the tank.',
    'old-oil':
      'oil that is dark, thick or used for days has turned harmful; filtering does not mend it. Take fresh oil.',
    unclear:
      'food that nobody is sure of can make people ill, and frying, boiling or spices do not make it safe.',
    illness:
      'an ill person passes germs on to food, and food that made somebody ill must not be sold. Whoever is ill must not touch food; wash pots and hands with hot water and soap.',
  } satisfies Readonly<Record<Exclude<GeneralDanger, Hazard>, string>>,
  hazards: {
    fire: 'No water on burning oil! Turn the gas off if you can reach it safely, put a metal lid on and stand back. If it spreads, get everybody out and call 101 or 112.',
    'gas-leak':
      'Stop cooking: no flame, no match, no switch. Close the regulator, open the doors, get everybody out and call 1906 or your gas dealer. Look for a leak with soapy water only; tape does not mend a pipe.',
    undercooked:
      'Do not serve it: meat, fish, eggs and kidney beans that are raw inside make people ill. Cook them on until nothing is pink (75 °C inside), kidney beans at a hard boil until all are soft; wash knife and board with soap.',
    allergy:
      'Do not serve it to somebody with an allergy: a trace can kill, and picking out or wiping is not enough. Cook afresh with clean pan, oil and spoon, or say that you cannot be sure. If somebody itches, swells or breathes badly after eating, call 112 or 108 at once.',
  } satisfies Readonly<Record<Hazard, string>>,
});

export type Messages = ReturnType<typeof messages>;
