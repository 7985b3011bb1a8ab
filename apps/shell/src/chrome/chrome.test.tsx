import { formatRupees } from '@thela/pricing';
import { createFakeShell, sampleBrand } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createLanguageStore, messagesNow } from '@thela/page';
import { fakeAccountStall } from '@thela/records/testing';
import { createThemeStore } from '../theme/theme-store';
import { toolNameAt } from '../site/tool-names';
import { Footer } from './footer';
import Sidebar from './sidebar';

const own = {
  day: '2026-11-22',
  entries: [{ kind: 'stall', fields: { name: 'Asha Tiffin', place: 'Charminar' } }] as const,
};

interface SidebarOptions {
  readonly path?: string;
  readonly place?: 'sidebar' | 'drawer';
  readonly shell?: Parameters<typeof createFakeShell>[0];
}

function showSidebar({ path = '/', place = 'sidebar', shell = {} }: SidebarOptions = {}) {
  const { day, stall, ledger } = createFakeShell({ today: '2026-11-22', ...shell });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Sidebar
        {...{ day, stall, ledger, brand: sampleBrand }}
        keeping={fakeAccountStall().accountStall.state}
        language={createLanguageStore(() => localStorage)}
        theme={createThemeStore(() => localStorage)}
        place={place}
      />
    </MemoryRouter>,
  );
  return { stall, ledger };
}

describe('the sidebar', () => {
  it('names the product’s tagline and a vendor who is a sample', () => {
    showSidebar();
    expect(screen.getByText('AI Street Food OS')).toBeTruthy();
    expect(screen.getByText('Premium Vendor').parentElement?.textContent).toBe(
      'Premium VendorSample',
    );
  });

  it('leads to the set-up of a stall until there is one', () => {
    showSidebar();
    const link = screen.getByRole('link', { name: 'Set up my stall' });
    expect(link.getAttribute('href')).toBe('/stall');
  });

  it('shows the vendor’s own stall, and no sample, once there is one', () => {
    const { stall } = showSidebar();
    act(() => stall.describe({ name: 'Asha Tiffin', place: 'Charminar' }));
    const link = screen.getByRole('link', { name: 'Asha Tiffin My stall' });
    expect(link.getAttribute('href')).toBe('/stall');
    for (const text of ['Sample', 'Premium Vendor', 'Annapurna Tiffin Centre', 'Set up my stall']) {
      expect(screen.queryByText(text)).toBe(null);
    }
  });

  it('shows what is left beside the profit on a day with expenses or waste', async () => {
    const { ledger } = showSidebar({ shell: { stall: 'own' } });
    const box = within(screen.getByRole('region', { name: "Today's Performance" }));
    await act(async () => {
      await ledger.append([{ kind: 'expense', category: 'ice', note: '', amount: 40 }]);
    });
    const [today] = await ledger.totals({ from: '2026-11-22', to: '2026-11-22' });
    expect((await box.findByText('In hand')).nextSibling?.textContent).toBe(
      formatRupees(today?.left ?? Number.NaN),
    );
  });

  it('names the dishes of unknown cost that were sold, because the profit lacks them', async () => {
    const { stall, ledger } = showSidebar({ shell: { stall: [own] } });
    let dish = '';
    act(() => {
      dish = stall.saveDish(null, { name: 'Ragi Sangati', sellingPrice: 40, recipe: [] });
    });
    expect(screen.queryByText(/Ragi Sangati/)).toBe(null);
    await act(async () => {
      await ledger.append([{ kind: 'plates', dish, plates: 2 }]);
    });
    expect(
      screen.getByText('Not in the profit, because their cost is unknown: Ragi Sangati.'),
    ).toBeTruthy();
    const figure = (label: string) => screen.getByText(label).nextSibling?.textContent;
    expect(figure('Total profit')).toBe('Not known');
    expect(figure('Profit margin')).toBe('Not known');
    expect((await screen.findByText('In hand')).nextSibling?.textContent).toBe('₹80');
    expect(screen.getByText('ingredient cost of 1 dish not known')).toBeTruthy();
  });

  it('offers the six core features first and in order, three of them with a badge', () => {
    showSidebar();
    const nav = screen.getByRole('navigation', { name: 'Core Features' });
    const links = within(nav).getAllByRole('link');
    const offers = links.map((link) => [link.getAttribute('href'), link.textContent]);
    expect(offers.slice(0, 6)).toEqual([
      ['/tools/ai-chef', 'AI Sous-ChefCooking helpNEW'],
      ['/tools/profit-optimizer', 'Profit OptimizerPrices and profitHOT'],
      ['/tools/analytics', 'Performance AnalyticsMy sales'],
      ['/tools/zero-waste', 'Zero-Waste GeniusLeftovers'],
      ['/tools/chaat-gpt', 'Voice assistantTalkAI'],
      ['/tools/daily-strategy', 'Daily Sales StrategySell more'],
    ]);
  });

  it('has quick actions and promises that lead to tools there are', () => {
    showSidebar();
    const nav = screen.getByRole('navigation', { name: 'Quick Actions' });
    const paths = within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    const promised = Object.keys(messagesNow().welcome.promises).map((id) => `/tools/${id}`);
    expect([...paths, ...promised].map(toolNameAt)).not.toContain(undefined);
  });

  it('leads from two quick actions to My menu, once the stall is the vendor’s own', () => {
    const { stall } = showSidebar();
    const nav = screen.getByRole('navigation', { name: 'Quick Actions' });
    const paths = () =>
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const others = ['/tools/chaat-gpt', '/tools/zero-waste'];
    expect(paths()).toEqual(['/tools/ai-chef', '/tools/profit-optimizer', ...others]);
    act(() => stall.describe({ name: 'Asha Tiffin' }));
    const menu = '/tools/profit-optimizer/menu';
    expect(paths()).toEqual([`${menu}/ingredients`, menu, ...others]);
  });

  it.each(['/tools/profit-optimizer', '/tools/profit-optimizer/menu'])(
    'marks the tool that is open at %s among the features, not among the quick actions',
    (path) => {
      showSidebar({ path });
      const marked = screen
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'));
      expect(marked.map((link) => link.textContent)).toEqual([
        'Profit OptimizerPrices and profitHOT',
      ]);
    },
  );

  it.each(['#signin', '#signup'])('marks no tool while %s covers it', (hash) => {
    showSidebar({ path: `/tools/profit-optimizer${hash}` });
    const links = screen.getAllByRole('link');
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
  });

  it('leads to the day of the vendor, and marks there what is open of it', () => {
    showSidebar({ path: '/tools/profit-optimizer/tomorrow' });
    const links = within(screen.getByRole('navigation', { name: 'Main pages' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Today', '/'],
      ['Count', '/tools/profit-optimizer/count'],
      ['Tomorrow', '/tools/profit-optimizer/tomorrow'],
    ]);
    const marked = screen.getAllByRole('link', { current: 'page' });
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Tomorrow']);
  });

  it('has the choice of the language', () => {
    showSidebar();
    const choice = within(screen.getByRole('radiogroup', { name: 'Language' }));
    expect(choice.getAllByRole('radio')).toHaveLength(4);
    expect(choice.getByRole('radio', { name: 'English', checked: true })).toBeTruthy();
  });

  it('has a Settings & Support button, which does nothing, as specified', () => {
    showSidebar();
    expect(screen.getByRole('button', { name: 'Settings & Support' })).toBeTruthy();
  });
});

describe('the drawer of phones', () => {
  const headings = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => [heading.textContent, isFolded(heading)]);
  const isFolded = (part: Element) =>
    part.closest('summary')?.parentElement?.matches('[open]') === false;

  it('has the tools by what a vendor would say, the kitchen first, each with its name and badge', () => {
    showSidebar({ place: 'drawer', shell: { stall: 'own' } });
    const nav = within(screen.getByRole('navigation', { name: 'Core Features' }));
    const texts = nav
      .getAllByRole('heading')
      .concat(nav.getAllByRole('link'))
      .toSorted((a, b) => (a.compareDocumentPosition(b) & 2 ? 1 : -1))
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Core Features',
      'Kitchen',
      'Cooking helpAI Sous-ChefNEW',
      'LeftoversZero-Waste Genius',
      'TalkVoice assistantAI',
      'Money',
      'Prices and profitProfit OptimizerHOT',
      'My salesPerformance Analytics',
      'Sell moreDaily Sales Strategy',
    ]);
  });

  it('folds to their headings what is seldom needed', () => {
    showSidebar({ place: 'drawer', shell: { stall: 'own' } });
    expect(headings().slice(1)).toEqual([
      ['Quick Actions', true],
      ["Today's Performance", true],
    ]);
    expect(screen.getByRole('button', { name: 'Settings & Support' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Language and light' })).toBe(null);
  });

  it.each([{}, { stall: 'own', role: 'helper' }] as const)(
    'leads to the choice of language who has no page of a stall that does',
    (shell) => {
      showSidebar({ place: 'drawer', shell });
      const look = screen.getByRole('link', { name: 'Language and light' });
      expect(look.getAttribute('href')).toBe('/stall/look');
      expect(look.textContent).toContain('A अ తె');
    },
  );

  it('calls a helper’s way to the plates what it is', () => {
    showSidebar({ place: 'drawer', shell: { stall: 'own', role: 'helper' } });
    const link = screen.getByRole('link', { name: 'Count Profit Optimizer HOT' });
    expect(link.getAttribute('href')).toBe('/tools/profit-optimizer/count');
  });
});

describe('the footer', () => {
  const words = ['Contact Us', 'Terms of Service', 'Privacy Policy', 'Support', 'Documentation'];

  function links(brand = sampleBrand) {
    render(
      <MemoryRouter>
        <Footer brand={brand} year={2026} />
      </MemoryRouter>,
    );
    return Object.fromEntries(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    );
  }

  it('links to the addresses of the brand', () => {
    expect(links()).toEqual({
      'About Us': '/',
      'Contact Us': `mailto:${sampleBrand.supportEmail}`,
      'Terms of Service': sampleBrand.termsUrl,
      'Privacy Policy': sampleBrand.privacyUrl,
      Support: sampleBrand.issuesUrl,
      Documentation: sampleBrand.repositoryUrl,
    });
  });

  it('shows as plain text what the brand has no address for', () => {
    const unset = {
      supportEmail: '',
      repositoryUrl: '',
      issuesUrl: '',
      termsUrl: '',
      privacyUrl: '',
    };
    expect(links({ ...sampleBrand, ...unset })).toEqual({ 'About Us': '/' });
    for (const text of words) expect(screen.getByText(text)).toBeTruthy();
  });

  it('is one line on a small screen, which opens and closes the rest', async () => {
    render(
      <MemoryRouter>
        <Footer brand={sampleBrand} year={2026} />
      </MemoryRouter>,
    );
    const line = screen.getByRole('button', { name: 'About, help and terms', expanded: false });
    const user = userEvent.setup();
    await user.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    await expectFocus(() => line);
    await user.tab();
    await expectFocus(() => screen.getByRole('link', { name: 'About Us' }));
    await user.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('false');
  });

  it('carries the copyright of the year and the credit', () => {
    links();
    expect(screen.getByText('© 2026 Thela. All rights reserved.')).toBeTruthy();
    expect(screen.getByText('Built with React and Tailwind CSS')).toBeTruthy();
  });
});

describe('the sidebar of a helper', () => {
  it('shows plates and revenue of today, but nothing of costs and profit', () => {
    showSidebar({ shell: { stall: 'own', role: 'helper' } });
    const today = screen.getByRole('region', { name: "Today's Performance" });
    const figures = within(today)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(figures).toEqual(['102', '₹4,935.00']);
    expect(today.textContent).not.toMatch(/profit|margin|cost|left/i);
  });

  it('leads to counting, and to nothing that is the owner’s', () => {
    showSidebar({ shell: { stall: 'own', role: 'helper' } });
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses.filter((to) => to?.includes('profit-optimizer'))).toEqual([
      '/tools/profit-optimizer/count',
      '/tools/profit-optimizer/count',
    ]);
    expect(screen.queryByText('Price Updates')).toBe(null);
    expect(screen.getByText('Waste Tracker')).toBeTruthy();
  });

  it('shows no sample and no set-up while the owner’s stall is on its way', () => {
    showSidebar({ shell: { role: 'helper' } });
    const link = screen.getByText('Set up my stall');
    expect(link.closest('.invisible')).toBeTruthy();
    expect(screen.getByText('Premium Vendor').closest('.invisible')).toBeTruthy();
  });
});
