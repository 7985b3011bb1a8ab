import { loadReleaseAt } from '@thela/federation/releases';
import '@thela/federation/page-modules';
import type { LoadTool } from '@thela/federation';
import * as v from 'valibot';
import { readChoices } from './choices';
import { showPlayground } from './playground';
import { toolPageChoices } from './scenario';

/** The playground server's answer: the tool, and the address of its release's folder. */
const playgroundSchema = v.object({ name: v.string(), release: v.string() });

const { name, release } = v.parse(playgroundSchema, await (await fetch('/playground.json')).json());
const { language } = readChoices(
  toolPageChoices,
  new URLSearchParams(window.location.search),
).chosen;
const load: LoadTool = (attempt, onLost) =>
  loadReleaseAt(name, release, attempt, { language, onLost });

showPlayground(name, load);
