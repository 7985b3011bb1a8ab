import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneLine } from '@thela/shipping/shipping-error';
import * as v from 'valibot';
import {
  fileName,
  readTranslations,
  translatedLanguages,
  translationFile,
  translationFileSchema,
} from '../../translations/translation-file';
import type { TranslationFile } from '../../translations/translation-file';
import { CommandError, workspaceRoot } from '../../workspace';
import { npmCommand, print } from '../npm-command';

export default npmCommand(
  'npm run translations',
  'Writes the texts of every language as JSON for a translator, or reads them back into the catalogues.',
)
  .argument('<way>', 'write or read')
  .argument('<folder>', `where the files are: ${translatedLanguages.map(fileName).join(', ')}`)
  .action((way, folder) => {
    if (way === 'write') return write(folder);
    if (way === 'read') return read(folder);
    throw new CommandError(`Say write or read, not "${way}".`);
  });

function write(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const language of translatedLanguages) {
    const file = translationFile(workspaceRoot, language);
    writeFileSync(join(folder, fileName(language)), `${JSON.stringify(file, null, 2)}\n`);
    console.log(`${fileName(language)}: ${file.texts.length} texts`);
  }
}

function read(folder: string): void {
  const present = translatedLanguages.filter((language) =>
    existsSync(join(folder, fileName(language))),
  );
  if (present.length === 0) throw new CommandError(`${folder} has none of these files.`);
  let refusals = 0;
  for (const language of present) {
    const { changed, refused } = readTranslations(workspaceRoot, parse(folder, language));
    console.log(`${fileName(language)}: ${changed.length} texts changed`);
    print(changed);
    print(refused.map((reason) => oneLine(`left out: ${reason}`)));
    refusals += refused.length;
  }
  console.log('Run npm run format, then npm test.');
  if (refusals > 0) throw new CommandError(`${refusals} texts were left out.`);
}

function parse(folder: string, language: TranslationFile['language']) {
  const path = join(folder, fileName(language));
  const schema = v.pipe(v.string(), v.parseJson(), translationFileSchema);
  const parsed = v.safeParse(schema, readFileSync(path, 'utf8'));
  if (parsed.success && parsed.output.language === language) return parsed.output;
  const why = parsed.success ? 'it is of another language' : oneLine(v.summarize(parsed.issues));
  throw new CommandError(`${path} cannot be read: ${why}`);
}
