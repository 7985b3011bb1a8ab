import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { ANY_PAGE } from './site-layout';

const WELCOME_PAGE = 'index.html';

type Pages = Readonly<Record<string, string>>;

const rendererSchema = v.object({
  prerender: v.custom<(page: string, config: unknown, year: number) => Pages>(
    (value) => typeof value === 'function',
  ),
});

/**
 * Makes the pages of a site out of the one that the shell's build made: for the welcome and each
 * tool one that shows something before any script runs, with the brand of the configuration;
 * elsewhere the page as built.
 *
 * @param dist the shell's build; what renders the pages lies beside it, in `dist-server`, or the page
 *   at `/` stays as it was built, too
 * @param folder where the pages are put
 */
export async function writePages(dist: string, config: unknown, folder: string): Promise<void> {
  const renderer = join(dist, '../dist-server/prerender.mjs');
  const page = readFileSync(join(dist, WELCOME_PAGE), 'utf8');
  writeFileSync(join(folder, ANY_PAGE), page);
  if (!existsSync(renderer)) return;
  const { prerender } = v.parse(rendererSchema, await import(pathToFileURL(renderer).href));
  for (const [path, text] of Object.entries(rendered(prerender, page, config))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** With settings that make no sense the page as built comes, and says so itself. */
function rendered(
  prerender: v.InferOutput<typeof rendererSchema>['prerender'],
  page: string,
  config: unknown,
): Pages {
  try {
    return prerender(page, config, new Date().getFullYear());
  } catch (error) {
    console.warn(
      `Pages come as they were built: ${error instanceof Error ? error.message : String(error)}`,
    );
    return {};
  }
}
