import type { AiSettings } from '@thela/contract';

/** What it takes to ask the text model; a tool makes it from `shell.ai` and `shell.session`. */
export interface ModelAccess {
  readonly ai: AiSettings;
  /** A valid access token, or `null` when nobody is signed in. Asked in mode `gateway` only. */
  readonly getAccessToken: () => Promise<string | null>;
}
