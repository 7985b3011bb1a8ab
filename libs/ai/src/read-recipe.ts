import { splitWords } from '@thela/text';
import { looseObjects } from './loose-json';
import { answer, failure, messageOf } from './result';
import type { AiResult } from './result';

/** A special made from leftovers. */
export interface Recipe {
  readonly recipeName: string;
  readonly instructions: string;
}

/** Reads a recipe: JSON, as it was asked for, or what is nearly JSON. */
export function readRecipe(text: string, isComplete: boolean): AiResult<Recipe> {
  let broken: unknown = null;
  let recipes: readonly Recipe[];
  try {
    const parsed: unknown = JSON.parse(text);
    // Some encode it twice.
    if (typeof parsed === 'string') return readRecipe(parsed, isComplete);
    recipes = recipesIn(parsed);
  } catch (error) {
    broken = error;
    recipes = looseObjects(withoutEscapes(text.replaceAll(THOUGHT, ''))).flatMap((one) =>
      recipesIn(one),
    );
  }
  const [recipe] = recipes;
  if (recipe) return answer(recipe, isComplete);
  return failure(
    'unreadable',
    ({ noText, broken: own, advice }) => {
      const help = isComplete ? advice.again : advice.shorter;
      if (broken) return own(messageOf(broken), help);
      return { message: noText.recipe, advice: help, detail: '' };
    },
    broken ? 'a recipe that is no JSON' : undefined,
  );
}

/** Some models are given the tag that opens, and write only the one that closes. */
const THOUGHT = /(?:^(?![^]*<think)|<think(?:ing)?>)[^]*?<\/think(?:ing)?>/gi;

/** Some write an object as it stands within a text of JSON. */
function withoutEscapes(text: string): string {
  return /\{\s*\\"/.test(text) ? text.replaceAll(/\\(["\\])/g, '$1') : text;
}

const ASKED_NAME = /^recipename$/;
const NAME = /^(?:recipe|dish)?(?:name|title)$/;
const STEPS = /^(?:recipe|cooking)?(?:instructions|steps|method|directions|procedure|preparation)$/;

function recipesIn(value: unknown): readonly Recipe[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value).map(
    ([key, one]) => [splitWords(key).join(''), one] as const,
  );
  const textsOf = (wanted: RegExp, read: (one: unknown) => unknown) =>
    fields
      .filter(([key]) => wanted.test(key))
      .map(([, one]) => read(one))
      .filter(isFilled);
  const [recipeName] = [ASKED_NAME, NAME].flatMap((wanted) => textsOf(wanted, (one) => one));
  const instructions = [...new Set(textsOf(STEPS, (one) => textOf(one)))].join('\n');
  if (recipeName && instructions) return [{ recipeName, instructions }];
  // A step is no recipe.
  return fields.flatMap(([key, one]) => (STEPS.test(key) ? [] : recipesIn(one)));
}

/** A dot alone stands for what is to be filled in. */
function isFilled(text: unknown): text is string {
  return typeof text === 'string' && /\p{L}/u.test(text);
}

/** Steps may come as a text, or as a list of texts or of objects. */
function textOf(value: unknown, joint = '\n'): string {
  if (typeof value === 'string') return value.replaceAll(String.raw`\n`, '\n');
  if (typeof value === 'number') return `${value}.`;
  if (typeof value !== 'object' || value === null) return '';
  const texts = Object.values(value).map((one) => textOf(one, ' '));
  return texts.filter(Boolean).join(Array.isArray(value) ? '\n' : joint);
}
