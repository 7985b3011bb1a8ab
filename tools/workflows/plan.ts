/** What a pipeline does for a change. */
export interface Plan {
  readonly tools: readonly string[];
  readonly shell: boolean;
  /** Whether tests of the composed site are needed. */
  readonly site: boolean;
}

/** These make the composed site or test it; every lib that runs in a page affects the shell, too. */
const OF_THE_SITE = ['@thela/shell', '@thela/supabase', '@thela/tools', '@thela/e2e'];

/**
 * The plan for a change.
 *
 * @param affected names of packages, those that depend on a changed one included
 * @param tools all tools of the workspace
 */
export function planFor(affected: readonly string[], tools: readonly string[]): Plan {
  return {
    tools: tools.filter((tool) => affected.includes(`@thela/${tool}`)),
    shell: affected.includes('@thela/shell'),
    site: OF_THE_SITE.some((name) => affected.includes(name)),
  };
}

/** The lines that a step writes to `GITHUB_OUTPUT`. */
export function describePlan({ tools, shell, site }: Plan): string {
  return [`tools=${JSON.stringify(tools)}`, `shell=${shell}`, `site=${site}`].join('\n');
}
