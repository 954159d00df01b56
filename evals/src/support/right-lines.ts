import type { SupportLine, SupportSource } from '@hopgon/engine/support/support';
import { listFiles, loadJson, recordsOf } from '../load-data.ts';
import { listMeetings, loadMeeting, type Meeting } from '../load-meetings.ts';
import { type JsonRecord, readList, readOptionalText, readText } from '../read-json.ts';
import { readTurns } from '../read-turns.ts';

/** A line that is right, with everything that would be as right. */
export type RightLine = {
  readonly line: SupportLine;
  readonly source: SupportSource;
  readonly assignees: readonly (string | null)[];
  readonly deadlines: readonly (string | null)[];
};

/** The annotated lines of the open or of the closed meetings. */
export const loadGoldLines = (isClosed: boolean): RightLine[] =>
  listMeetings()
    .filter((listed) => listed.isClosed === isClosed)
    .flatMap((listed) => goldLines(loadMeeting(listed)));

function goldLines({ date, turns, items, decisions, questions }: Meeting): RightLine[] {
  const source = { meetingDate: date, turns };
  const tasks = items.map(({ text, evidence, assignees, deadlines }) => {
    const [[assignee = null], [deadline = null]] = [assignees, deadlines];
    return { line: { text, evidence, assignee, deadline }, source, assignees, deadlines };
  });
  const statements = [...decisions, ...questions].map(({ text, evidence }) => ({
    ...{ line: { text, evidence }, source, assignees: [], deadlines: [] },
  }));
  return [...tasks, ...statements].filter(({ line }) => line.evidence.length > 0);
}

/** Lines of minutes written for this measure, of meetings that have no other use; each names all turns it rests on. */
export const loadWrittenLines = (folder: 'support-lines' | 'fresh-support'): RightLine[] =>
  listFiles(folder).flatMap((file) => readWritten(loadJson(`${folder}/${file}`)));

function readWritten(meeting: JsonRecord): RightLine[] {
  const source = { meetingDate: readText(meeting, 'date'), turns: readTurns(meeting) };
  return recordsOf(meeting, 'lines').map((record) => {
    const assignee = readOptionalText(record, 'person');
    const deadline = readOptionalText(record, 'deadline');
    const evidence = (readList(record, 'evidence') ?? []).map(Number);
    const text = readText(record, 'text');
    const line = 'person' in record ? { text, evidence, assignee, deadline } : { text, evidence };
    return { line, source, assignees: [assignee], deadlines: [deadline] };
  });
}
