import type { Language } from '@thela/language/languages';
import { languages } from '@thela/language/languages';
import { html } from 'hono/html';
import type { MailKind } from './accounts/message';
import { MAIL_KINDS, mailLink } from './accounts/message';
import { messagesIn } from './messages';
import type { Mail } from './messages';

/** What Supabase calls each mail. */
const TEMPLATE_NAMES: Readonly<Record<MailKind, string>> = {
  signup: 'confirmation',
  magiclink: 'magic_link',
  recovery: 'recovery',
  email_change: 'email_change',
  reauthentication: 'reauthentication',
};

const CONFIG = 'supabase/config.toml';
const MARK = '# Written by `npm run mail-templates`, from here to the end.\n';

/**
 * The files that give a hosted project the mails of the local backend, by path from the root: a template for each
 * mail in Go's template language, which chooses by the language in the account's data, and the configuration that
 * names them.
 *
 * @param config the present text of `supabase/config.toml`; what stands before the mark is kept
 * @see https://supabase.com/docs/guides/troubleshooting/customizing-emails-by-language-KZ_38Q
 */
export async function mailTemplates(config: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const sections: string[] = [];
  for (const kind of MAIL_KINDS) {
    const name = TEMPLATE_NAMES[kind];
    const path = `supabase/templates/${name}.html`;
    const bodies = await Promise.all(languages.map((language) => body(kind, language)));
    files.set(path, `${byLanguage((language) => bodies[languages.indexOf(language)] ?? '')}\n`);
    const subject = byLanguage((language) => messagesIn(language).mails[kind].subject);
    sections.push(
      // A string of JSON is one of TOML.
      `\n[auth.email.template.${name}]\nsubject = ${JSON.stringify(subject)}\ncontent_path = "./${path}"\n`,
    );
  }
  const [head = ''] = config.split(MARK);
  return files.set(CONFIG, `${head}${MARK}${sections.join('')}`);
}

/** A choice in Go's template language; English is for everybody whose language is not known. */
function byLanguage(text: (language: Language) => string): string {
  const others = languages.filter((language) => language !== 'en-IN');
  const branches = others.map(
    (language) => `if eq .Data.language "${language}" }}${text(language)}{{ else`,
  );
  return `{{ ${branches.join(' ')} }}${text('en-IN')}{{ end }}`;
}

/** What Go puts in. */
const VALUES = { site: '{{ .SiteURL }}', hash: '{{ .TokenHash }}', email: '{{ .Email }}' };

async function body(kind: MailKind, language: Language): Promise<string> {
  const { mails } = messagesIn(language);
  const mail: Mail = mails[kind];
  const link = mail.action
    ? html`<p><a href="${mailLink(kind, VALUES)}">${mail.action}</a></p> `
    : '';
  const markup = await html`<div lang="${language}">
    <h2>${mail.subject}</h2>
    <p>${mail.text('{{ .SiteURL }}', '{{ .NewEmail }}')}</p>
    ${link}
    <p>${mails.code} <b>{{ .Token }}</b></p>
  </div>`;
  return `\n${markup.replaceAll(/^ {2}/gm, '')}\n`;
}
