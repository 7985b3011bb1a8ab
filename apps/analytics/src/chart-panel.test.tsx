import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for the chart library.
import './chart';
import type { ChartPanelProps } from './chart-panel';

const plain: ChartPanelProps = {
  heading: 'Rain',
  name: 'the rain',
  option: {},
  table: <p>12 mm on Monday</p>,
  reportError: () => {},
};

beforeEach(() => {
  // The chart's code is fetched once a page: each test gets a page of its own.
  vi.resetModules();
});

describe('a panel with nothing to draw', () => {
  it('says so in place of chart and table and offers the way out', async () => {
    const { ChartPanel } = await import('./chart-panel');
    const onAction = vi.fn<() => void>();
    render(<ChartPanel {...plain} empty={{ text: 'No rain yet.', onAction }} />);
    expect(screen.getByRole('region', { name: 'Rain' }).textContent).toContain('No rain yet.');
    expect(screen.queryByText('12 mm on Monday')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enter prices and plates' }));
    expect(onAction).toHaveBeenCalledOnce();
  });
});

describe('a panel whose chart cannot be drawn', () => {
  /** In a browser in which the chart cannot render. */
  async function openPanel(reportError: ChartPanelProps['reportError'] = () => {}) {
    vi.spyOn(window, 'matchMedia').mockImplementation(() => {
      throw new Error('No media queries here.');
    });
    const { ChartPanel } = await import('./chart-panel');
    const silent = { onCaughtError: () => {} };
    render(<ChartPanel {...plain} reportError={reportError} />, silent);
    const textBefore = screen.getByRole('region', { name: 'Rain' }).textContent;
    await act(() => import('./chart'));
    return { textBefore };
  }

  it('has shown its figures while the chart’s code was under way', async () => {
    const { textBefore } = await openPanel();
    expect(textBefore).toBe('Rain12 mm on Monday');
  });

  it('shows the figures as a table instead', async () => {
    await openPanel();
    expect(screen.getByText('The chart could not be loaded. Here are its figures:')).toBeTruthy();
    expect(screen.getAllByText('12 mm on Monday')).toHaveLength(1);
  });

  it('hands the error to the shell once, with its place', async () => {
    const reportError = vi.fn<ChartPanelProps['reportError']>();
    await openPanel(reportError);
    expect(reportError.mock.calls).toEqual([
      [new Error('No media queries here.'), 'drawing the rain'],
    ]);
  });
});
