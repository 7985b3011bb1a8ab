/** As the `ref` of an element that takes the focus when it appears, because what was pressed is gone. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
