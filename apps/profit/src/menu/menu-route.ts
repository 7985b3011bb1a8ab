export type MenuList = 'dishes' | 'ingredients' | 'preparations';

export type MenuRoute =
  | { readonly kind: 'list'; readonly list: MenuList }
  /** `id` is `null` for what is being added. */
  | { readonly kind: 'entry'; readonly list: MenuList; readonly id: string | null }
  | { readonly kind: 'nowhere' };

const lists: readonly MenuList[] = ['dishes', 'ingredients', 'preparations'];

/** The page that a path below this tool names: `menu/dishes/new`. */
export function parseMenuRoute(path: string): MenuRoute {
  const [root, listName = 'dishes', entry, ...rest] = path.split('/');
  const list = lists.find((one) => one === listName);
  if (root !== 'menu' || !list || rest.length > 0) return { kind: 'nowhere' };
  if (entry === undefined) return { kind: 'list', list };
  return { kind: 'entry', list, id: entry === 'new' ? null : entry };
}

export function listPath(list: MenuList): string {
  return list === 'dishes' ? 'menu' : `menu/${list}`;
}

/** @param id `null` for the page that adds one */
export function entryPath(list: MenuList, id: string | null): string {
  return `menu/${list}/${id ?? 'new'}`;
}
