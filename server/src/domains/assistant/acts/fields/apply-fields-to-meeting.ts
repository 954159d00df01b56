import type { CardFields, SingleChange } from '@hopgon/contract/chat/changes';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listRooms } from '../../../rooms/list-rooms.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { DirectoryEntry, Workplace } from '../../shared/workplace.rules.ts';
import { buildMeetingCard } from '../cards/build-meeting-card.ts';
import { draftOfCard, type MeetingDraft } from '../meeting-draft.rules.ts';
import { requirePeople, slotFrom } from './card-field.rules.ts';

type MeetingCard = Extract<SingleChange, { kind: 'meeting' }>;

const longestTitle = 200;

/** A meeting to be with other fields. */
export async function applyFieldsToMeeting(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  place: Workplace,
  change: MeetingCard,
  fields: CardFields,
): Promise<MeetingCard> {
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
