import Check from 'lucide-react/icons/check';

export interface DishTileProps {
  readonly name: string;
  /** Stands below the name: the usual price. */
  readonly note: string;
  readonly isChosen: boolean;
  /** Whether it is on the menu already, and cannot be chosen. */
  readonly isOnMenu: boolean;
  readonly onToggle: () => void;
}

/** A dish to choose by a tap anywhere on it. */
export function DishTile({ name, note, isChosen, isOnMenu, onToggle }: DishTileProps) {
  return (
    <label className="flex h-full min-h-16 scroll-my-40 items-center gap-3 rounded-control border border-control/60 bg-white px-3 py-2 transition-colors duration-150 has-checked:border-flame has-checked:bg-flame-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-flame has-enabled:cursor-pointer has-disabled:border-line has-disabled:bg-transparent">
      <input
        type="checkbox"
        checked={isChosen || isOnMenu}
        disabled={isOnMenu}
        onChange={onToggle}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-control bg-white text-transparent peer-checked:border-flame peer-checked:bg-flame peer-checked:text-white peer-disabled:border-control peer-disabled:bg-control"
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
      <span className="min-w-0">
        <span className="block leading-tight font-semibold wrap-anywhere">{name}</span>{' '}
        <span className="mt-0.5 block text-sm text-ink-soft">{note}</span>
      </span>
    </label>
  );
}
