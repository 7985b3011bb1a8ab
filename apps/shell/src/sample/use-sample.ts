import { useStore } from '@thela/contract';
import { countPath, myMenuPath, tomorrowPath, toolPath, useIsHydrated } from '@thela/page';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { CurrentStall, LazyAccountStall, RoleStore } from '@thela/records';
import type { Sample } from './sample-stall';
import type { SampleStore } from './sample-store';

const profit = toolPath('profit-optimizer');

/** What needs days of a stall. Who has none sees these pages, and those below them, on a made-up one. */
const SAMPLE_PAGES: readonly string[] = [
  countPath,
  myMenuPath,
  tomorrowPath,
  `${profit}/price-changes`,
  `${profit}/what-if`,
  ...['7-days', '30-days', '90-days', 'all'].map((days) => `${toolPath('analytics')}/${days}`),
  `${toolPath('zero-waste')}/waste`,
];

type ShownSample =
  | { readonly status: 'none' | 'coming' | 'failed' }
  | { readonly status: 'shown'; readonly stall: Sample };

interface SampleSources {
  readonly sample: SampleStore;
  readonly current: () => { readonly stall: CurrentStall };
  readonly role: RoleStore;
  readonly accountStall: LazyAccountStall;
}

/** The made-up stall, on the pages that would have nothing to show without one; never for a helper or an own stall. */
export function useSample({ sample, current, role, accountStall }: SampleSources): ShownSample {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const { isOwn } = useStore(current().stall);
  const isHelper = useStore(role) === 'helper';
  // The stall of who has just signed in may be on its way.
  const isOpening = useStore(accountStall.state).sync.status === 'opening';
  const found = useStore(sample);
  const isOfStall = SAMPLE_PAGES.some((page) => matchPath(`${page}/*`, pathname));
  const isAsked = isHydrated && isOfStall && !isOwn && !isHelper;
  useEffect(() => {
    if (isAsked) sample.open();
  }, [isAsked, sample]);
  if (!isAsked) return { status: 'none' };
  if (isOpening || found === null) return { status: 'coming' };
  return found === 'failed' ? { status: 'failed' } : { status: 'shown', stall: found };
}
