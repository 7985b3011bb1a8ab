import { html } from 'hono/html';
import type { Page } from './page';

/** One thing to say, and where to go from there. */
export function messagePage(message: {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
}): Page {
  return {
    title: message.title,
    body: html`<main>
      <h1>${message.title}</h1>
      <p class="lead">${message.text}</p>
      <a class="button" href="${message.link.href}">${message.link.text}</a>
    </main>`,
  };
}
