import { latestLink, somebody } from '../../accounts';
import { button } from '../part';
import type { Row } from '../row';

export const accounts: readonly Row[] = [
  {
    name: 'an account from sign-up to signed-in',
    provedIn: 'accounts.spec.ts',
    run: async ({ tab, site }) => {
      const { email, password } = somebody();
      const main = { role: 'main' };
      await tab.goto('/#signup');
      await tab.enter({ label: 'Email', within: main }, email);
      await tab.enter({ label: 'Password', within: main }, password);
      await tab.enter({ label: 'Confirm password', within: main }, password);
      await tab.click({ ...button('Sign Up'), within: main });
      await tab.expectShown({ role: 'heading', name: 'Check your email' });
      await tab.goto(await latestLink(site, email));
      await tab.expectShown({ ...button('Logout'), within: { role: 'banner' } });
    },
  },
];
