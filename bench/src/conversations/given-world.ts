import { readCompany, updateMember, updateMemberRole } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { saveTerms } from '@hopgon/contract/glossary/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import { givenCompany, type Person } from '../../../server/src/testing/given.ts';
import type { TestApp } from '../../../server/src/testing/start-app-on.ts';
import { type GivenWorld, requireOf } from './given-ids.ts';
import { givenMeetings } from './given-meetings.ts';
import { givenTalks, givenTasks } from './given-talks.ts';
import type { WorldFile } from './world.ts';

/** Builds the company of a world by the product's own use cases; the clock is left at `now`. */
export async function givenWorld(app: TestApp, world: WorldFile): Promise<GivenWorld> {
  app.clock.set(`${world.now}+07:00`);
  const { companyId, people } = await givenMembers(app, world);
  const rooms = await givenRooms(people, world);
  const meetings = await givenMeetings(people, rooms, world);
  await givenTalks(app, { companyId, people, meetings }, world);
  const tasks = await givenTasks(people, meetings, world);
  for (const { id, visibility } of world.meetings) {
    // No screen offers this yet.
    if (visibility === 'closed')
      await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [
        requireOf(meetings, id),
      ]);
  }
  return { people, rooms, meetings, tasks };
}

async function givenMembers(
  app: TestApp,
  { members, company }: WorldFile,
): Promise<{ companyId: string; people: Map<string, Person> }> {
  const [first] = members.filter(({ access }) => access === 'owner');
  const others = members.filter(({ access }) => access !== 'owner').map(({ name }) => name);
  const made = await givenCompany(app, { name: company.name, owner: first?.name ?? '', members: others });
  const people = new Map(
    members.map(({ id, name, access }) => [
      id,
      access === 'owner' ? made.owner : requireOf(new Map(Object.entries(made.people)), name),
    ]),
  );
  for (const { id, access, department, role } of members) {
    const params = { userId: requireOf(people, id).userId };
    if (access === 'admin')
      (await made.owner.call(updateMemberRole, { params, body: { role: 'admin' } })).value();
    (await made.owner.call(updateMember, { params, body: { department, position: role } })).value();
  }
  const { version } = (await made.owner.call(readCompany)).value();
  const settings = {
    chatAccess: 'members' as const,
    workDays: [1, 2, 3, 4, 5],
    workingHours: { start: '08:00', end: '17:30' },
    lunch: { start: '12:00', end: '13:30' },
  };
  // The glossary of the product holds what a word stands for; its whole meaning is written in the description.
  const meanings = company.glossary.map(({ term, meaning }) => `${term}: ${meaning}.`);
  const description = [...company.description, ...meanings].join('\n').slice(0, 1000);
  (await made.owner.call(updateCompany, { body: { version, description, settings } })).value();
  const terms = company.glossary.flatMap(({ term, meaning }) =>
    term
      .split(', ')
      .map((written) => ({ written, spoken: [meaning.split(/[,;]/u)[0]?.slice(0, 100) ?? written] })),
  );
  (await made.owner.call(saveTerms, { body: { terms } })).value();
  return { companyId: made.companyId, people };
}

async function givenRooms(people: ReadonlyMap<string, Person>, { members, rooms }: WorldFile) {
  const owner = requireOf(people, members.find(({ access }) => access === 'owner')?.id ?? '');
  const made = new Map<string, string>();
  for (const { id, name, seats, office, equipment } of rooms) {
    const body = { name, capacity: seats, note: `${office}; ${equipment.join(', ')}` };
    made.set(id, (await owner.call(createRoom, { body })).value().id);
  }
  return made;
}
