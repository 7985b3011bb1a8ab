/** A colour of the design, for a canvas, which knows no style sheet: `tokenColour('leaf')`. */
export function tokenColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--thela-${name}`);
}
