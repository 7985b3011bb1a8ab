import { expect, it, vi } from 'vitest';
import { randomId } from './random-id';

it('makes another UUID each time, also on a page without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(100);
});
