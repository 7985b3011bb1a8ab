import type { Session, Shell } from '@thela/contract';
import { createFakeShell } from '@thela/testkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Tool from './tool';

it('is headed by the name that the product gives its assistant', () => {
  const shell = createFakeShell();
  render(<Tool shell={{ ...shell, brand: { ...shell.brand, assistant: 'Galli-GPT' } }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Galli-GPT');
  expect(screen.getByText('Click "Start Session" to talk to Galli-GPT.')).toBeTruthy();
});

it('answers from the vendor’s own prices as they are now', async () => {
  const shell = createFakeShell();
  render(<Tool shell={shell} />);
  const ask = 'What does one Masala Dosa cost me?';
  await userEvent.click(screen.getByRole('button', { name: ask }));
  expect(await screen.findByText(/₹11\.81/)).toBeTruthy();
  shell.day.setIngredientPrice('potatoes', 45);
  await userEvent.type(screen.getByRole('textbox'), `${ask}{Enter}`);
  // 0.15 kg of potatoes a plate at ₹20 more.
  expect(await screen.findByText(/₹14\.81/)).toBeTruthy();
});

it('shows the role that is on', async () => {
  render(<Tool shell={createFakeShell()} />);
  await userEvent.type(screen.getByRole('textbox'), 'switch to profit{Enter}');
  expect(await screen.findByText('Role: profit')).toBeTruthy();
});

const signedIn = (id: string): Session => ({
  status: 'signed-in',
  user: { id, email: 'asha@example.com', phone: '' },
});
const asHelper = (shell: Shell): Shell => {
  const role = { ...shell.stall.role, getSnapshot: () => 'helper' as const };
  return { ...shell, stall: { ...shell.stall, role } };
};

it.each([
  ['the same person', 1, signedIn('asha')],
  ['somebody who has logged out in between', 0, { status: 'signed-out' }],
  ['another person', 0, signedIn('ravi')],
  ['who has become a helper', 0, signedIn('asha'), asHelper],
  ['who looks at another ledger', 0, signedIn('asha'), () => createFakeShell({ stall: 'own' })],
] as const)('%s comes back to the tool: %i entries to take back', async (...row) => {
  const [, entries, next, shellThen = (shell: Shell) => ({ ...shell })] = row;
  let session = signedIn('asha');
  let announce = () => {};
  const own = createFakeShell({ stall: 'own' });
  const subscribe = (listener: () => void) => {
    announce = listener;
    return () => {};
  };
  const store = { ...own.session, getSnapshot: () => session, subscribe };
  const { unmount } = render(<Tool shell={{ ...own, session: store }} />);
  await userEvent.type(screen.getByRole('textbox'), '2 masala dosa becha{Enter}');
  await screen.findByRole('button', { name: 'Undo' });
  unmount();
  for (session of [next, signedIn('asha')]) announce();
  render(<Tool shell={shellThen(own)} />);
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(entries);
});
