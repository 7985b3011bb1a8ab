import type { Shell } from '@thela/contract';
import { createFakeShell, sampleModel } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// Rows and strategy last as long as the page: each test gets a page of its own.
beforeEach(() => {
  vi.resetModules();
});

async function openTool(shell: Shell = createFakeShell()) {
  const { default: Tool } = await import('./tool');
  render(<Tool shell={shell} />);
  return userEvent.setup();
}

const row = (number: number) =>
  within(screen.getByRole('group', { name: `Tiffin Item #${number}` }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function fillIn(
  user: ReturnType<typeof userEvent.setup>,
  number: number,
  [item, ...figures]: string[],
) {
  await user.selectOptions(row(number).getByRole('combobox'), item ?? '');
  for (const [place, field] of row(number).getAllByRole('spinbutton').entries()) {
    fireEvent.input(field, { target: { value: figures[place] } });
  }
}

const sessionId = () => screen.getByText(/^Session ID:/).textContent;

it('is headed Daily Sales Strategy, with what it is for below', async () => {
  await openTool();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Daily Sales Strategy');
  expect(screen.getByText('What to push, price and pair today')).toBeTruthy();
});

it('names a temporary session, with its note', async () => {
  await openTool();
  expect(sessionId()).toMatch(/^Session ID: temp-[a-z2-9]{10}$/);
  expect(
    screen.getByText('Note: This is a temporary ID. Data is not saved after refresh.'),
  ).toBeTruthy();
});

it('says what it gives while it has been asked nothing', async () => {
  await openTool();
  expect(
    screen.getByText(
      'Enter data for your tiffin items and click "Get Strategy" to receive a daily sales strategy.',
    ),
  ).toBeTruthy();
});

it('offers the eight tiffin items', async () => {
  await openTool();
  const items = within(row(1).getByRole('combobox'))
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(items).toEqual([
    'Select an item',
    'Idli',
    'Dosa',
    'Vada',
    'Upma',
    'Poori',
    'Pongal',
    'Uthappam',
    'Kesari',
  ]);
});

it('adds a row and goes to it, and can remove one only while there are more', async () => {
  const user = await openTool();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.click(button('Add Another Tiffin Item'));
  await expectFocus(() => row(2).getByRole('combobox'));
  expect(screen.getAllByRole('button', { name: 'Remove' })).toHaveLength(2);

  await user.selectOptions(row(2).getByRole('combobox'), 'Vada');
  await user.click(row(1).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(row(1).getByRole<HTMLSelectElement>('combobox').value).toBe('Vada');
  await expectFocus(() => row(1).getByRole('combobox'));
});

it('asks for what is missing, marks it and goes to it', async () => {
  const user = await openTool();
  await user.selectOptions(row(1).getByRole('combobox'), 'Idli');
  await user.click(button('Get Daily Strategy'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Please fill in all input fields and select a Tiffin Item for all added entries.',
  );
  const [price, ...others] = row(1).getAllByRole('spinbutton');
  await expectFocus(() => price);
  for (const field of [price, ...others]) expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(row(1).getByRole('combobox').getAttribute('aria-invalid')).toBe('false');

  for (const field of [price, ...others])
    fireEvent.input(field as HTMLElement, { target: { value: '1' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes figures as they are written in India, negative ones too', async () => {
  const user = await openTool();
  await fillIn(user, 1, ['Dosa', '₹1,200/-', '౩౫', '-4']);
  await user.click(button('Get Daily Strategy'));
  expect(screen.queryByRole('alert')).toBeNull();
  const result = screen.getByRole('region', { name: 'AI Sales Strategy' });
  expect(result.textContent).toContain('35 plates');
});

it.each(['abc', '1e3', '12,50'])('counts %s as not filled, and keeps it', async (text) => {
  const user = await openTool();
  await fillIn(user, 1, ['Dosa', text, '35', '42']);
  await user.click(button('Get Daily Strategy'));
  expect(screen.getByRole('alert').textContent).toMatch(/^Please fill in all input fields/);
  const [price] = row(1).getAllByRole<HTMLInputElement>('spinbutton');
  expect(price?.value).toBe(text);
  await expectFocus(() => price);
});

it('asks what 12,50 is, and takes the answer', async () => {
  const user = await openTool();
  await fillIn(user, 1, ['Dosa', '12,50', '35', '42']);
  expect(row(1).getByRole('spinbutton', { description: '₹12.50 or ₹1,250?' })).toBeTruthy();
  await user.click(button('₹1,250'));
  await user.click(button('Get Daily Strategy'));
  const result = screen.getByRole('region', { name: 'AI Sales Strategy' });
  expect(result.textContent).toContain('₹1,250 of ingredients');
});

it('answers zeros from the kitchen book at once, labelled as such', async () => {
  const user = await openTool();
  await fillIn(user, 1, ['Kesari', '0', '0', '0']);
  await user.click(button('Get Daily Strategy'));
  const result = within(screen.getByRole('region', { name: 'AI Sales Strategy' }));
  expect(result.getByText('Built-in tip')).toBeTruthy();
  expect(result.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(result.queryByRole('button', { name: 'Use a built-in tip' })).toBeNull();
});

it('offers no example that would overwrite what was entered', async () => {
  const user = await openTool();
  await user.selectOptions(row(1).getByRole('combobox'), 'Vada');
  expect(screen.queryByRole('button', { name: /as an example$/ })).toBeNull();
});

it('fills in an example to try', async () => {
  const user = await openTool();
  await user.click(button('Fill in Idli and Dosa as an example'));
  await user.click(button('Get Daily Strategy'));
  const result = screen.getByRole('region', { name: 'AI Sales Strategy' });
  expect(result.textContent).toContain('Dosa');
});

describe('until the page is refreshed', () => {
  const figures = ['Idli', '600', '80', '18.5'];
  const result = () => screen.queryByRole('region', { name: 'AI Sales Strategy' });
  const valuesOf = (number: number) => [
    row(number).getByRole<HTMLSelectElement>('combobox').value,
    ...row(number)
      .getAllByRole<HTMLInputElement>('spinbutton')
      .map(({ value }) => value),
  ];
  /** Another tool or a sign-in screen is opened. */
  const leave = cleanup;

  it('rows, answer and session id are there when one comes back', async () => {
    const user = await openTool();
    const session = sessionId();
    await fillIn(user, 1, figures);
    await user.click(button('Get Daily Strategy'));
    await user.click(button('Add Another Tiffin Item'));
    await user.selectOptions(row(2).getByRole('combobox'), 'Vada');
    const answer = result()?.textContent;
    leave();
    await openTool();
    expect(valuesOf(1)).toEqual(figures);
    expect(valuesOf(2)).toEqual(['Vada', '', '', '']);
    expect(result()?.textContent).toBe(answer);
    expect(sessionId()).toBe(session);
  });

  it('and no longer: a refreshed page knows nothing of them', async () => {
    const user = await openTool();
    const session = sessionId();
    await fillIn(user, 1, figures);
    await user.click(button('Get Daily Strategy'));
    leave();
    vi.resetModules();
    await openTool();
    expect(valuesOf(1)).toEqual(['', '', '', '']);
    expect(result()).toBeNull();
    expect(sessionId()).not.toBe(session);
  });

  it('a new row never gets the id of one that was entered before', async () => {
    const user = await openTool();
    await user.click(button('Add Another Tiffin Item'));
    leave();
    await openTool();
    await user.click(button('Add Another Tiffin Item'));
    await user.selectOptions(row(3).getByRole('combobox'), 'Vada');
    expect(valuesOf(2)).toEqual(['', '', '', '']);
  });

  it('an answer that arrives meanwhile is there when one comes back', async () => {
    let reply: (response: Response) => void = () => {};
    const pending = new Promise<Response>((resolve) => {
      reply = resolve;
    });
    const request = vi.spyOn(globalThis, 'fetch').mockReturnValue(pending);
    const shell = createFakeShell({ ai: sampleModel });
    const user = await openTool(shell);
    await fillIn(user, 1, figures);
    await user.click(button('Get Daily Strategy'));
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
    leave();
    await openTool(shell);
    expect(button('Generating...').disabled).toBe(true);
    leave();
    expect(request.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    reply(Response.json({ candidates: [{ content: { parts: [{ text: 'Push dosa' }] } }] }));
    await openTool(shell);
    expect(await screen.findByText('Push dosa')).toBeTruthy();
    expect(request).toHaveBeenCalledOnce();
  });
});
