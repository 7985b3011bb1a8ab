import { isLanguage, languageInCookies } from '@thela/language/languages';
import type { Language } from '@thela/language/languages';
import { ShippingError } from './shipping-error';

// Names and rules that the code that publishes a site and the code that serves it share.

/** The shell's folder in a site folder; every other folder there belongs to a tool. */
export const SHELL = 'shell';

/** Files of the shell, below a site's folder: which releases are live, and the configuration of the pages. */
export const REGISTRY_FILE = `${SHELL}/remotes.json`;
export const CONFIG_FILE = `${SHELL}/config.json`;

/** The fallback page, for every address of the shell without its own page. */
export const ANY_PAGE = 'app.html';

/** @throws ShippingError when a text from the terminal is no name of a tool's folder */
export function requireToolName(tool: string): string {
  if (/^[a-z][a-z0-9-]*$/.test(tool) && tool !== SHELL) return tool;
  throw new ShippingError(`"${tool}" is no name of a tool.`);
}

/** Whether a text from the terminal or a registry is safe to use as the name of a folder. */
export function isVersion(text: string): boolean {
  return /^\d[\w.+-]*$/.test(text);
}

/** @throws ShippingError when the text is no version of a release */
export function requireVersion(text: string): string {
  if (isVersion(text)) return text;
  throw new ShippingError(`"${text}" is no version of a release.`);
}

/**
 * The address whose page a server answers with: of a path below a tool that of the tool, of any other the same.
 * A file is not below a tool: it has a dot in its name.
 *
 * @param address path and query, as in a request: `/tools/profit-optimizer/menu?day=1`
 */
export function addressOfPage(address: string): string {
  return address.replace(/^(\/tools\/[^/?]+)\/[^.?]*(?=\?|$)/, '$1');
}

/**
 * The address of a page in the language that the browser asks for: `/tools/analytics.hi-IN` for
 * `/tools/analytics`. Only the welcome and the pages of tools come in every language, because only they have texts
 * before their script runs.
 *
 * @param path as `addressOfPage` gives it, without a query
 * @param cookie the request's `Cookie` header
 */
export function addressInLanguage(path: string, cookie = ''): string {
  const language = languageInCookies(cookie) ?? 'en-IN';
  if (language === 'en-IN' || !isTranslated(path)) return path;
  return `${path === '/' ? '/index' : path}.${language}`;
}

function isTranslated(path: string): boolean {
  return /^\/(tools\/[\w-]+)?$/.test(path);
}

/** File of a page in a language: `tools/analytics.hi-IN.html` for `tools/analytics.html`. */
export function pageInLanguage(path: string, language: Language): string {
  return language === 'en-IN' ? path : path.replace(/\.html$/, `.${language}.html`);
}

/** The language other than English that a file of the shell is for, by its name; `null` for any other file. */
export function languageOfFile(path: string): Language | null {
  const tag =
    /\.([\w-]+)\.html$/.exec(path)?.[1] ?? /^assets\/translations-([A-Za-z-]+-IN)-/.exec(path)?.[1];
  return isLanguage(tag) ? tag : null;
}

/**
 * The `Cache-Control` header of a file: a file with a content hash in its name, or a version in its path, never
 * changes and may be cached for a year; any other file must be revalidated each time.
 *
 * @param path as in the URL, `/assets/tool-CGzUXzuO.js`
 */
export function cacheControl(path: string, isTool: boolean): string {
  return isTool || isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Whether the file's name contains a content hash, so that its content never changes. */
export function isHashed(path: string): boolean {
  return /^\/(assets\/.*|remoteEntry)-[\w-]{8,}\.\w+$/.test(path);
}
