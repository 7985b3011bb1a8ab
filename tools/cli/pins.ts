import { verifyEntry } from '@thela/federation/statement';
import { oneLine } from '@thela/shipping/shipping-error';
import type { SiteConfigFile } from '@thela/site-config';

type Remotes = Pick<SiteConfigFile['remotes'], 'tools'>;

/** Why the pages of a configuration would refuse some of the tools; `null` if they refuse none. */
export function unpinnedTools({ tools = {} }: Remotes, names: readonly string[]): string | null {
  const keyless = names.filter((name) => !Object.hasOwn(tools, name));
  if (keyless.length > 0) {
    const commands = keyless.map((name) => `npm run keys ${name}`).join(', ');
    return (
      `No key is pinned for ${keyless.join(', ')}, so the pages would refuse them. Their teams make one ` +
      `and you enter its public half into tool-keys.json: ${commands}.`
    );
  }
  const homeless = names.filter((name) => tools[name]?.origins.length === 0);
  if (homeless.length === 0) return null;
  const examples = homeless.map((name) => `${name}=https://${name}.example`).join(',');
  return (
    `REMOTE_ORIGINS names no origin for ${homeless.join(', ')}, so the pages would refuse them. ` +
    `Name one for each, such as ${examples}.`
  );
}

/**
 * A warning about the tools of a registry that the pages of a configuration would refuse; `null` if there is none.
 *
 * @param entries of the registry at the target
 */
export async function refusedTools(
  entries: Readonly<Record<string, unknown>>,
  { tools = {} }: Remotes,
): Promise<string | null> {
  const verdicts = Object.entries(tools)
    .filter(([name]) => Object.hasOwn(entries, name))
    .map(async ([name, { keys }]) => {
      const verified = await verifyEntry(entries[name], name, keys);
      return verified.ok ? [] : [`${name} (${oneLine(verified.reason)})`];
    });
  const refused = (await Promise.all(verdicts)).flat();
  return refused.length > 0
    ? `Until they are deployed again, these pages refuse: ${refused.join(', ')}.`
    : null;
}

/** A warning about a site elsewhere whose pages load overrides; `null` where they do not. */
export function overrideWarning(
  { allowOverride }: Pick<SiteConfigFile['remotes'], 'allowOverride'>,
  isLocal: boolean,
): string | null {
  if (isLocal || !allowOverride) return null;
  return (
    'ALLOW_OVERRIDE is true: these pages run unsigned code from localhost, or from any folder at the origins of a ' +
    'tool, once a person or code in the page has named it.'
  );
}

/** Describes which keys and origins a configuration pins for each tool, and what changes, a line per tool. */
export function pinLines(before: Remotes | null, { tools: after = {} }: Remotes): string[] {
  const there = before?.tools ?? {};
  const names = [...new Set([...Object.keys(after), ...Object.keys(there)])];
  return names.map((name) => {
    const keysOf = (tools: NonNullable<Remotes['tools']>) =>
      Object.hasOwn(tools, name) ? (tools[name]?.keys ?? []).map(({ kid }) => kid) : null;
    const originsOf = (tools: NonNullable<Remotes['tools']>) =>
      Object.hasOwn(tools, name) ? (tools[name]?.origins ?? []) : null;
    const keys = changeWords(keysOf(there), keysOf(after) ?? []);
    return `${name}: key ${keys}; from ${changeWords(originsOf(there), originsOf(after) ?? [])}`;
  });
}

/** `a, b (new), c (no longer)` */
function changeWords(before: readonly string[] | null, after: readonly string[]): string {
  const kept = after.map((one) => (before && !before.includes(one) ? `${one} (new)` : one));
  const gone = (before ?? []).filter((one) => !after.includes(one));
  return [...kept, ...gone.map((one) => `${one} (no longer)`)].join(', ');
}
