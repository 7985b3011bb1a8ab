import { expectFocus } from '@thela/testkit/focus';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PieLegend } from './pie-legend';

const slices = [
  {
    name: 'Masala Dosa with Coconut Chutney',
    colour: 'hsla(10, 70%, 60%, 0.8)',
    worth: '₹80.00 (80.0%)',
  },
  { name: 'Idli', colour: 'hsla(147, 70%, 60%, 0.8)', worth: '₹20.00 (20.0%)' },
];

it('names each dish in full beside its colour, with what it earned', () => {
  render(<PieLegend slices={slices} />);
  const items = within(screen.getByRole('list', { name: 'Colours of the items' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('[fill]')?.getAttribute('fill')]);
  expect(items).toEqual(slices.map(({ name, colour, worth }) => [name + worth, colour]));
});

it('can be scrolled by the keyboard', async () => {
  render(<PieLegend slices={slices} />);
  await userEvent.tab();
  await expectFocus(() => screen.getByRole('list'));
});
