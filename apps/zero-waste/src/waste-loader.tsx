import { LazyPage } from '@thela/ui';
import { partOf } from '@thela/ui/lazy-part';
import Trash from 'lucide-react/icons/trash-2';
import { useMessages } from './messages';
import type { WasteProps } from './waste/waste';

const waste = partOf<WasteProps>(() => import('./waste/waste'));

/** Loads the page of waste before somebody opens it, which then is quick. */
export function prefetchWaste(): void {
  // The page itself says when it cannot be loaded.
  waste.load().catch(() => {});
}

export function WasteLoader(props: WasteProps) {
  const { waste: words, retry } = useMessages();
  return (
    <LazyPage
      part={waste}
      props={props}
      onError={(error) => props.shell.reportError(error, 'showing the page of waste')}
      icon={<Trash className="size-7" />}
      words={words}
      retry={retry}
    />
  );
}
