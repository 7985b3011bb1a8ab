import { useSyncExternalStore } from 'react';

/** Gives a colour of the design as it is on the page now: `colourOf('leaf')`. */
export type ColourOf = (name: string) => string;

/**
 * The colours of the design, for what knows no style sheet, such as a canvas. Renders anew when the page changes between
 * light and dark.
 */
export function useTokenColours(): ColourOf {
  useSyncExternalStore(subscribe, () => colourOf('rice'));
  return colourOf;
}

function colourOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--thela-${name}`);
}

/** The device may change, and so may what was chosen on the page. */
function subscribe(listener: () => void): () => void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', listener);
  const chosen = new MutationObserver(listener);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', listener);
    chosen.disconnect();
  };
}
