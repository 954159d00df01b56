import { createMeeting, listMeetings, respondToInvitation } from '@hopgon/contract/meetings/routes';
import { saveAgenda } from '@hopgon/contract/preparation/routes';
import { createSeries } from '@hopgon/contract/series/routes';
import { type GivenWorld, instantAt, requireOf } from './given-ids.ts';
import type { WorldFile, WorldMeeting } from './world.ts';

/** "weekly on tue, fri", "monthly on the first thu" */
function recurrenceOf(repeat: string) {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const on = repeat.split(' on ')[1] ?? '';
  const weekdays = days.flatMap((day, at) => (on.includes(day) ? [at + 1] : []));
  const [weekday = 1] = weekdays;
  const ends = { by: 'never' } as const;
  return repeat.startsWith('weekly')
    ? ({ frequency: 'weekly', interval: 1, weekdays, ends } as const)
    : ({ frequency: 'monthly', interval: 1, on: { by: 'weekday', nth: 1, weekday }, ends } as const);
}

/** Creates the meetings and series of a world, with their answers and agendas. */
export async function givenMeetings(
  people: GivenWorld['people'],
  rooms: GivenWorld['rooms'],
  world: WorldFile,
): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const meeting of world.meetings) {
    if (made.has(meeting.id)) continue;
    for (const [id, meetingId] of await createOne(people, rooms, world, meeting)) made.set(id, meetingId);
  }
  for (const meeting of world.meetings) {
    const meetingId = requireOf(made, meeting.id);
    await givenAnswers(people, meeting, meetingId, world.now);
    if (meeting.agenda.length === 0) continue;
    const items = meeting.agenda.map(({ item, minutes }) => ({ title: item, minutes }));
    const input = { params: { meetingId }, body: { version: 0, items } };
    (await requireOf(people, meeting.organizer).call(saveAgenda, input)).value();
  }
  return made;
}

/** A meeting, or the series it is the first of; the ids of those that the world names. */
async function createOne(
  people: GivenWorld['people'],
  rooms: GivenWorld['rooms'],
  world: WorldFile,
  meeting: WorldMeeting,
): Promise<[string, string][]> {
  const organizer = requireOf(people, meeting.organizer);
  const body = bodyOf(people, rooms, meeting);
  const series = world.series.find(({ id }) => id === meeting.series);
  if (!series) return [[meeting.id, (await organizer.call(createMeeting, { body })).value().id]];
  const recurrence = recurrenceOf(series.repeat);
  (await organizer.call(createSeries, { body: { ...body, recurrence } })).value();
  const ids: [string, string][] = [];
  for (const { id, start, end, series: of, title } of world.meetings) {
    if (of !== series.id) continue;
    const query = { from: instantAt(start), to: instantAt(end), limit: 100 };
    const { meetings } = (await organizer.call(listMeetings, { query })).value();
    const one = meetings.find((each) => each.startsAt === instantAt(start) && each.title === title);
    if (one) ids.push([id, one.id]);
  }
  return ids;
}

function bodyOf(people: GivenWorld['people'], rooms: GivenWorld['rooms'], meeting: WorldMeeting) {
  return {
    title: meeting.title,
    type: meeting.online ? ('video' as const) : ('in-person' as const),
    startsAt: instantAt(meeting.start),
    endsAt: instantAt(meeting.end),
    roomId: meeting.room === undefined ? null : requireOf(rooms, meeting.room),
    participants: meeting.people.map((id) => ({
      userId: requireOf(people, id).userId,
      role: roleIn(meeting, id),
    })),
    guests: meeting.guests.map((email) => ({ email, name: email })),
    allowClashes: true,
  };
}

function roleIn({ chair, secretary }: WorldMeeting, id: string) {
  if (id === chair) return 'chair' as const;
  return id === secretary ? ('secretary' as const) : ('attendee' as const);
}

async function givenAnswers(
  people: GivenWorld['people'],
  { people: invited, organizer, unanswered, start, end }: WorldMeeting,
  meetingId: string,
  now: string,
) {
  if (end <= now) return;
  const times = { startsAt: instantAt(start), endsAt: instantAt(end) };
  for (const id of invited) {
    if (id === organizer || unanswered.includes(id)) continue;
    const body = { times, answer: 'accepted' as const };
    (await requireOf(people, id).call(respondToInvitation, { params: { meetingId }, body })).value();
  }
}
