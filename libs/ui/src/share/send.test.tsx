import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Send } from './send';

const total = { name: 'In hand', figure: '₹1,240', kind: 'profit' } as const;
const sheet = { stall: 'Ravi Tiffin', title: 'Sunday', subtitle: '', total };

it('is one button that opens the ways, WhatsApp first, and closes after a choice or without one', async () => {
  const user = userEvent.setup();
  const onError = vi.fn<(error: unknown) => void>();
  render(<Send sheet={sheet} fileName="sunday" onError={onError} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await user.click(send);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Send: Sunday' });
  const [first] = dialog.querySelectorAll<HTMLAnchorElement>('a, button');
  expect(first?.textContent).toBe('WhatsApp');
  expect(new URL(first?.href ?? '').searchParams.get('text')).toContain('*In hand: ₹1,240*');
  expect(document.querySelector('body > [data-paper]')?.textContent).toContain('₹1,240');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(document.querySelector('[data-paper]')).toBe(null);
  await user.click(send);
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBe(null);
  await user.click(send);
  window.history.replaceState(null, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

it('leaves paper to a page that is fit for it', async () => {
  render(<Send sheet={sheet} printsPage fileName="sunday" onError={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.querySelector('[data-paper]')).toBe(null);
});
