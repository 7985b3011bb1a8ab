import { useEffect, useState } from 'react';

/** How many px at the bottom of the page an on-screen keyboard covers, where the browser does not make the page lower. */
export function useKeyboard(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const look = () => {
      // Fingers that zoom cover nothing.
      const isZoomed = visualViewport.scale > 1.01;
      const covered = innerHeight - visualViewport.height - visualViewport.offsetTop;
      setHeight(isZoomed ? 0 : Math.max(0, Math.round(covered)));
    };
    visualViewport.addEventListener('resize', look);
    visualViewport.addEventListener('scroll', look);
    return () => {
      visualViewport.removeEventListener('resize', look);
      visualViewport.removeEventListener('scroll', look);
    };
  }, []);
  return height;
}
