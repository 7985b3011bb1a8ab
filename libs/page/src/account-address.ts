/** Path of the page of the person's account. */
export const accountPath = '/account';

const pages = ['', 'profile', 'security', 'choice', 'join', 'sign-out', 'delete'] as const;

/**
 * A page of the account: where the records are, who the person is, what keeps others out, the choice at the first
 * sign-in, an invitation, sign-out, deleting the account.
 */
export type AccountPageName = (typeof pages)[number];

/** Path of a page of the account. */
export function accountPagePath(page: AccountPageName): string {
  return page === '' ? accountPath : `${accountPath}/${page}`;
}

/** The page of the account that a path names; `null` for any other path. */
export function accountPageAt(pathname: string): AccountPageName | null {
  return pages.find((page) => accountPagePath(page) === pathname) ?? null;
}
