import { expect, it } from 'vitest';
import { savedOrPending } from './account-view';

it.each([
  ['unknown_field', 'updating'],
  ['unknown_kind', 'updating'],
  ['day_full', undefined],
] as const)('what is refused as %s waits for %s', (code, cause) => {
  const unsent = { count: 1, refused: [{ id: '1', code }] };
  expect(savedOrPending(unsent, 5)).toEqual({ status: 'pending', unsent, at: 5, cause });
});
