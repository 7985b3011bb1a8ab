import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** More than any screen shows. */
const AT_ONCE = 40;
const STEP = 25;

/**
 * The rows of a long list to show by now: those that a screen can hold at once, the others frame by frame, so that a menu of
 * hundreds of dishes keeps no tap waiting.
 */
export function useRows<Row>(all: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(AT_ONCE);
  const isWhole = count >= all.length;
  useEffect(() => {
    if (isWhole) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      // After the frame is painted.
      timer = setTimeout(() => setCount(count + STEP));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole, count]);
  return isWhole ? all : all.slice(0, count);
}

interface RowsProps<Row> {
  readonly of: readonly Row[];
  readonly children: (row: Row) => ReactNode;
}

/** Those rows, each as it is drawn. Where a section is folded it is not there, and nothing is counted up. */
export function Rows<Row>({ of, children }: RowsProps<Row>) {
  return useRows(of).map(children);
}
