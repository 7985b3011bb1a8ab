import { latestMessage, logout, somebodyKnown } from './accounts';
import { openCount } from './count-stall';
import { expectFinished, PHONE } from './finished';
import { expect, test } from './fixtures';
import {
  comeBack,
  count,
  goOffline,
  inviteHelper,
  join,
  newPhone,
  openCounting,
  putIntoAccount,
  signInOn,
  tile,
  untilCounted,
  untilKept,
} from './phones';
import { button, toast } from './screen';

// Each plate costs ₹50, see `count-stall.ts`.
const [POHA, UPMA] = ['Poha', 'Upma'] as const;

// The browser reports requests without a network.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|403/ });

test.beforeEach(({ site }) => site.supabase.startPostgres());

test('an owner and a helper count at the same time, without a network too, and come to the same figures', async ({
  browser,
  site,
}) => {
  const [owner, helper] = [await newPhone(browser), await newPhone(browser)];
  const both = [owner, helper] as const;
  await openCount(owner, [POHA, UPMA]);
  await count(owner, POHA, POHA);
  await signInOn(owner, await somebodyKnown(site));
  await putIntoAccount(owner);
  const link = await inviteHelper(owner);
  // Before they sign in.
  await helper.goto(link);
  await expect(
    helper.getByRole('heading', { name: 'Asha Tiffin invites you to count' }),
  ).toBeVisible();
  await signInOn(helper, await somebodyKnown(site));
  await join(helper, link, 'Ravi');
  await expect(tile(helper, POHA)).toContainText('2 plates, ₹100');

  await openCounting(owner);
  await Promise.all([count(owner, POHA, UPMA), count(helper, UPMA, UPMA, POHA)]);
  await Promise.all(both.map((phone) => untilCounted(phone, POHA, '4 plates, ₹200')));
  await Promise.all(both.map((phone) => untilCounted(phone, UPMA, '3 plates, ₹150')));

  await Promise.all(both.map(goOffline));
  await Promise.all([count(owner, POHA, POHA), count(helper, UPMA, POHA)]);
  for (const phone of both) {
    await expect(phone.getByText('2 changes wait for the network').first()).toBeVisible();
  }
  await comeBack(owner);
  await untilKept(owner);
  await comeBack(helper);
  await expect(tile(helper, POHA)).toContainText('7 plates, ₹350');
  await goOffline(owner);
  await comeBack(owner);
  for (const phone of both) {
    await expect(tile(phone, POHA)).toContainText('7 plates, ₹350');
    await expect(tile(phone, UPMA)).toContainText('4 plates, ₹200');
    const figures = phone.getByRole('region', { name: "Today's Performance" });
    await expect(figures).toContainText('₹550');
  }

  await goOffline(helper);
  await count(helper, POHA, POHA, POHA);
  await owner.goto('/stall/people');
  await expect(owner.getByRole('region', { name: 'What Ravi entered' })).toContainText('5');
  await button(owner, 'Remove Ravi').click();
  const question = owner.getByRole('group', { name: 'Remove Ravi from this stall?' });
  await question.getByRole('button', { name: 'Remove Ravi' }).click();
  await expect(toast(owner, 'Ravi is removed.')).toBeVisible();
  await comeBack(helper);
  await expect(helper.getByText('The owner has ended your help at this stall.')).toBeVisible();
  await owner.reload();
  const late = owner.getByRole('region', { name: 'Late entries' });
  await expect(late).toContainText('Poha: 3 plates');
  await late.getByRole('button', { name: /^Accept/ }).click();
  await openCounting(owner);
  await expect(tile(owner, POHA)).toContainText('10 plates, ₹500');
});

test('a second phone of the same person takes three taps and the six digits of the mail', async ({
  browser,
  site,
}) => {
  const [first, second] = [await newPhone(browser), await newPhone(browser)];
  const person = await somebodyKnown(site);
  await openCount(first, [POHA, UPMA]);
  await signInOn(first, person);
  await putIntoAccount(first);
  await first.goto('/stall');
  await first.getByRole('link', { name: /^Account / }).click();
  await button(first, 'Use on another phone').click();
  const link = await first.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toBe(`${site.url}/account/phone#${encodeURIComponent(person.email)}`);

  await second.goto(link);
  await expect(second.getByRole('heading', { name: 'Your stall on this phone' })).toBeVisible();
  await expectFinished(second, [PHONE]);
  await button(second, 'Send the code').click();
  await expect(second.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await second.getByLabel('Six-digit code').fill((await latestMessage(site, person.email)).token);
  await expect(logout(second)).toBeVisible();
  await openCounting(second);
  await expect(tile(second, POHA)).toBeVisible();
});
