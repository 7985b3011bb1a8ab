import type { Language } from '@thela/contract';
import { linesOf } from '@thela/text/testing';
import { chosenLanguage, createFakeShell, sampleModel } from '@thela/testkit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import rows from './languages.jsonl?raw';

// Rows, strategy and language last as long as the page: each test gets a page of its own.
beforeEach(() => {
  vi.resetModules();
});

async function openTool(first: Language, ai: 'built-in' | 'model' = 'built-in') {
  const { default: Tool, prepare } = await import('./tool');
  // As the shell does. A tool that waits for its texts itself is shown a moment before it follows its stores.
  await prepare(first);
  const language = chosenLanguage(first);
  const shell = createFakeShell({ language, ...(ai === 'model' ? { ai: sampleModel } : {}) });
  await act(async () => render(<Tool shell={shell} />));
  return { choose: (next: Language) => act(async () => language.choose(next)) };
}

function fillIn(item: string) {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: item } });
  for (const field of screen.getAllByRole('spinbutton')) {
    fireEvent.input(field, { target: { value: '20' } });
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const itemsOffered = () =>
  within(screen.getByRole('combobox'))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ textContent }) => textContent);

interface Row extends Readonly<
  Record<'heading' | 'items' | 'ask' | 'result' | 'missing' | 'line' | 'told' | 'failed', string>
> {
  readonly language: Language;
}

describe.each(linesOf<Row>(rows))('in $language', (words) => {
  it('is headed so, names the items, and answers from the kitchen book in it', async () => {
    await openTool(words.language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.heading);
    expect(itemsOffered().join(', ')).toBe(words.items);
    press(words.ask);
    expect(screen.getByRole('alert').textContent).toBe(words.missing);
    fillIn('Dosa');
    press(words.ask);
    const result = screen.getByRole('region', { name: words.result });
    expect(result.textContent).toContain(words.line);
  });

  it('gives the model the specified item, tells it to answer in it, and says what failed', async () => {
    const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', request);
    await openTool(words.language, 'model');
    fillIn('Dosa');
    press(words.ask);
    expect(await screen.findByText(new RegExp(words.failed))).toBeTruthy();
    expect(screen.getByText('Failed to fetch').lang).toBe('en');
    const body = request.mock.calls[0]?.[1]?.body;
    expect(body).toContain('- Tiffin item: Dosa,');
    expect(body).toContain(words.told);
  });
});

it('changes while a strategy is shown, and keeps what was entered', async () => {
  const { choose } = await openTool('en-IN');
  fillIn('Dosa');
  press('Get Daily Strategy');
  await choose('te-IN');
  const inTelugu = await screen.findByRole('region', { name: 'AI అమ్మకాల ప్లాన్' });
  expect(inTelugu.textContent).toContain('ముందు దోశ చూపించండి');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Dosa');
  const figures = screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value);
  expect(figures).toEqual(['20', '20', '20']);
  await choose('en-IN');
  const inEnglish = await screen.findByRole('region', { name: 'AI Sales Strategy' });
  expect(inEnglish.textContent).toContain('Offer Dosa first');
});
