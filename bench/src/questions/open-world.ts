import { createMeeting } from '@hopgon/contract/meetings/routes';
import { givenCompany, type Person } from '../../../server/src/testing/given.ts';
import { startAppOn, type TestApp } from '../../../server/src/testing/start-app-on.ts';
import type { TestPostgres } from '../../../server/src/testing/test-postgres.ts';
import { type QuestionWorld, readTalk } from './read-questions.ts';

const hour = 3_600_000;

export interface OpenWorld {
  readonly app: TestApp;
  readonly askers: ReadonlyMap<string, Person>;
  /** The id in the database of each meeting, by the one of the questions. */
  readonly meetingIds: ReadonlyMap<string, string>;
  readonly close: () => Promise<void>;
}

const insertTranscript = `
  insert into transcripts (company_id, id, meeting_id, version, name, format, content, turn_count, state, uploaded_by, created_at)
  values ($1, $2, $2, 1, 'ban-ghi.txt', 'text', '', $3, 'unasked', $4, now())`;
const insertTurns = `
  insert into transcript_turns (company_id, transcript_id, index, speaker, text)
  select $1, $2, place - 1, speaker, text
  from unnest($3::text[], $4::text[]) with ordinality as said (speaker, text, place)`;

/** The meetings of the questions as those of one company, through the app; turns keep their places. */
export async function openWorld(postgres: TestPostgres, world: QuestionWorld): Promise<OpenWorld> {
  const app = await startAppOn(postgres);
  app.clock.set(world.now);
  const names = world.askers.map(({ name }) => name);
  const company = await givenCompany(app, { name: world.company, owner: 'Chủ công ty', admins: names });
  const askers = new Map(
    world.askers.flatMap(({ id, name }) => {
      const person = company.people[name];
      return person ? [[id, person] as const] : [];
    }),
  );
  const meetingIds = new Map<string, string>();
  for (const { id, start, title, closed, participants } of world.meetings) {
    const people = world.askers
      .filter((asker) => asker.is.some(({ meeting }) => meeting === id))
      .flatMap((asker) => askers.get(asker.id) ?? []);
    const [creator = company.owner] = people;
    const body = {
      title,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(new Date(start).getTime() + hour).toISOString(),
      visibility: closed ? ('invited' as const) : ('company' as const),
      participants: people.map(({ userId }) => ({ userId })),
      allowClashes: true,
    };
    const meetingId = (await creator.call(createMeeting, { body })).value().id;
    meetingIds.set(id, meetingId);
    const nameByLabel = new Map(participants.map(({ label, name }) => [label, name]));
    const { turns } = readTalk(id);
    const { sql } = app.database;
    if (closed) await sql(`update meetings set visibility = 'closed' where id = $1`, [meetingId]);
    await sql(insertTranscript, [company.companyId, meetingId, turns.length, creator.userId]);
    await sql(insertTurns, [
      company.companyId,
      meetingId,
      turns.map(({ speaker }) => nameByLabel.get(speaker ?? '') ?? speaker),
      turns.map(({ text }) => text),
    ]);
  }
  await app.database.sql('analyze');
  return { app, askers, meetingIds, close: () => app.close() };
}
