import { somebodyKnown } from '../../accounts';
import type { Person } from '../../accounts';
import { button } from '../part';
import type { Row } from '../row';
import type { Tab } from '../tab';
import { storeStall } from './stored-stall';

const main = { role: 'main' };
const banner = { role: 'banner' };
const COUNT = '/tools/profit-optimizer/count';

async function signIn(tab: Tab, { email, password }: Person): Promise<void> {
  await tab.goto('/#signin');
  await tab.enter({ label: 'Email', within: main }, email);
  await tab.enter({ label: 'Password', within: main }, password);
  await tab.click({ ...button('Sign In'), within: main });
  await tab.expectShown({ ...button('Logout'), within: banner });
}

export const accountStall: readonly Row[] = [
  {
    name: 'what is counted signed in is in the account, and comes back when its copy was removed from the phone',
    provedIn: 'two-phones.spec.ts',
    run: async ({ tab, site }) => {
      const person = await somebodyKnown(site);
      await site.supabase.startPostgres();
      await storeStall(tab);
      await signIn(tab, person);
      await tab.goto('/account/choice');
      await tab.click(button('Put them into this account'));
      await tab.expectShown(main, /Kept in your account/);
      await tab.goto(COUNT);
      await tab.click({ text: 'Masala Dosa', within: main });
      await tab.expectShown(main, /Masala Dosa, 3 plates,/);
      await tab.goto('/account');
      await tab.expectShown(main, /Your account has everything that this phone has\./);
      await tab.click(button('Logout'));
      await tab.click(button('Sign out, remove the copy'));
      await tab.expectShown({ role: 'link', name: 'Sign In', within: banner });
      await tab.goto('/stall');
      await tab.expectWithout(main, 'Asha Tiffin');
      await signIn(tab, person);
      await tab.goto(COUNT);
      await tab.expectShown(main, /Masala Dosa, 3 plates,/);
    },
  },
];
