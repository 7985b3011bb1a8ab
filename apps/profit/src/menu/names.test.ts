import { expect, it } from 'vitest';
import { messagesNow } from './messages';
import { freeName, nameFault } from './names';

const words = messagesNow().name;

const dishes = [
  { id: 'dosa', name: 'Masala Dosa', isRetired: false },
  { id: 'bajji', name: 'Mirchi Bajji', isRetired: true },
];

it.each([
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
  ['x'.repeat(201), 'A name can have 200 letters at most.'],
  ['masala  DOSA ', 'You have “Masala Dosa” already. Choose another name.'],
  [
    'Mirchi bajji',
    'You have “Mirchi Bajji” already, retired. Bring that back, or choose another name.',
  ],
  ['Plain Dosa', null],
])('says of the name "%s": %s', (name, fault) => {
  expect(nameFault(name, null, dishes, words)).toBe(fault);
});

it('lets a dish keep its own name', () => {
  expect(nameFault('masala dosa', 'dosa', dishes, words)).toBeNull();
});

it('finds a name that is free', () => {
  expect(freeName('Upma', dishes)).toBe('Upma');
  expect(freeName('Masala Dosa', dishes)).toBe('Masala Dosa 2');
  const more = [...dishes, { id: 'two', name: 'masala dosa 2', isRetired: false }];
  expect(freeName(' Masala Dosa ', more)).toBe('Masala Dosa 3');
  expect(nameFault(freeName('x'.repeat(300), more), null, more, words)).toBeNull();
});
