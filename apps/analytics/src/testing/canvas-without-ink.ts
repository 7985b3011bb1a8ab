import { vi } from 'vitest';

/**
 * Lets charts run for real on a canvas of 600 x 400 px, with a pen that leaves no mark.
 *
 * @returns ends it
 */
export function canvasWithoutInk(): () => void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const pen = new Proxy(
    {},
    { get: (_, name) => () => (name === 'measureText' ? { width: 0 } : undefined) },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  return () => vi.restoreAllMocks();
}
