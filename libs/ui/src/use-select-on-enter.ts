import { useRef } from 'react';
import type { SyntheticEvent } from 'react';

type OnInput = (event: SyntheticEvent<HTMLInputElement>) => void;

/**
 * Selects the number in a field that a person enters, so that what is typed takes its place: beside it, 8 and 40 would be
 * 840. Another tap sets the cursor, save in a 0.
 *
 * @returns handlers of the field
 */
export function useSelectOnEnter(): Readonly<
  Record<'onPointerDown' | 'onFocus' | 'onClick', OnInput>
> {
  const wasEntered = useRef(false);
  return {
    onPointerDown: ({ currentTarget }) => {
      wasEntered.current = currentTarget === document.activeElement;
    },
    onFocus: ({ currentTarget }) => currentTarget.select(),
    // After the browser set its cursor. What was selected by dragging stays.
    onClick: ({ currentTarget }) => {
      const { selectionStart, selectionEnd, value } = currentTarget;
      if (selectionStart === selectionEnd && (!wasEntered.current || value === '0')) {
        currentTarget.select();
      }
    },
  };
}
