import type { Context } from 'hono';
import { readMessages } from '../accounts/mailbox';
import type { Backend } from '../backend';
import { pageLanguage } from '../http/page-language';
import { mailboxPage } from '../pages/mailbox-page';
import { showPage } from '../pages/page';

/** GET /mailbox: the mails and messages, as a page or as JSON for tests. */
export async function mailbox(context: Context, backend: Backend): Promise<Response> {
  const messages = await readMessages(backend);
  context.header('Vary', 'Accept', { append: true });
  if (prefersJson(context.req.header('accept') ?? '')) return context.json(messages);
  return showPage(
    context,
    backend,
    mailboxPage(messages, { site: backend.siteOrigin, language: pageLanguage(context) }),
  );
}

function prefersJson(accept: string): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}
