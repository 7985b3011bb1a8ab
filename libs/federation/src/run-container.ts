/** What the entry of a release exports. */
interface Container {
  readonly get: (name: string) => Promise<() => unknown>;
}

/**
 * Evaluates the entry of a release that takes only modules that the page gives to every release, and returns its module
 * `./tool`. The caller has checked its files.
 *
 * @param entry address of the federation entry
 */
export async function runContainer(_remote: string, entry: string): Promise<unknown> {
  const container = (await import(/* @vite-ignore */ entry)) as Container;
  const tool = await container.get('./tool');
  return tool();
}
