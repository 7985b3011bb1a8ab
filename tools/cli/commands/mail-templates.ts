import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mailTemplates } from '@thela/local-supabase/mail-templates';
import { workspaceRoot } from '../../workspace';
import { npmCommand } from '../npm-command';

export default npmCommand(
  'npm run mail-templates',
  'Writes the mails of a hosted Supabase project from the texts in tools/local-supabase/messages.',
).action(async () => {
  const config = readFileSync(join(workspaceRoot, 'supabase/config.toml'), 'utf8');
  for (const [path, text] of await mailTemplates(config)) {
    mkdirSync(dirname(join(workspaceRoot, path)), { recursive: true });
    writeFileSync(join(workspaceRoot, path), text);
    console.log(path);
  }
});
