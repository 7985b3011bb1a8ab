import { showLanguage } from '@thela/language';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import SessionEndNotice from './session-end-notice';

afterEach(() => showLanguage('en-IN'));

it.each([
  ['expired', 'en-IN', /^You were signed out for your safety/, 'Not now', 1],
  ['unrenewed', 'en-IN', /^You stay signed in.*tries again by itself\.$/, 'OK', 0],
  ['unstored', 'en-IN', /^You are signed in until you close this page/, 'OK', 0],
  ['unrenewed', 'hi-IN', /^आप साइन इन ही हैं/, 'ठीक है', 0],
  ['unstored', 'te-IN', /^ఈ పేజీ మూసే వరకే/, 'సరే', 0],
] as const)(
  'says what became of the session: %s, %s',
  async (topic, language, text, name, links) => {
    await showLanguage(language);
    const onPutAside = vi.fn<() => void>();
    render(<SessionEndNotice topic={topic} onPutAside={onPutAside} />, { wrapper: MemoryRouter });
    expect((await screen.findByText(text)).textContent).toMatch(text);
    expect(screen.queryAllByRole('link')).toHaveLength(links);
    (await screen.findByRole('button', { name })).click();
    expect(onPutAside).toHaveBeenCalledOnce();
  },
);
