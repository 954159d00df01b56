import { closeMotion, openMotion, voteOnMotion } from '@hopgon/contract/live/motions/routes';
import { saveNotes } from '@hopgon/contract/live/notes/routes';
import { endLiveMeeting, recordAttendance, startLiveMeeting } from '@hopgon/contract/live/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import {
  acceptMinutesLines,
  importMinutesSuggestions,
  listMinutesSuggestions,
  refreshMinutesLine,
} from '@hopgon/contract/minutes/lines/routes';
import { draftMinutes, readMinutes } from '@hopgon/contract/minutes/routes';
import { saveAgenda } from '@hopgon/contract/preparation/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenCompany } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a draft takes times, attendance, notes and votes from the meeting as it was held', async () => {
  const { owner: chair, people } = await givenCompany(app, { members: ['Trường Lễ', 'Phương Uyên'] });
  const [le, uyen] = [people['Trường Lễ'], people['Phương Uyên']];
  const start = app.clock.now();
  const meeting = (
    await chair.call(createMeeting, {
      body: {
        title: 'Giao ban xưởng',
        startsAt: start.toISOString(),
        endsAt: new Date(start.getTime() + minutes(45)).toISOString(),
        participants: [
          { userId: le.userId, role: 'secretary' },
          { userId: uyen.userId, role: 'attendee' },
        ],
      },
    })
  ).value();
  const params = { meetingId: meeting.id };
  const agenda = { version: 0, items: [{ title: 'An toàn máy cưa' }] };
  const [item] = (await chair.call(saveAgenda, { params, body: agenda })).value().items;
  const agendaItemId = item?.id ?? '';
  app.clock.advance(minutes(2));
  (await chair.call(startLiveMeeting, { params })).value();
  const present = [chair, le].map(({ userId }) => ({ id: userId, act: 'in-person' as const }));
  const absent = { id: uyen.userId, act: 'absent' as const, reason: 'Ốm' };
  (await le.call(recordAttendance, { params, body: { people: [...present, absent] } })).value();
  const note = {
    ...{
      id: app.world.newId(),
      kind: 'task' as const,
      text: 'Mua chụp mới  - ngay',
      agendaItemId,
      second: 5,
    },
    ...{ assigneeId: uyen.userId, deadline: '2026-11-24', version: 1 },
  };
  (await le.call(saveNotes, { params, body: { notes: [note] } })).value();
  const body = { text: 'Dừng máy số 3', agendaItemId };
  const { id: motionId } = (await le.call(openMotion, { params, body })).value();
  const motionParams = { ...params, motionId };
  for (const person of [chair, le])
    (await person.call(voteOnMotion, { params: motionParams, body: { choice: 'for' } })).value();
  (await chair.call(closeMotion, { params: motionParams })).value();
  app.clock.advance(minutes(9));
  (await chair.call(endLiveMeeting, { params })).value();

  const draft = (await le.call(draftMinutes, { params, body: {} })).value();
  expect(draft).toMatchObject({
    startsAt: new Date(start.getTime() + minutes(2)).toISOString(),
    endsAt: new Date(start.getTime() + minutes(11)).toISOString(),
    checks: { unaccepted: 0, unsupported: 0, missing: [], recorded: 3, quorum: { present: 2 } },
  });
  expect(draft.people.map(({ name, attendance, reason }) => [name, attendance, reason])).toEqual(
    expect.arrayContaining([
      ['Trường Lễ', 'in-person', ''],
      ['Phương Uyên', 'absent', 'Ốm'],
    ]),
  );
  expect(draft.sections.map(({ title, lines }) => [title, ...lines.map(({ text }) => text)])).toEqual([
    ['An toàn máy cưa', note.text, 'Dừng máy số 3 (biểu quyết thông qua: 2/2 tán thành)'],
    [
      'Biểu quyết',
      'Biểu quyết “Dừng máy số 3”: tán thành 2, không tán thành 0, không có ý kiến 0, trên 2 người có mặt được biểu quyết (3 người có quyền biểu quyết; tổng số người có mặt: 2). Kết quả: thông qua.',
    ],
  ]);
  const lines = draft.sections.flatMap((section) => section.lines);
  expect(
    lines.map(({ origin, held, marks, confirmed }) => ({
      origin,
      held,
      marks,
      by: confirmed?.by.displayName,
    })),
  ).toEqual([
    { origin: 'typed', held: { kind: 'note', id: note.id }, marks: [], by: 'Trường Lễ' },
    { origin: 'vote', held: { kind: 'vote', id: motionId }, marks: [], by: chair.displayName },
    { origin: 'vote', held: { kind: 'vote', id: motionId }, marks: [], by: chair.displayName },
  ]);
  expect(lines[0]?.task).toMatchObject({ assigneeName: 'Phương Uyên', deadline: '2026-11-24' });

  // What is written and voted after the draft is suggested beside it, and a note that changed marks its line.
  const late = { ...note, id: app.world.newId(), kind: 'decision' as const, text: 'Nghỉ trưa muộn 15 phút' };
  const lateNote = { ...late, assigneeId: null, deadline: null };
  const changed = { ...note, text: 'Mua chụp mới trong tuần', version: 2 };
  (await le.call(saveNotes, { params, body: { notes: [lateNote, changed] } })).value();
  const { suggestions } = (await le.call(listMinutesSuggestions, { params })).value();
  expect(suggestions).toMatchObject([
    {
      from: { kind: 'note', id: late.id },
      kind: 'decision',
      text: late.text,
      sectionId: draft.sections[0]?.id,
    },
  ]);
  const sources = suggestions.map(({ from }) => from);
  const added = (await le.call(importMinutesSuggestions, { params, body: { sources } })).value().lines;
  expect(added).toMatchObject([
    { line: { text: late.text, held: { kind: 'note', id: late.id }, marks: [] }, afterId: lines[1]?.id },
  ]);
  const first = async () => (await le.call(readMinutes, { params })).value().minutes?.sections[0]?.lines[0];
  expect(await first()).toMatchObject({
    text: note.text,
    marks: ['source_changed'],
    reading: { text: changed.text, isRejected: false },
  });
  const lineParams = { ...params, minutesLineId: lines[0]?.id ?? '' };
  (await le.call(refreshMinutesLine, { params: lineParams, body: { version: 1 } })).value();
  expect(await first()).toMatchObject({ text: changed.text, marks: [], reading: null });
  (
    await le.call(saveNotes, { params, body: { notes: [{ ...changed, isDeleted: true, version: 3 }] } })
  ).value();
  expect(await first()).toMatchObject({ marks: ['source_changed'], reading: { isRejected: true } });
  const kept = { lines: [{ id: lines[0]?.id ?? '', version: 2 }] };
  (await le.call(acceptMinutesLines, { params, body: kept })).value();
  expect(await first()).toMatchObject({ text: changed.text, marks: [] });
});
