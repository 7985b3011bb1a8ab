import { button } from '../part';
import type { Row } from '../row';

const onions = { role: 'spinbutton', name: 'onions' };
const dosas = { role: 'spinbutton', name: 'Plates of Masala Dosa sold' };

export const day: readonly Row[] = [
  {
    name: 'a price and plates survive a reload',
    provedIn: 'persisted-day.spec.ts',
    run: async ({ tab }) => {
      await tab.goto('/tools/profit-optimizer');
      await tab.enter(onions, '42.5');
      await tab.click(button('One plate of Masala Dosa more'));
      await tab.expectShown(dosas, /^36$/);
      await tab.reload();
      await tab.expectShown(onions, /^42\.5$/);
      await tab.expectShown(dosas, /^36$/);
    },
  },
];
