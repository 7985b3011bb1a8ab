import { MOST_LINES, plateCost, wouldCircle } from '@thela/ledger';
import type { Ingredient, RecipeLine, Stall } from '@thela/ledger';
import type { Shell } from '@thela/contract';
import { Button, SectionCard, useAnnouncement } from '@thela/ui';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { IngredientSearch } from './ingredient-search';
import { InlinePurchase } from './inline-purchase';
import { EntryLink } from './entry-link';
import { useMenuMessages } from './messages';
import { RecipeLineFields } from './recipe-line';
import type { OpenLine } from './recipe-line';
import { unitsFor } from './unit-choices';

export interface RecipeEditorProps {
  readonly shell: Shell;
  readonly stall: Stall;
  readonly heading: string;
  readonly hint: string;
  /** Id of the dish or preparation; `null` while it is being added. */
  readonly owner: string | null;
  /** The preparation that is made by the recipe, once it is added: it must not contain itself. */
  readonly makes?: { readonly id: string; readonly name: string } | undefined;
  readonly recipe: readonly RecipeLine[];
  readonly onRecipe: (recipe: readonly RecipeLine[]) => void;
  /** Stores the recipe as it was last given to `onRecipe`. */
  readonly onStore: () => void;
}

/** The lines of a recipe, and those without an amount yet, which are not in the recipe. */
function useRecipeLines(
  recipe: readonly RecipeLine[],
  onRecipe: (recipe: readonly RecipeLine[]) => void,
) {
  const [open, setOpen] = useState<readonly OpenLine[]>([]);
  const lines: readonly OpenLine[] = [...recipe, ...open];
  const change = (position: number, changes: Partial<OpenLine>) => {
    const line = { ...lines[position], ...changes } as OpenLine;
    const { amount } = line;
    const index = position - recipe.length;
    if (amount === null) {
      if (index < 0) onRecipe(recipe.filter((_, each) => each !== position));
      setOpen(index < 0 ? [line, ...open] : open.map((each, at) => (at === index ? line : each)));
    } else if (index < 0) {
      onRecipe(recipe.map((each, at) => (at === position ? { ...line, amount } : each)));
    } else {
      setOpen(open.filter((_, each) => each !== index));
      onRecipe([...recipe, { ...line, amount }]);
    }
  };
  const remove = (position: number) => {
    if (position < recipe.length) onRecipe(recipe.filter((_, each) => each !== position));
    else setOpen(open.filter((_, each) => each !== position - recipe.length));
  };
  return { lines, add: (line: OpenLine) => setOpen([...open, line]), change, remove };
}

export function RecipeEditor(props: RecipeEditorProps) {
  const { shell, stall, heading, hint, makes, recipe, onRecipe, onStore } = props;
  const words = useMenuMessages();
  const opener = useRef<HTMLButtonElement>(null);
  const [isSearching, setIsSearching] = useState(false);
  const { lines, add, change, remove } = useRecipeLines(recipe, onRecipe);
  const [announcement, announce] = useAnnouncement();

  const without = new Set([...lines.map(({ ingredient }) => ingredient), makes?.id ?? '']);

  const endSearch = () => {
    setIsSearching(false);
    opener.current?.focus();
  };
  const choose = (chosen: Ingredient) => {
    if (makes && wouldCircle(stall, makes.id, [{ ingredient: chosen.id, amount: 1, unit: 'g' }])) {
      announce(words.recipe.circle(chosen.name, makes.name));
      return;
    }
    announce('');
    setIsSearching(false);
    const [unit = 'g'] = unitsFor(chosen);
    add({ ingredient: chosen.id, amount: null, unit });
  };
  const addNew = (name: string) => {
    const fields = { name, unit: 'kg', preparation: null, isRetired: false } as const;
    const id = shell.stall.saveIngredient(null, fields);
    announce('');
    setIsSearching(false);
    add({ ingredient: id, amount: null, unit: 'g' });
  };
  const removeLine = (position: number, name: string) => {
    remove(position);
    onStore();
    announce(words.recipe.removed(name));
    opener.current?.focus();
  };

  return (
    <SectionCard heading={heading}>
      <p className="-mt-2 mb-2 text-ink-soft">{hint}</p>
      <RecipeLines {...props} lines={lines} onChange={change} onRemove={removeLine} />
      <p
        role="status"
        className={announcement ? 'my-2 rounded-control bg-turmeric-tint p-3' : 'sr-only'}
      >
        {announcement}
      </p>
      {isSearching ? (
        <IngredientSearch
          stall={stall}
          without={without}
          onChoose={choose}
          onAddNew={addNew}
          onClose={endSearch}
        />
      ) : null}
      {lines.length >= MOST_LINES ? (
        <p className="text-ink-soft">{words.recipe.full}</p>
      ) : (
        <Button
          ref={opener}
          variant="secondary"
          aria-expanded={isSearching}
          className={`mt-2 w-full sm:w-auto ${isSearching ? 'sr-only' : ''}`}
          onClick={() => setIsSearching(true)}
        >
          <Plus aria-hidden="true" className="size-5" />
          <span>{words.recipe.add}</span>
        </Button>
      )}
    </SectionCard>
  );
}

interface RecipeLinesProps extends Pick<
  RecipeEditorProps,
  'shell' | 'stall' | 'owner' | 'recipe' | 'onStore'
> {
  readonly lines: readonly OpenLine[];
  readonly onChange: (position: number, changes: Partial<OpenLine>) => void;
  readonly onRemove: (position: number, name: string) => void;
}

function RecipeLines(props: RecipeLinesProps) {
  const { shell, stall, owner, recipe, lines, onChange, onRemove, onStore } = props;
  const byId = new Map(stall.ingredients.map((each) => [each.id, each]));
  const costs = plateCost(stall, recipe).lines;
  return (
    <ul className="divide-y divide-line/70">
      {lines.map((line, position) => {
        const ingredient = byId.get(line.ingredient);
        const isAgain = lines.findIndex((each) => each.ingredient === line.ingredient) < position;
        return (
          <RecipeLineFields
            // Repeated ones come from another device only; their position tells them apart.
            key={isAgain ? `${line.ingredient} ${position}` : line.ingredient}
            line={fitting(line, ingredient)}
            ingredient={ingredient}
            cost={costs[position]?.cost ?? null}
            onAmount={(amount) => onChange(position, { ...fitting(line, ingredient), amount })}
            onUnit={(unit) => {
              onChange(position, { unit });
              onStore();
            }}
            onRemove={() => onRemove(position, ingredient?.name ?? line.ingredient)}
            above={
              ingredient && ingredient.preparation === null ? (
                <InlinePurchase
                  shell={shell}
                  stall={stall}
                  ingredient={ingredient}
                  recipeOf={owner}
                  onOtherKind={(unit) => {
                    if (line.amount !== null) onChange(position, { unit });
                    onStore();
                  }}
                />
              ) : null
            }
          >
            {ingredient ? (
              <EntryLink
                location={shell.location}
                list={ingredient.preparation ? 'preparations' : 'ingredients'}
                id={ingredient.id}
                name={ingredient.name}
                className="text-lg font-semibold text-ink"
              />
            ) : (
              <span className="text-lg font-semibold">{line.ingredient}</span>
            )}
          </RecipeLineFields>
        );
      })}
    </ul>
  );
}

/** A line without an amount yet follows its ingredient to another kind of unit. */
function fitting<Line extends OpenLine>(line: Line, ingredient: Ingredient | undefined): Line {
  if (line.amount !== null || !ingredient) return line;
  const units = unitsFor(ingredient);
  return units.includes(line.unit) ? line : { ...line, unit: units[0] ?? line.unit };
}
