import { showLateTexts } from '@thela/language';
import { PagePart, useMessages } from '@thela/page';
import { partOf } from '@thela/ui/lazy-part';
import { offerOf } from '../site/features';
import type { OpenToolProps } from './open-tool';

// Not loaded at start-up: the welcome shows no tool.
const openTool = partOf(() => import('./open-tool'));

/** Loads the part; the prerendered page of a tool must have it before it is taken over. Rejects when it cannot. */
export async function loadToolPage(): Promise<void> {
  // Pointing at links asks for it again and again.
  if (openTool.isLoaded()) return;
  await openTool.load();
  await showLateTexts();
}

export function ToolPart(props: OpenToolProps) {
  const messages = useMessages();
  const name = offerOf(props.feature, messages).label;
  return <PagePart part={openTool} props={props} doing="opening the page of a tool" name={name} />;
}
