import { Unreachable, useMessages } from '@thela/page';
import { useMemo } from 'react';
import { useSample } from '../sample/use-sample';
import { offerOf } from '../site/features';
import type { Feature } from '../site/features';
import type { AppState } from '../state/app-state';
import { createShell } from '../state/tool-shell';
import { ToolPage } from './tool-page';
import { useNavigation } from './use-navigation';

export interface OpenToolProps {
  readonly feature: Feature;
  readonly app: AppState;
  /** Moves the focus to the page, because the button that was pressed is gone. */
  readonly onRetry: () => void;
}

/** The page of a tool, with the shell that the tool sees. */
export default function OpenTool({ feature, app, onRetry }: OpenToolProps) {
  const navigation = useNavigation();
  const sample = useSample(app);
  const stall = sample.status === 'shown' ? sample.stall : null;
  const shell = useMemo(
    () => createShell(app, feature, navigation, stall),
    [app, feature, navigation, stall],
  );
  const { label: name } = offerOf(feature, useMessages());
  const loader = app.loaders.get(feature.remote);
  if (!loader) throw new Error(`No loader for ${feature.remote}.`);
  if (sample.status === 'failed') return <Unreachable name={name} onRetry={app.sample.open} />;
  return (
    <ToolPage
      feature={feature}
      loader={loader}
      shell={shell}
      isWaiting={sample.status === 'coming'}
      above={stall ? <stall.Notice /> : null}
      onRetry={onRetry}
    />
  );
}
