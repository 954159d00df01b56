import { createMeeting } from '@hopgon/contract/meetings/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import {
  createTranscript,
  listTurnCorrections,
  listTurns,
  readTranscript,
  requestAnalysis,
  updateTurn,
} from '@hopgon/contract/transcripts/routes';
import { correctableLength } from '@hopgon/contract/transcripts/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let chair: Person;
let secretary: Person;
let attendee: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, { members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn'] });
  chair = company.owner;
  secretary = company.people['Nguyễn Thị Mai'];
  attendee = company.people['Phạm Anh Tuấn'];
  stranger = (await givenCompany(app, { owner: 'Hồ Thị Xa' })).owner;
});
afterAll(() => app.close());

const inTranscript = 'Chốt giá thuê kho Bình Xuyên ba mươi triệu.';
const meant = 'Chốt giá thuê kho Bình Chuyên ba mươi triệu.';

async function givenTranscript(text = `An: ${inTranscript}\nBình: Em gửi hợp đồng trước thứ Sáu.`) {
  const meeting = {
    title: 'Giao ban kho',
    startsAt: '2026-11-20T07:00:00Z',
    endsAt: '2026-11-20T08:00:00Z',
    allowClashes: true,
    participants: [
      { userId: secretary.userId, role: 'secretary' as const },
      { userId: attendee.userId, role: 'attendee' as const },
    ],
  };
  const { id: meetingId } = (await chair.call(createMeeting, { body: meeting })).value();
  const transcript = (await chair.call(createTranscript, { body: { meetingId, text } })).value();
  return { meetingId, transcriptId: transcript.id };
}
const correct = (person: Person, transcriptId: string, text: string, corrections = 0, index = 0) =>
  person.call(updateTurn, { params: { transcriptId }, body: { index, text, corrections } });
const firstTurn = async (transcriptId: string) =>
  (await attendee.call(listTurns, { params: { transcriptId } })).value().turns[0];
const find = async (query: string) =>
  (await attendee.call(searchCompany, { query: { query, kinds: 'said' } }))
    .value()
    .said.map(({ text }) => text);

test('a corrected turn reads and is found as corrected; its original stays beside it', async () => {
  const { transcriptId } = await givenTranscript();
  expect((await correct(secretary, transcriptId, `  ${meant} `)).value()).toMatchObject({
    ...{ index: 0, text: meant, original: inTranscript, corrections: 1 },
  });
  expect(await firstTurn(transcriptId)).toMatchObject({
    text: meant,
    original: inTranscript,
    corrections: 1,
  });
  expect(await find('bình chuyên')).toEqual([meant]);
  expect(await find('bình xuyên')).toEqual([]);
  expect(await find('thuê kho')).toEqual([meant]);
});

test('corrections are listed with who made them; with the original as text the turn is as it was', async () => {
  const { transcriptId } = await givenTranscript();
  (await correct(secretary, transcriptId, meant)).value();
  const back = (await correct(chair, transcriptId, inTranscript, 1)).value();
  expect(back).toMatchObject({ text: inTranscript, original: null, corrections: 2 });
  const listed = await attendee.call(listTurnCorrections, { params: { transcriptId }, query: { index: 0 } });
  expect(listed.value().corrections).toMatchObject([
    { number: 2, before: meant, after: inTranscript, by: { userId: chair.userId } },
    { number: 1, before: inTranscript, after: meant, by: { userId: secretary.userId } },
  ]);
});

test('the same text again is no correction', async () => {
  const { transcriptId } = await givenTranscript();
  expect((await correct(chair, transcriptId, inTranscript)).value()).toMatchObject({
    original: null,
    corrections: 0,
  });
});

test('who may not edit the meeting corrects nothing, and who may not see it learns nothing', async () => {
  const { transcriptId } = await givenTranscript();
  expect(await correct(attendee, transcriptId, meant)).toMatchObject(refusal('not_allowed'));
  expect(await correct(stranger, transcriptId, meant)).toMatchObject(refusal('transcript_not_found'));
  const seen = { params: { transcriptId }, query: { index: 0 } };
  expect(await stranger.call(listTurnCorrections, seen)).toMatchObject(refusal('transcript_not_found'));
});

test('of two people who correct one turn at once, the second is asked to read the first', async () => {
  const { transcriptId } = await givenTranscript();
  const both = await Promise.all([
    correct(chair, transcriptId, meant),
    correct(secretary, transcriptId, 'Chốt giá thuê kho ba mươi triệu.'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)).toMatchObject(refusal('version_stale'));
});

test('a turn that does not exist, is too long, or belongs to a replaced transcript is refused', async () => {
  const { meetingId, transcriptId } = await givenTranscript(
    `An: ${Array.from({ length: correctableLength / 5 }, (_, place) => `kho ${place}`).join(' ')}.`,
  );
  expect(await correct(chair, transcriptId, 'ngắn')).toMatchObject(refusal('turn_too_long'));
  expect(await correct(chair, transcriptId, meant, 0, 7)).toMatchObject(refusal('turn_not_found'));
  (await chair.call(createTranscript, { body: { meetingId, text: `An: ${inTranscript}` } })).value();
  expect(await correct(chair, transcriptId, meant)).toMatchObject(refusal('transcript_replaced'));
});

test('a transcript counts the turns corrected since its analysis, and an analysis reads them', async () => {
  const { meetingId, transcriptId } = await givenTranscript();
  const read = async () =>
    (await chair.call(readTranscript, { params: { meetingId } })).value().transcript ?? expect.fail('none');
  const analysed = () => expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe('ready');
  await analysed();
  app.clock.advance(1000);
  (await correct(chair, transcriptId, meant)).value();
  (await correct(chair, transcriptId, 'Em gửi hợp đồng trước thứ Năm.', 0, 1)).value();
  expect((await read()).correctedSince).toBe(2);
  (await chair.call(requestAnalysis, { body: { meetingId } })).value();
  await analysed();
  expect(await read()).toMatchObject({ state: 'ready', correctedSince: 0 });
});
