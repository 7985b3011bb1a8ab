import { loadFederationRuntime, loadReleaseAt } from '@thela/federation';
import type { LoadTool } from '@thela/federation';
import * as v from 'valibot';
import { showPlayground } from './playground';

/** What the server of the playground says: which tool, and the address of the folder of its release. */
const playgroundSchema = v.object({ name: v.string(), release: v.string() });

const { name, release } = v.parse(playgroundSchema, await (await fetch('/playground.json')).json());
const load: LoadTool = (attempt, onLost) => loadReleaseAt(name, release, attempt, onLost);

// The federation runtime is the page's: what it leaves behind is not the tool's.
await loadFederationRuntime();
showPlayground(name, load);
