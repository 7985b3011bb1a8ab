import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRows } from './use-rows';

const rows = Array.from({ length: 300 }, (_, index) => index);

it('shows the first rows at once, and soon all of them', async () => {
  const shown: number[] = [];
  const { result } = renderHook(() => {
    const now = useRows(rows);
    shown.push(now.length);
    return now;
  });
  await waitFor(() => expect(result.current).toBe(rows));
  const added = shown.map((count, index) => count - (shown[index - 1] ?? 0));
  expect(Math.max(...added)).toBeLessThan(50);
});

it('shows a usual menu whole in its first rendering, also when a dish is added', () => {
  const { result, rerender } = renderHook(({ count }) => useRows(rows.slice(0, count)), {
    initialProps: { count: 20 },
  });
  expect(result.current).toHaveLength(20);
  rerender({ count: 21 });
  expect(result.current).toHaveLength(21);
});
