import { createMeeting } from '@hopgon/contract/meetings/routes';
import { draftMinutes } from '@hopgon/contract/minutes/routes';
import { approveReadings, listReadings } from '@hopgon/contract/readings/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { analyseWaitingTranscript } from '../../transcripts/analysis/analyse-waiting-transcript.ts';
import { createTranscript } from '../../transcripts/create-transcript.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const said = [
  'Hiếu: Anh Tuấn gửi báo giá cho khách vào ngày mai nhé.',
  'Tuấn: Vâng, em sẽ gửi báo giá cho khách vào ngày mai.',
].join('\n');

test.each([
  ['the head of the transcript names another day', `Ngày: 21/11/2026\n\n${said}`, {}, '2026-11-22'],
  [
    'the meeting is in a zone of its own',
    said,
    { startsAt: '2026-11-20T20:00:00Z', endsAt: '2026-11-20T21:00:00Z', timeZone: 'America/New_York' },
    '2026-11-21',
  ],
])('“ngày mai” is the same day in readings and in minutes: %s', async (_, text, times, deadline) => {
  const { companyId, owner: chair } = await givenCompany(app, { owner: 'Trần Văn Hiếu' });
  const body = {
    ...{ title: 'Giao ban xưởng', startsAt: '2026-11-20T02:00:00Z', endsAt: '2026-11-20T03:00:00Z' },
    ...times,
  };
  const { id: meetingId } = (await chair.call(createMeeting, { body })).value();
  const jobs = { ...app.world.jobs, send: async () => undefined };
  const scope = app.world.scopes.company(chair, companyId, 'meeting-edit');
  const { id } = await createTranscript({ ...app.world, jobs }, scope, { meetingId, name: 'Bản dán', text });
  await analyseWaitingTranscript(app.world, app.world.scopes.job(companyId), { transcriptId: id });
  const params = { meetingId };
  const { readings } = (await chair.call(listReadings, { params })).value();
  const tasks = readings.filter(({ kind }) => kind === 'task');
  expect(tasks.map(({ task }) => task?.deadline)).toEqual([deadline]);
  const named = tasks.map((row) => ({ id: row.id, version: row.version }));
  (await chair.call(approveReadings, { params, body: { readings: named } })).value();
  const draft = (await chair.call(draftMinutes, { params, body: {} })).value();
  const lines = draft.sections.flatMap((section) => section.lines).filter(({ kind }) => kind === 'task');
  expect(lines.map(({ task, unsupported }) => [task?.deadline, unsupported])).toEqual([[deadline, []]]);
});
