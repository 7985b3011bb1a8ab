import { html } from 'hono/html';
import type { PendingFlow } from '../accounts/flow-state';
import { PROVIDER_NAMES, PROVIDER_PATH } from '../accounts/provider';
import type { Page } from './page';

/** Emulates the page where Google or GitHub asks a person to allow the sign-in. */
export function consentPage({
  flow,
  emails,
  typed,
  problem,
}: {
  readonly flow: PendingFlow;
  /** Suggested addresses. */
  readonly emails: readonly string[];
  readonly typed: string;
  /** The error message about the typed address, or an empty text. */
  readonly problem: string;
}): Page {
  const name = PROVIDER_NAMES[flow.provider];
  const site = new URL(flow.redirect_to).host;
  return {
    title: `Local stand-in for ${name}`,
    body: html`<header class="notice">
        <p>
          <strong>This is not ${name}.</strong> The local backend plays its part on this machine. No
          password is asked for and nothing leaves this computer.
        </p>
      </header>
      <main>
        <h1>Sign in with a pretend ${name} account</h1>
        <p class="lead">${site} wants to know the e-mail address and the name of your account.</p>
        <form class="card" method="post" action="${PROVIDER_PATH}">
          <input type="hidden" name="state" value="${flow.id}" />
          <label for="email">E-mail address of the pretend account</label>
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
            ${problem ? html`aria-invalid="true" aria-describedby="problem"` : ''}
          />
          <datalist id="known">
            ${emails.map((email) => html`<option value="${email}"></option>`)}
          </datalist>
          ${problem ? html`<p id="problem" class="problem" role="alert">${problem}</p>` : ''}
          <div class="actions">
            <button class="button" name="decision" value="allow">Allow</button>
            <button class="button quiet" name="decision" value="deny">Deny</button>
          </div>
        </form>
      </main>`,
  };
}

/** Shown instead when the sign-in was decided before, or has expired. */
export function expiredConsentPage(siteOrigin: string): Page {
  const title = 'This sign-in is over';
  return {
    title,
    body: html`<main>
      <h1>${title}</h1>
      <p class="lead">
        It was used already, or it took too long. Go back to the site and begin again.
      </p>
      <a class="button" href="${siteOrigin}/">Back to the site</a>
    </main>`,
  };
}
