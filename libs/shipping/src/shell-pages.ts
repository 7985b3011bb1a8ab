import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@thela/language/languages';
import { storedPage } from '@thela/site-config/stored-page';
import * as v from 'valibot';
import { ANY_PAGE, pageInLanguage } from './site-layout';

const WELCOME_PAGE = 'index.html';

/** The pages of each language, by their English file. */
type Pages = Readonly<Record<string, Readonly<Record<string, string>>>>;

const rendererSchema = v.object({
  prerender: v.custom<(page: string, config: unknown, year: number) => Promise<Pages>>(
    (value) => typeof value === 'function',
  ),
});

/**
 * Renders the pages of a site from the page that the shell's build made. The welcome page and the page of each
 * tool are prerendered with the configured brand in every language, so that they show something before any script runs. All
 * other addresses get the built page.
 *
 * @param dist output folder of the shell's build; the renderer is in `dist-server` beside it. Without a
 *   renderer, `/` gets the built page, too
 * @param folder output folder for the pages
 */
export async function writePages(dist: string, config: unknown, folder: string): Promise<void> {
  const renderer = join(dist, '../dist-server/prerender.mjs');
  const page = readFileSync(join(dist, WELCOME_PAGE), 'utf8');
  writeFileSync(join(folder, ANY_PAGE), page);
  if (!existsSync(renderer)) return;
  const { prerender } = v.parse(rendererSchema, await import(pathToFileURL(renderer).href));
  const pages = await rendered(prerender, page, config);
  for (const language of languages) {
    for (const [path, text] of Object.entries(pages[language] ?? {})) {
      const served = pageInLanguage(path, language);
      for (const file of new Set([served, storedPage(served)])) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
    }
  }
}

/** Renders nothing for invalid settings: the built page is served and says what is wrong. */
async function rendered(
  prerender: v.InferOutput<typeof rendererSchema>['prerender'],
  page: string,
  config: unknown,
): Promise<Pages> {
  try {
    return await prerender(page, config, new Date().getFullYear());
  } catch (error) {
    console.warn(
      `Pages come as they were built: ${error instanceof Error ? error.message : String(error)}`,
    );
    return {};
  }
}
