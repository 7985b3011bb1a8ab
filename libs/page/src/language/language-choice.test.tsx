import { showLanguage } from '@thela/language';
import { expectFocus } from '@thela/testkit/focus';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageChoice } from './language-choice';
import { LanguageOffer } from './language-offer';
import { createLanguageStore } from './language-store';
import { usePageLanguage } from './use-page-language';

afterEach(() => act(() => showLanguage('en-IN')));

function openChoice() {
  const language = createLanguageStore(() => localStorage);
  function Page() {
    usePageLanguage(language);
    return <LanguageChoice language={language} name="stall-language" tone="light" />;
  }
  render(<Page />);
  return language;
}

const named = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

it('names each language in its own script, and marks drafts', () => {
  openChoice();
  const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
  expect(labels.map((label) => [label?.lang, label?.textContent])).toEqual([
    ['en-IN', 'English'],
    ['hi-IN', 'हिन्दीड्राफ़्ट'],
    ['te-IN', 'తెలుగుడ్రాఫ్ట్'],
    ['hi-Latn-IN', 'Hinglishdraft'],
  ]);
  expect(named(/English/).checked).toBe(true);
  expect(screen.queryByText(/translation/)).toBe(null);
});

it('changes the page at once, also by keyboard, keeps the focus, and says that its language is a draft', async () => {
  const language = openChoice();
  const user = userEvent.setup();
  await user.tab();
  await expectFocus(() => named(/English/));
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('radiogroup', { name: 'भाषा' })).toBeTruthy();
  expect(screen.getByText(/^यह अनुवाद ड्राफ़्ट है/)).toBeTruthy();
  await expectFocus(() => named(/हिन्दी/));
  expect(document.documentElement.lang).toBe('hi-IN');
  expect(language.getSnapshot()).toBe('hi-IN');
  await user.click(named(/తెలుగు/));
  expect(await screen.findByRole('radiogroup', { name: 'భాష' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('te-IN');
});

it('is offered by the four names until a language is chosen', async () => {
  const language = createLanguageStore(() => localStorage);
  render(<LanguageOffer language={language} onChosen={() => {}} />);
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['English', 'हिन्दी', 'తెలుగు', 'Hinglish']);
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.queryByRole('button')).toBe(null);
  expect(language.isChosen()).toBe(true);
});

it('says in which language the device is, and marks none as chosen', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en-US']);
  const language = createLanguageStore(() => localStorage);
  render(<LanguageOffer language={language} onChosen={() => {}} />);
  const buttons = screen.getAllByRole('button');
  const names = buttons.map((button) => button.textContent);
  expect(names).toEqual(['English', 'हिन्दीफ़ोन की भाषा', 'తెలుగు', 'Hinglish']);
  expect(new Set(buttons.map((button) => button.className)).size).toBe(1);
});

it('draws the name of a language that the browser has no letters for', async () => {
  // As wide as a letter that no font has.
  const widths: Readonly<Record<string, number>> = { ह: 21, త: 30, '\u0378': 21 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, 0, widths[this.textContent ?? ''] ?? 40, 20);
  });
  openChoice();
  const drawing = (name: RegExp) => named(name).closest('label')?.querySelector('svg');
  await waitFor(() => expect(drawing(/हिन्दी/)).toBeTruthy());
  expect(screen.getByText('हिन्दी').className).toBe('sr-only');
  expect(drawing(/తెలుగు/)).toBe(null);
  expect(drawing(/English/)).toBe(null);
});
