import type { AiSettings, Language } from '@thela/contract';

/** Where the text model is and who asks it; from `shell.ai` and `shell.session`. */
export interface ModelAccess {
  readonly ai: AiSettings;
  /** A valid access token, or `null` when nobody is signed in. Asked in mode `gateway` only. */
  readonly getAccessToken: () => Promise<string | null>;
  /** The language of the answer; without one the prompt is the specified one, in English. */
  readonly language?: Language;
  /** Called where the service asks to wait; `until`: when it is asked again, ms since 1970. */
  readonly onWait?: ((until: number) => void) | undefined;
}
