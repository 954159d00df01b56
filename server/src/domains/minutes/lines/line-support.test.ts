import * as lines from '@hopgon/contract/minutes/lines/routes';
import * as contract from '@hopgon/contract/minutes/routes';
import type { Minutes, MinutesLine } from '@hopgon/contract/minutes/schemas';
import { listTurns, updateTurn } from '@hopgon/contract/transcripts/routes';
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
  const marked = firstOf(await read());
  expect(marked.marks).toContain('turn_corrected');
  const body = { lines: [{ id: marked.id, version: marked.version }] };
  const [seen] = (await chair.call(lines.acceptMinutesLines, { params: params(), body })).value().lines;
  // It was looked at, and its words are still not those of the turn.
  expect(seen?.marks).toEqual(['no_evidence']);
});
