import type { CardFields, SingleChange } from '@hopgon/contract/chat/changes';
import { localTime } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readMeeting } from '../../../meetings/core/read-meeting.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import { buildMeetingChange } from '../cards/build-meeting-change.ts';
import { slotOfMeeting } from '../meant-meeting.rules.ts';
import { requirePeople, slotFrom } from './card-field.rules.ts';

type MeetingChange = Extract<SingleChange, { kind: 'meeting-change' }>;

/** Another time for a meeting that is there, or other people who are invited to it beside those it has. */
export async function applyFieldsToChange(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  place: Workplace,
  change: MeetingChange,
  fields: CardFields,
): Promise<MeetingChange> {
  const meeting = await readMeeting(world, scope, change.meetingId);
  const before = slotOfMeeting(meeting);
  const time = change.time ?? { startsAt: meeting.startsAt, endsAt: meeting.endsAt };
  const shown = {
    start: localTime(new Date(time.startsAt), meeting.timeZone),
    end: localTime(new Date(time.endsAt), meeting.timeZone),
  };
  const slot = slotFrom(fields, shown, meeting.timeZone);
  const isAlike = slot.start === before.start && slot.end === before.end;
  const add = requirePeople(place, fields.userIds ?? change.add.map(({ userId }) => userId));
  const remove = requirePeople(
    place,
    change.remove.map(({ userId }) => userId),
  );
  return buildMeetingChange(world, scope, place, meeting, {
    ...{ slot: isAlike ? null : slot, add, remove },
    ...{ newTitle: change.newTitle, place: change.place },
  });
}
