import { defaultIngredientPrices } from '@thela/pricing';
import { createFakeShell } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Tool from './tool';

function openTool() {
  const shell = createFakeShell({ platesSold: { 'onion-uttapam': 10 } });
  render(<Tool shell={shell} />);
  return { shell, user: userEvent.setup() };
}

function priceOf(ingredient: string) {
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: ingredient });
}

/** Of an Onion Uttapam, the rest of which costs ₹5.49: 0.1 x the price of onions goes on top. */
function shownCost() {
  const table = screen.getByRole('table', { name: 'Each Dish Today' });
  const row = within(table).getByRole('row', { name: /Onion Uttapam/ });
  return within(row).getAllByRole('cell')[0]?.lastChild?.textContent;
}

describe('the fields', () => {
  it.each(Object.entries(defaultIngredientPrices))(
    'label the price of %s by its key and show its default, %d',
    (ingredient, price) => {
      openTool();
      const field = priceOf(ingredient);
      expect(field.value).toBe(String(price));
      expect(field.inputMode).toBe('decimal');
      expect(field.min).toBe('0');
      expect(field.step).toBe('0.01');
      expect(field.getAttribute('aria-invalid')).toBe('false');
    },
  );

  it('are ten, one for each ingredient', () => {
    openTool();
    const section = screen.getByRole('region', { name: 'Daily Ingredient Prices (₹ per kg/L)' });
    expect(within(section).getAllByRole('spinbutton')).toHaveLength(10);
  });
});

describe('typing a price', () => {
  it('keeps the text as typed while the figures follow at each letter', async () => {
    const { user } = openTool();
    const onions = priceOf('onions');
    await user.clear(onions);
    await user.type(onions, '4');
    expect([onions.value, shownCost()]).toEqual(['4', '₹5.89']);
    await user.type(onions, '2');
    expect([onions.value, shownCost()]).toEqual(['42', '₹9.69']);
    await user.type(onions, '.');
    expect([onions.value, shownCost()]).toEqual(['42.', '₹9.69']);
    await user.type(onions, '5');
    expect([onions.value, shownCost()]).toEqual(['42.5', '₹9.74']);
  });

  it.each([
    { text: '42.', price: 42 },
    { text: '1.50', price: 1.5 },
    { text: '007', price: 7 },
    { text: '0.0', price: 0 },
  ])('does not tidy "$text" while it is being typed', ({ text, price }) => {
    const { shell } = openTool();
    const onions = priceOf('onions');
    fireEvent.input(onions, { target: { value: text } });
    expect(onions.value).toBe(text);
    expect(shell.day.getSnapshot().ingredientPrices['onions']).toBe(price);
  });

  it('shows the number plainly once the field is left', async () => {
    const { user } = openTool();
    await user.clear(priceOf('onions'));
    await user.type(priceOf('onions'), '07.50');
    await user.tab();
    expect(priceOf('onions').value).toBe('7.5');
    expect(shownCost()).toBe('₹6.24');
  });

  it('counts an emptied field as 0, leaves it empty while it is edited, then shows 0', async () => {
    const { shell, user } = openTool();
    const onions = priceOf('onions');
    await user.clear(onions);
    expect([onions.value, shownCost()]).toEqual(['', '₹5.49']);
    expect(shell.day.getSnapshot().ingredientPrices['onions']).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect([onions.value, shownCost()]).toEqual(['0', '₹5.49']);
  });

  it('changes no other price', async () => {
    const { shell, user } = openTool();
    await user.clear(priceOf('onions'));
    await user.type(priceOf('onions'), '31');
    expect(shell.day.getSnapshot().ingredientPrices).toEqual({
      ...defaultIngredientPrices,
      onions: 31,
    });
  });

  it('counts a price below 0 as 0 and says so until the field is left', async () => {
    const { user } = openTool();
    await user.clear(priceOf('onions'));
    await user.type(priceOf('onions'), '-5');
    const described = { name: 'onions', description: 'A price cannot be below 0.' };
    const onions = screen.getByRole<HTMLInputElement>('spinbutton', described);
    expect([onions.value, shownCost()]).toEqual(['-5', '₹5.49']);
    expect(onions.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('A price cannot be below 0.');

    await user.tab();
    expect(onions.value).toBe('0');
    expect(onions.getAttribute('aria-invalid')).toBe('false');
    expect(onions.hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks what ₹12,50 means, and changes nothing until that is answered', async () => {
    const { shell, user } = openTool();
    const onions = priceOf('onions');
    const stored = () => shell.day.getSnapshot().ingredientPrices['onions'];
    await user.clear(onions);
    await user.type(onions, '१२,५०');
    await user.tab();
    expect([onions.value, stored()]).toEqual(['१२,५०', defaultIngredientPrices.onions]);
    expect(screen.getByText('₹12.50 or ₹1,250?').getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('button', { name: '₹12.50' }));
    expect([onions.value, stored()]).toEqual(['12.5', 12.5]);
    await expectFocus(() => onions);
    expect(screen.queryByText('₹12.50 or ₹1,250?')).toBeNull();
  });

  it('says that text is no number, and stops saying so once it is one', async () => {
    const { user } = openTool();
    await user.clear(priceOf('onions'));
    await user.type(priceOf('onions'), '4e');
    const described = { name: 'onions', description: 'Enter a number, such as 42.50.' };
    expect(screen.getByRole('spinbutton', described).getAttribute('aria-invalid')).toBe('true');
    await user.type(priceOf('onions'), '{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shownCost()).toBe('₹5.89');
  });
});
