/** How a link looks that stands by itself, large enough for a finger. */
export const linkStyle =
  'inline-flex min-h-12 min-w-12 items-center gap-2 rounded-control font-semibold text-flame underline-offset-4 hover:underline';
