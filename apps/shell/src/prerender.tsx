import { languages, showLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import { parseSiteConfig } from '@thela/site-config';
import { loadToday } from '@thela/today';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { App } from './app';
import { brandKey, messagesNow, toolPath } from '@thela/page';
import { features, offerOf } from './site/features';
import type { LanguageStore, ThemeStore } from '@thela/page';
import { loadSidebar } from './chrome/sidebar-part';
import { loadToolPage } from './tool-page/tool-part';
import { SIDEBAR_TEMPLATE } from './chrome/wide-screen';
import { createAppState } from './state/app-state';
import type { AppState } from './state/app-state';
import type { ToolSource } from './site/tool-source';

const noCode = () => Promise.reject(new Error('No tool is loaded while a page is rendered.'));

/** Stands in for the tools: none is opened while a page is rendered. */
const noTools: ToolSource = { releases: noCode, load: noCode };

/** Stands in for the theme, which the style sheet shows. */
const noTheme: ThemeStore = {
  getSnapshot: () => 'device',
  subscribe: () => () => {},
  choose: () => {},
};

interface Rendering {
  readonly language: Language;
  readonly path: string;
  readonly title: string;
  readonly app: AppState;
  readonly year: number;
}

/**
 * Renders the pages that a browser shows before any script runs, in every language: the whole welcome page, and
 * for each tool a page with everything but the tool. `libs/shipping` runs this when it writes `config.json`.
 *
 * @param page the built `index.html`, which every other address gets
 * @param config what `config.json` says
 * @param year of the copyright line
 * @returns the English pages by file, `tools/profit-optimizer.html`, for each language
 * @throws Error when the configuration makes no sense, or the page has no place for the markup
 */
export async function prerender(
  page: string,
  config: unknown,
  year: number,
): Promise<Record<Language, Record<string, string>>> {
  await Promise.all([loadToday(), loadSidebar(), loadToolPage()]);
  const pages: [Language, Record<string, string>][] = [];
  for (const language of languages) {
    // One after the other: the language that is shown is a state of the module.
    // oxlint-disable-next-line no-await-in-loop
    await showLanguage(language);
    pages.push([language, renderIn(language, page, config, year)]);
  }
  return Object.fromEntries(pages) as Record<Language, Record<string, string>>;
}

function renderIn(
  language: Language,
  page: string,
  config: unknown,
  year: number,
): Record<string, string> {
  const app = createAppState(parseSiteConfig(config), noTools, null, alwaysIn(language), noTheme);
  const { product } = app.config.brand;
  const common = { app, year, language };
  const built = withTranslations(page, language);
  const welcome = render(built, { ...common, path: '/', title: product });
  const messages = messagesNow();
  const pagesOfTools = features.map((feature) => {
    const path = toolPath(feature.id);
    const title = messages.title(offerOf(feature, messages).label, product);
    return [`${path.slice(1)}.html`, preloadingReleases(render(built, { ...common, path, title }))];
  });
  return {
    'index.html': withFirstScript(welcome),
    ...Object.fromEntries(pagesOfTools),
  };
}

function alwaysIn(language: Language): LanguageStore {
  return {
    getSnapshot: () => language,
    subscribe: () => () => {},
    isChosen: () => language !== 'en-IN',
    choose: () => {},
  };
}

/** Preloads the file with the texts of the page's language, which the build has named. */
function withTranslations(page: string, language: Language): string {
  const named = /[ \t]*<meta name="translations-([\w-]+)" content="([^"]+)"[^>]*>\n?/g;
  return page.replaceAll(named, (_, tag: string, file: string) =>
    tag === language ? `    <link rel="modulepreload" crossorigin href="${file}">\n` : '',
  );
}

function render(page: string, { language, path, title, app, year }: Rendering): string {
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App app={app} year={year} />
      </StaticRouter>
    </StrictMode>,
  );
  const marks = `data-path="${path}" data-language="${language}" data-brand="${escape(brandKey(app.config.brand))}"`;
  const sidebar = /(?<=<aside[^>]*>).*?(?=<\/aside>)/s;
  const template = `<template id="${SIDEBAR_TEMPLATE}">${sidebar.exec(markup)?.[0] ?? ''}</template>`;
  const root = `${template}<div id="root" ${marks}>${replaceIn(markup, sidebar, '')}</div>`;
  const inLanguage = replaceIn(page, /<html lang="en">/, `<html lang="${language}">`);
  const titled = replaceIn(inLanguage, /<title>.*?<\/title>/, `<title>${escape(title)}</title>`);
  return replaceIn(titled, /<div id="root">.*?<!-- end of root -->/s, `${authTargets}${root}`);
}

/**
 * Starts the page with the script that the build has made for that, if it has: `libs/federation` says how. It shows the
 * theme, too, so the page needs no other script for that.
 */
function withFirstScript(page: string): string {
  return page
    .replace(/[ \t]*<script id="first-look"[^>]*><\/script>\n?/, '')
    .replace(
      /<meta name="first-script" content="(\S+) (\S+)"[^>]*>/,
      '<script src="$1" integrity="$2"></script>',
    );
}

/** Preloads what opens a tool: the registry, and the files that the build has named for it, if it has. */
function preloadingReleases(page: string): string {
  const registry =
    '<link rel="preload" href="/remotes.json" as="fetch" type="application/json" crossorigin>';
  return page
    .replace('</title>', `</title>\n    ${registry}`)
    .replaceAll(
      /<meta name="early-part" content="([^"]+)"[^>]*>/g,
      '<link rel="modulepreload" crossorigin href="$1">',
    );
}

function replaceIn(page: string, place: RegExp, replacement: string): string {
  if (!place.test(page)) throw new Error(`index.html has no ${place.source}`);
  return page.replace(place, () => replacement);
}

/** While the address names one of these screens, the style sheet hides the prerendered content. */
const authTargets = ['signin', 'signup', 'reset']
  .map((screen) => `<span id="${screen}" class="auth-target" hidden></span>`)
  .join('');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
