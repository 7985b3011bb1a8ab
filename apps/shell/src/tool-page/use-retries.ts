import { mayPass } from '@thela/federation';
import type { ToolLoader, ToolState } from '@thela/federation';
import { retryLater } from '@thela/ui';
import { useEffect, useRef } from 'react';

/**
 * Tries a tool again whose failure may pass.
 *
 * @param state of the loader
 */
export function useRetries(loader: ToolLoader, state: ToolState): void {
  const attempts = useRef(0);
  useEffect(() => {
    if (state.status === 'ready') attempts.current = 0;
    if (state.status !== 'failed' || !mayPass(state.failure)) return;
    return retryLater(attempts.current, () => {
      attempts.current += 1;
      loader.retryQuietly();
    });
  }, [loader, state]);
}
