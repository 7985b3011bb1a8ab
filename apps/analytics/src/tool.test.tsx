import { createFakeShell } from '@thela/testkit';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Tool from './tool';

it('is headed Live Performance Analytics, with its two charts below', () => {
  render(<Tool shell={createFakeShell({ platesSold: {} })} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Live Performance Analytics');
  const charts = screen.getAllByRole('heading', { level: 2 }).map((chart) => chart.textContent);
  expect(charts).toEqual(['Profit Contribution by Item (Today)', 'Sales Volume vs. Profit Margin']);
});
