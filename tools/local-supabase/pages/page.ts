import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '@thela/language/languages';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Backend } from '../backend';

/** HTML with escaped values. */
export type Markup = ReturnType<typeof html>;

export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly body: Markup;
}

const style = readFileSync(new URL('page.css', import.meta.url), 'utf8');
// Built here: the policy holds the hash of exactly the text between the tags.
const styleElement = raw(`<style>${style}</style>`);
const styleHash = createHash('sha256').update(style).digest('base64');

/** Sends a page that cannot run scripts or load resources. */
export async function showPage(
  context: Context,
  { siteOrigin }: Backend,
  { language, title, body }: Page,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  // Browsers check `form-action` on every redirect of a form, and the last one leads to the site.
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    `form-action 'self' ${siteOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  context.header('Content-Security-Policy', policy);
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${styleElement}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return context.html(page, status);
}
