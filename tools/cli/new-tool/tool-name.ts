import { CommandError } from '../../workspace';

export interface NamesInUse {
  /** Names of our packages, which are also the names of their folders. */
  readonly packages: readonly string[];
  readonly featureIds: readonly string[];
}

/** Windows has devices of these names in every folder; every object has a constructor. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|constructor)$/;

/**
 * Checks the name of a new tool.
 *
 * @throws CommandError with the reason when the name cannot be used
 */
export function requireNewName(name: string | undefined, inUse: NamesInUse): string {
  if (!name) throw new CommandError('Which name? Usage: npm run new:tool <name>');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || RESERVED.test(name) || name.length > 40) {
    throw new CommandError(
      `${JSON.stringify(name)} is no name for a tool: it is written in small letters, digits and single hyphens, ` +
        'such as pani-puri, at most 40 of them, and is no word of Windows or of each object.',
    );
  }
  if (inUse.packages.includes(name)) {
    throw new CommandError(`There is a package @thela/${name} already. Choose another name.`);
  }
  if (inUse.featureIds.includes(name)) {
    throw new CommandError(`"${name}" is the feature id of another tool. Choose another name.`);
  }
  return name;
}

/** The words of a name, each with a capital: `pani-puri` is `['Pani', 'Puri']`. */
export function words(name: string): string[] {
  return name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}
