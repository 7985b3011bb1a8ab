import type { Site } from '../../site';
import { latestLink, latestMessage, somebody, somebodyKnown } from '../../accounts';
import { setUpApp } from '../../authenticator-app';
import { button } from '../part';
import type { Row } from '../row';

const main = { role: 'main' };
const logout = { ...button('Logout'), within: { role: 'banner' } };

/** A project that offers a code by SMS and passkeys, while a row runs. */
async function withEveryWayIn(site: Site, run: () => Promise<void>): Promise<void> {
  await site.supabase.stop();
  await site.supabase.start({
    isPhoneOn: true,
    passkeys: { rpId: 'localhost', rpName: 'Thela', origins: [site.url] },
  });
  try {
    await run();
  } finally {
    await site.supabase.stop();
    await site.supabase.start();
  }
}

export const accounts: readonly Row[] = [
  {
    name: 'an account from sign-up to signed-in',
    provedIn: 'accounts.spec.ts',
    run: async ({ tab, site }) => {
      const { email, password } = somebody();
      await tab.goto('/#signup');
      await tab.enter({ label: 'Email', within: main }, email);
      await tab.enter({ label: 'Password', within: main }, password);
      await tab.enter({ label: 'Confirm password', within: main }, password);
      await tab.click({ ...button('Sign Up'), within: main });
      await tab.expectShown({ role: 'heading', name: 'Check your email' });
      await tab.goto(await latestLink(site, email));
      await tab.click({ ...button('Sign In'), within: main });
      await tab.expectShown(logout);
    },
  },
  {
    name: 'an account with an authenticator app, which asks for its code',
    provedIn: 'second-factor.spec.ts',
    run: async ({ tab, site }) => {
      const person = await somebodyKnown(site);
      const code = await setUpApp(site, person);
      await tab.goto('/#signin');
      await tab.enter({ label: 'Email', within: main }, person.email);
      await tab.enter({ label: 'Password', within: main }, person.password);
      await tab.click({ ...button('Sign In'), within: main });
      await tab.expectShown({ role: 'heading', name: 'One more step' });
      await tab.expectHidden(logout);
      await tab.enter({ label: 'Six-digit code', within: main }, code());
      await tab.expectShown(logout);
    },
  },
  {
    name: 'a code by SMS, and a fingerprint where the engine has them',
    provedIn: 'ways-in.spec.ts',
    run: ({ tab, site }) =>
      withEveryWayIn(site, async () => {
        await tab.goto('/#signin');
        await tab.expectShown(button('Continue with phone'));
        const fingerprint = button('Sign in with your fingerprint');
        const hasPasskeys = await tab.evaluate(() => 'PublicKeyCredential' in globalThis);
        if (hasPasskeys) await tab.expectShown(fingerprint);
        else await tab.expectHidden(fingerprint);
        await tab.click(button('Continue with phone'));
        await tab.enter({ label: 'Phone number' }, '98765 43210');
        await tab.click(button('Send the code'));
        await tab.expectShown({ label: 'Six-digit code', within: main });
        const { token } = await latestMessage(site, '+919876543210');
        await tab.enter({ label: 'Six-digit code', within: main }, token);
        await tab.expectShown(logout);
      }),
  },
  {
    name: 'a forgotten password, replaced by the link of the mail',
    provedIn: 'ways-in.spec.ts',
    run: async ({ tab, site }) => {
      const { email } = await somebodyKnown(site);
      await tab.goto('/#reset');
      await tab.enter({ label: 'Email', within: main }, email);
      await tab.click(button('Send the mail'));
      await tab.expectShown(main, /If there is an account/);
      await tab.goto(await latestLink(site, email));
      await tab.click({ ...button('Sign In'), within: main });
      await tab.expectShown({ role: 'heading', name: 'Set a new password' });
      await tab.enter({ label: 'New password', within: main }, 'idli5678');
      await tab.enter({ label: 'Confirm password', within: main }, 'idli5678');
      await tab.click(button('Save the password'));
      await tab.expectShown(logout);
    },
  },
];
