import { showLanguage } from '@thela/language';
import { expectFocus } from '@thela/testkit/focus';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LanguageChoice } from './language-choice';
import { LanguageOffer } from './language-offer';
import { createLanguageStore } from './language-store';
import { usePageLanguage } from './use-page-language';

beforeEach(() => localStorage.clear());
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

it('is offered until a language is chosen, in all four', async () => {
  const language = createLanguageStore(() => localStorage);
  render(<LanguageOffer language={language} onChosen={() => {}} />);
  const asked = ['Choose your language', 'अपनी भाषा चुनें', 'మీ భాషను ఎంచుకోండి', 'Apni bhasha chunein'];
  for (const text of asked) expect(screen.getByText(text)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.queryByRole('button')).toBe(null);
  expect(language.isChosen()).toBe(true);
});
