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
        expect(special.kind).toBe('asks');
      }),
    );
  });

  it('is passed over beside a complaint, with a line of caution', () => {
    const food = fc.constantFrom(...ingredientNames.map(([, names]) => nameIn(names)));
    fc.assert(
      fc.property(food, unknown, (name, word) => {
        const advice = adviseFromBook(`${name} ${word}, is too salty`);
        const isAnswered = advice.kind === 'advice' && advice.isUnsure;
        const before = isAnswered ? /^/ : /what is wrong with it\?/;
        expect(advice.text).toMatch(before);
        expect(advice.text).toMatch(/\nIf .* throw it away\.$/);
      }),
    );
  });
});

it('is asked about shortly, and what follows from either answer is there', () => {
  expect(specialFromBook('Qwertz roti ttrX')).toMatchObject({
    kind: 'asks',
    text: expect.stringMatching(/^Is it fresh: .{10,60}\?$/) as string,
    ifFresh: { kind: 'recipe' },
    ifNotSure: { kind: 'unsafe', danger: 'unclear' },
  });
});

it('does not hide a danger', () => {
  expect(specialFromBook('qwertz roti booju').kind).toBe('unsafe');
  expect(adviseFromBook('qwertz roti fungus').kind).toBe('danger');
});

it('makes the book ask what is wrong where it knows only the food', () => {
  expect(adviseFromBook('qwertz roti').text).toMatch(
    /^Roti, paratha or naan: what is wrong with it\? .*too salty.*\nIf .* throw it away\.$/,
  );
});

it.each(['xyz', 'asdf qwer zxcv'])('is not asked for where no food is named: %s', (text) => {
  expect(adviseFromBook(text).text).toContain('For example');
  expect(specialFromBook(text)).toMatchObject({ kind: 'not-understood' });
});
