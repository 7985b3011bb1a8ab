import { builtInMenu, menuItemFigures, openingDay, profitPieData } from '@thela/pricing';
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** The hues of a page that was loaded while chance gave this number. */
async function loadPage(random: number) {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const { dishHue } = await import('./dish-hue');
  return dishHue;
}

const ids = builtInMenu.map(({ id }) => id);

describe.each([0, 0.25, 0.5, 0.618, 0.999_999])('on a page loaded at chance %d', (random) => {
  it('gives each dish whole degrees from 0 to 360', async () => {
    const dishHue = await loadPage(random);
    for (const hue of ids.map(dishHue)) {
      expect(Number.isInteger(hue) && hue >= 0 && hue <= 360).toBe(true);
    }
  });

  it('gives a dish the same hue again, in whatever order the dishes come', async () => {
    const dishHue = await loadPage(random);
    const first = ids.map(dishHue);
    expect(ids.toReversed().map(dishHue).toReversed()).toEqual(first);
  });

  it('keeps the hues of all dishes at least 45 degrees apart', async () => {
    const dishHue = await loadPage(random);
    const hues = ids.map(dishHue).toSorted((a, b) => a - b);
    const gaps = hues.map((hue, index) => (hues[index + 1] ?? (hues[0] ?? 0) + 360) - hue);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(45);
  });
});

it('keeps the hue of a dish on this device for good, and draws those of new ones beside them', async () => {
  const first = ids.slice(0, 3).map(await loadPage(0.1));
  vi.resetModules();
  const later = ids.map(await loadPage(0.6));
  expect(later.slice(0, 3)).toEqual(first);
  expect(new Set(later).size).toBe(ids.length);
});

it.each(['nonsense', '{}', '[["masala-dosa",900],["upma"],7]'])(
  'draws new ones where %s was stored',
  async (text) => {
    localStorage.setItem('thela.hues', text);
    expect((await loadPage(0.5))('masala-dosa')).toBe(180);
  },
);

it('makes the slices’ colours, at 70 % saturation, 60 % lightness and 0.8 alpha', async () => {
  const dishHue = await loadPage(0.5);
  const figures = menuItemFigures(
    openingDay({ platesSold: { 'masala-dosa': 1 }, random: () => 0 }),
  );
  expect(profitPieData(figures, dishHue).datasets[0]?.backgroundColor).toEqual([
    'hsla(180, 70%, 60%, 0.8)',
  ]);
});
