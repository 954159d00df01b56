import { describe, expect, test } from 'vitest';
import { loadJson, recordsOf } from './load-data.ts';
import { listMeetings } from './load-meetings.ts';
import {
  loadReferenceMinutes,
  parseReferenceMinutes,
  type ReferenceMinutes,
} from './load-reference-minutes.ts';
import { isRecord, readList } from './read-json.ts';

const listed = new Map(listMeetings().map((meeting) => [meeting.id, meeting]));
const minutes = loadReferenceMinutes();
const linesOf = ({ items }: ReferenceMinutes) => items.flatMap(({ lines }) => lines);

test('there are ten or more, three of them of recognised speech, by several authors of meetings', () => {
  const meetings = minutes.map(({ meeting }) => listed.get(meeting));
  expect(meetings.length).toBeGreaterThanOrEqual(10);
  expect(meetings.filter((meeting) => meeting?.isSpeech).length).toBeGreaterThanOrEqual(3);
  expect(new Set(meetings.map((meeting) => meeting?.author)).size).toBeGreaterThanOrEqual(10);
});

describe.each(minutes.map((one) => [one.meeting, one] as const))('the minutes of %s', (id, one) => {
  const meeting = loadJson(`meetings/${id}.json`);
  const date = String(meeting.date);
  const turns = recordsOf(meeting, 'turns');

  test('are of an open meeting that is annotated in full', () => {
    expect(listed.get(id)).toMatchObject({ isClosed: false, hasTasksOnly: false });
  });

  test('hold full sentences under headings, and no line twice', () => {
    for (const { heading, lines } of one.items) {
      expect(heading).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(lines, heading).not.toHaveLength(0);
    }
    const texts = linesOf(one).map(({ text }) => text);
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('name the turns of each line in order, all of them in the meeting', () => {
    for (const { text, evidence } of linesOf(one)) {
      expect(evidence, text).not.toHaveLength(0);
      expect(evidence, text).toEqual([...new Set(evidence)].sort((a, b) => a - b));
      for (const turn of evidence) expect(turns[turn], `${text} (${turn})`).toBeDefined();
    }
  });

  test('give tasks to people who spoke, and days that exist and are not over', () => {
    const names = isRecord(meeting.speaker_names) ? meeting.speaker_names : {};
    const people = (readList(meeting, 'speakers') ?? []).map((label) => names[String(label)] ?? label);
    for (const { text, assignee, deadline } of linesOf(one)) {
      if (assignee !== null) expect(people, text).toContain(assignee);
      if (deadline === null) continue;
      expect(new Date(`${deadline}T00:00:00Z`).toISOString().slice(0, 10), text).toBe(deadline);
      expect(deadline >= date, `${text} ${deadline}`).toBe(true);
    }
  });
});

describe('a file that is not minutes is refused', () => {
  const line = { kind: 'course', text: 'Kho còn 84/120 bộ.', evidence: [3] };
  const read = (lines: unknown, file = 'm1.json') =>
    parseReferenceMinutes(file, { meeting: 'm1', author: 'w', items: [{ heading: 'Kho', lines }] });

  test.each([
    ['of an unknown kind', { ...line, kind: 'topic' }, /no kind topic/],
    ['with evidence in words', { ...line, evidence: ['3'] }, /turn indexes/],
    ['with a day on a line that is no task', { ...line, deadline: '2026-03-12' }, /belongs to tasks/],
    ['of a task without a day or null', { ...line, kind: 'task', assignee: null }, /belongs to tasks/],
    [
      'of a task with a number for a person',
      { ...line, kind: 'task', assignee: 1, deadline: null },
      /assignee/,
    ],
  ])('a line %s', (_, broken, fault) => {
    expect(() => read([broken])).toThrow(fault);
  });

  test('under the name of another meeting', () => {
    expect(read([line]).items[0]?.lines[0]).toEqual({ ...line, assignee: null, deadline: null });
    expect(() => read([line], 'm2.json')).toThrow(/m2\.json: minutes of m1/);
  });
});
