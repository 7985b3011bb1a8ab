import type { Language } from '@thela/language/languages';
import { wordsOf } from '@thela/language/words';
import { html } from 'hono/html';
import type { Mail } from '../accounts/mails';
import { messagesIn } from '../messages';
import type { Messages } from '../messages';
import type { Markup, Page } from './page';

interface MailboxPage {
  /** Of the page; each mail has its own. */
  readonly language: Language;
  /** The site that the accounts are of. */
  readonly site: string;
}

/** The mails of the mailbox, the newest first. */
export function mailboxPage(mails: readonly Mail[], page: MailboxPage): Page {
  const { language } = page;
  const { mailbox: texts } = messagesIn(language);
  return {
    language,
    title: texts.title(mails.length),
    body: html`<header class="notice">
        <p><strong>${texts.notSent}</strong> ${texts.whereKept}</p>
      </header>
      <main>
        <h1>${texts.heading}</h1>
        <p class="lead">${mails.length === 0 ? texts.empty : texts.count(mails.length)}</p>
        ${
          mails.length === 0
            ? emptyCard(texts)
            : html`<ul class="mails">
                ${mails.map((mail) => mailCard(mail, page, texts))}
              </ul>`
        }
      </main>`,
  };
}

function emptyCard(texts: Messages['mailbox']): Markup {
  return html`<section class="card">
    <h2>${texts.emptyHeading}</h2>
    <p>${texts.emptyText}</p>
    <div class="actions"><a class="button" href="/mailbox">${texts.again}</a></div>
  </section>`;
}

function mailCard(mail: Mail, { language, site }: MailboxPage, texts: Messages['mailbox']): Markup {
  const sent = wordsOf(language).moment(mail.sentAt, { dateStyle: 'medium', timeStyle: 'medium' });
  const { mails } = messagesIn(mail.language);
  const { text, action } = mails[mail.kind];
  return html`<li class="card">
    <h2 lang="${mail.language}">${mail.subject}</h2>
    <p class="who">${texts.to(mail.to)}<br /><time datetime="${mail.sentAt}">${sent}</time></p>
    <p lang="${mail.language}">${text(site)}</p>
    ${
      mail.isOpen
        ? html`<p class="code" lang="${mail.language}">${mails.code} <b>${mail.token}</b></p>
            <a class="button" href="${mail.link}" lang="${mail.language}" rel="noreferrer"
              >${action}</a
            >`
        : html`<p class="soft">${texts.closed}</p>`
    }
  </li>`;
}
