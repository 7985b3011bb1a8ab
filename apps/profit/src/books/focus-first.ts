/** As `ref` of what appears in place of a button that was pressed: the focus must not be lost. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus();
}
