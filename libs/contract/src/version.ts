/**
 * Version of the contract between shell and tools, `<major>.<minor>`.
 *
 * A shell speaks exactly one; a tool exports the one that it was built against. They fit when the
 * majors are equal and the shell's minor is at least the tool's. What is added raises the minor;
 * what is removed or changes its meaning raises the major.
 */
export const CONTRACT = '2.1';

/**
 * Whether a tool that was built against `toolContract` works in a shell with `shellContract`.
 *
 * Both are `<major>.<minor>`: the majors must be equal, and the shell's minor at least the tool's.
 * A malformed version is incompatible.
 */
export function isCompatible(shellContract: string, toolContract: string): boolean {
  const shell = parse(shellContract);
  const tool = parse(toolContract);
  return shell !== null && tool !== null && shell.major === tool.major && shell.minor >= tool.minor;
}

function parse(version: string): { major: number; minor: number } | null {
  const match = /^(\d+)\.(\d+)$/.exec(version);
  return match ? { major: Number(match[1]), minor: Number(match[2]) } : null;
}
