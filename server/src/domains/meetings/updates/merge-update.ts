import { mergePeople } from '@hopgon/contract/meetings/merge-people';
import type { ChangedField } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireRoom } from '../../rooms/require-room.ts';
import { describeMeeting } from '../core/meeting-values.presenter.ts';
import { rearrangePeople } from '../core/meetings.rules.ts';
import type { MeetingRow, MeetingValues } from '../core/meetings.store.ts';
import { requireMeetingRow } from '../core/require-meeting-row.ts';
import { buildStaleVersionFailure } from '../history/build-stale-version-failure.ts';
import { type DetailField, detailFields, detailOf, type FieldChange } from '../history/history.rules.ts';
import { historyStore } from '../history/history.store.ts';
import type { MeetingUpdate } from './merge-meeting-values.ts';
import { mergeMeetingValues } from './merge-meeting-values.ts';
import { mergeDetails, mergeGuests, startedPeople } from './merge-update.rules.ts';

/** Differs from every link there is: it is not made yet. */
const newJoinUrl = 'new';

/** The key under which an update sends a detail. */
const inputKey = (field: DetailField) => (field === 'room' ? 'roomId' : field);

/**
 * The same update on the meeting as it is now. Where others changed it since the caller read it, only what the caller
 * really changed is left of it; throws `version_stale` where both changed the same.
 */
export async function mergeUpdate(
  tx: CompanyScope,
  { id: meetingId, version }: { readonly id: string; readonly version: number },
  input: MeetingUpdate,
): Promise<MeetingUpdate> {
  if (version === input.version) return input;
  const now = await requireMeetingRow(tx, meetingId, 'edit');
  const since = await changesSince(tx, now, input.version);
  if (!since) throw await buildStaleVersionFailure(tx, meetingId, input.version);
  const { kept, conflicts } = mergeDetails({
    current: detailsOf(now, now.room_name, detailFields),
    wanted: await wantedDetails(tx, now, input),
    since,
  });
  const current = now.participants.map(({ user_id: userId, role }) => ({ userId, role }));
  const started = startedPeople({ current, since });
  const named = input.participants && rearrangePeople(started, input.participants, now.created_by);
  const participants = named && mergePeople({ started, mine: named, theirs: current });
  const guests = input.guests && mergeGuests({ current: now.guests, wanted: input.guests, since });
  const fields: ChangedField[] = [
    ...conflicts,
    ...(participants === null ? (['participant'] as const) : []),
    ...(guests === null ? (['guest'] as const) : []),
  ];
  if (fields.length > 0) throw await buildStaleVersionFailure(tx, meetingId, input.version, fields);
  return {
    ...Object.fromEntries(kept.map((field) => [inputKey(field), input[inputKey(field)]])),
    version: now.version,
    allowClashes: input.allowClashes,
    makeJoinUrl: input.makeJoinUrl,
    notify: input.notify,
    ...(participants && { participants }),
    ...(guests && { guests }),
  };
}

/** What happened to a meeting since a version, the earliest first; null where history does not know all of it. */
async function changesSince(
  tx: CompanyScope,
  now: MeetingRow,
  version: number,
): Promise<readonly FieldChange[] | null> {
  if (version > now.version) return null;
  const rows = (await historyStore.since(tx.db, now.id, version)).toReversed();
  const isWhole = new Set(rows.map((row) => row.version)).size === now.version - version;
  return isWhole ? rows.flatMap(({ fields }) => fields) : null;
}

/** What the caller sent, as history writes it. */
async function wantedDetails(
  tx: CompanyScope,
  now: MeetingRow,
  input: MeetingUpdate,
): Promise<ReadonlyMap<DetailField, string | null>> {
  const { roomId } = input;
  const isOtherRoom = roomId !== undefined && roomId !== null && roomId !== now.room_id;
  const room = isOtherRoom ? (await requireRoom(tx, roomId)).name : roomId === null ? null : now.room_name;
  const values = {
    ...mergeMeetingValues(now, input),
    time_zone: input.timeZone ?? now.time_zone,
    join_url: input.makeJoinUrl ? newJoinUrl : (input.joinUrl ?? now.join_url),
    room_id: now.room_id,
  };
  const sent = detailFields.filter(
    (field) => input[inputKey(field)] !== undefined || (field === 'joinUrl' && input.makeJoinUrl),
  );
  return detailsOf(values, room, sent);
}

const detailsOf = (values: MeetingValues, room: string | null, fields: readonly DetailField[]) =>
  new Map(fields.map((field) => [field, detailOf(describeMeeting(values, room), field)]));
