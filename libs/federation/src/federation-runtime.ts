import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { defineFixedGlobal } from './fixed-global';

/** The modules that the page shares with the tools. */
const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
};

// Releases contain no federation runtime: they look up the page's by this global name.
// A module's own namespace object cannot be frozen.
defineFixedGlobal('_FEDERATION_RUNTIME_CORE', Object.freeze({ ...runtimeCore }));

init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(shared).map(([name, lib]) => [
      name,
      {
        version: react.version,
        lib: () => lib,
        shareConfig: { singleton: true, requiredVersion: `^${react.version}` },
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
