import { createFakeShell } from '@thela/testkit';
import { menuItemFigures } from '@thela/pricing';
import type { PlatesSold } from '@thela/pricing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RecommendationPanel } from './recommendation-panel';
import Tool from './tool';

function openTool(platesSold: PlatesSold) {
  const shell = createFakeShell({ platesSold });
  render(<Tool shell={shell} />);
  return shell;
}

function panel() {
  return within(screen.getByRole('region', { name: /AI Recommendation$/ }));
}

function boldTexts() {
  return panel()
    .getAllByRole('strong')
    .map((part) => part.textContent);
}

const oneOfEach = {
  'onion-uttapam': 1,
  'masala-dosa': 1,
  'idli-sambar': 1,
  'cheese-uttapam': 1,
  'plain-dosa': 1,
};

it('is headed by the product’s name and says that it is calculated', () => {
  const shell = createFakeShell({ platesSold: oneOfEach });
  render(<Tool shell={{ ...shell, brand: { ...shell.brand, product: 'Galli' } }} />);
  expect(screen.getByRole('heading', { name: 'Galli AI Recommendation' })).toBeTruthy();
  expect(panel().getByText('Calculated')).toBeTruthy();
});

describe('where the best margin earns fewer rupees', () => {
  it('says what the rule says, its marked words bold and no marker left', () => {
    openTool(oneOfEach);
    const sentence = panel().getByRole('status').lastElementChild;
    expect(sentence?.textContent).toBe(
      'Onion Uttapam has your best profit margin today: 88%. Promoting it over Cheese Uttapam ' +
        'earns an extra ₹-124.00 for every 10 plates shifted.',
    );
    expect(boldTexts()).toEqual(['Onion Uttapam', '88%', 'Cheese Uttapam', '₹-124.00']);
  });

  it('is headed by what to do instead, and says that the sentence goes by margin alone', () => {
    openTool(oneOfEach);
    const texts = [...panel().getByRole('status').children].map((part) => part.textContent);
    expect(texts.slice(0, 2)).toEqual([
      'Do not shift: Cheese Uttapam earns ₹12.40 more a plate',
      'By margin alone',
    ]);
  });
});

it('does not warn where the best margin also earns more rupees', () => {
  openTool({ 'idli-sambar': 4 });
  expect(panel().getByRole('status').textContent).toBe(
    'Onion Uttapam has your best profit margin today: 88%. Promoting it over Idli Sambar ' +
      'earns an extra ₹125.95 for every 10 plates shifted.',
  );
});

it('does not warn while the market is stable', () => {
  openTool({ 'onion-uttapam': 2, 'plain-dosa': 9 });
  expect(panel().getByRole('status').textContent).toBe(
    'Market is stable. Onion Uttapam is your top earner with a profit margin of 88%.',
  );
  expect(boldTexts()).toEqual(['Market is stable.', 'Onion Uttapam', '88%']);
});

it('asks for sales while there are none', () => {
  openTool({});
  expect(panel().getByRole('status').textContent).toBe(
    "Enter today's sales to get a profit recommendation.",
  );
  expect(panel().queryByRole('strong')).toBeNull();
});

it('follows a price as it is typed', async () => {
  openTool(oneOfEach);
  const user = userEvent.setup();
  const onions = screen.getByRole('spinbutton', { name: 'onions' });
  await user.clear(onions);
  await user.type(onions, '100');
  // An Onion Uttapam now costs 5.49 + 0.1 x 100 and keeps 77.9 %; a Plain Dosa has no onions.
  expect(boldTexts()[0]).toBe('Plain Dosa');
});

it('shows a dish’s name as it is, markup and all', () => {
  const [dish] = menuItemFigures(createFakeShell().day.getSnapshot());
  if (!dish) throw new Error('The built-in menu has a dish.');
  const best = { ...dish, name: '<b>Dosa</b> <img src="x">' };
  render(<RecommendationPanel product="Thela" recommendation={{ kind: 'stable', best }} />);
  expect(boldTexts()[1]).toBe('<b>Dosa</b> <img src="x">');
  expect(panel().queryByRole('img')).toBeNull();
});
