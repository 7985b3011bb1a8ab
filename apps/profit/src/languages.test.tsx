import type { Language } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { languages, showLanguage } from '@thela/language';
import { builtInMenu, defaultIngredientPrices, recommendationText } from '@thela/pricing';
import type { Recommendation } from '@thela/pricing';
import { chosenLanguage, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesNow } from './messages';
import Tool from './tool';

beforeEach(() => act(() => showLanguage('en-IN')));

async function openTool(options: FakeShellOptions = {}) {
  const language = chosenLanguage('en-IN');
  const shell = createFakeShell({ today: '2026-11-22', language, ...options });
  await act(async () => {
    render(<Tool shell={shell} />);
  });
  const choose = (next: Language) => act(async () => language.choose(next));
  return { shell, choose, user: userEvent.setup() };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

it('is in another language at once when the page is, and keeps what was typed', async () => {
  const { choose, user } = await openTool({ platesSold: { 'masala-dosa': 4 } });
  const onions = field('onions');
  await user.clear(onions);
  await user.type(onions, '42.50');
  await choose('te-IN');
  expect(await screen.findByRole('heading', { level: 1, name: 'లాభం' })).toBeTruthy();
  expect(field('ఉల్లిపాయలు')).toBe(onions);
  expect(onions.value).toBe('42.50');
  await expectFocus(() => onions);
  expect(screen.getByRole('rowheader', { name: 'మసాలా దోశ' })).toBeTruthy();
  expect(field('అమ్మిన మసాలా దోశ ప్లేట్లు').value).toBe('4');
  await choose('hi-Latn-IN');
  expect(await screen.findByRole('rowheader', { name: 'Sada Dosa' })).toBeTruthy();
  expect(field('pyaz').value).toBe('42.50');
  await choose('en-IN');
  expect(await screen.findByRole('heading', { level: 1, name: 'Profit Optimizer' })).toBeTruthy();
});

it('counts in another language: dates, names and amounts', async () => {
  const { choose, user } = await openTool({ stall: 'own', path: 'count' });
  await user.click(await screen.findByRole('button', { name: /^Masala Dosa, 17 plates/ }));
  await choose('hi-IN');
  expect(await screen.findByRole('heading', { level: 1, name: 'प्लेटें गिनें' })).toBeTruthy();
  expect(screen.getByText('रवि, 22 नवंबर')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^मसाला डोसा, 18 प्लेट, ₹/ })).toBeTruthy();
  // The vendor's own names are theirs.
  expect(screen.getByRole('button', { name: /^Mirchi Bajji, 5 प्लेट/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'वापस लें: मसाला डोसा' })).toBeTruthy();
  expect(screen.getByText('मुनाफ़े में नहीं जुड़ा: Mirchi Bajji। लागत पता नहीं है।')).toBeTruthy();
});

it('shows the menu in another language, keeps what is typed there, and stores no name', async () => {
  const { shell, choose, user } = await openTool({
    stall: 'own',
    path: 'menu/dishes/masala-dosa',
  });
  const price = () => screen.getByPlaceholderText<HTMLInputElement>('0');
  await user.clear(await screen.findByPlaceholderText('0'));
  await user.type(price(), '90');
  await choose('te-IN');
  expect(await screen.findByRole('heading', { level: 1, name: 'మసాలా దోశ' })).toBeTruthy();
  expect(price().value).toBe('90');
  await user.tab();
  const dosa = shell.stall.getSnapshot().dishes.find(({ id }) => id === 'masala-dosa');
  expect(dosa).toMatchObject({ name: 'Masala Dosa', sellingPrice: 90 });
});

describe.each(languages)('in %s', (language) => {
  beforeEach(() => act(() => showLanguage(language)));

  it('every built-in dish and ingredient has a name', () => {
    const { nameOf } = renderHook(useTranslatedNames).result.current;
    const named = [
      ...builtInMenu,
      ...Object.keys(defaultIngredientPrices).map((name) => ({ id: name, name })),
    ];
    const script = { 'hi-IN': /^[\p{sc=Deva} ]+$/u, 'te-IN': /^[\p{sc=Telu} ]+$/u };
    const letters = language in script ? script[language as keyof typeof script] : /^[A-Za-z ]+$/;
    for (const each of named) expect(nameOf(each)).toMatch(letters);
    expect(new Set(named.map(nameOf)).size).toBe(named.length);
  });

  it('the recommendation names dishes, margin and rupees, each bold', () => {
    const best = { name: 'Onion Uttapam', profitMargin: 87.87 };
    const candidate = { name: 'Cheese Uttapam' };
    const text = (recommendation: object) =>
      recommendationText(recommendation as Recommendation, messagesNow().recommendation);
    const promote = text({ kind: 'promote', best, candidate, extraPerTenPlates: -124 });
    for (const each of ['Onion Uttapam', '88%', 'Cheese Uttapam', '₹-124.00']) {
      expect(promote).toContain(`**${each}**`);
    }
    expect(promote).toContain('10');
    const stable = text({ kind: 'stable', best });
    expect(stable.match(/\*\*/g)).toHaveLength(6);
    expect(stable).toContain('**Onion Uttapam**');
    expect(stable).toContain('**88%**');
    expect(new Set([text({ kind: 'no-sales' }), text({ kind: 'no-costs' })]).size).toBe(2);
  });
});
