import { createFakeShell } from '@thela/testkit';
import { act, render, screen } from '@testing-library/react';
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
  return { bar, stall, onOpenMenu };
}

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const current = () =>
  screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);

describe('the bar of small screens', () => {
  it('leads to the assistant and the leftovers, and More opens the menu', async () => {
    const { bar, onOpenMenu } = barAt('/');
    render(bar);
    expect(address('Talk with Chaat-GPT')).toBe('/tools/chaat-gpt');
    expect(address('Leftovers')).toBe('/tools/zero-waste');
    const more = screen.getByRole('button', { name: 'More', expanded: false });
    await userEvent.setup().click(more);
    expect(onOpenMenu).toHaveBeenCalledExactlyOnceWith(more);
  });

  it('offers Count as the set-up of the stall, until the stall is the vendor’s own', () => {
    const { bar, stall } = barAt('/');
    render(bar);
    expect(address('Count')).toBe('/stall');
    act(() => stall.describe({ name: 'Asha Tiffin' }));
    expect(address('Count')).toBe('/tools/profit-optimizer/count');
  });

  it('leads a helper to counting, also before the stall is on their phone, and not to Profit', () => {
    const { bar } = barAt('/', { role: 'helper' });
    render(bar);
    expect(address('Count')).toBe('/tools/profit-optimizer/count');
    expect(screen.queryByRole('link', { name: 'Profit' })).toBe(null);
  });

  it.each([
    ['/tools/profit-optimizer/count', ['Count']],
    ['/tools/profit-optimizer/count/2026-11-21', ['Count']],
    ['/tools/profit-optimizer', ['Profit']],
    ['/tools/profit-optimizer/menu/ingredients', ['Profit']],
    ['/tools/chaat-gpt', ['Talk']],
    ['/tools/zero-waste', ['Leftovers']],
    ['/', []],
    ['/stall', []],
    ['/tools/analytics', []],
    ['/tools/profit-optimizer#signin', []],
  ])('marks what is open at %s', (path, expected) => {
    const { bar } = barAt(path, { stall: 'own' });
    render(bar);
    expect(current()).toEqual(expected);
  });

  it('is prerendered the same for everybody, and marks nothing: the address may go on', () => {
    const markups = [{}, { stall: 'own' as const }].map((shell) =>
      renderToString(barAt('/tools/profit-optimizer', shell).bar),
    );
    expect(new Set(markups).size).toBe(1);
    expect(markups[0]).not.toContain('aria-current');
    expect(markups[0]).toContain('href="/tools/profit-optimizer/count"');
  });
});
