import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviseFromBook } from '../advice';
import { ingredientNames } from '../data/ingredients';
import { leftoverNames } from '../data/leftover-foods';
import { specialFromBook } from '../leftovers';

function nameIn(list: string): string {
  return list.split(',')[0] ?? '';
}

const unknown = fc.constantFrom('xyzzy', 'qwertz', 'கெட்டுப்போன', 'পচা', 'ఝుంకారం', 'खड़ंजा', 'felt');

describe('a word that the book does not know', () => {
  it('is never ignored beside leftovers', () => {
    const food = fc.constantFrom(...leftoverNames.map(([, names]) => nameIn(names)));
    fc.assert(
      fc.property(food, unknown, fc.boolean(), (name, word, isFirst) => {
        const special = specialFromBook(isFirst ? `${word} ${name} 2 kg` : `2 kg ${name} ${word}`);
        expect(special).toMatchObject({ kind: 'asks', words: [word] });
      }),
    );
  });

  it('is never ignored beside a complaint', () => {
    const food = fc.constantFrom(...ingredientNames.map(([, names]) => nameIn(names)));
    fc.assert(
      fc.property(food, unknown, (name, word) => {
        const advice = adviseFromBook(`${name} ${word}, is too salty`);
        expect(advice.text).toContain(`'${word}'`);
        expect(advice.kind).not.toBe('advice');
      }),
    );
  });
});

it('is named as it was written, five at most, in a question', () => {
  const special = specialFromBook('Qwertz roti ttrX bbbX cccY dddZ eeeW fffV');
  expect(special.kind === 'asks' && special.words).toEqual([
    'Qwertz',
    'ttrX',
    'bbbX',
    'cccY',
    'dddZ',
  ]);
  expect(special.kind === 'asks' && special.text).toMatch(
    /^The kitchen book did not understand 'Qwertz', .*\?/,
  );
});

it('does not hide a danger', () => {
  expect(specialFromBook('qwertz roti booju').kind).toBe('unsafe');
  expect(adviseFromBook('qwertz roti fungus').kind).toBe('danger');
});

it('is told where there would be no remedy, too', () => {
  expect(adviseFromBook('qwertz roti').text).toContain("'qwertz'");
});

it.each(['xyz', 'asdf qwer zxcv'])('is not asked for where no food is named: %s', (text) => {
  expect(adviseFromBook(text).text).toContain('For example');
  expect(specialFromBook(text)).toMatchObject({ kind: 'not-understood' });
});
