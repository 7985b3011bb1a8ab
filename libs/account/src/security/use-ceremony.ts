import { useCallback, useEffect, useRef } from 'react';

/**
 * For questions that the browser asks outside the page, such as for a fingerprint: one at a time, and none is left
 * when the person goes elsewhere on the page.
 *
 * @returns gives the signal of the next question, and ends the last one
 */
export function useCeremony(): () => AbortSignal {
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);
  return useCallback(() => {
    last.current?.abort();
    last.current = new AbortController();
    return last.current.signal;
  }, []);
}
