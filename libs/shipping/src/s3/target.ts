import type { DeployTarget } from '../deploy-target';
import type { SigningKeysOf } from '../signing-keys';
import { siteElsewhere } from '../site-elsewhere';
import { CONFIG_FILE, isVersion, requireToolName, requireVersion } from '../site-layout';
import { Bucket } from './bucket';
import type { BucketSettings } from './bucket';
import { probeConditions } from './conditional-writes';
import type { ETagForm } from './conditional-writes';
import { registryOf } from './registry';
import {
  listReleaseObjects,
  lookUpReleaseObjects,
  removeReleaseObjects,
  renewReleaseObjects,
  uploadRelease,
} from './release';
import { publishShellObjects } from './shell';

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
  let form: Promise<ETagForm> | undefined;
  // The store stays the same for the length of a command.
  const etagForm = () => (form ??= probeConditions(bucket));
  return {
    description: name,
    signingKeys,
    ...siteElsewhere(name, {
      registry: registryOf(bucket, name, etagForm),
      readConfig: async () => (await bucket.get(CONFIG_FILE))?.content.toString('utf8') ?? null,
      publish: async (removesOldPages, fill) =>
        publishShellObjects(bucket, await etagForm(), removesOldPages, fill),
    }),
    lookUpRelease: async (tool, version) =>
      isVersion(version)
        ? lookUpReleaseObjects(bucket, requireToolName(tool), version)
        : { kind: 'absent' },
    upload: async (tool, version, releaseFolder) => {
      const address = [requireToolName(tool), requireVersion(version)] as const;
      // Uploads nothing to a store whose registry could not be changed.
      await etagForm();
      return uploadRelease(bucket, ...address, releaseFolder);
    },
    listReleases: (tool) => listReleaseObjects(bucket, requireToolName(tool)),
    renewRelease: (tool, version) =>
      renewReleaseObjects(bucket, requireToolName(tool), requireVersion(version)),
    removeRelease: (tool, version) =>
      removeReleaseObjects(bucket, requireToolName(tool), requireVersion(version)),
  };
}
