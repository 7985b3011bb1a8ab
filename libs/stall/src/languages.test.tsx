import { showLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import type { EntriesOfDay } from '@thela/testkit';
import { act, configure, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStall } from './testing/open-stall';
import { watchDownloads } from '@thela/records/testing';

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
const open = (path: string) => openStall({ path, shell: { stall } });

afterEach(() => {
  return showLanguage('en-IN');
});

it.each([
  ['hi-IN', 'आज रवि, 22 नवंबर · 3 प्लेट', 'बुध, 31 दिसंबर 2025 1 प्लेट'],
  ['te-IN', 'ఈ రోజు 22 నవంబర్, ఆది · 3 ప్లేట్లు', '31, డిసెంబర్ 2025, బుధ 1 ప్లేట్'],
  ['hi-Latn-IN', 'Aaj Ravi, 22 November · 3 plate', 'Budh, 31 December 2025 1 plate'],
] as const)('names days and counts plates as in %s', async (language, today, earlier) => {
  await show(language);
  await open('/stall/days');
  await screen.findByText(/31.*2025/);
  const rows = [...document.querySelectorAll('li a')].map(({ textContent }) => textContent);
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
  expect(screen.getByText(ice).nextElementSibling?.textContent).toBe('₹20');
  expect(screen.getByText(new RegExp(`, ${amount}$`)).nextElementSibling?.textContent).toBe(reason);
});

it('changes the language of a page that is open, and keeps what was typed', async () => {
  const { user } = await openStall();
  await user.type(screen.getByLabelText('Name of the stall'), 'Asha Tiffin');
  await show('te-IN');
  expect(screen.getByLabelText('బండి పేరు')).toHaveProperty('value', 'Asha Tiffin');
  expect(screen.getByText('3లో 1వ స్టెప్')).toBeTruthy();
  await show('hi-IN');
  await user.click(screen.getByRole('button', { name: 'आगे बढ़ें' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('आप क्या बेचते हैं?');
});

describe('the catalogue', () => {
  const checkbox = (name: RegExp) => screen.getByLabelText(name, { selector: '[type=checkbox]' });

  it('is in the language of the page, which its names keep on the menu', async () => {
    await show('te-IN');
    const { user, shell } = await openStall();
    await user.type(screen.getByLabelText('బండి పేరు'), 'ఆశా టిఫిన్');
    await user.click(screen.getByRole('button', { name: 'ముందుకు' }));
    // In any language, and in Latin letters.
    const search = screen.getByRole('searchbox');
    await user.type(search, 'golgappa');
    await user.click(checkbox(/^పానీ పూరీ/));
    await user.clear(search);
    await user.type(search, 'मसाला डोसा');
    await user.click(checkbox(/^మసాలా దోశ/));
    await user.click(screen.getByRole('button', { name: 'ముందుకు' }));
    expect(screen.getByRole('textbox', { name: 'ఉల్లిపాయలు' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'నా బండి మొదలుపెట్టండి' }));
    const { dishes } = shell.stall.getSnapshot();
    const onMenu = dishes.filter(({ isRetired }) => !isRetired).map(({ name }) => name);
    // What is built in is stored in English, and shown in each language.
    expect(onMenu).toEqual(['పానీ పూరీ', 'Masala Dosa']);
  });

  it('has the dish that a person typed by its English name', async () => {
    await show('hi-IN');
    const { user } = await openStall();
    await user.type(screen.getByLabelText('ठेले का नाम'), 'आशा टिफ़िन');
    await user.click(screen.getByRole('button', { name: 'आगे बढ़ें' }));
    await user.type(screen.getByLabelText('आपकी डिश का नाम'), 'pani puri');
    await user.click(screen.getByRole('button', { name: 'यह डिश जोड़ें' }));
    expect(screen.getByText('1 डिश चुनी')).toBeTruthy();
    expect(checkbox(/^पानी पूरी/)).toHaveProperty('checked', true);
  });
});

it('names built-in dishes on paper and in the table of days in the language of the page', async () => {
  const files = watchDownloads();
  await show('hi-IN');
  const unknown: EntriesOfDay = {
    day: TODAY,
    entries: [{ kind: 'dish', dish: 'masala-dosa', fields: { recipe: [] }, scope: 'from' }],
  };
  const shell = { stall: [...stall, unknown] };
  const paper = await openStall({ path: `/stall/day/${TODAY}`, shell });
  expect(await screen.findByText(/^लागत पता नहीं.*मसाला डोसा/)).toBeTruthy();
  paper.unmount();
  const { user } = await openStall({ path: '/stall/days', shell });
  await user.click(screen.getByRole('button', { name: 'दिन' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.[1])?.split('\r\n') ?? [];
  expect(lines[0]).toContain('तारीख़,प्लेट,बिक्री (₹),');
  expect(lines.find((line) => line.startsWith(TODAY))).toContain(',मसाला डोसा');
});
