import { createRegistrySource } from '@thela/federation';
import { fetchRegistry, releasesIn } from './releases';
import { browserStorage } from './services';
import { startPage } from './start-page';

const registry = createRegistrySource({ fetchRegistry, storage: browserStorage, now: Date.now });
// Asked for before the configuration is there. Whoever opens a tool handles a failure.
registry.read(0).catch(() => {});

void startPage((config) => releasesIn(registry, config));
