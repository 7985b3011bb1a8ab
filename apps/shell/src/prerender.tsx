import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { parseConfig } from './config';
import { brandKey } from './prerendered';
import { createServices } from './services';
import type { ToolSource } from './services';

/** Nothing is opened while a page is rendered. */
const noTools: ToolSource = {
  registry: {
    subscribe: () => () => {},
    getSnapshot: () => ({ status: 'unread' }),
    read: () => Promise.reject(new Error('There is no registry while a page is rendered.')),
  },
  overrides: {
    subscribe: () => () => {},
    getSnapshot: () => ({}),
    set: () => 'origin-not-allowed',
    reset: () => {},
  },
  load: () => Promise.reject(new Error('No tool is loaded while a page is rendered.')),
};

/**
 * The page at `/` with the welcome in it, for a browser to show before any script runs. Run by
 * whoever writes `config.json`, see `tools/shipping`.
 *
 * @param page the built `index.html`, which every other address gets
 * @param config what `config.json` says
 * @param year of the copyright line
 * @throws Error when the configuration makes no sense, or the page has no place for the welcome
 */
export function prerender(page: string, config: unknown, year: number): string {
  const { brand, ...others } = parseConfig(config);
  const services = createServices({ brand, ...others }, noTools, null);
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location="/">
        <App services={services} year={year} />
      </StaticRouter>
    </StrictMode>,
  );
  const root = `<div id="root" data-brand="${escape(brandKey(brand))}">${markup}</div>`;
  const changes: readonly (readonly [RegExp, string])[] = [
    [/<title>.*?<\/title>/, `<title>${escape(brand.product)}</title>`],
    // No tool is opened here: the registry is read when the page is idle.
    [/<link rel="preload" href="\/remotes\.json"[^>]*>/, ''],
    [/<div id="root">.*?<!-- end of root -->/s, `${authTargets}${root}`],
  ];
  return changes.reduce((text, [place, replacement]) => {
    if (!place.test(text)) throw new Error(`index.html has no ${place.source}`);
    return text.replace(place, () => replacement);
  }, page);
}

/** While an address asks for one of these screens, the style sheet hides the welcome. */
const authTargets = ['signin', 'signup']
  .map((screen) => `<span id="${screen}" class="auth-target" hidden></span>`)
  .join('');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
