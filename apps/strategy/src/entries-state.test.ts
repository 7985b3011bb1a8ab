import { describe, expect, it } from 'vitest';
import { entriesReducer, openingEntries, readEntries } from './entries-state';
import type { Entries, EntriesEvent, Row } from './entries-state';

const after = (...events: EntriesEvent[]): Entries => events.reduce(entriesReducer, openingEntries);
const ids = ({ rows }: Entries) => rows.map(({ id }) => id);

const filled: Row = {
  id: 'row-1',
  tiffinItem: 'Idli',
  ingredientPrice: '600',
  dailySales: '80',
  perPlateProfit: '18.5',
};

describe('the rows', () => {
  it('begin with one empty row', () => {
    expect(ids(openingEntries)).toEqual(['row-1']);
  });

  it('never share an id, also after one was removed', () => {
    const entries = after({ type: 'added' }, { type: 'removed', id: 'row-2' }, { type: 'added' });
    expect(ids(entries)).toEqual(['row-1', 'row-3']);
  });

  it('keep the last one', () => {
    expect(ids(after({ type: 'removed', id: 'row-1' }))).toEqual(['row-1']);
  });

  it('keep what is typed, letter by letter, in their own field only', () => {
    const { rows } = after(
      { type: 'added' },
      { type: 'edited', id: 'row-2', field: 'dailySales', text: '007.50' },
    );
    expect(rows.map(({ dailySales }) => dailySales)).toEqual(['', '007.50']);
    expect(rows[1]).toMatchObject({ tiffinItem: '', ingredientPrice: '', perPlateProfit: '' });
  });

  it('take no item that is not on the list', () => {
    const choose = (text: string) =>
      after({ type: 'edited', id: 'row-1', field: 'tiffinItem', text }).rows[0]?.tiffinItem;
    expect([choose('Kesari'), choose('Pizza'), choose('')]).toEqual(['Kesari', '', '']);
  });

  it('take a dish of the vendor’s own by its id, as long as it is offered', () => {
    const { rows } = after({
      type: 'edited',
      id: 'row-1',
      field: 'tiffinItem',
      text: 'dish podi-dosa',
    });
    const podiDosa = {
      id: 'podi-dosa',
      name: 'Podi Dosa',
      sellingPrice: 60,
      recipe: [],
      isRetired: false,
      position: 0,
    };
    const filledIn = rows.map((row) => ({ ...filled, tiffinItem: row.tiffinItem }));
    expect(readEntries(filledIn, [podiDosa])).toMatchObject({
      entries: [{ tiffinItem: { dish: 'podi-dosa', name: 'Podi Dosa' } }],
    });
    expect(readEntries(filledIn)).toEqual({ fault: 'incomplete' });
  });

  it('are replaced by an example that can be asked about', () => {
    const { rows } = after({ type: 'added' }, { type: 'example-chosen' });
    expect(readEntries(rows)).toHaveProperty('entries.length', 2);
    expect(rows.map(({ id }) => id)).toEqual(['row-3', 'row-4']);
  });

  it('mark empty fields after a failed attempt, until a row is added', () => {
    expect(after({ type: 'tried' }).hasTried).toBe(true);
    expect(after({ type: 'tried' }, { type: 'added' }).hasTried).toBe(false);
    expect(after({ type: 'tried' }, { type: 'asked' }).hasTried).toBe(false);
  });
});

describe('reading the rows', () => {
  it('gives their figures', () => {
    expect(readEntries([filled])).toEqual({
      entries: [
        {
          id: 'row-1',
          tiffinItem: 'Idli',
          ingredientPrice: 600,
          dailySales: 80,
          perPlateProfit: 18.5,
        },
      ],
    });
  });

  it('finds that there are none', () => {
    expect(readEntries([])).toEqual({ fault: 'no-rows' });
  });

  it.each(['tiffinItem', 'ingredientPrice', 'dailySales', 'perPlateProfit'])(
    'finds that %s is missing in any row',
    (field) => {
      const gap = { ...filled, id: 'row-2', [field]: '' };
      expect(readEntries([filled, gap])).toEqual({ fault: 'incomplete' });
    },
  );

  it('takes zero and a loss for filled, and spaces for empty', () => {
    const zeros = { ...filled, ingredientPrice: '0', dailySales: '0', perPlateProfit: '-4' };
    expect(readEntries([zeros])).toMatchObject({
      entries: [{ ingredientPrice: 0, dailySales: 0, perPlateProfit: -4 }],
    });
    expect(readEntries([{ ...filled, dailySales: ' ' }])).toEqual({ fault: 'incomplete' });
  });
});
