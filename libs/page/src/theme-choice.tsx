import { useStore } from '@thela/contract';
import type { Store } from '@thela/contract';
import { RadioTiles } from '@thela/ui';
import type { RadioTilesProps } from '@thela/ui';
import { useMessages } from './messages';
import { useIsHydrated } from './prerendered';

const themes = ['light', 'dark', 'device'] as const;

export type Theme = (typeof themes)[number];

export interface ThemeStore extends Store<Theme> {
  /** Shows everything in this theme from now on, on this device. */
  readonly choose: (theme: Theme) => void;
}

export interface ThemeChoiceProps extends Pick<RadioTilesProps<Theme>, 'name' | 'tone'> {
  readonly theme: ThemeStore;
}

/** Light, dark, or as the device is set; the page changes at once. */
export function ThemeChoice({ theme, ...tiles }: ThemeChoiceProps) {
  const words = useMessages().theme;
  const chosen = useStore(theme);
  // A prerendered page is the same for everybody.
  const shown = useIsHydrated() ? chosen : 'device';
  return (
    <RadioTiles
      {...tiles}
      label={words.heading}
      options={themes.map((value) => ({ value, label: words[value] }))}
      value={shown}
      onValue={theme.choose}
    />
  );
}
