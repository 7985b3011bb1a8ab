import { showLanguage } from '@thela/language';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ToolLanguage } from './tool-language';

const NOTE = 'यह टूल अभी सिर्फ़ अंग्रेज़ी में है।';
const show = (language: 'en-IN' | 'hi-IN') => act(() => showLanguage(language));

function open(contract: string) {
  render(
    <ToolLanguage contract={contract}>
      <input aria-label="Dish" />
    </ToolLanguage>,
  );
  return screen.getByRole<HTMLInputElement>('textbox');
}

afterEach(() => show('en-IN'));

it.each(['1.0', '1.2'])(
  'says in the language of the page that a tool of contract %s is in English',
  async (contract) => {
    await show('hi-IN');
    const field = open(contract);
    expect(screen.getByRole('note').textContent).toBe(NOTE);
    expect(field.closest('[lang]')?.getAttribute('lang')).toBe('en-IN');
  },
);

it('says nothing on an English page, and keeps what was typed when the language changes', async () => {
  const field = open('1.2');
  field.value = 'Dosa';
  expect(screen.queryByRole('note')).toBe(null);
  await show('hi-IN');
  expect(screen.getByRole('note').textContent).toBe(NOTE);
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field.value).toBe('Dosa');
});

it('leaves a tool that knows the language of the page to itself', async () => {
  await show('hi-IN');
  const field = open('1.3');
  expect(screen.queryByRole('note')).toBe(null);
  expect(field.closest('[lang]')).toBe(null);
});
