import { signStatement } from '@thela/shipping';
import type { DeployTarget } from '@thela/shipping';

/** The fields of an entry. A test may write anything into them, as a careless or hostile team could. */
export type EntryFields = Readonly<Record<string, unknown>>;

export type Statement = Parameters<typeof signStatement>[0];

type Change = (entry: EntryFields) => EntryFields;
type Registry = Awaited<ReturnType<DeployTarget['readRegistry']>>;

/** The tool's entry with changed fields, signed under the number of the present one. */
export async function signChanged(
  target: DeployTarget,
  tool: string,
  change: Change,
): Promise<unknown> {
  const { seq, entry } = fieldsOf(await target.readRegistry(), tool);
  return signed(target, tool, seq, change(entry));
}

/** Writes an entry with changed fields, signed under the next number. */
export async function changeSignedEntry(
  target: DeployTarget,
  tool: string,
  change: Change,
): Promise<void> {
  await target.changeRegistry(async (registry) => {
    const { seq, entry } = fieldsOf(registry, tool);
    const changed = await signed(target, tool, seq + 1, change(entry));
    return { ...registry, remotes: { ...registry.remotes, [tool]: changed } };
  });
}

/**
 * Restores the entries of an earlier registry. What has changed since is signed anew, because browsers refuse
 * a lower number than they have seen.
 */
export async function restoreEntries(target: DeployTarget, earlier: Registry): Promise<void> {
  await target.changeRegistry(async (registry) => {
    const entries = Object.entries(earlier.remotes).map(async ([tool, raw]) => {
      const now = registry.remotes[tool];
      if (JSON.stringify(now) === JSON.stringify(raw)) return [tool, raw] as const;
      const { seq, entry } = fieldsOf(earlier, tool);
      const next = Math.max(seq + 1, seqOf(now) + 1, Math.floor(Date.now() / 1000));
      return [tool, await signed(target, tool, next, entry)] as const;
    });
    return { ...earlier, remotes: Object.fromEntries(await Promise.all(entries)) };
  });
}

async function signed(target: DeployTarget, tool: string, seq: number, entry: EntryFields) {
  const statement = { ...entry, tool, seq } as unknown as Statement;
  return signStatement(statement, await target.signingKeys(tool));
}

/** What a tool's team has signed, as a registry holds it. */
export function statementIn(
  { remotes }: { readonly remotes: Readonly<Record<string, unknown>> },
  tool: string,
): Statement {
  const { payload } = remotes[tool] as { payload: string };
  return JSON.parse(payload) as Statement;
}

function fieldsOf(registry: Registry, tool: string): { seq: number; entry: EntryFields } {
  const { tool: _, seq, ...entry } = statementIn(registry, tool);
  return { seq, entry };
}

/** The number in an entry that may be hostile or missing; 0 if it names none. */
function seqOf(entry: unknown): number {
  try {
    const { payload } = entry as { payload: string };
    return Number((JSON.parse(payload) as EntryFields).seq) || 0;
  } catch {
    return 0;
  }
}
