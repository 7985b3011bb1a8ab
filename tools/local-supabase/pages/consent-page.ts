import type { Language } from '@thela/language/languages';
import { html } from 'hono/html';
import type { PendingFlow } from '../accounts/flow-state';
import { PROVIDER_NAMES, PROVIDER_PATH } from '../accounts/provider';
import { messagesIn } from '../messages';
import type { Page } from './page';

/** Emulates the page where Google or GitHub asks a person to allow the sign-in. */
export function consentPage({
  language,
  flow,
  emails,
  typed,
  isRefused = false,
}: {
  readonly language: Language;
  readonly flow: PendingFlow;
  readonly emails: readonly string[];
  readonly typed: string;
  /** Whether the typed address was no valid one. */
  readonly isRefused?: boolean;
}): Page {
  const name = PROVIDER_NAMES[flow.provider];
  const site = new URL(flow.redirect_to).host;
  const { provider: texts } = messagesIn(language);
  return {
    language,
    title: texts.title(name),
    body: html`<header class="notice">
        <p><strong>${texts.isNot(name)}</strong> ${texts.whoItIs}</p>
      </header>
      <main>
        <h1>${texts.heading(name)}</h1>
        <p class="lead">${texts.asks(site)}</p>
        <form class="card" method="post" action="${PROVIDER_PATH}">
          <input type="hidden" name="state" value="${flow.id}" />
          <label for="email">${texts.address}</label>
          <input
            id="email"
            name="email"
            type="text"
            inputmode="email"
            autocomplete="off"
            autocapitalize="none"
            spellcheck="false"
            list="known"
            placeholder="asha@example.in"
            value="${typed}"
            ${isRefused ? html`aria-invalid="true" aria-describedby="problem"` : ''}
          />
          <datalist id="known">
            ${emails.map((email) => html`<option value="${email}"></option>`)}
          </datalist>
          ${
            isRefused ? html`<p id="problem" class="problem" role="alert">${texts.invalid}</p>` : ''
          }
          <div class="actions">
            <button class="button" name="decision" value="allow">${texts.allow}</button>
            <button class="button quiet" name="decision" value="deny">${texts.deny}</button>
          </div>
        </form>
      </main>`,
  };
}

/** Shown instead when the sign-in was decided before, or has expired. */
export function expiredConsentPage(language: Language, siteOrigin: string): Page {
  const { signInOver: texts } = messagesIn(language);
  return {
    language,
    title: texts.title,
    body: html`<main>
      <h1>${texts.title}</h1>
      <p class="lead">${texts.text}</p>
      <a class="button" href="${siteOrigin}/">${texts.back}</a>
    </main>`,
  };
}
