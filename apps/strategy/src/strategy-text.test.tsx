import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StrategyText } from './strategy-text';

it('shows bold words in bullets and paragraphs, and no asterisks', () => {
  render(<StrategyText text={'**Today**\n* **Pricing:** raise it\n* Marketing: push **dosa**'} />);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(screen.getByRole('paragraph').textContent).toBe('Today');
  expect(items).toEqual(['Pricing: raise it', 'Marketing: push dosa']);
  expect(screen.getAllByRole('strong').map((part) => part.textContent)).toEqual([
    'Today',
    'Pricing:',
    'Marketing:',
    'dosa',
  ]);
});
