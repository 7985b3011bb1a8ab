import { CONTRACT } from '@thela/contract';
import type { Shell } from '@thela/contract';

/** The minor in which a member of `Shell` came, for those that 1.0 did not have. */
const CAME_IN: { readonly [Member in keyof Shell]?: number } = {};

/**
 * Every contract that a fake shell can speak, today's first: `['1.2', '1.1', '1.0']`.
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
 * @returns the contract, if a fake shell can speak it
 * @throws Error if not
 */
export function requireSpoken(contract: string): string {
  const spoken = spokenContracts();
  if (spoken.includes(contract)) return contract;
  throw new Error(
    `A fake shell cannot speak contract ${contract}; choose of ${spoken.join(', ')}.`,
  );
}

/**
 * The shell without the members that came after the contract it speaks. To a tool that was built
 * against that contract they do not exist, so the type stays.
 *
 * @param cameIn the minor in which each later member came
 */
export function withoutLaterMembers<Members extends object>(
  shell: Members,
  contract: string,
  cameIn: Readonly<Record<string, number>> = CAME_IN,
): Members {
  const minor = Number(contract.split('.')[1]);
  const isThere = (name: string) => (cameIn[name] ?? 0) <= minor;
  return Object.fromEntries(Object.entries(shell).filter(([name]) => isThere(name))) as Members;
}
