import { isCalendarDate } from '@thela/ledger';
import * as v from 'valibot';
import type {
  LateEntry,
  Member,
  MemberDay,
  Membership,
  PullAnswer,
  PushAnswer,
  ServerDay,
  ServerTime,
} from './stall-server';

// What the account's database answers is outside data: a proxy may have put anything in its place. Fields that
// are not named here are left out.

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const rupees = v.pipe(v.number(), v.finite());
const uuid = v.pipe(v.string(), v.uuid());
const isoTime = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const day = v.pipe(v.string(), v.check(isCalendarDate));
const role = v.picklist(['owner', 'helper']);
const plates = v.record(v.string(), v.pipe(v.number(), v.safeInteger()));
const time = { now: count, today: day };

type Answer<T> = v.GenericSchema<unknown, T>;

export const myStallsAnswer: Answer<readonly Membership[]> = v.pipe(
  v.object({
    stalls: v.array(
      v.object({
        stall: uuid,
        role,
        name: v.nullable(v.string(), ''),
        place: v.nullable(v.string(), ''),
        owner_name: v.nullable(v.string(), ''),
        events: count,
        head: count,
      }),
    ),
  }),
  v.transform(({ stalls }) =>
    stalls.map(({ name, place, owner_name: ownerName, ...rest }) => ({
      ...rest,
      name: name ?? '',
      place: place ?? '',
      ownerName: ownerName ?? '',
    })),
  ),
);

export const stallAnswer = v.object({ stall: uuid });

export const pushAnswer: Answer<PushAnswer> = v.object({
  ...time,
  head: count,
  late: v.array(uuid),
  refused: v.array(
    v.object({
      id: v.string(),
      // A reason that only a newer page knows keeps its event on the phone, and holds up no other.
      code: v.fallback(
        v.picklist([
          'unknown_kind',
          'unknown_field',
          'invalid',
          'too_large',
          'forbidden',
          'day_ahead',
          'day_full',
          'too_late',
          'undo_unknown',
          'waiting_full',
        ]),
        'invalid',
      ),
    }),
  ),
});

export const pullAnswer: Answer<PullAnswer> = v.object({
  ...time,
  head: count,
  role,
  events: v.array(v.unknown()),
  more: v.boolean(),
});

const serverDay: Answer<ServerDay> = v.object({ day, plates, expenses: rupees, entries: count });

export const dayTotalsAnswer: Answer<ServerTime & { readonly days: readonly ServerDay[] }> =
  v.object({ ...time, days: v.array(serverDay) });

export const inviteAnswer = v.pipe(
  v.object({ code: v.pipe(v.string(), v.minLength(1)), expires_at: isoTime }),
  v.transform(({ code, expires_at: expiresAt }) => ({ code, expiresAt })),
);

export const membersAnswer: Answer<readonly Member[]> = v.pipe(
  v.object({
    members: v.array(
      v.object({
        member: uuid,
        role,
        name: v.nullable(v.string(), ''),
        email: v.nullable(v.string(), ''),
        since: isoTime,
        removed_at: v.nullable(isoTime),
        last_push: v.nullable(isoTime),
      }),
    ),
  }),
  v.transform(({ members }) =>
    members.map(({ removed_at: removedAt, last_push: lastPush, name, email, ...rest }) => ({
      ...rest,
      name: name ?? '',
      email: email ?? '',
      removedAt,
      lastPush,
    })),
  ),
);

export const memberDaysAnswer: Answer<readonly MemberDay[]> = v.pipe(
  v.object({
    members: v.array(
      v.object({
        member: v.nullable(uuid),
        name: v.nullable(v.string(), ''),
        email: v.string(),
        plates,
        expenses: rupees,
        waste: count,
        entries: count,
        first_at: v.nullable(count),
        last_at: v.nullable(count),
        taken_back: v.array(v.object({ id: uuid, at: count })),
      }),
    ),
  }),
  v.transform(({ members }) =>
    members.map(({ first_at: firstAt, last_at: lastAt, taken_back: takenBack, name, ...rest }) => ({
      ...rest,
      name: name ?? '',
      firstAt,
      lastAt,
      takenBack,
    })),
  ),
);

export const lateEntriesAnswer: Answer<readonly LateEntry[]> = v.pipe(
  v.object({
    entries: v.array(
      v.object({
        id: uuid,
        by: v.nullable(uuid),
        name: v.nullable(v.string(), ''),
        email: v.string(),
        why: v.picklist(['late', 'removed']),
        arrived_at: isoTime,
        event: v.unknown(),
      }),
    ),
  }),
  v.transform(({ entries }) =>
    entries.map(({ arrived_at: arrivedAt, name, event, ...rest }) => ({
      ...rest,
      event,
      name: name ?? '',
      arrivedAt,
    })),
  ),
);

/** What a function without a result answers. */
export const noAnswer = v.custom<null>((answer) => answer === null);

/** Of a function whose result is not used. */
export const anyAnswer = v.unknown();
