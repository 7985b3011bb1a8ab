import type { Page } from '@playwright/test';
import { builtInStall, serializeEvent, stallDay } from '@thela/ledger';
import type { Entry } from '@thela/ledger';
import { browserSettings } from '@thela/testkit/browser-settings';

export const COUNT = '/tools/profit-optimizer/count';

/** What sets up a stall with these dishes at ₹50 a plate, and no others. */
function setUp(dishes: readonly string[]): readonly Entry[] {
  const scope = 'from';
  const timeZone = browserSettings.timezoneId;
  return [
    { kind: 'stall', fields: { name: 'Asha Tiffin', place: 'Hyderabad', timeZone } },
    ...builtInStall.dishes.map(({ id }): Entry => ({
      kind: 'dish',
      dish: id,
      fields: { isRetired: true },
      scope,
    })),
    ...dishes.map((name, position): Entry => ({
      kind: 'dish',
      dish: `dish-${position}`,
      fields: {
        name,
        sellingPrice: 50,
        recipe: [{ ingredient: 'rice', amount: 100, unit: 'g' }],
        isRetired: false,
        position,
      },
      scope,
    })),
  ];
}

/** Opens the page of counting at a stall of these dishes that was set up on this device the day before. */
export async function openCount(page: Page, dishes: readonly string[], site = ''): Promise<void> {
  const day = stallDay(Date.now() - 86_400_000, browserSettings.timezoneId);
  const events = setUp(dishes).map((entry, place) =>
    serializeEvent({
      ...entry,
      id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      day,
      at: Date.now() - 86_400_000 + place,
      device: '00000000-0000-4000-9000-000000000000',
    }),
  );
  await page.goto(`${site}/config.json`);
  // As a page leaves events that its database did not take: the next one stores them.
  await page.evaluate((left) => {
    for (const event of left) {
      localStorage.setItem(`thela.pending.${String(event.id)}`, JSON.stringify(event));
    }
  }, events);
  await page.goto(`${site}${COUNT}`);
  await page.getByRole('button', { name: new RegExp(`^${dishes[0] ?? ''},`) }).waitFor();
}
