import { createActionItem } from '@hopgon/contract/action-items/routes';
import { listMotions } from '@hopgon/contract/live/motions/routes';
import { listNotes } from '@hopgon/contract/live/notes/routes';
import { readLiveMeeting } from '@hopgon/contract/live/routes';
import { createMeeting, listMeetings, readMeeting } from '@hopgon/contract/meetings/routes';
import { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { renderMinutesFile } from '@hopgon/contract/minutes/files/routes';
import { listMinutesNumbers } from '@hopgon/contract/minutes/register/routes';
import {
  listMinutesChanges,
  listMinutesComments,
  listMinutesVersions,
} from '@hopgon/contract/minutes/remarks/routes';
import { readMinutes } from '@hopgon/contract/minutes/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { createTranscript } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditEntries } from '../domains/audit/list-audit-entries.ts';
import { companyDataStore } from '../domains/exports/company-data.store.ts';
import { liveRecordStore } from '../domains/exports/live-records.store.ts';
import { findAudience } from '../domains/meetings/core/find-audience.ts';
import { resolveMeeting } from '../domains/meetings/list/resolve-meeting.ts';
import {
  type MeetingSecrecy,
  mayFind,
  mayView,
  meetingPolicy,
  type ViewerRelation,
} from '../domains/meetings/meetings.policy.ts';
import { findAnswer } from '../domains/search/find-answer.ts';
import { type CompanyOf, givenCompany, type Person } from './given.ts';
import { givenAdoptedMinutes } from './given-minutes.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Trần Chi'>;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình', 'Trần Chi'] });
});
afterAll(() => app.close());

const secrecies: readonly MeetingSecrecy[] = (['invited', 'company', 'closed'] as const).flatMap(
  (visibility) => [true, false].map((is_draft) => ({ visibility, is_draft })),
);
const parts = [...ParticipantRole.options, null];
const standings: readonly ViewerRelation[] = [true, false].flatMap((isCreator) =>
  parts.map((part) => ({ isCreator, part })),
);

test('database and policy agree about every standing to every meeting', async () => {
  const cases = standings.flatMap((person) => secrecies.map((meeting) => ({ person, meeting })));
  const answers = await app.database.sql<{ view: boolean; find: boolean }>(
    `select app.may_view_meeting(creator, part, visibility, draft) as view,
       app.may_find_meeting(creator, part, visibility, draft) as find
     from unnest($1::boolean[], $2::text[], $3::text[], $4::boolean[]) with ordinality
       as c (creator, part, visibility, draft, place) order by place`,
    [
      cases.map(({ person }) => person.isCreator),
      cases.map(({ person }) => person.part),
      cases.map(({ meeting }) => meeting.visibility),
      cases.map(({ meeting }) => meeting.is_draft),
    ],
  );
  expect(answers).toEqual(
    cases.map(({ person, meeting }) => ({ view: mayView(person, meeting), find: mayFind(person, meeting) })),
  );
  expect(answers.some(({ view }) => view) && answers.some(({ view }) => !view)).toBe(true);
});

test('no other function of the database writes the rule', async () => {
  const found = await app.database.sql<{ name: string }>(
    `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'app' and p.prosrc ~ 'visibility\\s*(=|<>|is|in)' order by 1`,
  );
  expect(found.map(({ name }) => name)).toEqual(['may_find_meeting', 'may_view_meeting', 'meetings_as']);
});

const minutesYear = 2026;

async function given(by: Person, title: string, invited: readonly Person[]): Promise<string> {
  const body = {
    title,
    startsAt: '2026-11-24T02:30:00Z',
    endsAt: '2026-11-24T03:00:00Z',
    participants: invited.map(({ userId }) => ({ userId })),
    allowClashes: true,
  };
  return (await by.call(createMeeting, { body })).value().id;
}

const asked = (query: string) => ({ message: `${query}?`, query, isAsking: true, past: null });

/** The meetings a person sees, by each output that names meetings. */
async function waysTo(person: Person, id: string, title: string): Promise<Record<string, boolean>> {
  const scope = app.world.scopes.company(person, company.companyId, 'company');
  const names = (rows: readonly { id: string }[]) => rows.some((row) => row.id === id);
  const listed = (await person.call(listMeetings, { query: { from: '2026-11-24T00:00:00Z' } })).value();
  const found = (await person.call(searchCompany, { query: { query: title } })).value();
  const archived = await companyDataStore.meetings(scope.db, person.userId, null, 500);
  const { entries } = await listAuditEntries(scope, { limit: 100 });
  const audience = await findAudience(app.world.scopes.job(company.companyId), id);
  return {
    page: (await person.call(readMeeting, { params: { meetingId: id } })).status === 200,
    list: names(listed.meetings),
    wakeUp: audience === 'company' || audience.includes(person.userId),
    search: names(found.meetings),
    itemsOfSearch: found.items.some(({ meetingId }) => meetingId === id),
    said:
      (await findAnswer(app.world, scope, { ...asked(title), scope: 'all', meetingId: null })).sources
        .length > 0,
    export: archived.some((row) => row.id === id && Object(row.row).title === title),
    audit: entries.some((entry) => JSON.stringify(entry).includes(title)),
    chat: names(await resolveMeeting(app.world, scope, title)),
  };
}

/** Whether a person sees the adopted minutes of a meeting, by each output of them. */
async function waysToMinutes(person: Person, id: string, title: string): Promise<Record<string, boolean>> {
  const scope = app.world.scopes.company(person, company.companyId, 'company');
  const params = { meetingId: id };
  const isOk = ({ status }: { readonly status: number }) => status === 200;
  const { numbers } = (await person.call(listMinutesNumbers, { query: { year: minutesYear } })).value();
  const archived = await companyDataStore.minutes(scope.db, person.userId, null, 500);
  return {
    minutes: isOk(await person.call(readMinutes, { params })),
    file: isOk(await person.call(renderMinutesFile, { params, query: { format: 'pdf' } })),
    comments: isOk(await person.call(listMinutesComments, { params })),
    versions: isOk(await person.call(listMinutesVersions, { params })),
    changes: isOk(await person.call(listMinutesChanges, { params })),
    register: numbers.some(({ minutes }) => minutes?.title === title),
    export: archived.some(({ row }) => Object(row).title === title),
  };
}

/** Whether a person sees what was recorded while a meeting was held, by each output of it. */
async function waysToLive(person: Person, id: string): Promise<Record<string, boolean>> {
  const scope = app.world.scopes.company(person, company.companyId, 'company');
  const params = { meetingId: id };
  const isOk = ({ status }: { readonly status: number }) => status === 200;
  const archived = await liveRecordStore.ofCompany(scope.db, person.userId, null, 500);
  return {
    live: isOk(await person.call(readLiveMeeting, { params })),
    notes: isOk(await person.call(listNotes, { params })),
    motions: isOk(await person.call(listMotions, { params })),
    export: archived.some((row) => row.id === id),
  };
}

test('every output shows a meeting to exactly the people the policy permits', async () => {
  const { owner, people } = company;
  const [creator, other] = [people['Lê Thị Bình'], people['Trần Chi']];
  const title = 'Chốt giá gỗ sồi';
  const id = await given(creator, title, [owner]);
  // First the minutes: what was read in a transcript by then would have to be reviewed before they are adopted.
  await givenAdoptedMinutes(creator, id);
  await creator.call(createTranscript, { body: { meetingId: id, text: `An: ${title} nhé.\nBình: Vâng.` } });
  await creator.call(createActionItem, { body: { title, meetingId: id, assigneeId: owner.userId } });
  await app.database.sql('insert into live_meetings (company_id, meeting_id) values ($1, $2)', [
    company.companyId,
    id,
  ]);
  await app.database.sql('delete from meeting_participants where user_id = $1', [creator.userId]);
  const expectWays = async (person: Person, standing: ViewerRelation, meeting: MeetingSecrecy) => {
    const [view, find] = [mayView(standing, meeting), mayFind(standing, meeting)];
    expect(await waysTo(person, id, title), JSON.stringify({ standing, meeting })).toEqual({
      ...{ page: view, list: view, wakeUp: view },
      ...{ search: find, itemsOfSearch: find, said: find, chat: find, export: find, audit: find },
    });
    expect(await waysToMinutes(person, id, title), JSON.stringify({ standing, meeting })).toEqual({
      ...{ minutes: view, file: view, comments: view, versions: view },
      changes: meetingPolicy.edit(standing, meeting) === null,
      ...{ register: find, export: find },
    });
    const enter = meetingPolicy.enter(standing, meeting) === null;
    expect(await waysToLive(person, id), JSON.stringify({ standing, meeting })).toEqual({
      ...{ live: enter, notes: enter, motions: enter, export: find },
    });
  };
  for (const meeting of secrecies) {
    await app.database.sql('update meetings set visibility = $2, is_draft = $3 where id = $1', [
      id,
      meeting.visibility,
      meeting.is_draft,
    ]);
    await expectWays(creator, { isCreator: true, part: null }, meeting);
    for (const part of parts) {
      await app.database.sql('delete from meeting_participants where user_id = $1', [other.userId]);
      if (part !== null)
        await app.database.sql(
          'insert into meeting_participants (company_id, meeting_id, user_id, role) values ($1, $2, $3, $4)',
          [company.companyId, id, other.userId, part],
        );
      await expectWays(other, { isCreator: false, part }, meeting);
    }
  }
});
