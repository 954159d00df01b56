import { listActionItems } from '@hopgon/contract/action-items/routes';
import { findClashes, listBusyTimes } from '@hopgon/contract/meetings/busy/routes';
import { publishMeeting } from '@hopgon/contract/meetings/lifecycle/routes';
import {
  cancelMeeting,
  createMeeting,
  listMeetings,
  readMeeting,
  updateMeeting,
} from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { respond } from '../../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Bình' | 'Chi'>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await givenCompany(app, { owner: 'An', members: ['Bình', 'Chi'] });
});

const hour = { startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T03:00:00Z' };

/** Bình's, with Chi to come and the owner as secretary or not at all. */
async function givenDraft(secretary = false) {
  const { Bình, Chi } = company.people;
  const participants = [
    { userId: Chi.userId },
    ...(secretary ? [{ userId: company.owner.userId, role: 'secretary' as const }] : []),
  ];
  const body = { title: 'Tái cơ cấu', ...hour, visibility: 'company' as const, participants, isDraft: true };
  return (await Bình.call(createMeeting, { body })).value();
}
const read = (person: Person, meetingId: string) => person.call(readMeeting, { params: { meetingId } });
const mailCount = async (meetingId: string) =>
  (await app.database.sql('select from outbox_mails where subject_id = $1', [meetingId])).length;

test('only those who prepare a draft see it; nobody else sees it anywhere or is notified', async () => {
  const { Bình, Chi } = company.people;
  const { id, status } = await givenDraft(true);
  expect(status).toBe('draft');
  expect((await read(company.owner, id)).value().can).toMatchObject({
    edit: true,
    publish: true,
    answer: false,
  });
  expect(await read(Chi, id)).toMatchObject(refusal('meeting_not_found'));
  const seen = async (person: Person) =>
    (await person.call(listMeetings)).value().meetings.map((one) => one.id);
  expect(await seen(company.owner)).toEqual([id]);
  expect(await seen(Chi)).toEqual([]);
  const found = async (person: Person) =>
    (await person.call(searchCompany, { query: { query: 'tai co cau' } })).value().meetings;
  expect(await found(Bình)).toHaveLength(1);
  expect(await found(Chi)).toEqual([]);
  const range = { from: '2026-12-01T00:00:00Z', to: '2026-12-02T00:00:00Z', personId: Chi.userId };
  expect((await company.owner.call(listBusyTimes, { query: range })).value().busy).toEqual([]);
  const clashes = { ...hour, userIds: [Chi.userId, Bình.userId] };
  expect((await Bình.call(findClashes, { body: clashes })).value().clashes).toEqual([]);
  expect(await Chi.call(listActionItems, { query: { meetingId: id } })).toMatchObject(
    refusal('meeting_not_found'),
  );
  const body = { version: 1, startsAt: '2026-12-01T02:30:00Z', location: 'Tầng 3' };
  (await Bình.call(updateMeeting, { params: { meetingId: id }, body })).value();
  expect((await Chi.call(listNotifications)).value().notifications).toEqual([]);
  expect(await mailCount(id)).toBe(0);
  const answered = await respond(Bình, id, { answer: 'declined' });
  expect(answered).toMatchObject(refusal('meeting_is_draft'));
});

test('published it invites its people, once, and takes up its hour', async () => {
  const { Bình, Chi } = company.people;
  const { id: meetingId } = await givenDraft();
  (await Chi.call(createMeeting, { body: { title: 'Khác', ...hour } })).value();
  const publish = (body: { version: number; allowClashes?: boolean }) =>
    Bình.call(publishMeeting, { params: { meetingId }, body });
  expect(await publish({ version: 2 })).toMatchObject(refusal('version_stale'));
  expect(await publish({ version: 1 })).toMatchObject(refusal('meeting_clashes'));
  const published = (await publish({ version: 1, allowClashes: true })).value();
  expect(published).toMatchObject({ status: 'upcoming', version: 2, can: { publish: false, answer: true } });
  const bell = (await Chi.call(listNotifications)).value().notifications;
  expect(bell.map(({ text }) => text)).toEqual([expect.stringContaining('mời bạn dự “Tái cơ cấu”')]);
  expect(await mailCount(meetingId)).toBe(1);
  expect(await publish({ version: 2 })).toMatchObject(refusal('meeting_not_draft'));
  expect((await read(Chi, meetingId)).value().myAnswer).toBe('waiting');
});

test('a server without a base address makes no link', async () => {
  const body = { title: 'Họp', ...hour, makeJoinUrl: true, allowClashes: true };
  expect(await company.owner.call(createMeeting, { body })).toMatchObject(refusal('meet_not_configured'));
});

test('called off it is gone without a word', async () => {
  const { Bình } = company.people;
  const { id: meetingId } = await givenDraft();
  (await Bình.call(cancelMeeting, { params: { meetingId } })).value();
  expect(await read(Bình, meetingId)).toMatchObject(refusal('meeting_not_found'));
  expect(await mailCount(meetingId)).toBe(0);
});

test('somebody who deletes a draft calls off no meeting that was published meanwhile, nor the other way round', async () => {
  const { Bình, Chi } = company.people;
  const { id: meetingId, version } = await givenDraft();
  const params = { meetingId };
  const cancel = (draft: 'true' | 'false') => Bình.call(cancelMeeting, { params, query: { draft } });
  expect(await cancel('false')).toMatchObject(refusal('version_stale'));
  (await Bình.call(publishMeeting, { params, body: { version } })).value();
  expect(await cancel('true')).toMatchObject(refusal('version_stale'));
  expect((await read(Chi, meetingId)).value().status).toBe('upcoming');
  (await cancel('false')).value();
  expect((await read(Chi, meetingId)).value().status).toBe('cancelled');
});
