import { type Listed, listMeetings, loadMeeting, type Meeting } from '../load-meetings.ts';
import { f1, type Tally } from '../scoring/tally.ts';
import { addScores, type Found, type MeetingScores, newScores } from './score-meetings.ts';

/** An annotated meeting and what was found in it. */
export type ScoredMeeting = { readonly listed: Listed; readonly meeting: Meeting; readonly found: Found };

type ScoreRow = { readonly name: string; readonly scores: MeetingScores; meetings: number };

const COLUMNS = ['tasks', 'titles', 'persons', 'deadlines', 'decisions', 'questions'];
const NAME_WIDTH = 26;
const COLUMN_WIDTH = 20;

/** What a reader finds in all meetings, or in some. */
export const readAll = (
  read: (meeting: { readonly meetingDate: string; readonly turns: Meeting['turns'] }) => Found,
  isWanted: (listed: Listed) => boolean = () => true,
): ScoredMeeting[] =>
  listMeetings()
    .filter(isWanted)
    .map((listed) => {
      const meeting = loadMeeting(listed);
      return { listed, meeting, found: read({ meetingDate: meeting.date, turns: meeting.turns }) };
    });

/** One line for the open meetings, one for the closed ones, and one for each author of closed ones. */
export function bySplit({ isClosed, hasTasksOnly, author }: Listed): string[] {
  const split = isClosed ? 'closed' : 'open';
  if (hasTasksOnly) return [`${split}, tasks only`];
  return isClosed ? [split, `closed, author ${author}`] : [split];
}

/** A line for each group that `groups` puts a meeting into. */
export function renderTable(all: readonly ScoredMeeting[], groups: (listed: Listed) => string[]): string {
  const rows = new Map<string, ScoreRow>();
  for (const { listed, meeting, found } of all) {
    for (const name of groups(listed)) {
      const row = rows.get(name) ?? { name, scores: newScores(), meetings: 0 };
      rows.set(name, row);
      addScores(row.scores, meeting, found);
      row.meetings += 1;
    }
  }
  const head = ['', ...COLUMNS].map((cell, at) => cell.padEnd(at === 0 ? NAME_WIDTH : COLUMN_WIDTH));
  const sorted = [...rows.values()].sort((one, other) => one.name.localeCompare(other.name));
  return [head, ...sorted.map(cells)].map((line) => `  ${line.join('').trimEnd()}\n`).join('');
}

function cells({ name, scores, meetings }: ScoreRow): string[] {
  const { tasks, titles, persons, deadlines, decisions, questions } = scores;
  return [
    `${name} (${meetings})`.padEnd(NAME_WIDTH),
    ...[
      cell(tasks),
      cell(titles),
      share(persons, tasks.right),
      share(deadlines, tasks.right),
      cell(decisions),
      cell(questions),
    ].map((text) => text.padEnd(COLUMN_WIDTH)),
  ];
}

const cell = (tally: Tally): string =>
  tally.wanted === 0 ? '' : `${f1(tally).toFixed(3)} ${tally.right}/${tally.found}/${tally.wanted}`;

const share = (right: number, all: number): string => `${(right / (all || 1)).toFixed(3)} ${right}/${all}`;
