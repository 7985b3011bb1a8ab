import type { Brand, FeatureId } from '@thela/contract';
import BadgeIndianRupee from 'lucide-react/icons/badge-indian-rupee';
import ChartPie from 'lucide-react/icons/chart-pie';
import ChefHat from 'lucide-react/icons/chef-hat';
import Megaphone from 'lucide-react/icons/megaphone';
import Mic from 'lucide-react/icons/mic';
import Recycle from 'lucide-react/icons/recycle';
import type { LucideIcon } from 'lucide-react';
import { toolNames } from './tool-names';

/** One of the six tools, as the sidebar offers it. */
export interface Feature {
  readonly id: FeatureId;
  /** App folder of the tool, its key in the registry. */
  readonly remote: string;
  readonly label: string;
  readonly caption: (brand: Brand) => string;
  readonly badge?: 'NEW' | 'HOT' | 'AI';
  readonly icon: LucideIcon;
}

/** The core features in the order of the specification, section 1. */
export const features: readonly Feature[] = [
  {
    id: 'ai-chef',
    remote: toolNames['ai-chef'],
    label: 'AI Sous-Chef',
    caption: () => 'The same taste every day',
    badge: 'NEW',
    icon: ChefHat,
  },
  {
    id: 'profit-optimizer',
    remote: toolNames['profit-optimizer'],
    label: 'Profit Optimizer',
    caption: () => 'Prices in, profit out',
    badge: 'HOT',
    icon: BadgeIndianRupee,
  },
  {
    id: 'analytics',
    remote: toolNames.analytics,
    label: 'Performance Analytics',
    caption: () => 'Your day in two charts',
    icon: ChartPie,
  },
  {
    id: 'zero-waste',
    remote: toolNames['zero-waste'],
    label: 'Zero-Waste Genius',
    caption: () => 'Leftovers become specials',
    icon: Recycle,
  },
  {
    id: 'chaat-gpt',
    remote: toolNames['chaat-gpt'],
    label: 'Voice assistant',
    caption: (brand) => `Talk with ${brand.assistant}`,
    badge: 'AI',
    icon: Mic,
  },
  {
    id: 'daily-strategy',
    remote: toolNames['daily-strategy'],
    label: 'Daily Sales Strategy',
    caption: () => 'What to push today',
    icon: Megaphone,
  },
];

/** The feature with that id, which may come from a URL. */
export function featureWithId(id: string | undefined): Feature | undefined {
  return features.find((feature) => feature.id === id);
}

/** Path of a tool's page. */
export function toolPath(id: FeatureId): string {
  return `/tools/${id}`;
}

/** Path of the page that says what is loaded from where; no tool, but found like one. */
export const diagnosticsPath = '/diagnostics';
