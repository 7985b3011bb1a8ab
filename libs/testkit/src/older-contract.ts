import { CONTRACT } from '@thela/contract';
import type { DayStore, Shell, StallStore } from '@thela/contract';

/** A member of `Shell`, of its day or of its stall: `notify`, `day.startNewDay`. */
type MemberPath = keyof Shell | `day.${keyof DayStore}` | `stall.${keyof StallStore}`;

/** The minor version that added a member, for the members that 1.0 did not have. */
const ADDED_IN: { readonly [Path in MemberPath]?: number } = {
  'day.startNewDay': 1,
  location: 2,
  stall: 2,
  ledger: 2,
  language: 3,
  'stall.role': 4,
  answers: 5,
};

/**
 * Every contract version that a fake shell supports, the current one first: `['1.5', '1.4', '1.3', '1.2', '1.1', '1.0']`.
 *
 * @param today `<major>.<minor>`
 */
export function spokenContracts(today = CONTRACT): readonly string[] {
  const [major, minor] = today.split('.');
  return Array.from({ length: Number(minor) + 1 }, (_, earlier) => Number(minor) - earlier).map(
    (spoken) => `${major}.${spoken}`,
  );
}

/**
 * @returns the contract version
 * @throws Error if a fake shell does not support it
 */
export function requireSpoken(contract: string): string {
  const spoken = spokenContracts();
  if (spoken.includes(contract)) return contract;
  throw new Error(
    `A fake shell cannot speak contract ${contract}; choose of ${spoken.join(', ')}.`,
  );
}

/**
 * The shell without the members that later contract versions added. A tool that was built against that
 * version does not know them, so the type is unchanged.
 *
 * @param addedIn the minor version that added each later member, by its path: `receipts`, `day.close`
 */
export function withoutLaterMembers<Members extends object>(
  shell: Members,
  contract: string,
  addedIn: Readonly<Record<string, number>> = ADDED_IN,
): Members {
  const minor = minorOf(contract);
  const later = Object.keys(addedIn).filter((path) => (addedIn[path] ?? 0) > minor);
  return withoutPaths(shell, later) as Members;
}

/** The minor of `<major>.<minor>`. */
export function minorOf(contract: string): number {
  return Number(contract.split('.')[1]);
}

function withoutPaths(members: object, paths: readonly string[]): object {
  const kept = Object.entries(members).filter(([name]) => !paths.includes(name));
  return Object.fromEntries(
    kept.map(([name, member]: [string, unknown]) => {
      const inside = paths.filter((path) => path.startsWith(`${name}.`));
      if (inside.length === 0 || typeof member !== 'object' || member === null) {
        return [name, member];
      }
      return [
        name,
        withoutPaths(
          member,
          inside.map((path) => path.slice(name.length + 1)),
        ),
      ];
    }),
  );
}
