import { baseOf, plateCost, preparationCost } from '@thela/ledger';
import type { Amount, Ingredient, RecipeLine, Stall } from '@thela/ledger';
import { SectionCard, useAnnouncement } from '@thela/ui';
import { useListed } from '../listed';
import { useMessages } from '../messages';
import { perUnit } from '../unit-words';
import type { EntryPageProps } from './dish-page';
import { EntryForm, EntryLayout } from './entry-form';
import { EntryHeader } from './menu-header';
import { useMenuMessages } from './messages';
import { MoneyPanel, rupees } from './money-panel';
import { NameField } from './name-field';
import { RecipeEditor } from './recipe-editor';
import { Retirement } from './retirement';
import { useUnitRefusal } from './unit-change';
import { useEntry, useEntryId } from './use-entry';
import { UsedIn } from './used-in';
import { usesOf } from './uses';
import { AmountFields } from './amount-fields';

interface PreparationFields {
  readonly name: string;
  readonly recipe: readonly RecipeLine[];
  readonly yields: Amount;
}

const blank: PreparationFields = { name: '', recipe: [], yields: { amount: 1, unit: 'kg' } };

/** One preparation: its name, what a batch is made of and how much it makes, and what that costs. */
export function PreparationPage({ shell, stall, id, onAdded }: EntryPageProps) {
  const words = useMenuMessages();
  const { units } = useMessages();
  const listed = useListed();
  const refusalOf = useUnitRefusal();
  const entry = useEntryId(id);
  const existing = stall.ingredients.find((each) => each.id === entry.id);
  const stored = existing?.preparation ? { name: existing.name, ...existing.preparation } : blank;
  const { fields, edit, store, nameField } = useEntry<PreparationFields>({
    shell,
    list: 'preparations',
    entry,
    onAdded,
    stored,
    others: stall.ingredients,
    untitled: words.preparation.newTitle,
    add: (added) => shell.stall.saveIngredient(null, asIngredient(added)),
    change: (changed, changes) =>
      shell.stall.saveIngredient(changed, {
        ...(changes.name !== undefined && { name: changes.name }),
        ...(isMade(changes) && {
          unit: (changes.yields ?? stored.yields).unit,
          preparation: {
            recipe: changes.recipe ?? stored.recipe,
            yields: changes.yields ?? stored.yields,
          },
        }),
      }),
  });
  const title = existing?.name ?? words.preparation.newTitle;
  const base = baseOf(fields.yields.unit);
  const batch = plateCost(stall, fields.recipe);
  const perBase = preparationCost(withDraft(stall, fields, existing), existing?.id ?? DRAFT);
  const uses = existing ? usesOf(stall, existing.id) : [];
  return (
    <>
      <EntryHeader location={shell.location} list="preparations" title={title} />
      <EntryLayout
        money={
          <MoneyPanel
            heading={words.preparation.figures}
            cost={batch}
            figures={[
              rupees(words.preparation.per(perUnit(base, units)), perBase.cost),
              rupees(words.preparation.batch, batch.cost),
            ]}
          />
        }
      >
        <EntryForm label={title} onStore={store}>
          <SectionCard heading={words.preparation.about}>
            <div className="flex flex-col gap-4">
              <NameField label={words.preparation.name} {...nameField} />
              <YieldsFields
                yields={fields.yields}
                onYields={(yields) => {
                  const refusal = refusalOf(stall, entry.id, stored.yields.unit, yields.unit);
                  if (refusal === null) edit({ yields });
                  return refusal;
                }}
              />
            </div>
          </SectionCard>
          <RecipeEditor
            shell={shell}
            stall={stall}
            heading={words.preparation.recipe}
            hint={words.preparation.recipeHint}
            owner={entry.id}
            makes={existing}
            recipe={fields.recipe}
            onRecipe={(recipe) => edit({ recipe })}
            onStore={store}
          />
        </EntryForm>
        {existing ? (
          <>
            <UsedIn location={shell.location} uses={uses} />
            <Retirement
              isRetired={existing.isRetired}
              note={
                uses.length > 0
                  ? words.ingredient.retiredInUse(listed(uses.map(({ name }) => name)))
                  : words.ingredient.retired
              }
              onRetire={() => shell.stall.saveIngredient(existing.id, { isRetired: true })}
              onBringBack={() => shell.stall.saveIngredient(existing.id, { isRetired: false })}
            />
          </>
        ) : null}
      </EntryLayout>
    </>
  );
}

const DRAFT = 'draft';

function isMade(changes: Partial<PreparationFields>): boolean {
  return changes.recipe !== undefined || changes.yields !== undefined;
}

function asIngredient({ name, recipe, yields }: PreparationFields) {
  return { name, unit: yields.unit, preparation: { recipe, yields }, isRetired: false };
}

function withDraft(
  stall: Stall,
  fields: PreparationFields,
  existing: Ingredient | undefined,
): Stall {
  const id = existing?.id ?? DRAFT;
  const draft: Ingredient = { id, price: null, ...asIngredient(fields) };
  return {
    ...stall,
    ingredients: [...stall.ingredients.filter((each) => each.id !== id), draft],
  };
}

interface YieldsFieldsProps {
  readonly yields: Amount;
  /** @returns why a batch cannot be measured so; `null` if it now is */
  readonly onYields: (yields: Amount) => string | null;
}

/** How much one batch of a preparation makes. */
function YieldsFields({ yields, onYields }: YieldsFieldsProps) {
  const { preparation: words } = useMenuMessages();
  const [refusal, refuse] = useAnnouncement();
  return (
    <AmountFields
      label={words.yields}
      unitLabel={words.yieldsUnit}
      amount={yields.amount}
      unit={yields.unit}
      onAmount={(amount) => void onYields({ ...yields, amount })}
      onUnit={(unit) => refuse(onYields({ ...yields, unit }) ?? '')}
      refusal={refusal}
    />
  );
}
