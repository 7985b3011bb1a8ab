import { expect, it } from 'vitest';
import { builtInStall } from './built-in-stall';
import { noReferences } from './references';
import { stallOn } from './stall-on';

it('is what the folds make of no event', () => {
  expect(builtInStall).toEqual(stallOn(noReferences, '2026-11-22'));
});
