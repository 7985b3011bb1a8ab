import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentencesOf } from './sentences';

it.each([
  { of: 'sentences', text: 'Cut the salt. Serve hot!', pieces: ['Cut the salt.', 'Serve hot!'] },
  { of: 'decimal points', text: 'Add 2.5 g now. Stir.', pieces: ['Add 2.5 g now.', 'Stir.'] },
  { of: 'Hindi', text: 'नमक कम करो। फिर चखो।', pieces: ['नमक कम करो।', 'फिर चखो।'] },
  { of: 'bullets and bold', text: '* **Push** dosa\n- Pair it', pieces: ['Push dosa', 'Pair it'] },
  { of: 'indented bullets', text: '  * ***Push*** it\n • Pair', pieces: ['Push it', 'Pair'] },
  { of: 'other marks', text: '# _Aaj_\n+ `2` *g*\n– 3*4', pieces: ['Aaj', '2 g', '3*4'] },
  { of: 'characters without a sound', text: 'a\u0000b \u202Ec\u202C', pieces: ['ab c'] },
  { of: 'nothing', text: ' \n ', pieces: [] },
])('cuts a text into pieces for reading aloud: $of', ({ text, pieces }) => {
  expect(sentencesOf(text)).toEqual(pieces);
});

it('keeps every word once, in pieces short enough for every browser', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,400}$/), { maxLength: 60 });
  fc.assert(
    fc.property(words, (said) => {
      const pieces = sentencesOf(said.join(' '));
      expect(pieces.join('').replaceAll(' ', '')).toBe(said.join(''));
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(110);
    }),
  );
});
