import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Waits until an element has the focus, which may move a moment after what a test awaited before. */
export async function expectFocus(find: () => Element | null | undefined): Promise<void> {
  const check = () => expect(document.activeElement).toBe(find());
  // Testing Library would wait for a stopped clock.
  await ('clock' in setTimeout ? vi.waitFor(check) : waitFor(check));
}
