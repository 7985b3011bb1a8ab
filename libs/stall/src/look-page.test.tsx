import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStall } from './testing/open-stall';

const names = () => screen.getAllByRole('region').map((region) => region.textContent);

it('has language and theme for who has no stall, an own one or helps at one', async () => {
  for (const shell of [{}, { stall: 'own' }, { stall: 'own', role: 'helper' }] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const { unmount } = await openStall({ path: '/stall/look', shell });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Language and light');
    expect(names()).toEqual([
      expect.stringMatching(/^LanguageEnglish/),
      'Light or darkLightDarkSame as phone',
    ]);
    const back = screen.queryByRole('link', { name: 'My stall' })?.getAttribute('href');
    expect(back).toBe('stall' in shell ? '/stall' : undefined);
    unmount();
  }
});
