import type { Language } from '@thela/contract';
import { linesOf } from '@thela/text/testing';
import { specialFromBook } from '@thela/kitchen-book/leftovers';
import { languages, showLanguage } from '@thela/language';
import { chosenLanguage, createFakeShell, sampleModel } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import rows from './languages.jsonl?raw';
import Tool from './tool';

afterEach(async () => {
  vi.unstubAllGlobals();
  await act(() => showLanguage('en-IN'));
});

async function openTool(first: Language, options: FakeShellOptions = {}) {
  const language = chosenLanguage(first);
  const shell = createFakeShell({ ...options, language });
  // As the shell does. A tool that waits for its texts itself is shown a moment before it follows its stores.
  await showLanguage(first);
  await act(async () => render(<Tool shell={shell} />));
  const choose = (next: Language) =>
    act(async () => {
      language.choose(next);
      await showLanguage(next);
    });
  return { choose };
}

function ask(text: string, button: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const card = () => screen.getAllByRole('region').at(-1)?.textContent;

interface Row extends Readonly<
  Record<'heading' | 'button' | 'leftovers' | 'recipe' | 'spoiled' | 'danger' | 'told', string>
> {
  readonly language: Language;
}

describe.each(linesOf<Row>(rows))('in $language', (words) => {
  it('is headed so, and answers from the kitchen book in it', async () => {
    await openTool(words.language);
    expect(title()).toBe(words.heading);
    ask(words.leftovers, words.button);
    await vi.waitFor(() => expect(card()).toMatch(new RegExp(words.recipe, 's')));
    ask(words.spoiled, words.button);
    expect(card()).toMatch(new RegExp(words.danger, 's'));
  });

  it('tells the model to answer in it, and says in it what failed', async () => {
    const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', request);
    await openTool(words.language, { ai: sampleModel });
    ask(words.leftovers, words.button);
    const alert = await screen.findByRole('alert');
    expect(request.mock.calls[0]?.[1]?.body).toContain(words.told);
    expect(alert.textContent).toMatch(/AI .+Failed to fetch$/);
  });
});

it('changes while an answer is shown, and keeps what was typed', async () => {
  const { choose } = await openTool('en-IN');
  ask('10 idli fridge mein', 'Generate a Genius Recipe');
  expect(card()).toContain('Podi Idli Fry');
  await choose('te-IN');
  expect(title()).toBe('మిగిలిన వంట');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('10 idli fridge mein');
  expect(card()).toContain('కారప్పొడి ఇడ్లీ ఫ్రై');
  await choose('en-IN');
  expect(card()).toContain('Podi Idli Fry');
});

it.each(languages)(
  'offers examples that the kitchen book has a recipe for in %s',
  async (language) => {
    await openTool(language);
    const [, list] = screen.getAllByRole('list');
    const examples = [...(list?.children ?? [])].map(({ textContent }) => textContent);
    expect(examples).toHaveLength(3);
    const kinds = examples.map((example) => specialFromBook(example).kind);
    expect(kinds).toEqual(['recipe', 'recipe', 'recipe']);
  },
);
