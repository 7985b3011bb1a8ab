import { describe, expect, it } from 'vitest';
import { pieLegend } from './pie-legend';

/** A layout as plain data, since the library's own types leave most of it open. */
interface Layout {
  readonly query?: object;
  readonly option: {
    readonly legend: { readonly bottom: unknown; readonly textStyle: { readonly width: number } };
    readonly series: { readonly bottom: number; readonly right: number }[];
  };
}

it('has pages, so that it never grows out of the panel', () => {
  expect(pieLegend(['Idli']).legend).toMatchObject({ type: 'scroll', height: 348 });
});

it('stands beside the pie on every screen where all names are short, and cuts none', () => {
  const { legend, place, media } = pieLegend(['Cheese Uttapam', 'Idli']);
  expect(legend).toMatchObject({ right: 0, textStyle: { fontSize: 14 } });
  expect(legend.textStyle).not.toHaveProperty('width');
  expect(place).toEqual({ left: 0, right: 140, bottom: 0 });
  expect(media).toBeUndefined();
});

describe('with a long name', () => {
  const [onPhone, otherwise] = (pieLegend(['Idli', 'Masala Dosa with Coconut Chutney and Sambar'])
    .media ?? []) as unknown as Layout[];

  it('stands below the pie on a phone', () => {
    expect(onPhone?.query).toEqual({ maxWidth: 420 });
    expect(onPhone?.option.legend.bottom).toBe(0);
    expect(onPhone?.option.series[0]).toMatchObject({ right: 0, bottom: 177 });
  });

  it('has a wider place beside the pie otherwise, also once a phone was turned', () => {
    expect(otherwise).not.toHaveProperty('query');
    expect(otherwise?.option.legend.bottom).toBe('auto');
    expect(otherwise?.option.series[0]).toMatchObject({ right: 270, bottom: 0 });
    expect(otherwise?.option.legend.textStyle).toMatchObject({ width: 234, overflow: 'truncate' });
  });
});

it('is only as wide as its names', () => {
  expect(pieLegend(['Ragda Pattice Mix']).place.right).toBe(180.5);
});
