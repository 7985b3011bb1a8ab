import type { StallDay } from '@thela/ledger';
import { addDays } from '@thela/ledger';
import { measured } from './batch-size';
import type { BatchSize } from './batch-size';
import type { OpeningAnswer, PullAnswer, ServerTime, StallServer } from './stall-server';
import type { SyncNews } from './sync-news';
import type { SyncedLedger } from '../device/synced-ledger';
import { eventsIn, partsOf } from './wire-events';

/** The list of days that is fetched before the events goes back so many days. */
const DAYS_LISTED = 366;

export interface PullOptions {
  readonly ledger: SyncedLedger;
  readonly server: StallServer;
  readonly size: BatchSize;
  readonly tell: (news: SyncNews) => void;
  /** Events of the stall in the account, as far as the page knows; 0 when it does not. */
  readonly knownHead: () => number;
  /** Whether nobody waits for it any more. */
  readonly isOver: () => boolean;
}

/**
 * Fetches what the server has and this ledger has not. A ledger that is new on this phone gets the stall and today first,
 * then the list of days, then all events, page by page.
 *
 * Rejects with a `ServerError`; what was fetched until then stays.
 *
 * @returns the server's time; `null` when it was ended
 */
export async function pullEvents(options: PullOptions): Promise<ServerTime | null> {
  const { ledger, tell, isOver } = options;
  let since = await ledger.head();
  let of = options.knownHead();
  let isLong = false;
  if (since === 0 && !(await ledger.isOpened())) of = await fetchOpening(options);
  while (!isOver()) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const page = await pullPage(options, since);
    // oxlint-disable-next-line no-await-in-loop -- as above
    since = await takePage(options, page, since);
    if (!page.more) {
      if (isLong) tell({ kind: 'days', days: [] });
      return page;
    }
    of = Math.max(of, since);
    tell({ kind: 'fetching', status: 'fetching', fetched: since, of });
    // oxlint-disable-next-line no-await-in-loop -- once
    if (!isLong) await fetchDays(options, page.today);
    isLong = true;
  }
  return null;
}

function pullPage({ ledger, server, size }: PullOptions, since: number): Promise<PullAnswer> {
  const most = size.current();
  return measured(size, most, () => server.pull(ledger.id.stall, since, most));
}

/** @returns how many events there are */
async function fetchOpening(options: PullOptions): Promise<number> {
  const { ledger, server, tell } = options;
  tell({ kind: 'fetching', status: 'opening', fetched: 0, of: 0 });
  const opening = await server.opening(ledger.id.stall);
  await keepRole(options, opening);
  await receive(options, opening.events, null);
  return opening.head;
}

/** The list of days is good to have; the events follow without it, too. */
async function fetchDays({ ledger, server, tell }: PullOptions, today: StallDay) {
  const from = addDays(today, -DAYS_LISTED);
  try {
    const { days } = await server.dayTotals(ledger.id.stall, from, today);
    tell({ kind: 'days', days });
  } catch {
    // The next page tells whether there is a network.
  }
}

/** @returns the ledger's new head */
async function takePage(options: PullOptions, page: PullAnswer, since: number): Promise<number> {
  const { isOver } = options;
  const parts = partsOf(page, since);
  await keepRole(options, page);
  for (const { events, head } of parts) {
    if (isOver()) break;
    // oxlint-disable-next-line no-await-in-loop -- a page that is used meanwhile gets its turn in between
    await receive(options, events, head);
  }
  return parts.at(-1)?.head ?? since;
}

async function receive(
  { ledger, tell }: PullOptions,
  events: readonly unknown[],
  head: number | null,
) {
  const read = eventsIn(events);
  if (read.length < events.length || read.some(({ kind }) => kind === 'unknown')) {
    tell({ kind: 'newer' });
  }
  const lost = await ledger.receive(read, head);
  if (lost.length > 0) tell({ kind: 'lost', lost });
}

async function keepRole({ ledger, tell }: PullOptions, { role }: OpeningAnswer) {
  if ((await ledger.role()) !== role) await ledger.setRole(role);
  tell({ kind: 'role', role });
}
