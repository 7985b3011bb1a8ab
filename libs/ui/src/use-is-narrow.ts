import { useMedia } from './use-media';

/** Below Tailwind's `sm`, where the parts of a page stand below each other and fill the width: a phone. */
export const useIsNarrow = () => useMedia('(max-width: 39.99rem)');
