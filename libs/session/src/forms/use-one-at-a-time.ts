import { useEffect, useRef } from 'react';

/**
 * Ignores a call while the previous one runs: a person may press Enter twice, or hold it.
 *
 * @param work gets `isMounted`: whether the component that called it is still mounted
 */
export function useOneAtATime<Input>(
  work: (input: Input, isMounted: () => boolean) => Promise<void>,
): (input: Input) => Promise<void> {
  const isRunning = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return async (input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work(input, () => isMounted.current);
    } finally {
      isRunning.current = false;
    }
  };
}
