import { listMeetings, loadMeeting } from '../load-meetings.ts';
import { type Figure, share } from '../measure.ts';
import { STATEMENT_LEAST, TITLE_LEAST } from '../measures/score-meetings.ts';
import { matchPairs, type Scored } from '../scoring/match-pairs.ts';
import { type DraftLine, draftLines } from './draft-lines.ts';

type Counts = Record<
  | 'tasks'
  | 'decisions'
  | 'saidDecisions'
  | 'citedDecisions'
  | 'sureTasks'
  | 'sureDecisions'
  | 'wantedTasks'
  | 'wantedDecisions'
  | 'lines'
  | 'marked',
  number
>;

/** How much of what people annotated stands in the drafts of minutes, and how many of their lines lack support. */
export const measureDrafts = (): Figure[] => [...figuresOf('open', false), ...figuresOf('closed', true)];

function figuresOf(name: string, isClosed: boolean): Figure[] {
  const counts = countAll(isClosed);
  const wanted = counts.wantedTasks + counts.wantedDecisions;
  return [
    share(`${name}: tasks and decisions there`, counts.tasks + counts.decisions, wanted),
    share(`${name}: … tasks`, counts.tasks, counts.wantedTasks),
    share(`${name}: … decisions, by their words`, counts.decisions, counts.wantedDecisions),
    share(`${name}: … decisions, or by a turn of any line`, counts.saidDecisions, counts.wantedDecisions),
    share(`${name}: … decisions, as tasks are matched`, counts.citedDecisions, counts.wantedDecisions),
    share(`${name}: both, as tasks are matched`, counts.tasks + counts.citedDecisions, wanted),
    share(`${name}: … in lines with support`, counts.sureTasks + counts.sureDecisions, wanted),
    share(`${name}: lines marked for lack of it`, counts.marked, counts.lines),
  ];
}

function countAll(isClosed: boolean): Counts {
  const counts: Counts = {
    ...{ tasks: 0, decisions: 0, saidDecisions: 0, citedDecisions: 0, sureTasks: 0, sureDecisions: 0 },
    ...{ wantedTasks: 0, wantedDecisions: 0, lines: 0, marked: 0 },
  };
  for (const listed of listMeetings().filter((one) => one.isClosed === isClosed)) {
    const { items, decisions, ...meeting } = loadMeeting(listed);
    const lines = draftLines({ ...meeting, items, decisions });
    const sure = lines.filter(({ isMarked }) => !isMarked);
    counts.lines += lines.length;
    counts.marked += lines.length - sure.length;
    counts.wantedTasks += items.length;
    counts.tasks += countTasks(items, lines);
    counts.sureTasks += countTasks(items, sure);
    if (listed.hasTasksOnly) continue;
    counts.wantedDecisions += decisions.length;
    counts.decisions += countDecisions(decisions, lines);
    counts.saidDecisions += countDecisions(decisions, lines, true);
    const decided = lines.filter(({ kind }) => kind === 'decision' || kind === 'task');
    counts.citedDecisions += countDecisions(decisions, decided, true);
    counts.sureDecisions += countDecisions(decisions, sure);
  }
  return counts;
}

const countTasks = (gold: readonly Scored[], lines: readonly DraftLine[]): number =>
  matchPairs(
    gold,
    lines.filter(({ kind }) => kind === 'task'),
    { least: TITLE_LEAST, byEvidence: true },
  ).length;

/** A decision may stand in a line of another kind: a task that carries it out says it, too. */
const countDecisions = (gold: readonly Scored[], lines: readonly DraftLine[], byEvidence = false): number =>
  matchPairs(gold, lines, { least: STATEMENT_LEAST, byEvidence }).length;
