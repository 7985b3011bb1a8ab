import { readMessages } from '../accounts/mailbox';
import { pageLanguage } from '../http/page-language';
import type { Route } from '../http/route';
import { mailboxPage } from '../pages/mailbox-page';
import { showPage } from '../pages/page';

/** GET /mailbox: the mails and messages, as a page or as JSON for tests. */
export const mailbox: Route = async (context, backend) => {
  const messages = await readMessages(backend);
  context.header('Vary', 'Accept', { append: true });
  if (prefersJson(context.req.header('accept') ?? '')) return context.json(messages);
  return showPage(
    context,
    backend,
    mailboxPage(messages, { site: backend.siteOrigin, language: pageLanguage(context) }),
  );
};

function prefersJson(accept: string): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}
