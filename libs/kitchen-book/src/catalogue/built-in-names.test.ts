import { languages, showLanguage } from '@thela/language';
import { translatedNamesNow } from '@thela/language/built-in-names';
import { builtInMenu, defaultIngredientPrices } from '@thela/pricing';
import { afterEach, expect, it } from 'vitest';
import { catalogueDishes, catalogueIngredients, nameIn } from '../catalogue';

afterEach(() => showLanguage('en-IN'));

it.each(languages)('calls what is built in as the tools do in %s', async (language) => {
  await showLanguage(language);
  const { nameOf } = translatedNamesNow();
  const named = [
    ...builtInMenu,
    ...Object.keys(defaultIngredientPrices).map((name) => ({ id: name, name })),
  ];
  const catalogue = new Map(
    [...catalogueDishes, ...catalogueIngredients].map((each) => [each.id, nameIn(each, language)]),
  );
  for (const each of named) {
    // In lists ingredients begin with a small letter.
    expect(catalogue.get(each.id)?.toLowerCase()).toBe(nameOf(each).toLowerCase());
  }
});
