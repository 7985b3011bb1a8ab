import { button } from '../part';
import type { Row } from '../row';

const PHONE = { width: 400, height: 800 };
/** What a keyboard leaves of it, where it makes the window lower. */
const ABOVE_KEYBOARD = { width: 400, height: 460 };

const bar = { role: 'navigation', name: 'Main pages' };

export const bottomBar: readonly Row[] = [
  {
    name: 'a phone has a bar at the bottom, which makes room while something is typed',
    provedIn: 'bottom-bar.spec.ts',
    run: async ({ tab }) => {
      await tab.resize(PHONE);
      await tab.goto('/');
      await tab.click({ role: 'link', name: 'Leftovers', within: bar });
      await tab.expectShown({ role: 'heading', name: 'Zero-Waste Genius' });
      await tab.enter({ role: 'textbox' }, '10 idlis');
      await tab.resize(ABOVE_KEYBOARD);
      await tab.expectHidden(bar);
      await tab.resize(PHONE);
      await tab.expectShown(bar, /Leftovers/);
      await tab.click(button('About, help and terms'));
      await tab.expectShown({ role: 'link', name: 'Terms of Service' });
      await tab.click(button('More'));
      await tab.expectShown({ role: 'dialog', name: 'Menu' });
    },
  },
];
