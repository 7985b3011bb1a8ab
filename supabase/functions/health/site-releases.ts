import * as v from 'valibot';
import type { Report } from '@thela/health';

/** Whether a site's registry names the release of a report. Rejects when the registry cannot be read. */
export type IsOfSite = (site: string, report: Report) => Promise<boolean>;

/** A registry that was read so long ago says nothing about the releases that it names, in ms. */
const STALE_MS = 10 * 60_000;
/** Made-up releases have it read so often at most. */
const PAUSE_MS = 1000;

const named = v.object({ version: v.string() });

/** An entry as `libs/federation` signs it. A signature says who may ship, and nothing about reports. */
const entrySchema = v.object({
  payload: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      live: named,
      canary: v.optional(v.object({ release: named })),
      previous: v.array(named),
    }),
  ),
});

const registrySchema = v.object({ remotes: v.record(v.string(), v.unknown()) });

/**
 * Knows the releases of sites by their registries.
 *
 * @param read fetches the JSON at an address
 * @param now the time in ms since the epoch
 */
export function siteReleases(read: (url: string) => Promise<unknown>, now: () => number): IsOfSite {
  const sites = new Map<string, (release: string) => Promise<boolean>>();
  const registryOf = (site: string) => {
    let askedAt = Number.NEGATIVE_INFINITY;
    let readAt = askedAt;
    let releases: ReadonlySet<string> = new Set();
    let reading = Promise.resolve();
    return async (release: string) => {
      // Made-up releases have the registry read: a site that does not answer then holds up no others.
      if (releases.has(release) && now() - readAt < STALE_MS) return true;
      if (now() - askedAt >= PAUSE_MS) {
        askedAt = now();
        reading = read(`${site}/remotes.json`).then((registry) => {
          releases = releasesIn(registry);
          readAt = now();
        });
      }
      await reading;
      return releases.has(release);
    };
  };
  return (site, { tool, release }) => {
    const isNamed = sites.get(site) ?? registryOf(site);
    sites.set(site, isNamed);
    return isNamed(`${tool} ${release}`);
  };
}

/** Reads the JSON at an address, within 5 s. */
export async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5000) });
  if (response.ok) return response.json();
  throw new Error(`${url} answered ${response.status}`);
}

function releasesIn(registry: unknown): ReadonlySet<string> {
  const { remotes } = v.parse(registrySchema, registry);
  const names = Object.entries(remotes).flatMap(([tool, entry]) => {
    const parsed = v.safeParse(entrySchema, entry);
    if (!parsed.success) return [];
    const { live, canary, previous } = parsed.output.payload;
    return [live, ...(canary ? [canary.release] : []), ...previous].map(
      ({ version }) => `${tool} ${version}`,
    );
  });
  return new Set(names);
}
