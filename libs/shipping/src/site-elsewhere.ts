import { compareAndSwap } from './compare-and-swap';
import type { RegistryStore } from './compare-and-swap';
import type { DeployTarget } from './deploy-target';
import { liveNumbers } from './live-numbers';
import { parsePublishedRemotes } from './published-remotes';
import { parseRegistry } from './registry-file';
import { parseConfig, writeRecall, writeShell } from './shell-build';
import { CONFIG_FILE } from './site-layout';

/** How the registry and the shell of a site are reached that is not on this machine. */
interface SiteAccess {
  readonly registry: RegistryStore;
  /** The text of `config.json`; `null` where no shell is published yet. */
  readonly readConfig: () => Promise<string | null>;
  /**
   * Publishes the files that `fill` writes into a folder, in the steps of `publishSteps`.
   *
   * @param removesOldPages whether pages that are not among the files go
   */
  readonly publish: (
    removesOldPages: boolean,
    fill: (folder: string) => Promise<void> | void,
  ) => Promise<void>;
}

/**
 * What a target does with the registry and the shell of a site elsewhere.
 *
 * @param name of the target, for messages
 */
export function siteElsewhere(
  name: string,
  { registry, readConfig, publish }: SiteAccess,
): Pick<
  DeployTarget,
  'readRegistry' | 'changeRegistry' | 'readRemotes' | 'publishShell' | 'recallShell'
> {
  const configAddress = `${name}/${CONFIG_FILE}`;
  const readRegistry = async () => parseRegistry((await registry.read()).text, registry.address);
  const readRemotes = async () => {
    const text = await readConfig();
    return text === null ? null : parsePublishedRemotes(text, configAddress);
  };
  return {
    readRegistry,
    changeRegistry: (change) => compareAndSwap(registry, change),
    readRemotes,
    publishShell: (dist, config, headers) =>
      publish(true, (folder) => writeShell(dist, config, headers, folder)),
    recallShell: async (dist) => {
      const config = parseConfig(await readConfig(), configAddress);
      const numbers = await liveNumbers(await readRegistry(), await readRemotes());
      await publish(false, (folder) => writeRecall(dist, config, numbers, folder));
    },
  };
}
