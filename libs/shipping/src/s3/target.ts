import { compareAndSwap } from '../compare-and-swap';
import type { DeployTarget } from '../deploy-target';
import { liveNumbers } from '../live-numbers';
import { parsePublishedRemotes } from '../published-remotes';
import { parseRegistry } from '../registry-file';
import { parseConfig, writeRecall, writeShell } from '../shell-build';
import type { SigningKeysOf } from '../signing-keys';
import { isVersion, requireToolName, requireVersion, SHELL } from '../site-layout';
import { Bucket } from './bucket';
import type { BucketSettings } from './bucket';
import { probeConditions } from './conditional-writes';
import type { ETagForm } from './conditional-writes';
import { registryOf } from './registry';
import {
  listReleaseObjects,
  lookUpReleaseObjects,
  removeReleaseObjects,
  uploadRelease,
} from './release';
import { publishShellObjects } from './shell';

const CONFIG = `${SHELL}/config.json`;

/**
 * A bucket as target, with the folders of a site folder: `<prefix>/<tool>/<version>/` and `<prefix>/shell/`. A text is stored once,
 * compressed with Brotli. Nothing is changed in a store that ignores the conditions of writes.
 *
 * @param name of the target: `s3://thela/site`
 */
export function s3Target(
  name: string,
  settings: BucketSettings,
  signingKeys: SigningKeysOf = async () => [],
): DeployTarget {
  const bucket = new Bucket(settings);
  const configPlace = `${name}/${CONFIG}`;
  let form: Promise<ETagForm> | undefined;
  // The store stays the same for the length of a command.
  const etagForm = () => (form ??= probeConditions(bucket));
  const readConfig = async () => (await bucket.get(CONFIG))?.content.toString('utf8') ?? null;
  const registry = registryOf(bucket, name, etagForm);
  const readRegistry = async () => parseRegistry((await registry.read()).text, registry.place);
  const readRemotes = async () => {
    const text = await readConfig();
    return text === null ? null : parsePublishedRemotes(text, configPlace);
  };
  return {
    description: name,
    signingKeys,
    readRegistry,
    changeRegistry: (change) => compareAndSwap(registry, change),
    lookUpRelease: async (tool, version) =>
      isVersion(version)
        ? lookUpReleaseObjects(bucket, requireToolName(tool), version)
        : { kind: 'absent' },
    upload: async (tool, version, releaseFolder) => {
      const place = [requireToolName(tool), requireVersion(version)] as const;
      // Uploads nothing to a store whose registry could not be changed.
      await etagForm();
      return uploadRelease(bucket, ...place, releaseFolder);
    },
    listReleases: (tool) => listReleaseObjects(bucket, requireToolName(tool)),
    removeRelease: (tool, version) =>
      removeReleaseObjects(bucket, requireToolName(tool), requireVersion(version)),
    readRemotes,
    publishShell: async (dist, config, headers) =>
      publishShellObjects(bucket, await etagForm(), true, (folder) =>
        writeShell(dist, config, headers, folder),
      ),
    recallShell: async (dist) => {
      const config = parseConfig(await readConfig(), configPlace);
      const numbers = await liveNumbers(await readRegistry(), await readRemotes());
      await publishShellObjects(bucket, await etagForm(), false, (folder) =>
        writeRecall(dist, config, numbers, folder),
      );
    },
  };
}
