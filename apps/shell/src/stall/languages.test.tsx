import { showLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import type { EntriesOfDay } from '@thela/testkit';
import { act, configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStall } from './testing/open-stall';

configure({ defaultHidden: true });

const TODAY = '2026-11-22';

/** Two days of a stall: one plate, then three, with ice and waste. */
const stall: readonly EntriesOfDay[] = [
  {
    day: '2025-12-31',
    entries: [
      { kind: 'stall', fields: { name: 'Asha Tiffin', place: '', timeZone: 'Asia/Kolkata' } },
      { kind: 'plates', dish: 'masala-dosa', plates: 1 },
    ],
  },
  {
    day: TODAY,
    entries: [
      { kind: 'plates', dish: 'masala-dosa', plates: 3 },
      { kind: 'expense', category: 'ice', note: '', amount: 20 },
      { kind: 'waste', ingredient: 'onions', amount: 2.5, unit: 'kg', reason: 'spoilt' },
    ],
  },
];
const show = (language: Language) => act(() => showLanguage(language));
const open = (path: string) =>
  openStall({ path, shell: { stall }, records: { firstDay: '2025-12-31' } });

beforeEach(() => localStorage.clear());
afterEach(() => showLanguage('en-IN'));

it.each([
  ['hi-IN', 'आज रवि, 22 नवंबर · 3 प्लेटकुल मुनाफ़ा ₹', 'बुध, 31 दिसंबर 2025 1 प्लेट'],
  ['te-IN', 'ఈ రోజు 22 నవంబర్, ఆది · 3 ప్లేట్లుమొత్తం లాభం ₹', '31, డిసెంబర్ 2025, బుధ 1 ప్లేట్'],
  ['hi-Latn-IN', 'Aaj Ravi, 22 November · 3 plateKul munafa ₹', 'Budh, 31 December 2025 1 plate'],
] as const)('names days and counts plates as in %s', async (language, today, earlier) => {
  await show(language);
  await open('/stall');
  await screen.findByText(/31.*2025/);
  const rows = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(rows[0]?.startsWith(today)).toBe(true);
  expect(rows[1]?.startsWith(earlier)).toBe(true);
});

it.each([
  ['hi-IN', 'रविवार, 22 नवंबर 2026, अब तक', 'बर्फ़', '2.5 किलो', 'ख़राब हुआ'],
  ['te-IN', '22, నవంబర్ 2026, ఆదివారం, ఇప్పటివరకు', 'ఐస్', '2.5 కిలోలు', 'పాడైంది'],
  ['hi-Latn-IN', 'Raviwaar, 22 November 2026, ab tak', 'Baraf', '2.5 kilo', 'Kharab hua'],
] as const)('writes a day on paper in %s', async (language, date, ice, amount, reason) => {
  await show(language);
  await open(`/stall/day/${TODAY}`);
  expect(await screen.findByText(date)).toBeTruthy();
  expect(screen.getByText(ice).nextElementSibling?.textContent).toBe('₹20.00');
  expect(screen.getByText(new RegExp(`, ${amount}$`)).nextElementSibling?.textContent).toBe(reason);
});

it('changes the language of a page that is open, and keeps what was typed', async () => {
  const { user } = await openStall();
  await user.type(screen.getByLabelText('Name of the stall'), 'Asha Tiffin');
  await show('te-IN');
  expect(screen.getByLabelText('బండి పేరు')).toHaveProperty('value', 'Asha Tiffin');
  expect(screen.getByText('3 లో 1వ మెట్టు')).toBeTruthy();
  await show('hi-IN');
  await user.click(screen.getByRole('button', { name: 'आगे बढ़ें' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('आप क्या बेचते हैं?');
});
