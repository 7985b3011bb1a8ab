import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tool in which a word is changed. */
export const CHANGED_TOOL = 'profit';

/**
 * Changes a word in the tool and in its tests, as a person would.
 *
 * @param workspace folder of a copy of the workspace
 * @param round number in the new word, so that no two rounds build the same files
 */
export function changeWord(workspace: string, round: number): void {
  const sources = join(workspace, 'apps', CHANGED_TOOL, 'src');
  const entries = readdirSync(sources, { recursive: true, withFileTypes: true });
  for (const file of entries.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/Each Dish \w+/g, `Each Dish Today${round}`));
  }
}
