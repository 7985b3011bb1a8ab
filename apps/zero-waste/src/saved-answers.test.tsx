import type { KeptAnswer } from '@thela/contract';
import { createFakeShell, sampleModel } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Tool from './tool';
import { book } from './use-special';

beforeAll(() => book.load());

const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset().mockImplementation(() => new Promise(() => {}));
  vi.stubGlobal('fetch', request);
});

const helped: KeptAnswer = {
  id: '00000000-0000-4000-8000-000000000001',
  at: Date.UTC(2026, 10, 12, 6),
  question: '2 kg chawal fridge mein',
  answer: {
    source: 'model',
    heading: 'Asha’s Fried Rice',
    text: '1. Heat oil.\n2. Add rice.',
    isComplete: true,
  },
  language: 'en-IN',
  verdict: 'helped',
};

function openTool(options: FakeShellOptions = {}) {
  const user = userEvent.setup();
  const shell = createFakeShell(options);
  render(<Tool shell={shell} />);
  const ask = async (text: string) => {
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), text);
    await user.click(button('Generate a Genius Recipe'));
  };
  return { user, shell, ask };
}

const button = (name: string) => screen.getByRole('button', { name });
const own = () => screen.queryByRole('region', { name: /^Helped you on/ });

it('keeps a recipe with whether it helped, and lists it', async () => {
  const { user, shell, ask } = openTool();
  await ask('2 kg chawal fridge mein');
  await user.click(await screen.findByRole('button', { name: 'Helped' }));
  expect(shell.answers.getSnapshot()).toMatchObject([
    { answer: { source: 'book', heading: 'Tawa Masala Rice' }, verdict: 'helped' },
  ]);
  await user.click(button('Earlier answers (1)'));
  expect(await screen.findByRole('list', { name: 'Earlier answers' })).toBeTruthy();
});

it.each(['chawal mein badbu', 'qwertz'])(
  'keeps nothing of a warning or a question: %s',
  async (text) => {
    const { shell, ask } = openTool();
    await ask(text);
    expect(shell.answers.getSnapshot()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Helped' })).toBeNull();
  },
);

it('shows what helped with the same leftovers first, and the new recipe below it', async () => {
  const { ask } = openTool({ ai: sampleModel, answers: [helped] });
  await ask('5 kg rice in the fridge');
  const card = within(own()!);
  expect(card.getByRole('heading', { level: 3 }).textContent).toBe('Asha’s Fried Rice');
  expect(card.getByText('You asked: 2 kg chawal fridge mein')).toBeTruthy();
  expect(screen.getByText('Generating your genius recipe...')).toBeTruthy();
});

it('shows it for no danger and no other leftovers', async () => {
  const { ask } = openTool({ ai: sampleModel, answers: [helped] });
  await ask('2 kg chawal mein badbu');
  expect(own()).toBeNull();
  await ask('10 idli fridge mein');
  expect(own()).toBeNull();
});
