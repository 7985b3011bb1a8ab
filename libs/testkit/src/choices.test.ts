import { describe, expect, it } from 'vitest';
import { defaultsOf, queryOf, readChoices } from './choices';

const table = { figures: ['sample', 'fixed'], width: ['wide', 'narrow'] } as const;

const read = (query: string) => readChoices(table, new URLSearchParams(query));

describe('choices in a query', () => {
  it('are read by name', () => {
    const { chosen, complaints } = read('?width=narrow&figures=fixed');
    expect(chosen).toEqual({ figures: 'fixed', width: 'narrow' });
    expect(complaints).toEqual([]);
  });

  it('are the first of each where nothing is said', () => {
    expect(read('').chosen).toEqual({ figures: 'sample', width: 'wide' });
    expect(defaultsOf(table)).toEqual({ figures: 'sample', width: 'wide' });
  });

  it('that the table does not know are complained of and change nothing', () => {
    const { chosen, complaints } = read('?figures=huge&toString=fixed');
    expect(chosen).toEqual(defaultsOf(table));
    expect(complaints).toEqual([
      'There is no figures “huge”: “sample” is shown.',
      'There is no switch “toString”.',
    ]);
  });

  it('are written as they are read', () => {
    const chosen = { figures: 'fixed', width: 'narrow' } as const;
    expect(queryOf(chosen)).toBe('?figures=fixed&width=narrow');
    expect(read(queryOf(chosen)).chosen).toEqual(chosen);
  });
});
