import { somebodyKnown } from '../accounts';
import { openCount } from '../count-stall';
import { expect } from '../fixtures';
import { putIntoAccount, signInOn, signOutKeeping, untilKept } from '../phones';
import { button, untilHeading } from '../screen';
import type { Attack } from './attack';

const STALL = 'Asha Tiffin';

export const keptCopies: readonly Attack[] = [
  {
    name: 'somebody else who signs in on a phone whose owner kept the copy of a stall',
    isNightly: true,
    expected: 'sees their own, and sends nothing of it',
    run: async ({ page, site }) => {
      const [owner, other] = [await somebodyKnown(site), await somebodyKnown(site)];
      const sent: string[] = [];
      await site.supabase.startPostgres();
      await openCount(page, ['Poha']);
      await signInOn(page, owner);
      await putIntoAccount(page);
      await signOutKeeping(page);

      page.on('request', (request) => {
        if (request.url().endsWith('/rpc/push')) sent.push(request.postData() ?? '');
      });
      await signInOn(page, other);
      // Until the account is known, nobody knows whose an entry is.
      await expect(page.locator('[data-state="phone"]').first()).toBeAttached();
      await page.goto('/tools/profit-optimizer');
      await button(page, 'One plate of Masala Dosa more').click();
      await untilKept(page);
      for (const path of ['/', '/stall', '/account']) {
        await page.goto(path);
        await untilHeading(page, '');
        if ((await page.locator('body').innerText()).includes(STALL)) return `sees it on ${path}`;
      }
      expect(sent.join()).toContain('masala-dosa');
      if (sent.join().includes(STALL)) return 'sends it';

      await signOutKeeping(page);
      await signInOn(page, owner);
      await page.goto('/stall');
      await untilHeading(page, STALL);
      return 'sees their own, and sends nothing of it';
    },
  },
];
