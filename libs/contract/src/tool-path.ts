/**
 * What no step of a path may hold. `.`: two of them lead out of the tool, and servers take `dosa.png` for a
 * file. Some servers decode the others twice, or read them as the end of the path.
 */
const UNSAFE = /[.?#%\\:\p{Cc}]/u;

function isStep(step: string): boolean {
  return step !== '' && !UNSAFE.test(step);
}

/**
 * Encodes a path below a tool for an address.
 *
 * @param path steps with `/` between them, decoded; `''` is the tool's first page
 * @returns `null` for a path that could leave the tool, or that a server could refuse: with a step without a
 * name, a character of `.?#%\:`, a control character or half a surrogate pair
 * @example encodeToolPath('dishes/masala dosa') // 'dishes/masala%20dosa'
 */
export function encodeToolPath(path: string): string | null {
  // Another team's code may pass anything.
  if (typeof path !== 'string') return null;
  if (path === '') return '';
  const steps = path.split('/');
  if (!steps.every(isStep)) return null;
  try {
    return steps.map(encodeURIComponent).join('/');
  } catch {
    // Half a surrogate pair.
    return null;
  }
}

/**
 * Reads the path below a tool from an address; what is typed there may be anything.
 *
 * @param encoded as it stands in the address, after the tool's own path: `/dishes/masala%20dosa/`
 * @returns the path without leading, trailing and doubled slashes; `''`, the tool's first page, for a path
 * that `encodeToolPath` refuses
 */
export function decodeToolPath(encoded: string): string {
  try {
    const steps = encoded
      .split('/')
      .filter((step) => step !== '')
      .map(decodeURIComponent);
    // A step with an encoded slash would be read as two.
    return steps.every((step) => isStep(step) && !step.includes('/')) ? steps.join('/') : '';
  } catch {
    return '';
  }
}
