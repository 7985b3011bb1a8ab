import type { Language } from '@thela/language';
import type { NameRows } from '../data/catalogue/names/name-rows';

/** What a dish, an ingredient or a group is called in the languages other than English. */
export type OtherNames = Readonly<Record<Exclude<Language, 'en-IN'>, string>>;

interface Named {
  /** In English. */
  readonly name: string;
  readonly names: OtherNames;
}

/** The names of an id; English ones where it has none. */
export function namesOf(id: string, name: string, rows: NameRows): OtherNames {
  const [hindi = name, telugu = name, latinHindi = name] = rows[id] ?? [];
  return { 'hi-IN': hindi, 'te-IN': telugu, 'hi-Latn-IN': latinHindi };
}

/**
 * What a dish, an ingredient or a group of the catalogue is called in a language.
 *
 * @example nameIn(catalogueDishes.find(({ id }) => id === 'curd-rice'), 'te-IN') // 'పెరుగు అన్నం'
 */
export function nameIn({ name, names }: Named, language: Language): string {
  return language === 'en-IN' ? name : names[language];
}
