import { statutoryRules } from '@hopgon/contract/governance/law';
import type { BodyRules } from '@hopgon/contract/governance/schemas';
import { closeMotion, openMotion, recordPaperVote, voteOnMotion } from '@hopgon/contract/live/motions/routes';
import { endLiveMeeting, recordAttendance, startLiveMeeting } from '@hopgon/contract/live/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { importVotes } from '@hopgon/contract/minutes/legal/routes';
import { createMinutesLine } from '@hopgon/contract/minutes/lines/routes';
import * as register from '@hopgon/contract/minutes/register/routes';
import {
  draftMinutes,
  readMinutes,
  updateMinutes,
  updateMinutesPeople,
} from '@hopgon/contract/minutes/routes';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import { adoptMinutes, requestMinutesReview, signMinutes } from '@hopgon/contract/minutes/steps/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes as ofMinutes } from '../../../testing/fake-clock.ts';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let chair: Person;
let le: Person;
let uyen: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-20T09:00:00+07:00');
  const company = await givenCompany(app, { owner: 'Khánh Quỳnh', members: ['Trường Lễ', 'Phương Uyên'] });
  chair = company.owner;
  le = company.people['Trường Lễ'];
  uyen = company.people['Phương Uyên'];
});
afterAll(() => app.close());

async function givenMeeting(): Promise<{ meetingId: string }> {
  const now = app.clock.now().getTime();
  const body = {
    ...{ title: 'Họp hội đồng', allowClashes: true, startsAt: new Date(now).toISOString() },
    endsAt: new Date(now + ofMinutes(45)).toISOString(),
    participants: [
      { userId: le.userId, role: 'secretary' as const },
      { userId: uyen.userId, role: 'attendee' as const },
    ],
  };
  return { meetingId: (await chair.call(createMeeting, { body })).value().id };
}

const red = ({ checks }: Minutes): string[] =>
  checks.legal.filter(({ isMet }) => !isMet).map(({ code }) => code);
const read = async (params: { meetingId: string }): Promise<Minutes> => {
  const { minutes } = (await le.call(readMinutes, { params })).value();
  if (!minutes) throw new Error('no minutes');
  return minutes;
};
const adopt = async (params: { meetingId: string }) =>
  chair.call(adoptMinutes, { params, body: { revision: (await read(params)).revision } });

/** A meeting of a members' council that voted by shares; the secretary belongs to it. */
async function givenVoted(): Promise<{ meetingId: string }> {
  const params = await givenMeeting();
  (await chair.call(startLiveMeeting, { params })).value();
  const people = [chair, le, uyen].map(({ userId }) => ({ id: userId, act: 'in-person' as const }));
  (await le.call(recordAttendance, { params, body: { people } })).value();
  const voters = [
    { userId: chair.userId, weight: 51 },
    { userId: le.userId, weight: 19 },
    { userId: uyen.userId, weight: 30 },
  ];
  const asked = { text: 'Mua máy CNC', body: 'members-council' as const, total: 100, voters };
  const motion = (await le.call(openMotion, { params, body: asked })).value();
  expect(motion).toMatchObject({
    ...{
      weighting: 'share',
      quorum: { percent: 65, inclusive: true },
      ratio: { percent: 65, inclusive: true },
    },
  });
  for (const person of [chair, uyen])
    (
      await person.call(voteOnMotion, { params: { ...params, motionId: motion.id }, body: { choice: 'for' } })
    ).value();
  const closed = (await chair.call(closeMotion, { params: { ...params, motionId: motion.id } })).value();
  expect(closed).toMatchObject({ isPassed: true, counts: { for: { weight: 81 } } });
  app.clock.advance(ofMinutes(2));
  (await chair.call(endLiveMeeting, { params })).value();
  return params;
}

/** Everything the law asks for beside what the meeting recorded. */
async function mend(params: { meetingId: string }): Promise<void> {
  const draft = await read(params);
  const legal = {
    ...{ enterpriseCode: '0312345678', headOffice: 'Hà Nội', purpose: 'Mua máy', agenda: '1. Mua máy CNC' },
    isApprovedInMeeting: true,
  };
  const body = { version: draft.version, place: 'Phòng họp 1', legal };
  (await le.call(updateMinutes, { params, body })).value();
  const seat = { certificate: '01', certificateOn: '2026-01-02' };
  const people = draft.people.map(({ id }) => ({ id, seat }));
  (await le.call(updateMinutesPeople, { params, body: { people } })).value();
  const [section] = draft.sections;
  const line = { kind: 'opinion' as const, text: 'Không ai có ý kiến khác', confirmed: true };
  (await le.call(createMinutesLine, { params, body: { sectionId: section?.id ?? '', ...line } })).value();
}

const scan = Buffer.from('%PDF-1.7 bản ký');
const sign = (person: Person, params: { meetingId: string }, signed: 'members' | 'secretary' | 'chair') =>
  person.call(
    signMinutes,
    { params: { ...params, signed } },
    {
      headers: { 'content-type': 'multipart/form-data; boundary=ranh' },
      payload: Buffer.concat([
        Buffer.from('--ranh\r\ncontent-disposition: form-data; name="file"; filename="ký.pdf"\r\n\r\n'),
        scan,
        Buffer.from('\r\n--ranh--\r\n'),
      ]),
    },
  );

/** What the charter says of a members' council; null where it follows the law. */
async function setCouncil(part: Partial<BodyRules> | null): Promise<void> {
  const { settings, version } = (await chair.call(register.readMinutesSettings, {})).value();
  const rules = settings.votingRules;
  const council = part && { ...statutoryRules['members-council'], ...part };
  const votingRules = { ...rules, charter: { ...rules.charter, 'members-council': council } };
  (await chair.call(register.updateMinutesSettings, { body: { version, votingRules } })).value();
}

test('a draft begins with what the vote said, and is not adopted before everything is met', async () => {
  const params = await givenVoted();
  const draft = (await le.call(draftMinutes, { params, body: {} })).value();
  expect(draft).toMatchObject({
    ...{ template: 'members-council', legal: { call: 1, capitalUnit: 'percent', total: 100 } },
    people: expect.arrayContaining([
      expect.objectContaining({ userId: uyen.userId, seat: expect.objectContaining({ weight: 30 }) }),
    ]),
  });
  expect(red(draft)).toEqual(
    expect.arrayContaining(['time-place', 'purpose', 'agenda', 'certificates', 'opinions', 'read-back']),
  );
  expect(red(draft)).not.toEqual(expect.arrayContaining(['quorum', 'shares', 'results', 'decisions']));
  (await le.call(requestMinutesReview, { params, body: {} })).value();
  expect((await adopt(params)).code).toBe('minutes_legal_unmet');
  await mend(params);
  expect(red(await read(params))).toEqual([]);
  expect((await adopt(params)).value()).toMatchObject({ state: 'adopted', checks: { legal: [] } });
  const text = async () =>
    (
      await app.server.inject({
        url: `/api/v1/meetings/${params.meetingId}/minutes/file?format=json`,
        headers: { authorization: `Bearer ${le.token}` },
      })
    ).body;
  const before = await text();
  expect(before).toContain('cuộc họp lần thứ nhất đủ điều kiện tiến hành (từ 65%)');
  // A charter and names of later days change nothing of what was adopted.
  await setCouncil({ quorum: { percent: 90, inclusive: true } });
  await app.database.sql(`update users set display_name = 'Tên Mới' where id = $1`, [chair.userId]);
  expect(await text()).toBe(before);
  await app.database.sql(`update users set display_name = 'Khánh Quỳnh' where id = $1`, [chair.userId]);
  await setCouncil(null);
});

test('a charter may not ask less than the law lets it', async () => {
  const { settings, version } = (await chair.call(register.readMinutesSettings, {})).value();
  const rules = settings.votingRules;
  const low = { ...statutoryRules.board, quorum: { percent: 60, inclusive: true } };
  const votingRules = { ...rules, charter: { ...rules.charter, board: low } };
  const refused = await chair.call(register.updateMinutesSettings, { body: { version, votingRules } });
  expect(refused.code).toBe('voting_rules_below_law');
  expect(refused.body.error).toBe(
    'Hội đồng quản trị, “Có mặt để họp lần thứ nhất”: luật yêu cầu từ 75% và điều lệ không được quy định thấp hơn.',
  );
});

test('thresholds of the charter hold for votes and minutes alike', async () => {
  const { settings, version } = (await chair.call(register.readMinutesSettings, {})).value();
  const from = (percent: number) => ({ percent, inclusive: true });
  const charter = {
    ...{ quorum: from(65), quorumSecond: from(50), ratio: from(90), ratioSpecial: from(95) },
    ...{ ratioWritten: from(65), allowsWrittenSpecial: false },
  };
  const rules = settings.votingRules;
  const votingRules = { ...rules, charter: { ...rules.charter, 'members-council': charter } };
  const params = await givenVoted();
  const draft = (await le.call(draftMinutes, { params, body: {} })).value();
  expect(red(draft)).not.toContain('decisions');
  (await chair.call(register.updateMinutesSettings, { body: { version, votingRules } })).value();
  const check = (await read(params)).checks.legal.find(({ code }) => code === 'decisions');
  expect(check).toMatchObject({ isMet: false, reason: expect.stringContaining('81% tán thành, cần từ 90%') });
  const meeting = await givenMeeting();
  (await chair.call(startLiveMeeting, { params: meeting })).value();
  const voters = [chair, le, uyen].map(({ userId }) => ({ userId, weight: 1 }));
  const body = { text: 'Mua máy', body: 'members-council' as const, isSpecial: true, total: 3, voters };
  expect((await le.call(openMotion, { params: meeting, body })).value()).toMatchObject({
    ratio: { percent: 95, inclusive: true },
  });
  const back = (await chair.call(register.readMinutesSettings, {})).value();
  const reset = { version: back.version, votingRules: rules };
  (await chair.call(register.updateMinutesSettings, { body: reset })).value();
});

test('a result on paper is recorded afterwards, brought into the minutes, and makes its decision', async () => {
  const params = await givenMeeting();
  const draft = (await le.call(draftMinutes, { params, body: { template: 'board' } })).value();
  // It votes on nothing and decides nothing yet.
  expect(red(draft)).not.toContain('results');
  const none = { votes: 0, weight: 0 };
  const of = (votes: number) => ({ votes, weight: votes });
  const count = {
    ...{ entitled: of(3), attending: of(3), excluded: none, invalid: none, none },
    ...{ for: { ...of(2), names: 'Khánh Quỳnh, Phương Uyên' }, against: { ...of(1), names: 'Trường Lễ' } },
  };
  const body = { text: 'Mua máy CNC', body: 'board' as const, count };
  expect(await le.call(recordPaperVote, { params, body })).toMatchObject(refusal('motion_paper_missing'));
  const tooMany = { ...body, note: 'Đếm tay', count: { ...count, invalid: of(1) } };
  expect(await le.call(recordPaperVote, { params, body: tooMany })).toMatchObject(
    refusal('motion_count_wrong'),
  );
  const motion = (await le.call(recordPaperVote, { params, body: { ...body, note: 'Đếm tay' } })).value();
  expect(motion).toMatchObject({ state: 'closed', isPassed: true, paper: { note: 'Đếm tay' } });
  const imported = (await le.call(importVotes, { params })).value();
  expect(imported.sections.at(-1)).toMatchObject({
    title: 'Biểu quyết',
    lines: [
      {
        motionId: motion.id,
        text: expect.stringContaining('tán thành 2 phiếu (66,67%): Khánh Quỳnh, Phương Uyên'),
      },
    ],
  });
  expect(red(imported)).not.toEqual(expect.arrayContaining(['results', 'named-results', 'decisions']));
  expect(await le.call(importVotes, { params })).toMatchObject(refusal('minutes_votes_in'));
});

test('where the chair refuses, the minutes are locked by the secretary and the paper all others signed', async () => {
  const params = await givenVoted();
  (await le.call(draftMinutes, { params, body: {} })).value();
  await mend(params);
  const { version } = await read(params);
  const legal = { chairRefusal: 'không đồng ý' };
  const refused = (await le.call(updateMinutes, { params, body: { version, legal } })).value();
  expect(refused.signers).toEqual(['secretary', 'members']);
  (await le.call(requestMinutesReview, { params, body: {} })).value();
  (await adopt(params)).value();
  expect(await sign(le, params, 'chair')).toMatchObject(refusal('not_allowed'));
  expect((await sign(le, params, 'members')).value()).toMatchObject({ state: 'adopted' });
  expect((await sign(le, params, 'secretary')).value()).toMatchObject({ state: 'locked' });
});
