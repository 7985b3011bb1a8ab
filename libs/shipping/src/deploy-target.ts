import type { StoreResult, StoredRelease } from './store-release';
import type { RegistryChange, RegistryEnvelope } from './registry-file';
import type { SigningKeysOf } from './signing-keys';
import type { PublishedRemotes } from './published-remotes';
import type { ResponseHeaders } from './service-worker';
import type { ReleaseLookup } from './verify-release';

/** A place that a site is served from, with the operations that deploy commands need. */
export interface DeployTarget {
  /** Its name for the terminal: `folder:/srv/thela`. */
  readonly description: string;
  /** The keys that sign a tool's entry there; empty if there is none. */
  readonly signingKeys: SigningKeysOf;
  /** @throws ShippingError when the file there is not a registry */
  readonly readRegistry: () => Promise<RegistryEnvelope>;
  /** Changes the registry under a lock and replaces it atomically, so that no concurrent change is lost. */
  readonly changeRegistry: (change: RegistryChange) => Promise<void>;
  /** Reads the release folder of a version, and checks all its files and that it is one of this tool. */
  readonly lookUpRelease: (tool: string, version: string) => Promise<ReleaseLookup>;
  /** Uploads a release folder; it becomes visible only when the upload is complete. */
  readonly upload: (tool: string, version: string, releaseFolder: string) => Promise<StoreResult>;
  /** The releases of a tool that lie there, in no particular order. */
  readonly listReleases: (tool: string) => Promise<readonly StoredRelease[]>;
  /** Makes a release count as uploaded now, for `listReleases`. One that is not there is left out. */
  readonly renewRelease: (tool: string, version: string) => Promise<void>;
  /** Removes the files of a release, so that nobody takes what is left of it for one. One that is not there counts as removed. */
  readonly removeRelease: (tool: string, version: string) => Promise<void>;
  /** What the `config.json` there says about tools; `null` where no shell is published yet. */
  readonly readRemotes: () => Promise<PublishedRemotes | null>;
  /**
   * Replaces the shell's files and its `config.json`; the assets of earlier builds stay.
   *
   * @param headers those that the server there sends with the shell's files; pages have them without a network, too
   */
  readonly publishShell: (dist: string, config: unknown, headers: ResponseHeaders) => Promise<void>;
  /** Publishes a worker that takes back what earlier code left in browsers; the shell's other files stay. */
  readonly recallShell: (dist: string) => Promise<void>;
}
