// @module-tag nightly

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@thela/language/languages';
import { expect, test } from 'vitest';
import { mailTemplates } from './mail-templates';
import { messagesIn } from './messages';
import { workspaceRoot } from './testing/workspace-options';

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

/** The template of each mail, in the order of the configuration. */
const KINDS = {
  confirmation: 'signup',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
  reauthentication: 'reauthentication',
} as const;

/** What Go makes of a template that chooses by the language. */
function rendered(template: string, language: unknown): string {
  const [, branches = '', otherwise = ''] =
    /^\{\{ ([^]*)\{\{ else \}\}([^]*)\{\{ end \}\}\n?$/.exec(template) ?? [];
  const found = branches
    .split(/\{\{ else (?=if )/)
    .map((branch) => /^if eq \.Data\.language "([\w-]+)" \}\}([^]*)$/.exec(branch));
  return found.find((branch) => branch?.[1] === language)?.[2] ?? otherwise;
}

test('the templates of a hosted project say what the catalogues say: npm run mail-templates', async () => {
  const files = await mailTemplates(read('supabase/config.toml'));
  expect([...files.keys()].map(read)).toEqual([...files.values()]);
});

test('what the configuration says besides is kept', async () => {
  const before = 'project_id = "other"\n\n';
  const once = (await mailTemplates(before)).get('supabase/config.toml') ?? '';
  expect(once.startsWith(before)).toBe(true);
  expect((await mailTemplates(once)).get('supabase/config.toml')).toBe(once);
});

test.each([...languages, 'fr-FR', undefined])(
  'a hosted project mails a person whose language is %s in it, or in English',
  (language) => {
    const spoken = languages.find((each) => each === language) ?? 'en-IN';
    const { mails } = messagesIn(spoken);
    for (const [name, kind] of Object.entries(KINDS)) {
      const mail = rendered(read(`supabase/templates/${name}.html`), language);
      expect(mail.match(/<div lang="[^"]*">/g)).toEqual([`<div lang="${spoken}">`]);
      expect(mail).toContain(mails[kind].text('{{ .SiteURL }}', '{{ .NewEmail }}'));
      expect(mail).toContain(`${mails.code} <b>{{ .Token }}</b>`);
      const hasLink = kind !== 'reauthentication';
      // A link to the auth server would be used up by the first program that opens it.
      expect(mail).not.toContain('ConfirmationURL');
      const link = `<a href="{{ .SiteURL }}/#token_hash={{ .TokenHash }}&amp;type=${kind}`;
      expect(mail.includes(link)).toBe(hasLink);
    }
    const subjects = read('supabase/config.toml').match(/(?<=^subject = )".*"$/gm) ?? [];
    expect(subjects.map((subject) => rendered(JSON.parse(subject) as string, language))).toEqual(
      Object.values(KINDS).map((kind) => mails[kind].subject),
    );
  },
);
