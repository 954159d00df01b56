import { createMeeting } from '@hopgon/contract/meetings/routes';
import { createReading, listReadings } from '@hopgon/contract/readings/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { deleteTranscriptPart } from '@hopgon/contract/transcripts/parts/routes';
import {
  assignSpeaker,
  createTranscript,
  listSpeakers,
  listTurns,
  readTranscript,
  updateTurn,
} from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { analyseWaitingTranscript } from '../analysis/analyse-waiting-transcript.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const cue = (from: string, to: string, who: string, text: string) => `${from} --> ${to}\n<v ${who}>${text}\n`;
const vtt = (...cues: string[]) => `WEBVTT\n\n${cues.join('\n')}`;
const common = 'Chúng ta chốt giá thuê kho là bốn mươi lăm triệu một tháng nhé cả nhà.';
const first = vtt(
  cue('00:00.000', '00:05.000', 'Speaker 1', 'Chào cả nhà.'),
  cue('10:00.000', '10:05.000', 'An', common),
);
const second = vtt(
  cue('00:00.000', '00:05.000', 'An', common),
  cue('00:05.000', '00:09.000', 'Speaker 1', 'Em gửi hợp đồng thứ Sáu.'),
  cue('05:00.000', '05:09.000', 'An', 'Nghỉ thôi.'),
);

async function given() {
  const { owner, people, companyId } = await givenCompany(app, { members: ['Mai'] });
  const meeting = {
    title: 'Giao ban',
    startsAt: '2026-11-20T07:00:00Z',
    endsAt: '2026-11-20T08:00:00Z',
    allowClashes: true,
    participants: [{ userId: people.Mai.userId, role: 'attendee' as const }],
  };
  const { id: meetingId } = (await owner.call(createMeeting, { body: meeting })).value();
  const send = (text: string, mode?: 'append') =>
    owner.call(createTranscript, { body: { meetingId, text, ...(mode && { mode }) } });
  const { id: transcriptId } = (await send(first)).value();
  return { owner, companyId, mai: people.Mai, meetingId, params: { transcriptId }, send };
}
const turns = async (person: Person, params: { readonly transcriptId: string }) =>
  (await person.call(listTurns, { params })).value().turns;

test('a second part goes on behind the first: times moved, the overlap left out, the gap shown, turns as they were', async () => {
  const { owner, mai, meetingId, params, send } = await given();
  (
    await owner.call(updateTurn, { params, body: { index: 0, text: 'Chào mọi người.', corrections: 0 } })
  ).value();
  (
    await owner.call(assignSpeaker, {
      params: { meetingId },
      body: { label: 'Speaker 1', userId: mai.userId },
    })
  ).value();
  const whole = (await send(second, 'append')).value();
  expect(whole).toMatchObject({
    ...{ id: params.transcriptId, version: 1, turnCount: 4 },
    parts: [{ number: 2, firstTurn: 2, turnCount: 2, skipped: 1 }],
  });
  const minute = 60_000;
  expect(await turns(mai, params)).toMatchObject([
    { index: 0, text: 'Chào mọi người.', original: 'Chào cả nhà.', speaker: 'Mai' },
    { index: 1, text: common, startMs: 10 * minute, gapMs: 10 * minute - 5000 },
    { index: 2, speaker: 'Speaker 1 (phần 2)', startMs: 10 * minute + 5000, gapMs: null },
    { index: 3, startMs: 15 * minute, gapMs: 5 * minute - 9000 },
  ]);
  const { said } = (await mai.call(searchCompany, { query: { query: 'hợp đồng', kinds: 'said' } })).value();
  expect(said.map(({ text }) => text)).toEqual(['Em gửi hợp đồng thứ Sáu.']);
  const { speakers } = (await owner.call(listSpeakers, { params: { meetingId } })).value();
  expect(speakers.map(({ label, assigned }) => [label, assigned?.name ?? null])).toEqual([
    ['Speaker 1', 'Mai'],
    ['An', null],
    ['Speaker 1 (phần 2)', null],
  ]);
});

test('a part that is added while the first is analysed is analysed too', async () => {
  const { owner, companyId, meetingId, params, send } = await given();
  const stateOf = async () =>
    (await owner.call(readTranscript, { params: { meetingId } })).value().transcript?.state;
  await expect.poll(stateOf).toBe('ready');
  await app.database.sql(`update transcripts set state = 'waiting', analysis = null where id = $1`, [
    params.transcriptId,
  ]);
  const { analyser } = app.world;
  const analyse: typeof analyser.analyse = async (...asked) => {
    const result = await analyser.analyse(...asked);
    const decided = cue('00:05.000', '00:09.000', 'An', 'Chúng ta chốt phương án B với ngân sách 200 triệu.');
    (await send(vtt(cue('00:00.000', '00:05.000', 'An', common), decided), 'append')).value();
    return result;
  };
  const world = { ...app.world, analyser: { ...analyser, analyse } };
  await analyseWaitingTranscript(world, app.world.scopes.job(companyId), params);
  const readTexts = async () =>
    (await owner.call(listReadings, { params: { meetingId } })).value().readings.map(({ text }) => text);
  await expect.poll(readTexts, { timeout: 10_000 }).toContainEqual(expect.stringContaining('phương án B'));
});

test('the last part is deleted with what the search knows of it, and may be added again', async () => {
  const { owner, mai, meetingId, params, send } = await given();
  (await send(second, 'append')).value();
  const remove = (person: Person, number: string) =>
    person.call(deleteTranscriptPart, { params: { ...params, number } });
  expect(await remove(mai, '2')).toMatchObject(refusal('not_allowed'));
  expect(await remove(owner, '3')).toMatchObject(refusal('part_not_found'));
  expect((await remove(owner, '2')).value()).toMatchObject({ turnCount: 2, parts: [] });
  expect(await turns(mai, params)).toHaveLength(2);
  const find = async (query: string) =>
    (await mai.call(searchCompany, { query: { query, kinds: 'said' } })).value().said.map(({ text }) => text);
  expect(await find('hợp đồng')).toEqual([]);
  expect(await find('thuê kho')).toEqual([common]);
  expect((await send(second, 'append')).value()).toMatchObject({ turnCount: 4 });
  expect(await find('hợp đồng')).toHaveLength(1);
  expect((await owner.call(readTranscript, { params: { meetingId } })).value().versions).toBe(1);
});

test('a part that a person relies on is not deleted', async () => {
  const { owner, meetingId, params, send } = await given();
  (await send(second, 'append')).value();
  const body = { kind: 'task' as const, text: 'Gửi hợp đồng', evidence: [2] };
  (await owner.call(createReading, { params: { meetingId }, body })).value();
  expect(await owner.call(deleteTranscriptPart, { params: { ...params, number: '2' } })).toMatchObject(
    refusal('part_cited'),
  );
  expect(await turns(owner, params)).toHaveLength(4);
});

test('a part that is there already is refused', async () => {
  const { send } = await given();
  expect(await send(vtt(cue('00:00.000', '00:05.000', 'An', common)), 'append')).toMatchObject(
    refusal('transcript_part_known'),
  );
});

test('the first text of a meeting is its transcript, however it is sent', async () => {
  const { owner } = await given();
  const meeting = { title: 'Họp khác', startsAt: '2026-11-21T07:00:00Z', endsAt: '2026-11-21T08:00:00Z' };
  const { id: meetingId } = (await owner.call(createMeeting, { body: meeting })).value();
  const sent = await owner.call(createTranscript, { body: { meetingId, text: first, mode: 'append' } });
  expect(sent.value()).toMatchObject({ version: 1, turnCount: 2, parts: [] });
});
