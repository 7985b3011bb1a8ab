import type * as Queries from '@testing-library/dom';

/** A part of the page as a person finds it: by role and whole name, by its whole label, or by its whole text. */
export type Part = { readonly within?: Part } & (
  | { readonly role: string; readonly name?: string }
  | { readonly label: string }
  | { readonly text: string }
);

/**
 * Finds the only such part. It runs in the page, beside Testing Library's queries.
 *
 * @returns `null` when there is none
 * @throws Error when there are several
 */
export function findPart(part: Part): HTMLElement | null {
  const { TestingLibraryDom: queries } = globalThis as unknown as {
    TestingLibraryDom: typeof Queries;
  };
  const find = (wanted: Part): HTMLElement | null => {
    const root = wanted.within ? find(wanted.within) : document.body;
    if (!root) return null;
    if ('label' in wanted) return queries.queryByLabelText(root, wanted.label);
    if ('text' in wanted) return queries.queryByText(root, wanted.text);
    const { role, name } = wanted;
    return queries.queryByRole(root, role, name === undefined ? {} : { name });
  };
  return find(part);
}

export function button(name: string): Part {
  return { role: 'button', name };
}
