import type { Context } from 'hono';
import { readMails } from '../accounts/mails';
import type { Backend } from '../backend';
import { pageLanguage } from '../http/page-language';
import { mailboxPage } from '../pages/mailbox-page';
import { showPage } from '../pages/page';

/** GET /mailbox: the mails, as a page or as JSON for tests. */
export async function mailbox(context: Context, backend: Backend): Promise<Response> {
  const mails = await readMails(backend);
  context.header('Vary', 'Accept', { append: true });
  if (prefersJson(context.req.header('accept') ?? '')) return context.json(mails);
  return showPage(
    context,
    backend,
    mailboxPage(mails, { site: backend.siteOrigin, language: pageLanguage(context) }),
  );
}

function prefersJson(accept: string): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}
