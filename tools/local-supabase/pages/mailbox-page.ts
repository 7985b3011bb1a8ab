import { html } from 'hono/html';
import type { Mail } from '../accounts/mails';
import type { Markup, Page } from './page';

const ACTIONS: Readonly<Record<Mail['kind'], string>> = {
  signup: 'Confirm the address',
  recovery: 'Sign in by this link',
};

const TEXTS: Readonly<Record<Mail['kind'], string>> = {
  signup: 'Somebody signed up with this address. If it was you, confirm that it is yours.',
  recovery: 'Somebody has lost the password of this address, and asks to get in without it.',
};

/** The mails of the mailbox, the newest first. */
export function mailboxPage(mails: readonly Mail[]): Page {
  return {
    title: `Mailbox (${mails.length})`,
    body: html`<header class="notice">
        <p>
          <strong>Nothing here was sent.</strong> The local backend keeps the mails that a real one
          would send, on this machine only.
        </p>
      </header>
      <main>
        <h1>Mailbox</h1>
        <p class="lead">${summary(mails.length)}</p>
        ${
          mails.length === 0
            ? emptyCard()
            : html`<ul class="mails">
                ${mails.map(mailCard)}
              </ul>`
        }
      </main>`,
  };
}

function summary(number: number): string {
  if (number === 0) return 'Empty so far.';
  return number === 1 ? '1 mail.' : `${number} mails, the newest first.`;
}

function emptyCard(): Markup {
  return html`<section class="card">
    <h2>Mails to new accounts appear here</h2>
    <p>
      Sign up on the site with any address, for example asha@example.in. Then reload this page: the
      link that confirms the address stands in the mail.
    </p>
    <div class="actions"><a class="button" href="/mailbox">Look again</a></div>
  </section>`;
}

function mailCard(mail: Mail): Markup {
  return html`<li class="card">
    <h2>${mail.subject}</h2>
    <p class="who">
      To ${mail.to}<br /><time datetime="${mail.sentAt}">${readableTime(mail.sentAt)}</time>
    </p>
    <p>${TEXTS[mail.kind]}</p>
    ${
      mail.isOpen
        ? html`<p class="code">Code, where one is asked for: <b>${mail.token}</b></p>
            <a class="button" href="${mail.link}" rel="noreferrer">${ACTIONS[mail.kind]}</a>`
        : html`<p class="soft">Its link was used or replaced, or it has expired.</p>`
    }
  </li>`;
}

function readableTime(isoTime: string): string {
  return new Date(isoTime).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });
}
