import { useMessages } from './messages';

export interface GroupLinksProps {
  readonly names: readonly string[];
  readonly onChoose: (name: string) => void;
}

/** Leads to the groups of a long list. One row that scrolls sideways on a phone. */
export function GroupLinks({ names, onChoose }: GroupLinksProps) {
  const messages = useMessages();
  return (
    <nav aria-label={messages.dishes.jump} className="-mx-4 mt-3 sm:mx-0">
      <ul className="flex gap-2 overflow-x-auto px-4 py-1 sm:flex-wrap sm:px-0">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(name)}
              className="min-h-12 rounded-full border border-control/60 bg-white px-4 font-medium whitespace-nowrap transition-colors duration-150 hover:bg-turmeric-tint"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The heading of a group, which a link can move the focus to. */
export function GroupHeading({ name }: { readonly name: string }) {
  return (
    <h2 tabIndex={-1} className="mb-3 text-subheading font-bold outline-none">
      {name}
    </h2>
  );
}
