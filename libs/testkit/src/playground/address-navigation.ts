import { decodeToolPath } from '@thela/contract';
import type { Navigation } from '@thela/contract';
import { createStore } from 'zustand/vanilla';

/**
 * Navigates below a path of the page. The query stays: it is the scenario.
 *
 * @param base without a slash at its end
 */
export function addressNavigation(base: string, page: Window): Navigation {
  const read = () => decodeToolPath(page.location.pathname.slice(base.length));
  const store = createStore(read);
  const update = () => store.setState(read(), true);
  page.addEventListener('popstate', update);
  return {
    path: { getSnapshot: store.getState, subscribe: store.subscribe },
    go: (address, options) => {
      const change = options?.replace === true ? 'replaceState' : 'pushState';
      page.history[change](null, '', `${address}${page.location.search}`);
      update();
    },
  };
}
