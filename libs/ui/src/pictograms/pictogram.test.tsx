import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawingOf, Pictogram } from '.';

const byName = (name: string) => drawingOf({ id: 'dish-1', name });

it.each([
  ['Masala Dosa', 'मसाला डोसा', 'మసాలా దోశ'],
  ['Vada Pav', 'वड़ा पाव', 'వడా పావ్'],
  ['Pani Puri', 'पानी पूरी', 'పానీ పూరీ'],
  ['Aloo Paratha', 'आलू पराठा', 'ఆలూ పరాఠా'],
  ['Egg Noodles', 'एग नूडल्स', 'ఎగ్ నూడుల్స్'],
  ['Filter Coffee', 'फ़िल्टर कॉफ़ी', 'ఫిల్టర్ కాఫీ'],
  ['Nariyal Pani', 'नारियल पानी', 'కొబ్బరి బోండాం'],
])('draws %s the same in each script', (english, hindi, telugu) => {
  expect(byName(hindi)).toBe(byName(english));
  expect(byName(telugu)).toBe(byName(english));
});

it('goes by what a dish is, not by what is in it, and by the name before the id', () => {
  expect(byName('Egg Dosa')).toBe(byName('dosa'));
  expect(byName('Paneer Momo')).toBe(byName('Momos'));
  expect(byName('Vada Pav')).not.toBe(byName('Vada'));
  expect(byName('Badam Milk').kind).toBe('drink');
  expect(drawingOf({ id: 'masala-dosa', name: 'గారె' })).toBe(byName('Vada'));
  expect(drawingOf({ id: 'masala-dosa', name: 'No. 7' })).toBe(byName('Dosa'));
});

it('has one for everything else, and says nothing to a screen reader', () => {
  expect(byName('').kind).toBe('other');
  expect(byName('Xyz')).toBe(byName('एक्स'));
  const { container } = render(<Pictogram dish={{ id: 'idli', name: 'Idli' }} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
