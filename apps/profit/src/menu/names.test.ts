import { expect, it } from 'vitest';
import { messagesNow } from './messages';
import { nameFault } from './names';

const words = messagesNow().name;

const dishes = [
  { id: 'dosa', name: 'Masala Dosa', isRetired: false },
  { id: 'bajji', name: 'Mirchi Bajji', isRetired: true },
];

it.each([
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
  ['\u200B\uFEFF', 'Enter a name.'],
  ['x'.repeat(201), 'A name can have 200 letters at most.'],
  ['masala  DOSA ', 'You have “Masala Dosa” already. Choose another name.'],
  ['Masala\u00A0Do\u00ADsa', 'You have “Masala Dosa” already. Choose another name.'],
  [
    'Mirchi bajji',
    'You have “Mirchi Bajji” already, retired. Bring that back, or choose another name.',
  ],
  ['Plain Dosa', null],
])('says of the name "%s": %s', (name, fault) => {
  expect(nameFault(name, null, dishes, words)).toBe(fault);
});

it('knows the English name of a dish that is shown in Hindi', () => {
  const shown = [{ id: 'dosa', name: 'मसाला डोसा', isRetired: false }];
  const namesOf = () => ['मसाला डोसा', 'Masala Dosa'];
  expect(nameFault('masala dosa', null, shown, words, namesOf)).toContain('मसाला डोसा');
  expect(nameFault('Plain Dosa', null, shown, words, namesOf)).toBeNull();
});

it('lets a dish keep its own name', () => {
  expect(nameFault('masala dosa', 'dosa', dishes, words)).toBeNull();
});
