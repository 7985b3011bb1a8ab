import type { Language } from '@thela/language';
import { useWords } from '@thela/language';
import { providerNames, useMessages as useShellMessages } from '@thela/page';
import { saidWaitS } from './resend-wait';
import type { Provider } from '@thela/page';
import { useMessages } from './messages';
import type { Messages } from './messages';

/**
 * What a person is told of an attempt: the name of a text, or a refusal. A notice keeps this instead of words,
 * so that it changes with the language of the page.
 */
export type AuthText = keyof Messages['notices'] | 'connection' | Refusal | WeakPassword;

/** A refusal of the backend that the catalogue of the specification does not name; outside data. */
interface Refusal {
  /** Whom the person signs in with; `null` without a provider. */
  readonly provider: Provider | null;
  readonly code: string | undefined;
  /** The backend's own words; `null` when they are none for a person. */
  readonly own: string | null;
}

/** A password that the backend does not take, and its reasons; outside data. */
interface WeakPassword {
  readonly reasons: readonly string[];
  readonly own: string;
}

/** An error of which nothing is known. */
export function unexpectedText(provider: Provider | null): AuthText {
  return provider ? { provider, code: undefined, own: null } : 'unexpected';
}

/** What those texts are written with. */
export interface AuthWords {
  readonly language: Language;
  readonly messages: Messages;
  /** Of the shell: also said where the texts of these screens could not be loaded. */
  readonly connection: string;
}

/** Puts what an attempt ended with into words: the message, and a line for each thing that stands below it. */
export function wordsFor(text: AuthText, { language, messages, connection }: AuthWords): string {
  if (text === 'connection') return connection;
  if (typeof text === 'string') return messages.notices[text];
  if ('reasons' in text) {
    return [messages.notices.passwordWeak, ...weakReasons(text, messages)].join('\n');
  }
  const said = refusalWords(text, messages, language);
  if (!text.provider) return said ?? messages.notices.unexpected;
  const name = providerNames[text.provider];
  return said === undefined ? messages.providerUnexpected(name) : messages.provider(name, said);
}

function refusalWords(
  { code, own }: Refusal,
  { refusals, advice, backendSaid, waitSeconds }: Messages,
  language: Language,
): string | undefined {
  const seconds = own === null ? null : saidWaitS({ message: own });
  const known = isNameIn(refusals, code) ? refusals[code] : undefined;
  const byCode = seconds === null ? known : waitSeconds(seconds);
  const byBackend = own === null ? undefined : backendSaid(own);
  // The backend's words are English: the specification shows them.
  const said = language === 'en-IN' ? (byBackend ?? byCode) : (byCode ?? byBackend);
  if (said === undefined || !isNameIn(advice, code)) return said;
  return `${said.replace(/[^.।!?]$/, '$&.')} ${advice[code]}`;
}

function weakReasons({ reasons, own }: WeakPassword, { fields, weak }: Messages): string[] {
  const has = (reason: string, words: RegExp) => reasons.includes(reason) || words.test(own);
  const [, least = ''] = /at least (\d+) char/i.exec(own) ?? [];
  return [
    ...(/longer than|too long|exceeds|at most/i.test(own) ? [fields.passwordTooLong] : []),
    ...(has('length', /at least \d+ char/i) ? [weak.length(least)] : []),
    ...(has('characters', /character of each|(?:upper|lower)-?case|capital|symbol|special/i)
      ? [weak.characters]
      : []),
    ...(has('pwned', /known to be weak|leaked|pwned|breach|compromised/i) ? [weak.pwned] : []),
  ];
}

function isNameIn<Texts extends object>(
  texts: Texts,
  name: string | undefined,
): name is keyof Texts & string {
  return name !== undefined && Object.hasOwn(texts, name);
}

/** Puts what an attempt ended with into words of the language that is shown. */
export function useWordsFor(): (text: AuthText) => string {
  const words: AuthWords = {
    language: useWords().language,
    messages: useMessages(),
    connection: useShellMessages().account.connection,
  };
  return (text) => wordsFor(text, words);
}
