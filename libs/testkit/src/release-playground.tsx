import { fetchHost, loadReleaseAt } from '@thela/federation';
import type { LoadTool } from '@thela/federation';
import * as v from 'valibot';
import { showBench } from './bench';

/** What the server of the bench says: which tool, and the address of the folder of its release. */
const benchSchema = v.object({ name: v.string(), release: v.string() });

const { name, release } = v.parse(benchSchema, await (await fetch('/bench.json')).json());
const load: LoadTool = (attempt, onLost) => loadReleaseAt(name, release, attempt, onLost);

// The federation runtime is the page's: what it leaves behind is not the tool's.
await fetchHost();
showBench(name, load);
