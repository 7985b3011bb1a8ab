import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { shared } from './page-modules';
import { provideRuntimeCore } from './runtime-core';

// Releases contain no federation runtime: they look up the page's. A module's own namespace object cannot be frozen.
provideRuntimeCore(Object.freeze({ ...runtimeCore }));

const { version } = shared.react;

init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(shared).map(([name, lib]) => [
      name,
      {
        version,
        lib: () => lib,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ]),
  ),
});

/**
 * Evaluates the entry of a release and returns its module `./tool`. The caller has checked its files.
 *
 * @param remote a name that no earlier call has used
 * @param entry address of the federation entry
 */
export function runTool(remote: string, entry: string): Promise<unknown> {
  registerRemotes([{ name: remote, entry, type: 'module' }]);
  return loadRemote(`${remote}/tool`);
}
