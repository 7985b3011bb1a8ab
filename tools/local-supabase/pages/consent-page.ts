import { html } from 'hono/html';
import type { FlowState } from '../accounts/flow-state';
import type { Provider } from '../accounts/provider';
import { PROVIDER_NAMES, PROVIDER_PATH } from '../accounts/provider';
import type { Page } from './page';

/** Plays the page at which Google or GitHub asks whether the site may know who you are. */
export function consentPage({
  flow,
  emails,
  typed,
  problem,
}: {
  readonly flow: FlowState & { readonly provider: Provider };
  /** Addresses to choose from. */
  readonly emails: readonly string[];
  readonly typed: string;
  /** What is wrong with the address that was typed, or nothing. */
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
