import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { instantOf } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { warningsOf } from '../../plan/warnings.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import { writeWarning } from '../../render/warning-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { readRoomUse } from '../../resolve/acts/read-room-use.ts';
import { readBrokenRules } from '../../resolve/read-broken-rules.ts';
import { readBusy } from '../../resolve/read-busy.ts';
import { type DirectoryEntry, type Slot, slotOnClock, type Workplace } from '../../shared/workplace.rules.ts';
import { slotOfMeeting } from '../meant-meeting.rules.ts';
import { seriesNote } from '../series-note.rules.ts';

type MeetingChange = Extract<SingleChange, { kind: 'meeting-change' }>;

export interface WantedChange {
  /** Its new time; null where it stays. */
  readonly slot: Slot | null;
  readonly add: readonly DirectoryEntry[];
  readonly remove: readonly DirectoryEntry[];
  readonly newTitle?: string | undefined;
  readonly place?: MeetingChange['place'];
}

/** The change of a meeting as its card shows it, with what speaks against the new time or the new people. */
export async function buildMeetingChange(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  place: Workplace,
  meeting: Meeting,
  { slot, add, remove, newTitle, place: moved }: WantedChange,
): Promise<MeetingChange> {
  const before = slotOfMeeting(meeting);
  const known = new Set(meeting.participants.map(({ userId }) => userId));
  const added = add.filter(({ userId }) => !known.has(userId));
  const removed = remove.filter(({ userId }) => known.has(userId));
  const there = [
    ...add
      .filter(({ userId }) => known.has(userId))
      .map(({ displayName }) => `${displayName} đã được mời rồi.`),
    ...remove
      .filter(({ userId }) => !known.has(userId))
      .map(({ displayName }) => `${displayName} không có trong danh sách mời.`),
  ];
  const isRenamed = newTitle !== undefined && newTitle !== meeting.title;
  const isChange = slot || moved || isRenamed || added.length + removed.length > 0;
  return {
    kind: 'meeting-change',
    meetingId: meeting.id,
    title: meeting.title,
    when: slotInWords(before),
    version: meeting.version,
    timeZone: meeting.timeZone,
    time: slot && {
      startsAt: instantOf(slot.start, meeting.timeZone).toISOString(),
      endsAt: instantOf(slot.end, meeting.timeZone).toISOString(),
      when: slotInWords(slot),
      isLength: slot.start === before.start,
    },
    add: added.map(nameOnly),
    remove: removed.map(nameOnly),
    ...(newTitle !== undefined && { newTitle }),
    ...(moved && { place: moved }),
    warnings: [
      ...there,
      ...(isChange ? seriesNote(meeting) : []),
      ...(await roomUseOf(world, scope, meeting, { slot, moved })),
      ...(await clashesOf(scope, place, meeting, { slot, before, added, removed })),
    ],
  };
}

const nameOnly = ({ userId, displayName }: DirectoryEntry) => ({ userId, displayName });

/** Who uses its new room then, or the room it has at its new time. */
async function roomUseOf(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  meeting: Meeting,
  { slot, moved }: { readonly slot: Slot | null; readonly moved: MeetingChange['place'] },
): Promise<string[]> {
  const room = moved ? moved.room : slot && meeting.room;
  if (!room) return [];
  const at = slot ?? slotOfMeeting(meeting);
  const uses = await readRoomUse(world, scope, room.id, at, meeting.timeZone);
  return uses
    .filter(({ meetingId }) => meetingId !== meeting.id)
    .map(({ text }) => `${room.name} đã có người dùng ${text}.`);
}

interface Checked {
  readonly slot: Slot | null;
  readonly before: Slot;
  readonly added: readonly DirectoryEntry[];
  readonly removed: readonly DirectoryEntry[];
}

/** Clashes of everybody at a new time, or of new people at the old one; the meeting itself is no clash. */
async function clashesOf(
  scope: CompanyScope,
  place: Workplace,
  meeting: Meeting,
  { slot, before, added, removed }: Checked,
): Promise<string[]> {
  const gone = new Set(removed.map(({ userId }) => userId));
  const staying = place.people.filter(
    ({ userId }) => meeting.participants.some((one) => one.userId === userId) && !gone.has(userId),
  );
  const people = slot ? [...staying, ...added] : added;
  // The company's clock counts: its hours, and the calendars of its people.
  const at = slotOnClock(slot ?? before, meeting.timeZone, place.zone);
  const busy = await readBusy(scope, place, people, [at], meeting.id);
  const caller = place.people.filter(({ userId }) => userId === place.callerId);
  const named = [...caller, ...people.filter(({ userId }) => userId !== place.callerId)];
  const rules = await readBrokenRules(scope, place, people, { slot: at, exceptMeetingId: meeting.id });
  const all = [...warningsOf(at, place.hours, { busy, people: named }), ...rules];
  return all.filter((warning) => slot !== null || warning.kind === 'busy').map(writeWarning);
}
