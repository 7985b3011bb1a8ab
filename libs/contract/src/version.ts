/**
 * Version of the contract between shell and tools, `<major>.<minor>`.
 *
 * A shell speaks exactly one; a tool exports the one that it was built against. They fit when the
 * majors are equal and the shell's minor is at least the tool's. What is added raises the minor;
 * what is removed or changes its meaning raises the major.
 */
export const CONTRACT = '1.1';
