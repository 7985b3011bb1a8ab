import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { ANY_PAGE } from './any-page';

const WELCOME_PAGE = 'index.html';

const rendererSchema = v.object({
  prerender: v.custom<(page: string, config: unknown, year: number) => string>(
    (value) => typeof value === 'function',
  ),
});

/**
 * Makes the pages of a site out of the one that the shell's build made: at `/` one that shows the
 * welcome, with the brand of the configuration, before any script runs; elsewhere the page as built.
 *
 * @param dist the shell's build; what renders the welcome lies beside it, in `dist-server`, or the
 *   page at `/` stays as it was built, too
 * @param folder where the pages are put
 */
export async function writePages(dist: string, config: unknown, folder: string): Promise<void> {
  const renderer = join(dist, '../dist-server/prerender.mjs');
  const page = readFileSync(join(dist, WELCOME_PAGE), 'utf8');
  writeFileSync(join(folder, ANY_PAGE), page);
  if (!existsSync(renderer)) return;
  const { prerender } = v.parse(rendererSchema, await import(pathToFileURL(renderer).href));
  writeFileSync(join(folder, WELCOME_PAGE), welcome(prerender, page, config));
}

/** With settings that make no sense the page as built comes, and says so itself. */
function welcome(
  prerender: v.InferOutput<typeof rendererSchema>['prerender'],
  page: string,
  config: unknown,
): string {
  try {
    return prerender(page, config, new Date().getFullYear());
  } catch (error) {
    console.warn(
      `The welcome comes without its page: ${error instanceof Error ? error.message : String(error)}`,
    );
    return page;
  }
}
