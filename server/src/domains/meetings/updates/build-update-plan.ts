import { demand } from '@hopgon/contract/failure';
import type { World } from '../../../platform/world.ts';
import { describeMeeting } from '../core/meeting-values.presenter.ts';
import {
  changesAnybody,
  changesTimes,
  changesToNotify,
  type PeopleChanges,
  takenUp,
} from '../core/meetings.rules.ts';
import type { MeetingRow, MeetingValues } from '../core/meetings.store.ts';
import { detailChanges, type FieldChange, partChanges } from '../history/history.rules.ts';
import { changesToMail, type NotifiedChange } from '../invitations/notified-changes.rules.ts';
import { computePeopleChanges } from '../people/compute-people-changes.ts';
import {
  changesGuests,
  type GuestChanges,
  guestChanges,
  guestHistory,
  guestsRefusal,
  noGuestChanges,
} from '../people/guests.rules.ts';
import type { Taking } from '../time/require-free-time.ts';
import type { MeetingLocation } from '../time/resolve-location.ts';
import { type MeetingUpdate, mergeMeetingValues } from './merge-meeting-values.ts';

/** The result of an update, before anything of it is written. */
export interface UpdatePlan {
  readonly values: MeetingValues & { readonly ended_at: Date | null };
  readonly people: PeopleChanges;
  readonly guests: GuestChanges;
  /** What history says of it. */
  readonly fields: readonly FieldChange[];
  readonly toNotify: readonly ('time' | 'place')[];
  /** What people get a mail of, as the caller chose. */
  readonly toMail: readonly NotifiedChange[];
  /** Whether people are notified of anything. */
  readonly isNotified: boolean;
  /** What must be free for it; null where it takes up nothing more than before. */
  readonly takes: Pick<Taking, 'userIds' | 'roomId'> | null;
}

const nobody: PeopleChanges = { added: [], removed: [], moved: [] };

/** The same where its place is known. */
export function buildUpdatePlan(
  world: Pick<World, 'clock'>,
  before: MeetingRow,
  input: MeetingUpdate,
  { room_name: room, ...place }: MeetingLocation,
): UpdatePlan {
  const merged = { ...mergeMeetingValues(before, input), ...place };
  const old = describeMeeting(before, before.room_name);
  const next = describeMeeting(merged, room);
  const people = input.participants ? computePeopleChanges(before, input.participants) : nobody;
  if (input.guests) demand(guestsRefusal(input.guests));
  const guests = input.guests ? guestChanges(before.guests, input.guests) : noGuestChanges;
  const now = world.clock.now();
  // What is put right in a meeting that is over asks nobody again.
  const isOver = before.ends_at <= now && merged.ends_at <= now;
  const toNotify = isOver ? [] : changesToNotify(old, next, now);
  const hasNewContent = old.title !== next.title || old.goal !== next.goal;
  const toMail = isOver ? [] : changesToMail({ changes: toNotify, hasNewContent, notify: input.notify });
  const moves = changesTimes(old, next);
  const takes = before.is_draft ? null : taking(before, { people, moves, roomId: merged.room_id });
  const parts = before.participants.map(({ user_id: userId, role }) => ({ userId, role }));
  return {
    values: { ...merged, ended_at: moves ? null : before.ended_at },
    people,
    guests,
    fields: [...detailChanges(old, next), ...partChanges(parts, people), ...guestHistory(guests)],
    toNotify,
    toMail,
    isNotified:
      !before.is_draft &&
      (toNotify.length + toMail.length > 0 || changesAnybody(people) || changesGuests(guests)),
    takes,
  };
}

/** After a move everyone and the room must be free again, else whom and what it takes up newly. */
function taking(
  before: MeetingRow,
  { people, moves, roomId }: { people: PeopleChanges; moves: boolean; roomId: string | null },
): UpdatePlan['takes'] {
  const joining = [...people.added, ...people.moved].filter(({ role }) => role !== 'informed');
  const was = takenUp(before.participants);
  const newly = joining.map(({ userId }) => userId).filter((userId) => !was.includes(userId));
  if (moves) {
    const staying = was.filter((userId) => !people.removed.includes(userId));
    return { userIds: [...staying, ...newly], roomId };
  }
  const newRoom = roomId === before.room_id ? null : roomId;
  return newRoom === null && newly.length === 0 ? null : { userIds: newly, roomId: newRoom };
}
