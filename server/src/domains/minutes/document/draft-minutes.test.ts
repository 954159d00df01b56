import * as lines from '@hopgon/contract/minutes/lines/routes';
import * as contract from '@hopgon/contract/minutes/routes';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import { rejectReadings, updateReading } from '@hopgon/contract/readings/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { type GivenReadings, givenReadings } from '../../../testing/given-minutes.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let chair: Person;
let secretary: Person;
let tuan: Person;
let outsider: Person;
let given: GivenReadings;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn', 'Lê Quốc Bảo'],
  });
  chair = company.owner;
  secretary = company.people['Nguyễn Thị Mai'];
  tuan = company.people['Phạm Anh Tuấn'];
  outsider = company.people['Lê Quốc Bảo'];
});
afterAll(() => app.close());
beforeEach(async () => {
  given = await givenReadings(app, {
    chair,
    participants: [
      { userId: secretary.userId, role: 'secretary' },
      { userId: tuan.userId, role: 'attendee' },
    ],
    agenda: ['Tiến độ đơn hàng', 'An toàn máy cưa'],
    opened: [1, 4],
    readings: [
      { kind: 'decision', text: 'Thống nhất tăng ca hai tối', evidence: [2], state: 'approved' },
      { kind: 'task', text: 'Mua chụp mới', evidence: [5], assigneeName: 'bên kho', deadline: '2026-11-24' },
      { kind: 'summary', text: 'Xưởng 2 đã xong 84/120 bộ', evidence: [1] },
      { kind: 'summary', text: 'Hai chụp cưa đã nứt', evidence: [4] },
      { kind: 'summary', text: 'Tăng ca hai tối', evidence: [2], states: 0 },
      { kind: 'question', text: 'Kiểm kê kho khi nào', evidence: [0] },
      { kind: 'decision', text: 'Dừng máy số ba', evidence: [5], state: 'rejected' },
    ],
  });
});

const path = () => ({ meetingId: given.meetingId });
const draft = async (): Promise<Minutes> =>
  (await secretary.call(contract.draftMinutes, { params: path(), body: {} })).value();
const read = async (person: Person) => (await person.call(contract.readMinutes, { params: path() })).value();
const allLines = (minutes: Minutes) => minutes.sections.flatMap((section) => section.lines);

describe('the draft', () => {
  test('has a section for each agenda item, and the lines in the order of the talk under the item they belong to', async () => {
    const { sections } = await draft();
    expect(sections.map(({ title, lines: of }) => [title, of.map(({ text }) => text)])).toEqual([
      ['Tiến độ đơn hàng', ['Xưởng 2 đã xong 84/120 bộ', 'Thống nhất tăng ca hai tối']],
      ['An toàn máy cưa', ['Hai chụp cưa đã nứt', 'Mua chụp mới']],
      ['Nội dung khác', ['Kiểm kê kho khi nào']],
    ]);
  });

  test('marks what nobody approved, and guesses neither person nor attendance nor end', async () => {
    const minutes = await draft();
    expect(allLines(minutes).map(({ text, marks }) => [text, marks])).toEqual([
      ['Xưởng 2 đã xong 84/120 bộ', ['unaccepted']],
      ['Thống nhất tăng ca hai tối', []],
      ['Hai chụp cưa đã nứt', ['unaccepted']],
      ['Mua chụp mới', ['unaccepted']],
      ['Kiểm kê kho khi nào', ['unaccepted']],
    ]);
    expect(minutes).toMatchObject({
      ...{ edition: 1, state: 'draft', template: 'briefing', title: 'Giao ban xưởng', place: 'Xưởng 2' },
      ...{ startsAt: '2026-11-20T01:30:00.000Z', endsAt: null, number: null },
      ...{ chair: { userId: chair.userId }, secretary: { userId: secretary.userId } },
      checks: { lines: 5, unaccepted: 4, unsupported: 0, missing: ['end'], recorded: 0 },
      suggestionCount: 0,
    });
    expect(minutes.people.map(({ name, part, attendance }) => [name, part, attendance])).toEqual([
      ['Trần Văn Hiếu', 'chair', 'unrecorded'],
      ['Nguyễn Thị Mai', 'secretary', 'unrecorded'],
      ['Phạm Anh Tuấn', 'attendee', 'unrecorded'],
    ]);
    const task = allLines(minutes).find(({ kind }) => kind === 'task');
    expect(task?.task).toEqual({ assigneeId: null, assigneeName: 'bên kho', deadline: '2026-11-24' });
  });

  test('is made once, by the people who edit the meeting, and seen by them alone', async () => {
    expect(await tuan.call(contract.draftMinutes, { params: path(), body: {} })).toMatchObject(
      refusal('not_allowed'),
    );
    expect(await read(secretary)).toMatchObject({ minutes: null, can: { draft: true } });
    expect((await read(tuan)).can.draft).toBe(false);
    await draft();
    expect(await chair.call(contract.draftMinutes, { params: path(), body: {} })).toMatchObject(
      refusal('minutes_exist'),
    );
    expect((await read(chair)).minutes?.can).toMatchObject({ edit: true, requestReview: true, adopt: false });
    expect(await read(tuan)).toEqual({ minutes: null, editions: [], can: { draft: false } });
    expect(await outsider.call(contract.readMinutes, { params: path() })).toMatchObject(
      refusal('meeting_not_found'),
    );
  });
});

describe('a line', () => {
  test('that is accepted or reworded has no mark any more, and keeps the words of the machine', async () => {
    const [first, , third] = allLines(await draft());
    const named = (line = first) => ({ id: line?.id ?? '', version: line?.version ?? 0 });
    const accepted = await secretary.call(lines.acceptMinutesLines, {
      params: path(),
      body: { lines: [named()] },
    });
    expect(accepted.value().lines[0]).toMatchObject({
      marks: [],
      accepted: { by: { userId: secretary.userId } },
    });
    const params = { ...path(), minutesLineId: named(third).id };
    const edited = await chair.call(lines.updateMinutesLine, {
      params,
      body: { version: named(third).version, text: 'Đã nứt hai chụp cưa' },
    });
    expect(edited.value().line).toMatchObject({
      ...{ marks: [], engineText: 'Hai chụp cưa đã nứt', version: named(third).version + 1 },
      accepted: { by: { userId: chair.userId } },
    });
    expect(
      await secretary.call(lines.updateMinutesLine, { params, body: { version: 1, text: 'Cũ' } }),
    ).toMatchObject(refusal('version_stale'));
    expect((await read(chair)).minutes?.checks.unaccepted).toBe(2);
  });

  test('that a person typed needs a turn or a person who vouches for it', async () => {
    const { sections } = await draft();
    const sectionId = sections[0]?.id ?? '';
    const afterId = sections[0]?.lines[0]?.id ?? null;
    const body = { sectionId, afterId, kind: 'opinion' as const, text: 'Anh Tuấn đề nghị đổi ca' };
    const added = (await secretary.call(lines.createMinutesLine, { params: path(), body })).value();
    expect(added).toMatchObject({ sectionId, afterId, line: { origin: 'typed', marks: ['no_evidence'] } });
    const params = { ...path(), minutesLineId: added.line.id };
    const confirmed = await secretary.call(lines.updateMinutesLine, {
      params,
      body: { version: 1, confirmed: true },
    });
    expect(confirmed.value().line).toMatchObject({
      marks: [],
      confirmed: { by: { userId: secretary.userId } },
    });
    const reworded = await chair.call(lines.updateMinutesLine, {
      params,
      body: { version: 2, text: 'Anh Tuấn đề nghị bỏ ca' },
    });
    expect(reworded.value().line).toMatchObject({ marks: ['no_evidence'], confirmed: null });
    const proved = await chair.call(lines.updateMinutesLine, {
      params,
      body: { version: 3, evidence: [3], text: 'Nhắc câu 3' },
    });
    expect(proved.value().line).toMatchObject({ marks: [], evidence: [3], source: { version: 1 } });
    expect(
      await chair.call(lines.updateMinutesLine, { params, body: { version: 4, evidence: [8] } }),
    ).toMatchObject(refusal('evidence_unknown'));
  });

  test('whose reading was changed or rejected says what that says now, until a person takes it or leaves it', async () => {
    const [, decision, , task] = allLines(await draft());
    const [decisionId = '', taskId = ''] = given.readingIds;
    await chair.call(rejectReadings, {
      params: path(),
      body: { readings: [{ id: decisionId, version: 1 }] },
    });
    await chair.call(updateReading, {
      params: { ...path(), readingId: taskId },
      body: { version: 1, text: 'Mua hai chụp mới', assigneeId: tuan.userId, approve: true },
    });
    const now = allLines((await read(secretary)).minutes ?? (await draft()));
    expect(now.find(({ id }) => id === decision?.id)).toMatchObject({
      ...{ marks: ['source_changed'], reading: { isRejected: true, text: 'Thống nhất tăng ca hai tối' } },
    });
    expect(now.find(({ id }) => id === task?.id)).toMatchObject({
      marks: ['unaccepted', 'source_changed'],
      reading: { isRejected: false, text: 'Mua hai chụp mới', assigneeName: 'Phạm Anh Tuấn' },
    });
    const refreshed = await secretary.call(lines.refreshMinutesLine, {
      params: { ...path(), minutesLineId: task?.id ?? '' },
      body: { version: task?.version ?? 0 },
    });
    expect(refreshed.value().line).toMatchObject({
      ...{ text: 'Mua hai chụp mới', task: { assigneeId: tuan.userId, deadline: '2026-11-24' } },
      // What a person changed is not what was said: somebody vouches for it.
      ...{ marks: ['no_evidence'], unsupported: [{ words: 'hai' }, { words: 'Phạm Anh Tuấn' }] },
    });
    const left = await secretary.call(lines.acceptMinutesLines, {
      params: path(),
      body: { lines: [{ id: decision?.id ?? '', version: decision?.version ?? 0 }] },
    });
    expect(left.value().lines[0]).toMatchObject({ text: 'Thống nhất tăng ca hai tối', marks: [] });
  });

  test('that was deleted is suggested again, and restored where it stood', async () => {
    const { sections } = await draft();
    const line = sections[0]?.lines[1];
    const params = { ...path(), minutesLineId: line?.id ?? '' };
    (await chair.call(lines.deleteMinutesLine, { params, query: { version: '1' } })).value();
    const { suggestions } = (await chair.call(lines.listMinutesSuggestions, { params: path() })).value();
    expect(suggestions).toMatchObject([
      { text: 'Thống nhất tăng ca hai tối', isApproved: true, sectionId: sections[0]?.id },
    ]);
    const restored = (await chair.call(lines.restoreMinutesLine, { params })).value();
    expect(restored).toMatchObject({ sectionId: sections[0]?.id, afterId: sections[0]?.lines[0]?.id });
    expect((await read(chair)).minutes?.suggestionCount).toBe(0);
  });

  test('that nobody accepted is not suggested again when it is deleted, until it is restored', async () => {
    const [proposed] = allLines(await draft());
    const params = { ...path(), minutesLineId: proposed?.id ?? '' };
    (await chair.call(lines.deleteMinutesLine, { params, query: { version: '1' } })).value();
    const { suggestions, rejected } = (
      await chair.call(lines.listMinutesSuggestions, { params: path() })
    ).value();
    expect(suggestions).toEqual([]);
    expect(rejected).toMatchObject([{ text: 'Xưởng 2 đã xong 84/120 bộ' }]);
    expect((await read(chair)).minutes?.suggestionCount).toBe(0);
    (await chair.call(lines.restoreMinutesLine, { params })).value();
    const after = (await chair.call(lines.listMinutesSuggestions, { params: path() })).value();
    expect(after).toMatchObject({ suggestions: [], rejected: [] });
  });

  test('of a suggestion is put under its agenda item, accepted by who does so', async () => {
    const line = (await draft()).sections[0]?.lines[1];
    const params = { ...path(), minutesLineId: line?.id ?? '' };
    await chair.call(lines.deleteMinutesLine, { params, query: { version: '1' } });
    const { suggestions } = (await chair.call(lines.listMinutesSuggestions, { params: path() })).value();
    const body = { sources: suggestions.map(({ from }) => from) };
    const take = async () =>
      (await secretary.call(lines.importMinutesSuggestions, { params: path(), body })).value().lines;
    const added = await take();
    expect(added).toMatchObject([{ line: { marks: [], accepted: { by: { userId: secretary.userId } } } }]);
    expect(await take()).toEqual([]);
  });

  test('of a suggestion that was rejected is suggested no more, until that is undone', async () => {
    const line = (await draft()).sections[0]?.lines[1];
    const params = { ...path(), minutesLineId: line?.id ?? '' };
    await chair.call(lines.deleteMinutesLine, { params, query: { version: '1' } });
    const list = async () => (await chair.call(lines.listMinutesSuggestions, { params: path() })).value();
    const [suggestion] = (await list()).suggestions;
    const body = { ids: [suggestion?.from.id ?? ''] };
    (await secretary.call(lines.rejectMinutesSuggestions, { params: path(), body })).value();
    expect(await list()).toEqual({ suggestions: [], rejected: [suggestion] });
    expect((await read(chair)).minutes?.suggestionCount).toBe(0);
    (await secretary.call(lines.restoreMinutesSuggestions, { params: path(), body })).value();
    expect(await list()).toEqual({ suggestions: [suggestion], rejected: [] });
    expect((await read(chair)).minutes?.suggestionCount).toBe(1);
  });

  test('moves between sections', async () => {
    const { sections } = await draft();
    const [first, second] = sections;
    const body = { version: 1, sectionId: second?.id ?? '', afterId: second?.lines[0]?.id ?? null };
    const params = { ...path(), minutesLineId: first?.lines[0]?.id ?? '' };
    expect((await chair.call(lines.moveMinutesLine, { params, body })).value()).toMatchObject({
      ...{ sectionId: second?.id, afterId: second?.lines[0]?.id },
    });
    const moved = (await read(chair)).minutes?.sections.map(({ lines: of }) => of.map(({ text }) => text));
    expect(moved).toEqual([
      ['Thống nhất tăng ca hai tối'],
      ['Hai chụp cưa đã nứt', 'Xưởng 2 đã xong 84/120 bộ', 'Mua chụp mới'],
      ['Kiểm kê kho khi nào'],
    ]);
  });
});

test('the head is changed against the version it was read at', async () => {
  const { version } = await draft();
  const body = {
    version,
    endsAt: '2026-11-20T02:15:00Z',
    recipients: ['Ban Giám đốc'],
    chairId: tuan.userId,
  };
  // Who adopts is not for the secretary to choose.
  expect(await secretary.call(contract.updateMinutes, { params: path(), body })).toMatchObject(
    refusal('minutes_chair_other'),
  );
  expect((await chair.call(contract.updateMinutes, { params: path(), body })).value()).toMatchObject({
    ...{ endsAt: '2026-11-20T02:15:00.000Z', recipients: ['Ban Giám đốc'], chair: { userId: tuan.userId } },
    checks: { missing: [] },
  });
  expect(await chair.call(contract.updateMinutes, { params: path(), body })).toMatchObject(
    refusal('version_stale'),
  );
  const reversed = { version: version + 1, endsAt: '2026-11-20T01:00:00Z' };
  expect(await chair.call(contract.updateMinutes, { params: path(), body: reversed })).toMatchObject(
    refusal('meeting_end_before_start'),
  );
});

test('sections are added, renamed and sorted; one with lines stays', async () => {
  const { version, sections } = await draft();
  const [first, second, rest] = sections.map(({ id, title }) => ({ id, title }));
  const without = { version, sections: [first, second].flatMap((section) => section ?? []) };
  expect((await chair.call(contract.saveMinutesSections, { params: path(), body: without })).code).toBe(
    'minutes_section_not_empty',
  );
  const kept = [{ title: 'Mở đầu' }, { ...second, title: 'An toàn' }, first, rest];
  const body = {
    version,
    sections: kept.flatMap((section) => (section?.title ? [{ ...section, title: section.title }] : [])),
  };
  const saved = (await chair.call(contract.saveMinutesSections, { params: path(), body })).value();
  expect(saved.sections.map(({ title }) => title)).toEqual([
    'Mở đầu',
    'An toàn',
    'Tiến độ đơn hàng',
    'Nội dung khác',
  ]);
  expect(allLines(saved)).toHaveLength(5);
});

test('a deleted line of a section that is gone can be restored; it stands in the section before', async () => {
  const { version, sections } = await draft();
  const added = [...sections.map(({ id, title }) => ({ id, title })), { title: 'Tạm' }];
  const body = { version, sections: added };
  const saved = (await chair.call(contract.saveMinutesSections, { params: path(), body })).value();
  const last = saved.sections.at(-1);
  const line = { sectionId: last?.id ?? '', kind: 'text' as const, text: 'Ghi tạm', confirmed: true };
  const created = (await chair.call(lines.createMinutesLine, { params: path(), body: line })).value().line;
  const params = { ...path(), minutesLineId: created.id };
  (await chair.call(lines.deleteMinutesLine, { params, query: { version: '1' } })).value();
  const without = {
    version: saved.version,
    sections: saved.sections.slice(0, -1).map(({ id, title }) => ({ id, title })),
  };
  (await chair.call(contract.saveMinutesSections, { params: path(), body: without })).value();
  const restored = (await chair.call(lines.restoreMinutesLine, { params })).value();
  const before = saved.sections.at(-2);
  expect(restored).toMatchObject({
    ...{ line: { text: 'Ghi tạm' }, sectionId: before?.id, afterId: before?.lines.at(-1)?.id },
  });
});

test('attendance is recorded person by person, with a reason for who is absent', async () => {
  const { people } = await draft();
  const [first, second, third] = people.map(({ id }) => id);
  const body = {
    people: [
      { id: first ?? '', attendance: 'in-person' as const, reason: 'không ghi' },
      { id: third ?? '', attendance: 'absent' as const, reason: 'Đi công tác' },
    ],
  };
  const recorded = (await chair.call(contract.updateMinutesPeople, { params: path(), body })).value();
  expect(recorded.people.map(({ attendance, reason }) => [attendance, reason])).toEqual([
    ['in-person', ''],
    ['unrecorded', ''],
    ['absent', 'Đi công tác'],
  ]);
  const added = await chair.call(contract.createMinutesPerson, {
    params: path(),
    body: {
      ...{
        name: 'Ông Trần Hưng',
        position: 'Khách hàng',
        part: 'guest' as const,
        attendance: 'online' as const,
      },
      seat: { isMember: true, weight: 30, certificate: 'GCN 12' },
    },
  });
  expect(added.value().people.at(-1)).toMatchObject({
    ...{ name: 'Ông Trần Hưng', userId: null },
    seat: { isMember: true, weight: 30, certificate: 'GCN 12' },
  });
  const twice = { userId: tuan.userId, name: '' };
  expect(await chair.call(contract.createMinutesPerson, { params: path(), body: twice })).toMatchObject(
    refusal('minutes_person_twice'),
  );
  const params = { ...path(), minutesPersonId: second ?? '' };
  expect((await chair.call(contract.removeMinutesPerson, { params })).value().people).toHaveLength(3);
});
