import { decodeToolPath } from '@thela/contract';
import type { Navigation } from '@thela/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';

/**
 * The navigation of the tool that is shown: it does nothing once another page is shown. It never changes, because
 * a tool keeps the `shell` that it was given.
 */
export function useNavigation(): Navigation {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // `/tools/profit-optimizer/menu`: the path below the tool is what follows the third slash.
  const path = decodeToolPath(pathname.split('/').slice(3).join('/'));
  const latest = useRef<typeof navigate | null>(navigate);
  const [paths] = useState(() => createStore(() => path));
  const [navigation] = useState<Navigation>(() => ({
    path: { getSnapshot: paths.getState, subscribe: paths.subscribe },
    go: (address, options) => void latest.current?.(address, options),
  }));
  useEffect(() => {
    latest.current = navigate;
    paths.setState(path, true);
  });
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  return navigation;
}
