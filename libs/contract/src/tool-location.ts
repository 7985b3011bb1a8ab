import type { LocationStore, Shell } from './shell';
import type { Store } from './store';
import { encodeToolPath } from './tool-path';

/** Where a page is and how it goes elsewhere, for as long as it shows a tool. */
export interface Navigation {
  /** The path below the tool that is shown. */
  readonly path: Store<string>;
  /** Goes to an address of the page. */
  readonly go: (address: string, options?: { readonly replace?: boolean }) => void;
}

/**
 * Makes the location of a tool, which cannot lead out of the tool's own folder.
 *
 * @param base path of the tool's first page, without a slash at its end: `/tools/profit-optimizer`
 * @param report gets an error for each path that `encodeToolPath` refuses
 */
export function toolLocation(
  base: string,
  { path: shown, go }: Navigation,
  report: Shell['reportError'],
): LocationStore {
  const addressOf = (path: string) => {
    const encoded = encodeToolPath(path);
    return encoded === '' ? base : encoded && `${base}/${encoded}`;
  };
  return {
    ...shown,
    href: (path) => addressOf(path) ?? base,
    navigate: (path, options) => {
      const address = addressOf(path);
      if (address === null) {
        report(new Error(`The tool has no path "${path}".`), 'going to another page of the tool');
        return;
      }
      // As a link does: going where the page is already adds nothing to the history.
      go(address, { replace: options?.replace === true || path === shown.getSnapshot() });
    },
  };
}
