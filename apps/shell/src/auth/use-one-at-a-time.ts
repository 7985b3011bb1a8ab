import { useEffect, useRef } from 'react';

/**
 * Work that is not begun again while it runs: Enter may be pressed twice, or held.
 *
 * @param work gets to know whether the component that asked for it is still there
 */
export function useOneAtATime<Input>(
  work: (input: Input, isHere: () => boolean) => Promise<void>,
): (input: Input) => Promise<void> {
  const isRunning = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work(input, () => isHere.current);
    } finally {
      isRunning.current = false;
    }
  };
}
