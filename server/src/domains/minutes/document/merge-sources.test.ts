import { importMinutesSuggestions, listMinutesSuggestions } from '@hopgon/contract/minutes/lines/routes';
import { draftMinutes, readMinutes } from '@hopgon/contract/minutes/routes';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { type GivenReading, givenReadings } from '../../../testing/given-minutes.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = (await givenCompany(app)).owner;
});
afterAll(() => app.close());

const meet = (readings: readonly GivenReading[]) => givenReadings(app, { chair: owner, readings });
const write = async (meetingId: string, kind: string, text: string): Promise<string> => {
  const id = uuidv7();
  await app.database.sql(
    `insert into live_meetings (company_id, meeting_id, notes_revision) select company_id, id, 1 from meetings where id = $1
     on conflict do nothing`,
    [meetingId],
  );
  await app.database.sql(
    `insert into live_notes (company_id, meeting_id, id, author_id, kind, text, second, version, revision, created_at, updated_at)
     select company_id, id, $2, $3, $4, $5, 60, 1, 1, now(), now() from meetings where id = $1`,
    [meetingId, id, owner.userId, kind, text],
  );
  return id;
};
const draft = async (meetingId: string) => {
  const minutes = (await owner.call(draftMinutes, { params: { meetingId }, body: {} })).value();
  return minutes.sections.flatMap(({ lines }) => lines);
};
const linesOf = async (meetingId: string) => {
  const { minutes } = (await owner.call(readMinutes, { params: { meetingId } })).value();
  return minutes?.sections.flatMap(({ lines }) => lines) ?? [];
};
const suggested = async (meetingId: string) =>
  (await owner.call(listMinutesSuggestions, { params: { meetingId } })).value().suggestions;
const stop: GivenReading = { kind: 'decision', text: 'Dừng máy số 3 để sửa chữa lớn', evidence: [2] };

test('what was written and read is one line: the words of the note, the evidence of both', async () => {
  const { meetingId } = await meet([stop, { kind: 'task', text: 'Mua dầu máy nén khí', evidence: [3] }]);
  const note = await write(meetingId, 'decision', 'Chốt dừng máy số 3');
  expect(await draft(meetingId)).toMatchObject([
    {
      ...{ kind: 'decision', text: 'Chốt dừng máy số 3', origin: 'typed', evidence: [2], marks: [] },
      held: { kind: 'note', id: note },
    },
    { kind: 'task', text: 'Mua dầu máy nén khí', held: null },
  ]);
  expect(await suggested(meetingId)).toEqual([]);
});

test('a kind, person or day that only the reading names is for a person to accept', async () => {
  const { meetingId } = await meet([
    { kind: 'task', text: 'Mua dầu máy nén khí', evidence: [3], assigneeName: 'Tâm', deadline: '2026-11-30' },
  ]);
  await write(meetingId, 'note', 'Mua dầu máy nén khí');
  expect(await draft(meetingId)).toMatchObject([
    {
      ...{ kind: 'task', text: 'Mua dầu máy nén khí', origin: 'reading', marks: ['unaccepted'] },
      task: { assigneeName: 'Tâm', deadline: '2026-11-30' },
    },
  ]);
});

test('a note that says the opposite, or of another machine, stands beside the reading', async () => {
  const { meetingId } = await meet([stop]);
  await write(meetingId, 'decision', 'Không dừng máy số 3');
  await write(meetingId, 'decision', 'Dừng máy số 4');
  expect((await draft(meetingId)).map(({ text }) => text)).toEqual([
    'Không dừng máy số 3',
    'Dừng máy số 4',
    stop.text,
  ]);
});

test('a note of later that says what a line says becomes its source, not a second line', async () => {
  const { meetingId } = await meet([stop]);
  const [line] = await draft(meetingId);
  const note = await write(meetingId, 'decision', 'Chốt dừng máy số 3');
  const suggestions = await suggested(meetingId);
  expect(suggestions).toMatchObject([{ from: { kind: 'note', id: note }, lineId: line?.id }]);
  const body = { sources: suggestions.map(({ from }) => from) };
  (await owner.call(importMinutesSuggestions, { params: { meetingId }, body })).value();
  expect(await linesOf(meetingId)).toMatchObject([
    { id: line?.id, text: 'Chốt dừng máy số 3', evidence: [2], held: { kind: 'note', id: note }, marks: [] },
  ]);
  expect(await suggested(meetingId)).toEqual([]);
});
