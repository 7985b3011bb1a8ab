import { latestLink, somebody, somebodyKnown } from '../../accounts';
import { setUpApp } from '../../authenticator-app';
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
  {
    name: 'an account with an authenticator app, which asks for its code',
    provedIn: 'second-factor.spec.ts',
    run: async ({ tab, site }) => {
      const person = await somebodyKnown(site);
      const code = await setUpApp(site, person);
      const main = { role: 'main' };
      await tab.goto('/#signin');
      await tab.enter({ label: 'Email', within: main }, person.email);
      await tab.enter({ label: 'Password', within: main }, person.password);
      await tab.click({ ...button('Sign In'), within: main });
      await tab.expectShown({ role: 'heading', name: 'One more step' });
      await tab.expectHidden({ ...button('Logout'), within: { role: 'banner' } });
      await tab.enter({ label: 'Six-digit code', within: main }, code());
      await tab.expectShown({ ...button('Logout'), within: { role: 'banner' } });
    },
  },
];
