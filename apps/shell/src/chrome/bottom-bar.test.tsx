import { createFakeShell } from '@thela/testkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { BottomBar } from './bottom-bar';

function barAt(path: string, shell: Parameters<typeof createFakeShell>[0] = {}) {
  const onOpenMenu = vi.fn<(opener: HTMLElement) => void>();
  const { stall } = createFakeShell(shell);
  const bar = (
    <MemoryRouter initialEntries={[path]}>
      <BottomBar stall={stall} assistant="Chaat-GPT" isMenuOpen={false} onOpenMenu={onOpenMenu} />
    </MemoryRouter>
  );
  return { bar, onOpenMenu };
}

const current = () =>
  screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);

describe('the bar of small screens', () => {
  it('leads through the day, and More opens the drawer', async () => {
    const { bar, onOpenMenu } = barAt('/');
    render(bar);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Today', '/'],
      ['Count', '/tools/profit-optimizer/count'],
      ['Talk', '/tools/chaat-gpt'],
      ['Tomorrow', '/tools/profit-optimizer/tomorrow'],
    ]);
    expect(screen.getByRole('link', { name: 'Talk with Chaat-GPT' })).toBeTruthy();
    const more = screen.getByRole('button', { name: 'More', expanded: false });
    await userEvent.setup().click(more);
    expect(onOpenMenu).toHaveBeenCalledExactlyOnceWith(more);
  });

  it('has no Tomorrow for a helper, also before the stall is on their phone', () => {
    const { bar } = barAt('/', { role: 'helper' });
    render(bar);
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Today', 'Count', 'Talk']);
  });

  it.each([
    ['/tools/profit-optimizer/count', ['Count']],
    ['/tools/profit-optimizer/count/2026-11-21', ['Count']],
    ['/tools/profit-optimizer/tomorrow', ['Tomorrow']],
    ['/tools/profit-optimizer/tomorrow/today', ['Today']],
    ['/tools/profit-optimizer', []],
    ['/tools/chaat-gpt', ['Talk']],
    ['/', ['Today']],
    ['/stall', []],
    ['/tools/analytics', []],
    ['/tools/chaat-gpt#signin', []],
  ])('marks what is open at %s', (path, expected) => {
    const { bar } = barAt(path, { stall: 'own' });
    render(bar);
    expect(current()).toEqual(expected);
  });

  it('is prerendered the same for everybody, and marks nothing: the address may go on', () => {
    const markups = [{}, { stall: 'own' as const }].map((shell) =>
      renderToString(barAt('/tools/profit-optimizer/count', shell).bar),
    );
    expect(new Set(markups).size).toBe(1);
    expect(markups[0]).not.toContain('aria-current');
  });
});
