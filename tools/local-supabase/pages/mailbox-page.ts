import type { Language } from '@thela/language/languages';
import { wordsOf } from '@thela/language/words';
import { html } from 'hono/html';
import type { Message } from '../accounts/mailbox';
import { isMail, isNumber } from '../accounts/mailbox';
import { messagesIn } from '../messages';
import type { Mail, Messages } from '../messages';
import type { Markup, Page } from './page';

interface MailboxPage {
  /** Of the page; each message has its own. */
  readonly language: Language;
  readonly site: string;
}

export function mailboxPage(messages: readonly Message[], page: MailboxPage): Page {
  const { language } = page;
  const { mailbox: texts } = messagesIn(language);
  return {
    language,
    title: texts.title(messages.length),
    body: html`<header class="notice">
        <p><strong>${texts.notSent}</strong> ${texts.whereKept}</p>
      </header>
      <main>
        <h1>${texts.heading}</h1>
        <p class="lead">${messages.length === 0 ? texts.empty : texts.count(messages.length)}</p>
        ${
          messages.length === 0
            ? emptyCard(texts)
            : html`<ul class="mails">
                ${messages.map((message) => card(message, page, texts))}
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

function card(message: Message, page: MailboxPage, texts: Messages['mailbox']): Markup {
  const sent = wordsOf(page.language).moment(message.sentAt, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  const isText = isNumber(message.to);
  const heading = isText
    ? html`<h2>${texts.textMessage}</h2>`
    : html`<h2 lang="${message.language}">${message.subject}</h2>`;
  return html`<li class="card">
    ${heading}
    <p class="who">
      ${texts.to(message.to)}<br /><time datetime="${message.sentAt}">${sent}</time>
    </p>
    ${isText ? textBody(message, page, texts) : mailBody(message, page, texts)}
  </li>`;
}

function mailBody(message: Message, { site }: MailboxPage, texts: Messages['mailbox']): Markup {
  const { language, isOpen, kind } = message;
  const { mails } = messagesIn(language);
  if (!isMail(kind)) throw new TypeError(`A mail is not of the kind ${kind}.`);
  const { text, action }: Mail = mails[kind];
  const code = html`<p class="code" lang="${language}">${mails.code} <b>${message.token}</b></p>`;
  const link = html`<a class="button" href="${message.siteLink}" lang="${language}" rel="noreferrer"
    >${action}</a
  >`;
  const closed = html`<p class="soft">${action ? texts.closed : texts.codeClosed}</p>`;
  return html`<p lang="${language}">${text(site, message.newEmail ?? '')}</p>
    ${isOpen ? html`${code}${action ? link : ''}` : closed}`;
}

/** A text message as a phone shows it, with the line by which its browser fills in the code. */
function textBody(
  { language, token, isOpen }: Message,
  { site }: MailboxPage,
  texts: Messages['mailbox'],
): Markup {
  if (!isOpen) return html`<p class="soft">${texts.codeClosed}</p>`;
  return html`<p class="code" lang="${language}"><b>${token}</b></p>
    <p class="bubble" lang="${language}">
      ${messagesIn(language).texts.code(token)}<br /><br />@${new URL(site).hostname} #${token}
    </p>`;
}
