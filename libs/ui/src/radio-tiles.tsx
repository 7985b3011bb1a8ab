import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export interface RadioTilesProps<Value extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    /** Of the label, where it is not the page's. */
    readonly lang?: string;
    readonly note?: ReactNode;
  }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  /**
   * Of the group: another one for each on a page. Fixed, because an id of React's would be another in a prerendered
   * page.
   */
  readonly name: string;
  /** `dark` stands on tamarind. */
  readonly tone: keyof typeof tones;
}

const tones = {
  dark: {
    tile: 'border-on-tamarind/40 hover:bg-tamarind-soft has-checked:border-on-tamarind-mark has-checked:bg-tamarind-soft has-focus-visible:outline-on-tamarind-mark',
    mark: 'border-on-tamarind/60 checked:border-on-tamarind-mark',
  },
  light: {
    tile: 'border-control bg-white hover:bg-turmeric-tint has-checked:border-flame has-checked:bg-flame-tint has-focus-visible:outline-flame',
    mark: 'border-control checked:border-flame',
  },
} as const;

/** One of a few, each with its radio button on a tile. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { label, options, value, onValue, name, tone } = props;
  const { tile, mark } = tones[tone];
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React tells nobody of a radio button that was pressed before it took over the page.
    const pressed = group.current?.querySelector<HTMLInputElement>(':checked:not([checked])');
    if (pressed) onValue(pressed.value as Value);
  }, [onValue]);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-2"
    >
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className={`flex min-h-12 cursor-pointer items-center gap-2 rounded-control border px-3 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${tile}`}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
            className={`radio ${mark}`}
          />
          <span className="min-w-0">
            <span className="block leading-tight font-semibold">{option.label}</span>
            {option.note}
          </span>
        </label>
      ))}
    </div>
  );
}
