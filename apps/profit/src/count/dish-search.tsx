import Search from 'lucide-react/icons/search';
import { useCountMessages } from './messages';

/** With more dishes than this a phone cannot show them all at once. */
const MOST_WITHOUT_SEARCH = 12;

export function needsSearch(dishes: number): boolean {
  return dishes > MOST_WITHOUT_SEARCH;
}

export interface DishSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly found: number;
}

export function DishSearch({ text, onText, found }: DishSearchProps) {
  const words = useCountMessages();
  return (
    <div className="mb-1">
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-3 size-5 text-ink-soft"
        />
        <input
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          autoComplete="off"
          enterKeyHint="search"
          className="h-12 w-full rounded-control border border-control bg-white pr-3 pl-10 text-lg text-ink"
        />
      </div>
      {found === 0 ? (
        <p role="status" className="mt-2 rounded-control bg-turmeric-tint p-3 wrap-anywhere">
          {words.noneFound(text)}
        </p>
      ) : null}
    </div>
  );
}
