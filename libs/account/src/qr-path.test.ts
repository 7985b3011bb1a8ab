import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path';

function modulesOf({ size, path }: ReturnType<typeof qrPath>) {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let at = 0; at < Number(width); at += 1) {
      const row = rows[Number(y)];
      if (row) row[Number(x) + at] = true;
    }
  }
  return rows;
}

it('draws each dark module of the code, with the empty border that cameras need', () => {
  const text = 'https://thela.example/account/join#k7Qd-2mXw';
  const drawn = qrPath(text);
  expect(modulesOf(drawn)).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
  expect(drawn.size).toBe(41);
  expect(drawn.path).toMatch(/^M4 4h7/);
});
