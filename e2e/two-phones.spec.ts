import { somebodyKnown } from './accounts';
import { openCount } from './count-stall';
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
  await signInOn(helper, await somebodyKnown(site));
  await join(helper, await inviteHelper(owner), 'Ravi');
  await expect(tile(helper, POHA)).toContainText('2 plates, ₹100.00');

  await openCounting(owner);
  await Promise.all([count(owner, POHA, UPMA), count(helper, UPMA, UPMA, POHA)]);
  await Promise.all(both.map((phone) => untilCounted(phone, POHA, '4 plates, ₹200.00')));
  await Promise.all(both.map((phone) => untilCounted(phone, UPMA, '3 plates, ₹150.00')));

  await Promise.all(both.map(goOffline));
  await Promise.all([count(owner, POHA, POHA), count(helper, UPMA, POHA)]);
  for (const phone of both) {
    await expect(phone.getByText('2 changes wait for the network').first()).toBeVisible();
  }
  await comeBack(owner);
  await untilKept(owner);
  await comeBack(helper);
  await expect(tile(helper, POHA)).toContainText('7 plates, ₹350.00');
  await goOffline(owner);
  await comeBack(owner);
  for (const phone of both) {
    await expect(tile(phone, POHA)).toContainText('7 plates, ₹350.00');
    await expect(tile(phone, UPMA)).toContainText('4 plates, ₹200.00');
    const figures = phone.getByRole('region', { name: "Today's Performance" });
    await expect(figures).toContainText('₹550.00');
  }

  await goOffline(helper);
  await count(helper, POHA, POHA, POHA);
  await owner.goto('/account');
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
  await expect(tile(owner, POHA)).toContainText('10 plates, ₹500.00');
});
