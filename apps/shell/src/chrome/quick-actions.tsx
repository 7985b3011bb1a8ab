import { useStore } from '@thela/contract';
import Carrot from 'lucide-react/icons/carrot';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Sprout from 'lucide-react/icons/sprout';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { myMenuPath, toolPath, useIsHelper, useIsHydrated, useMessages } from '@thela/page';
import type { CurrentStall } from '@thela/records';
import { SidebarSection } from './sidebar-section';

interface QuickAction {
  readonly name: 'ingredients' | 'prices' | 'recipes' | 'waste';
  readonly path: string;
  /** Where it leads once the stall is the vendor's own. */
  readonly ownPath?: string;
  readonly icon: LucideIcon;
  /** About costs: not for helpers. */
  readonly isOwners?: true;
}

const quickActions: readonly QuickAction[] = [
  {
    name: 'ingredients',
    path: toolPath('ai-chef'),
    ownPath: `${myMenuPath}/ingredients`,
    icon: Carrot,
    isOwners: true,
  },
  {
    name: 'prices',
    path: toolPath('profit-optimizer'),
    ownPath: myMenuPath,
    icon: IndianRupee,
    isOwners: true,
  },
  { name: 'recipes', path: toolPath('chaat-gpt'), icon: Lightbulb },
  { name: 'waste', path: toolPath('zero-waste'), icon: Sprout },
];

export interface QuickActionsProps {
  readonly stall: CurrentStall;
  readonly isFolded: boolean;
}

export function QuickActions({ stall, isFolded }: QuickActionsProps) {
  const words = useMessages().quickActions;
  const isHydrated = useIsHydrated();
  const isOwn = useStore(stall).isOwn && isHydrated;
  const isHelper = useIsHelper(stall);
  const shown = isHelper ? quickActions.filter(({ isOwners }) => !isOwners) : quickActions;
  return (
    <nav aria-label={words.heading}>
      <SidebarSection heading={words.heading} isFolded={isFolded}>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))] gap-2">
          {shown.map(({ name, path, ownPath = path, icon: Icon, isOwners }) => (
            <li key={name} className={isOwners ? 'owners-only' : undefined}>
              <Link
                to={isOwn ? ownPath : path}
                className="on-dark flex h-full min-h-12 flex-col gap-2 rounded-control bg-tamarind-soft p-3 text-sm leading-tight font-medium hover:bg-rice hover:text-ink"
              >
                <Icon aria-hidden="true" className="size-5 text-on-tamarind-mark" />
                <span>{words[name]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </SidebarSection>
    </nav>
  );
}
