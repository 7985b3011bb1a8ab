import type { Placement } from './place-release';
import type { RegistryEnvelope } from './registry-file';
import type { ReleaseLookup } from './verify-release';

/** A place that a site is served from, with the operations that deploy commands need. */
export interface DeployTarget {
  /** Its name for the terminal: `folder:/srv/thela`. */
  readonly description: string;
  /** @throws ShippingError when the file there is not a registry */
  readonly readRegistry: () => Promise<RegistryEnvelope>;
  /**
   * Changes the registry under a lock and replaces it atomically, so that no concurrent change is lost.
   *
   * @param change returns the new registry, or the same object if there is nothing to write
   */
  readonly changeRegistry: (
    change: (registry: RegistryEnvelope) => RegistryEnvelope,
  ) => Promise<void>;
  /** Reads the release folder of a version and checks all its files. */
  readonly lookUpRelease: (tool: string, version: string) => Promise<ReleaseLookup>;
  /** Uploads a release folder; it becomes visible only when the upload is complete. */
  readonly upload: (tool: string, version: string, releaseFolder: string) => Promise<Placement>;
  /** The origins from which the pages there load code; `null` if `config.json` does not list any. */
  readonly readAllowedOrigins: () => Promise<readonly string[] | null>;
  /** Replaces the shell's files and its `config.json`; the assets of earlier builds stay. */
  readonly publishShell: (dist: string, config: unknown) => Promise<void>;
}
