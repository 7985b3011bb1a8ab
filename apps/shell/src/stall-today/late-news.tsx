import { accountPath } from '@thela/page';
import { useMessages } from './messages';
import { NewsRow } from './news-row';

/** Says that entries of helpers wait for the owner. */
export function LateNews({ entries }: { readonly entries: number }) {
  const { late } = useMessages();
  if (entries === 0) return null;
  return (
    <li>
      <NewsRow to={accountPath}>
        <span className="block text-sm text-ink-soft">{late.title}</span>
        <span className="block leading-snug font-bold">{late.entries(entries)}</span>
        <span className="block text-sm text-flame">{late.action}</span>
      </NewsRow>
    </li>
  );
}
