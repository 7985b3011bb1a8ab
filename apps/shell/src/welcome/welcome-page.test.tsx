import { createFakeShell, sampleBrand, spentAt } from '@thela/testkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createLanguageStore } from '@thela/page';
import { fakeAccountStall, fakeRecords } from '@thela/records/testing';
import { WelcomePage } from './welcome-page';

const TODAY = '2026-11-22';
const entries = [{ kind: 'stall', fields: { name: 'Asha Tiffin', place: '' } }] as const;

function Page({ shell }: { readonly shell: ReturnType<typeof createFakeShell> }) {
  const [isAboutOpen, setAboutOpen] = useState(false);
  return (
    <WelcomePage
      brand={sampleBrand}
      today={{
        ...shell,
        spent: spentAt(shell),
        records: fakeRecords({ firstDay: TODAY }).records,
        keeping: fakeAccountStall().accountStall.state,
        keepingLine: null,
        focusPage: () => {},
      }}
      isUnknownTool={false}
      language={createLanguageStore(() => localStorage)}
      isAboutOpen={isAboutOpen}
      onAbout={() => setAboutOpen(!isAboutOpen)}
    />
  );
}

async function show(stall: Parameters<typeof createFakeShell>[0]) {
  const shell = createFakeShell({ today: TODAY, platesSold: {}, ...stall });
  render(<Page shell={shell} />, { wrapper: MemoryRouter });
  await act(() => Promise.resolve());
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('offers a stall, a sample, and what a stall of before needs, to who has none', async () => {
  await show({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Thela');
  expect(hrefOf('Set up my stall (1 minute)')).toBe('/stall');
  expect(hrefOf('Try with a sample')).toBe('/tools/profit-optimizer/count');
  expect(hrefOf('it is in my account')).toBe('/#signin');
  expect(hrefOf('I have a copy of it')).toBe('/stall#import');
  expect(screen.queryByRole('button', { name: 'About Thela' })).toBe(null);
});

it.each(['owner', 'helper'] as const)(
  'has one title, that of an own stall, and the welcome in a closed fold below it: %s',
  async (role) => {
    await show({ stall: [{ day: TODAY, entries }], role });
    // Its code is loaded when there is an own stall.
    await screen.findByRole('heading', { level: 1, name: 'Asha Tiffin' });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Try with a sample' })).toBe(null);
    const fold = screen.getByRole('button', { name: 'About Thela', expanded: false });
    const welcome = screen.getByRole('heading', { name: 'Welcome to Thela' });
    const isFolded = () => welcome.closest('.max-lg\\:hidden') !== null;
    expect(isFolded()).toBe(true);
    await userEvent.click(fold);
    expect(isFolded()).toBe(false);
  },
);
