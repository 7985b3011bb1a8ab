import type { Page } from '@playwright/test';

export interface Targets {
  readonly control: number;
  /** Minimum for the stepper buttons, whose names begin with `stepName`. */
  readonly step: number;
  readonly stepName: string;
}

/**
 * The faults of the current layout, one line each: controls that are too small or outside the window, texts
 * that are cut off or overflow, in width or height, broken words, a page that scrolls sideways.
 */
export async function layoutFaults(page: Page, targets: Targets): Promise<string[]> {
  return page.evaluate(faultsOnPage, targets);
}

/** The product's name in the header: its number of lines, and the parts that are hidden. */
export async function nameInHeader(page: Page): Promise<{ lines: number; hidden: string[] }> {
  return page.evaluate(() => {
    const link = document.querySelector('header a[href="/"]');
    if (!link) throw new Error('The header has no link to the welcome.');
    const box = link.getBoundingClientRect();
    const rects: DOMRect[] = [];
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (!texts.currentNode.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      rects.push(...range.getClientRects());
    }
    const hidden = rects.flatMap(({ left, right, top, bottom }) => {
      const y = (top + bottom) / 2;
      const isCut = left < box.left - 0.5 || right > box.right + 0.5;
      const ends = [left + 1, right - 1].map((x) => document.elementFromPoint(x, y));
      const isCovered = ends.some((end) => !link.contains(end));
      return isCut || isCovered ? [`from ${left} to ${right} in ${box.left} to ${box.right}`] : [];
    });
    const middles = rects.map(({ top, bottom }) => (top + bottom) / 2);
    const lines = middles.filter(
      (y, place) => !middles.slice(0, place).some((other) => Math.abs(other - y) < 6),
    ).length;
    return { lines, hidden };
  });
}

export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        sum += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    observer.disconnect();
    return sum;
  });
}

/** Runs in the page, so it must not use anything outside this function. */
function faultsOnPage({ control, step, stepName }: Targets): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, label:has(input, select)';
  /** Longer words may be addresses, which may be broken. */
  const LONGEST_WORD = 20;
  const width = window.innerWidth;
  const faults: string[] = [];
  const tell = (element: Element, fault: string) => {
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    faults.push(`${element.localName} "${text || element.id}": ${fault}`);
  };
  const tenths = (px: number) => Math.round(px * 10) / 10;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // For screen readers only, or a skip link that shows on focus only.
  const isForScreenReaders = (element: Element | null) => {
    for (let one = element; one; one = one.parentElement) {
      const { position, overflow, width: itsWidth } = getComputedStyle(one);
      if (position === 'absolute' && overflow === 'hidden' && itsWidth === '1px') return true;
    }
    return false;
  };

  const sideways = document.documentElement.scrollWidth - width;
  if (sideways > 0) faults.push(`the page scrolls sideways by ${sideways} px`);

  for (const element of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isShown(element) || isForScreenReaders(element)) continue;
    // The label around a control is the larger touch target.
    if (element.parentElement?.closest('label')) continue;
    const box = element.getBoundingClientRect();
    const least = element.ariaLabel?.startsWith(stepName) ? step : control;
    // Boxes of fractions of a px are rounded when they are drawn.
    if (Math.min(box.width, box.height) < least - 0.05) {
      tell(element, `${tenths(box.width)} x ${tenths(box.height)} px, not ${least}`);
    }
    if (box.left < -0.5 || box.right > width + 0.5) {
      tell(element, `from ${tenths(box.left)} to ${tenths(box.right)} of ${width} px`);
    }
    if (element.scrollWidth > element.clientWidth + 1) {
      tell(element, `its text needs ${element.scrollWidth} px and has ${element.clientWidth}`);
    }
  }

  for (const element of document.body.querySelectorAll('*')) {
    if (!isShown(element) || element.clientWidth <= 1 || element.matches(CONTROLS)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1) {
      tell(element, `cuts off ${element.scrollHeight - element.clientHeight} px of its height`);
    }
    if (overflowX === 'visible') continue;
    if (element.scrollWidth > element.clientWidth + 1) {
      tell(element, `cuts off ${element.scrollWidth - element.clientWidth} px`);
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const parent = node.parentElement;
    if (!parent || !isShown(parent) || isForScreenReaders(parent)) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      if (word.length > LONGEST_WORD || /[-/@…]./.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) tell(parent, `"${word}" is broken`);
    }
  }
  return faults;
}
