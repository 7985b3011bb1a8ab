import { useStore } from '@thela/contract';
import { RadioTiles } from '@thela/ui';
import type { RadioTilesProps } from '@thela/ui';
import { useIsHydrated, useMessages } from '@thela/page';
import type { Theme } from './show-theme';
import type { ThemeStore } from './theme-store';

const themes = ['light', 'dark', 'device'] as const satisfies readonly Theme[];

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
