import { listAdoptedDecisions } from '@hopgon/contract/minutes/decisions/routes';
import { updateMinutesLine } from '@hopgon/contract/minutes/lines/routes';
import { draftMinutes, readMinutes } from '@hopgon/contract/minutes/routes';
import { adoptMinutes, correctMinutes, requestMinutesReview } from '@hopgon/contract/minutes/steps/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { givenAdoptedMinutes, givenReadings } from '../../../testing/given-minutes.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let owner: Person;
let member: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const company = await givenCompany(app, { members: ['Mai', 'Long'] });
  owner = company.owner;
  member = company.people.Mai;
  other = company.people.Long;
});
afterAll(() => app.close());

const meet = async (title: string, guests: readonly Person[] = [member]): Promise<string> => {
  const participants = guests.map(({ userId }) => ({ userId, role: 'attendee' as const }));
  return (await givenReadings(app, { chair: owner, title, participants })).meetingId;
};
const adopted = async (title: string, guests?: readonly Person[]) => {
  const meetingId = await meet(title, guests);
  await givenAdoptedMinutes(owner, meetingId);
  return meetingId;
};
const decisionOf = async (person: Person, meetingId: string) => {
  const { minutes } = (await person.call(readMinutes, { params: { meetingId } })).value();
  return minutes?.sections.flatMap(({ lines }) => lines).find(({ kind }) => kind === 'decision');
};
const found = async (person: Person, search = '') =>
  (await person.call(listAdoptedDecisions, { query: { search } })).value().decisions;

/** A draft whose decision was named before it was adopted. */
async function givenReplacing(title: string, olderId: string, guests?: readonly Person[]): Promise<string> {
  const meetingId = await adopted(title, guests);
  await app.database.sql(
    `update minutes_lines set replaces_minutes_id = o.minutes_id, replaces_line_id = o.id from minutes_lines o
     where o.id = $2 and minutes_lines.kind = 'decision' and minutes_lines.minutes_id = (select id from minutes where meeting_id = $1)`,
    [meetingId, olderId],
  );
  return meetingId;
}

test('one who may find a decision links to it; the older one says by what it was replaced', async () => {
  const first = await adopted('Giao ban tháng 10');
  const [older] = await found(owner, 'tang ca');
  expect(older).toMatchObject({ text: 'Thống nhất tăng ca', title: 'Giao ban tháng 10', number: '01/BB' });
  const second = await givenReplacing('Giao ban tháng 11', older?.id ?? '');
  expect(await decisionOf(member, second)).toMatchObject({
    replaces: { id: older?.id, decision: { number: '01/BB', meetingId: first } },
  });
  expect(await decisionOf(member, first)).toMatchObject({
    replacedBy: { number: '02/BB', meetingId: second },
  });
});

test('a decision is linked while its minutes are open, and not to what one may not find', async () => {
  await adopted('Giao ban');
  await adopted('Lương thưởng', []);
  const [older] = await found(owner, 'Giao ban');
  const [secret] = await found(owner, 'luong thuong');
  expect((await found(member)).map(({ title }) => title)).toEqual(['Giao ban']);
  expect(await found(other)).toEqual([]);
  const meetingId = (
    await givenReadings(app, {
      chair: member,
      readings: [{ kind: 'decision', text: 'Bỏ tăng ca', state: 'approved' }],
    })
  ).meetingId;
  const draft = (await member.call(draftMinutes, { params: { meetingId }, body: {} })).value();
  const line = draft.sections.flatMap(({ lines }) => lines)[0];
  const params = { meetingId, minutesLineId: line?.id ?? '' };
  const link = (version: number, replacesId: string | null) =>
    member.call(updateMinutesLine, { params, body: { version, replacesId } });
  expect(await link(1, secret?.id ?? '')).toMatchObject(refusal('minutes_decision_not_found'));
  expect(await link(1, line?.id ?? '')).toMatchObject(refusal('minutes_decision_not_found'));
  expect((await link(1, older?.id ?? '')).value().line).toMatchObject({
    replaces: { id: older?.id, decision: { title: 'Giao ban' } },
  });
  // Nothing is replaced before the new minutes are adopted.
  expect(await decisionOf(owner, older?.meetingId ?? '')).toMatchObject({ replacedBy: null });
  expect((await link(2, null)).value().line).toMatchObject({ replaces: null });
});

test('who may not find the other meeting sees nothing of its words; a deleted one leaves no link', async () => {
  const first = await adopted('Lương thưởng', []);
  const [older] = await found(owner);
  const second = await givenReplacing('Giao ban', older?.id ?? '');
  expect(await decisionOf(member, second)).toMatchObject({ replaces: { id: older?.id, decision: null } });
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [second]);
  expect(await decisionOf(owner, first)).toMatchObject({ replacedBy: null });
  await app.database.sql('delete from meetings where id = $1', [first]);
  expect(await decisionOf(owner, second)).toMatchObject({ replaces: null });
});

test('of corrected minutes the decisions of the newest edition are found', async () => {
  const meetingId = await adopted('Giao ban');
  await app.database.sql(`update minutes set state = 'locked', locked_at = now() where meeting_id = $1`, [
    meetingId,
  ]);
  const params = { meetingId };
  (await owner.call(correctMinutes, { params })).value();
  expect((await found(owner)).map(({ edition }) => edition)).toEqual([1]);
  const { revision } = (await owner.call(requestMinutesReview, { params, body: {} })).value();
  (await owner.call(adoptMinutes, { params, body: { revision } })).value();
  expect((await found(owner)).map(({ edition }) => edition)).toEqual([2]);
});
