import { toolPlaceNamed } from '../../testing/tool-places';
import { CommandError } from '../../workspace';

/** A screen that reads the books of a stall. */
export interface BooksScreen {
  /** `analytics 30-days`: app folder and path below the tool. */
  readonly name: string;
  readonly address: string;
  /** CSS selector of what stands there once the books are read, and never before. */
  readonly sign: string;
}

const SUMS = 'main table td';

const signs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  analytics: {
    '': 'main canvas',
    '7-days': SUMS,
    '30-days': SUMS,
    '90-days': SUMS,
    all: SUMS,
  },
  profit: {
    'price-changes': 'main fieldset',
    'what-if': 'main input[type="range"]',
    tomorrow: 'main li input',
  },
  // Waste of today can be entered before the weeks are read.
  'zero-waste': { waste: 'main .text-figure' },
};

export const booksScreens: readonly BooksScreen[] = Object.entries(signs).flatMap(([app, paths]) =>
  Object.entries(paths).map(([path, sign]) => {
    const place = toolPlaceNamed(app).path;
    return {
      name: path === '' ? app : `${app} ${path}`,
      address: path === '' ? place : `${place}/${path}`,
      sign,
    };
  }),
);

/**
 * @param name such as `profit what-if`
 * @throws CommandError when there is no such screen
 */
export function booksScreenNamed(name: string): BooksScreen {
  const found = booksScreens.find((screen) => screen.name === name);
  if (found) return found;
  const names = booksScreens.map((screen) => screen.name).join(', ');
  throw new CommandError(`There is no screen "${name}". One of: ${names}.`);
}
