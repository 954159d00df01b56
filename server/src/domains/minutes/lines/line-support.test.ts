import { saveTerms } from '@hopgon/contract/glossary/routes';
import * as lines from '@hopgon/contract/minutes/lines/routes';
import * as contract from '@hopgon/contract/minutes/routes';
import type { Minutes, MinutesLine } from '@hopgon/contract/minutes/schemas';
import { listReadings, updateReading } from '@hopgon/contract/readings/routes';
import { applyGlossary } from '@hopgon/contract/transcripts/glossary/routes';
import { createTranscript, listTurns, updateTurn } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { type GivenReadings, givenReadings } from '../../../testing/given-minutes.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let chair: Person;
let given: GivenReadings;

beforeAll(async () => {
  app = await startTestApp();
  chair = (await givenCompany(app, { owner: 'Trần Văn Hiếu', members: [] })).owner;
});
afterAll(() => app.close());
beforeEach(async () => {
  given = await givenReadings(app, {
    chair,
    readings: [{ kind: 'decision', text: 'Dừng máy số 3 trong 7 ngày', evidence: [2], state: 'approved' }],
  });
});

const params = () => ({ meetingId: given.meetingId });
const read = async (): Promise<Minutes> => {
  const { minutes } = (await chair.call(contract.readMinutes, { params: params() })).value();
  if (!minutes) throw new Error('there are no minutes');
  return minutes;
};
const firstOf = ({ sections }: Minutes): MinutesLine => {
  const line = sections[0]?.lines[0];
  if (!line) throw new Error('there is no line');
  return line;
};
const draft = async (): Promise<MinutesLine> =>
  firstOf((await chair.call(contract.draftMinutes, { params: params(), body: {} })).value());
const edit = async (line: MinutesLine, change: object): Promise<MinutesLine> => {
  const named = { ...params(), minutesLineId: line.id };
  const body = { version: line.version, ...change };
  return (await chair.call(lines.updateMinutesLine, { params: named, body })).value().line;
};

test('a number that its turns do not say leaves a line without support, until a person vouches for it', async () => {
  const line = await draft();
  expect(line).toMatchObject({ marks: [], unsupported: [] });
  const wrong = await edit(line, { text: 'Dừng máy số 3 trong 5 ngày' });
  expect(wrong.marks).toEqual(['no_evidence']);
  expect(wrong.unsupported).toEqual([{ words: expect.stringContaining('5'), fault: 'not-said' }]);
  expect((await read()).checks.unsupported).toBe(1);
  const confirmed = await edit(wrong, { confirmed: true });
  expect(confirmed).toMatchObject({ marks: [], unsupported: [] });
  const right = await edit(confirmed, { confirmed: false, text: 'Dừng máy số 3 trong bảy ngày' });
  expect(right).toMatchObject({ marks: [], unsupported: [], confirmed: null });
});

test('a line that turns the meaning of its turns round has no support', async () => {
  const line = await edit(await draft(), { text: 'Không dừng máy số 3 trong 7 ngày' });
  expect(line.marks).toEqual(['no_evidence']);
});

test('a turn that is corrected marks the lines that cite it, until somebody looked at them', async () => {
  const line = await draft();
  const transcriptId = line.source?.transcriptId ?? '';
  const { turns } = (
    await chair.call(listTurns, { params: { transcriptId }, query: { from: 0, limit: 8 } })
  ).value();
  app.clock.advance(60_000);
  const text = turns[2]?.text.replace('7 ngày', '4 ngày') ?? '';
  (
    await chair.call(updateTurn, { params: { transcriptId }, body: { index: 2, text, corrections: 0 } })
  ).value();
  const minutes = await read();
  const marked = firstOf(minutes);
  expect(marked.marks).toEqual(['no_evidence', 'turn_corrected']);
  // What the turn does not say any more holds up the adoption.
  expect(minutes.checks.unsupported).toBe(1);
  const body = { lines: [{ id: marked.id, version: marked.version }] };
  const [seen] = (await chair.call(lines.acceptMinutesLines, { params: params(), body })).value().lines;
  // It was looked at, and its words are still not those of the turn.
  expect(seen?.marks).toEqual(['no_evidence']);
});

test('turns are named with the transcript in which they were chosen; a newer one refuses them', async () => {
  const line = await draft();
  const transcriptId = line.source?.transcriptId ?? '';
  const chosen = await edit(line, { evidence: [1, 2], transcriptId });
  expect(chosen.evidence).toEqual([1, 2]);
  const { meetingId } = params();
  (
    await chair.call(createTranscript, { body: { meetingId, text: 'An: Chào cả nhà.\nBình: Chào anh.' } })
  ).value();
  const named = { ...params(), minutesLineId: line.id };
  const body = { version: chosen.version, evidence: [1], transcriptId };
  expect((await chair.call(lines.updateMinutesLine, { params: named, body })).code).toBe('evidence_stale');
  expect(firstOf(await read()).evidence).toEqual([1, 2]);
});

test('a line restored after its turns went away rests on no others', async () => {
  const line = await draft();
  const named = { ...params(), minutesLineId: line.id };
  const remove = async (version: number) =>
    (await chair.call(lines.deleteMinutesLine, { params: named, query: { version } })).value();
  await remove(line.version);
  const back = (await chair.call(lines.restoreMinutesLine, { params: named })).value().line;
  expect(back).toMatchObject({ evidence: [2], marks: [] });
  await remove(back.version);
  // The part of its turn was deleted, and another one came in its place.
  app.clock.advance(60_000);
  await app.database.sql(
    `insert into transcript_parts (company_id, transcript_id, number, name, content, first_turn, turn_count, skipped, added_at)
     select company_id, id, 2, 'Phần 2', 'x', 2, turn_count - 2, 0, $2 from transcripts where id = $1`,
    [line.source?.transcriptId, app.clock.now()],
  );
  const other = (await chair.call(lines.restoreMinutesLine, { params: named })).value().line;
  expect(other).toMatchObject({ evidence: [], source: null, marks: ['no_evidence'] });
});

test('what the glossary writes into a turn marks the lines that cite it, as a correction by hand does', async () => {
  const line = await draft();
  const transcriptId = line.source?.transcriptId ?? '';
  const terms = [{ written: 'máy số 5', spoken: ['máy số 3'] }];
  (await chair.call(saveTerms, { body: { terms } })).value();
  app.clock.advance(60_000);
  (await chair.call(applyGlossary, { params: { transcriptId } })).value();
  const minutes = await read();
  expect(firstOf(minutes).marks).toEqual(['no_evidence', 'turn_corrected']);
  expect(minutes.checks.unsupported).toBe(1);
});

test('a line that is written again as its reading says has nobody who vouches for its words', async () => {
  const line = await draft();
  const confirmed = await edit(line, { text: 'Dừng máy số 3 trong 5 ngày', confirmed: true });
  expect(confirmed.confirmed).not.toBeNull();
  const [reading] = (await chair.call(listReadings, { params: params() })).value().readings;
  const named = { ...params(), readingId: reading?.id ?? '' };
  const body = { version: reading?.version ?? 0, text: 'Dừng máy số 3 trong 9 ngày' };
  (await chair.call(updateReading, { params: named, body })).value();
  const refreshed = { params: { ...params(), minutesLineId: line.id }, body: { version: confirmed.version } };
  const { line: after } = (await chair.call(lines.refreshMinutesLine, refreshed)).value();
  expect(after).toMatchObject({ text: body.text, confirmed: null, marks: ['no_evidence'] });
  expect((await read()).checks.unsupported).toBe(1);
});
