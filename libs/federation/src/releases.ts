// What a page needs that opens tools, and one that opens none does not.
export { chooseRelease } from './choose-release';
export { createCanaryBucket } from './canary-bucket';
export { prefetchTool } from './prefetch';
export { loadReleaseAt, loadTool } from './load-tool';
export { createOverrides } from './overrides';
export { createRegistrySource } from './registry-source';
export { createVerifier } from './verified-registry';
export type { PrefetchOptions } from './checked-files';
export type { ReleaseSource } from './load-tool';
export type { OverrideResult, Overrides, OverrideStore } from './overrides';
export type { RegistrySource, RegistryState } from './registry-source';
export type { ReleaseRules } from './choose-release';
export type { VerifiedEntryOf, VerifiedRegistry } from './verified-registry';
