import type { CardChange, CardFields, SingleChange } from '@hopgon/contract/chat/changes';
import { Failure } from '@hopgon/contract/failure';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { localTime } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import { listRooms } from '../../rooms/list-rooms.ts';
import { dayWarnings } from '../plan/warnings.rules.ts';
import { writeWarning } from '../render/warning-words.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import { readWorkplace } from '../resolve/read-workplace.ts';
import type { DirectoryEntry, Slot, Workplace } from '../shared/workplace.rules.ts';
import { buildMeetingCard } from './build-meeting-card.ts';
import { buildMeetingChange } from './build-meeting-change.ts';
import { slotOfMeeting } from './meant-meeting.rules.ts';
import { draftOfCard, type MeetingDraft } from './meeting-draft.rules.ts';

const unfit = (): never => {
  throw new Failure('card_field_unfit');
};

/** A card with the fields a person chose, and the warnings of what it holds then. */
export async function applyCardFields(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  change: CardChange,
  fields: CardFields,
): Promise<CardChange> {
  const place = await readWorkplace(world, scope);
  switch (change.kind) {
    case 'meeting':
      return applyToMeeting(world, scope, place, change, fields);
    case 'action-item':
      return applyToTask(place, change, fields);
    case 'meeting-change':
      return applyToChange(world, scope, place, change, fields);
    default:
      return unfit();
  }
}

function requirePeople(place: Workplace, userIds: readonly string[]): readonly DirectoryEntry[] {
  const byId = new Map(place.people.map((person) => [person.userId, person]));
  return userIds.map((userId) => byId.get(userId) ?? missing());
}

const missing = (): never => {
  throw new Failure('participant_not_member');
};

async function applyToMeeting(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  place: Workplace,
  change: Extract<SingleChange, { kind: 'meeting' }>,
  fields: CardFields,
): Promise<CardChange> {
  if (fields.deadline !== undefined || fields.priority !== undefined) return unfit();
  const draft = draftOfCard(change, place);
  const title = fields.title?.trim() || draft.title;
  return buildMeetingCard(world, scope, place, {
    ...draft,
    title: title.slice(0, longestTitle),
    goal: fields.title === undefined ? draft.goal : title,
    slot: slotFrom(fields, draft.slot, place.zone),
    people: peopleFrom(fields, draft.people, place),
    room: await roomFrom(scope, fields, draft.room),
    location: fields.location ?? draft.location,
    isOnline: fields.isOnline ?? draft.isOnline,
  });
}

const longestTitle = 200;

function slotFrom({ startsAt, endsAt }: CardFields, before: Slot, zone: string): Slot {
  const slot = {
    start: startsAt === undefined ? before.start : localTime(new Date(startsAt), zone),
    end: endsAt === undefined ? before.end : localTime(new Date(endsAt), zone),
  };
  if (slot.end <= slot.start) throw new Failure('meeting_end_before_start');
  return slot;
}

/** The caller stays, and stays first. */
function peopleFrom(
  { userIds }: CardFields,
  before: readonly DirectoryEntry[],
  place: Workplace,
): readonly DirectoryEntry[] {
  const others = userIds?.filter((userId) => userId !== place.callerId);
  return others ? requirePeople(place, [place.callerId, ...others]) : before;
}

async function roomFrom(
  scope: CompanyScope,
  { roomId }: CardFields,
  before: MeetingDraft['room'],
): Promise<MeetingDraft['room']> {
  if (roomId === undefined || roomId === null) return roomId === undefined ? before : null;
  const { rooms } = await listRooms(scope);
  const room = rooms.find(({ id, archivedAt }) => id === roomId && archivedAt === null);
  if (!room) throw new Failure('room_not_found');
  return { id: room.id, name: room.name };
}

function applyToTask(
  place: Workplace,
  change: Extract<SingleChange, { kind: 'action-item' }>,
  { title, userIds, deadline, priority, startsAt, endsAt, location, roomId, isOnline }: CardFields,
): CardChange {
  if ([startsAt, endsAt, location, roomId, isOnline].some((field) => field !== undefined)) return unfit();
  const [assignee = change.assignee, ...others] = userIds ? requirePeople(place, userIds) : [];
  if (others.length > 0) return unfit();
  const due = deadline === undefined ? change.deadline : deadline;
  return {
    ...change,
    title: title?.trim() || change.title,
    assignee: { userId: assignee.userId, displayName: assignee.displayName },
    deadline: due,
    when: due === null ? '' : dayInWords(due),
    priority: priority ?? change.priority,
    warnings: due === null ? [] : dayWarnings(due, place.hours).map(writeWarning),
  };
}

async function applyToChange(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  place: Workplace,
  change: Extract<SingleChange, { kind: 'meeting-change' }>,
  { startsAt, endsAt, userIds, ...others }: CardFields,
): Promise<CardChange> {
  if (Object.values(others).some((field) => field !== undefined)) return unfit();
  const meeting = await readMeeting(world, scope, change.meetingId);
  const before = slotOfMeeting(meeting);
  const time = change.time ?? { startsAt: meeting.startsAt, endsAt: meeting.endsAt };
  const shown = {
    start: localTime(new Date(time.startsAt), meeting.timeZone),
    end: localTime(new Date(time.endsAt), meeting.timeZone),
  };
  const slot = slotFrom({ startsAt, endsAt }, shown, meeting.timeZone);
  const isAlike = slot.start === before.start && slot.end === before.end;
  const known = new Set(meeting.participants.map(({ userId }) => userId));
  const wanted = userIds ? new Set(userIds) : null;
  const add = requirePeople(
    place,
    wanted ? [...wanted].filter((id) => !known.has(id)) : change.add.map(({ userId }) => userId),
  );
  const remove = requirePeople(
    place,
    wanted ? [...known].filter((id) => !wanted.has(id)) : change.remove.map(({ userId }) => userId),
  );
  return buildMeetingChange(scope, place, meeting, { slot: isAlike ? null : slot, add, remove });
}
