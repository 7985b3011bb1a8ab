import { PageFailure, PagePart, useMessages } from '@thela/page';
import { partOf } from '@thela/ui/lazy-part';
import { offerOf } from '../site/features';
import type { OpenToolProps } from './open-tool';

// Not loaded at start-up: the welcome shows no tool.
const openTool = partOf(() => import('./open-tool'));

/** Loads the part; the prerendered page of a tool must have it before it is taken over. Rejects when it cannot. */
export const loadToolPage = openTool.load;

export function ToolPart(props: OpenToolProps) {
  const messages = useMessages();
  return (
    <PagePart
      part={openTool}
      props={props}
      doing="opening the page of a tool"
      name={offerOf(props.feature, messages).label}
      fallback={<PageFailure />}
    />
  );
}
