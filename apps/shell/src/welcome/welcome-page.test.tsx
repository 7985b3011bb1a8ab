import { createFakeShell, sampleBrand } from '@thela/testkit';
import type { EntriesOfDay } from '@thela/testkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { addDays } from '@thela/ledger';
import { createLanguageStore } from '@thela/page';
import { atStall, fakeAccountStall, fakeRecords } from '@thela/records/testing';
import { WelcomePage } from './welcome-page';

const TODAY = '2026-11-22';
const named = [{ kind: 'stall', fields: { name: 'Asha Tiffin', place: '' } }] as const;
const used = [3, 2, 1].map((days): EntriesOfDay => ({
  day: addDays(TODAY, -days),
  entries: [...named, { kind: 'plates', dish: 'masala-dosa', plates: 5 }],
}));

beforeEach(() => localStorage.clear());

it.each([
  ['a first visitor', [], {}, 'owner', false],
  ['an own stall without an account', used, {}, 'owner', true],
  ['an own stall in an account', used, atStall({ status: 'saved', at: 0 }), 'owner', false],
  ['records apart from an account', used, { separateEvents: 3 }, 'owner', false],
  ['a helper', used, {}, 'helper', false],
] as const)('says how a stall comes back; to %s', async (_, stall, account, role, isOffered) => {
  const shell = createFakeShell({ today: TODAY, stall, role, platesSold: {} });
  render(
    <MemoryRouter>
      <WelcomePage
        {...shell}
        brand={sampleBrand}
        records={fakeRecords({ firstDay: addDays(TODAY, -3) }).records}
        keeping={fakeAccountStall(account).accountStall.state}
        isUnknownTool={false}
        language={createLanguageStore(() => localStorage)}
        onLanguageChosen={() => {}}
        onOpenMenu={() => {}}
      />
    </MemoryRouter>,
  );
  // The offer is loaded when it is needed, and reads the records.
  await act(() => import('../stall-today/keep-safe'));
  await act(() => Promise.resolve());
  const isShown = () => screen.queryByRole('region', { name: /on this phone alone$/ }) !== null;
  await waitFor(() => expect(isShown()).toBe(isOffered));
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('it is in my account')).toBe('/#signin');
  expect(hrefOf('I have a copy of it')).toBe('/stall#import');
});
