import { createCanaryDraw, createOverrides, loadTool } from '@thela/federation';
import type { RegistrySource, ReleaseSource } from '@thela/federation';
import type { Config } from './config';
import { browserStorage } from './services';
import type { ToolSource } from './services';

/** The tools as releases that a registry names: each one's code is checked, then run. */
export function releasesIn(registry: RegistrySource, config: Config): ToolSource {
  const { allowedOrigins, allowOverride } = config;
  const overrides = createOverrides(allowOverride, allowedOrigins, browserStorage);
  const source: ReleaseSource = {
    readRegistry: registry.read,
    allowedOrigins,
    isInCanary: createCanaryDraw(browserStorage, Math.random),
    overrideOf: (name) => overrides.getSnapshot()[name],
  };
  return {
    registry,
    overrides,
    load: (remote, attempt, onLost) => loadTool(remote, source, attempt, onLost),
  };
}

/** Asks for `remotes.json`. Rejects when it cannot be had or is no JSON. */
export async function fetchRegistry(): Promise<unknown> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return response.json();
}
