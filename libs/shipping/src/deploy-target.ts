import type { Placement } from './place-release';
import type { RegistryEnvelope } from './registry-file';
import type { ReleaseLookup } from './verify-release';

/** A place that a site is served from: what the commands that ship need of it, and no more. */
export interface DeployTarget {
  /** How the commands name it: `folder:/srv/thela`. */
  readonly description: string;
  /** @throws ShippingError when what lies there is no registry */
  readonly readRegistry: () => Promise<RegistryEnvelope>;
  /**
   * Changes the registry in one step, and one change after the other: none gets lost, whoever else
   * changes it at the same time.
   *
   * @param change gives the new registry, or the very one it got when nothing is to be written
   */
  readonly changeRegistry: (
    change: (registry: RegistryEnvelope) => RegistryEnvelope,
  ) => Promise<void>;
  /** Reads back what lies under a version of a tool, and checks all of it. */
  readonly lookUpRelease: (tool: string, version: string) => Promise<ReleaseLookup>;
  /** Puts a release folder there under its version; until all of it is there, none of it shows. */
  readonly upload: (tool: string, version: string, releaseFolder: string) => Promise<Placement>;
  /** The origins that the pages there take code from; `null` when their settings do not say. */
  readonly readAllowedOrigins: () => Promise<readonly string[] | null>;
  /** Replaces the shell's files and its `config.json`, and keeps the files of earlier builds. */
  readonly publishShell: (dist: string, config: unknown) => Promise<void>;
}
