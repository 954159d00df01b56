import { isFact } from '@hopgon/engine/extract/certainty';
import { extractMeeting } from '@hopgon/engine/extract/extract-meeting';
import type { Extraction } from '@hopgon/engine/extract/extraction';
import { loadMeetings, type Meeting } from '../load-meetings.ts';
import { type Figure, share } from '../measure.ts';
import { matchPairs } from '../scoring/match-pairs.ts';
import { sameAssignee } from '../scoring/same-assignee.ts';
import { addTo, f1, newTally, type Tally } from '../scoring/tally.ts';

const ITEM_LEAST = 0.5;
const STATEMENT_LEAST = 0.45;
/** A word list (phải, cần, sẽ, nhờ, giao, trước) that takes whole turns as tasks, on the same six meetings. */
const KEYWORDS = { byTitle: 0.079, byEvidence: 0.368, assignee: 0.214, deadline: 0.143 };

type Totals = {
  byTitle: Tally;
  byEvidence: Tally;
  decisions: Tally;
  questions: Tally;
  assignees: number;
  deadlines: number;
};

/** Tasks alone, of meetings where nothing else is annotated. */
export const measureTasks = (folder: string): Figure[] => taskFigures(totalsOf(folder), null);

/** Tasks, decisions and open questions against the gold annotation, micro-averaged. */
export function measureMeetings(folder: string, hasBaseline: boolean): Figure[] {
  const totals = totalsOf(folder);
  const base = hasBaseline ? KEYWORDS : null;
  return [
    ...taskFigures(totals, base),
    score('Decisions F1', totals.decisions, base && 0),
    score('Open questions F1', totals.questions, base && 0),
  ];
}

function totalsOf(folder: string): Totals {
  const totals: Totals = {
    byTitle: newTally(),
    byEvidence: newTally(),
    decisions: newTally(),
    questions: newTally(),
    assignees: 0,
    deadlines: 0,
  };
  for (const meeting of loadMeetings(folder)) {
    addMeeting(totals, meeting, extractMeeting({ meetingDate: meeting.date, turns: meeting.turns }));
  }
  return totals;
}

function taskFigures(totals: Totals, base: typeof KEYWORDS | null): Figure[] {
  const matched = totals.byEvidence.right;
  return [
    score('Tasks F1, by title or evidence', totals.byEvidence, base?.byEvidence ?? null),
    score('Tasks F1, by title alone', totals.byTitle, base?.byTitle ?? null),
    share('Assignee of matched tasks', totals.assignees, matched, base?.assignee ?? null),
    share('Deadline of matched tasks', totals.deadlines, matched, base?.deadline ?? null),
  ];
}

/** Only facts count; the engine does not assert suggestions. */
function addMeeting(totals: Totals, gold: Meeting, found: Extraction): void {
  const items = found.actionItems.filter(isFact).map((item) => ({ ...item, text: item.title }));
  const pairs = matchPairs(gold.items, items, { least: ITEM_LEAST, byEvidence: true });
  const titled = matchPairs(gold.items, items, { least: ITEM_LEAST, byEvidence: false });
  count(totals.byEvidence, pairs.length, gold.items.length, items.length);
  count(totals.byTitle, titled.length, gold.items.length, items.length);
  for (const [i, j] of pairs) {
    const wanted = gold.items[i];
    const item = items[j];
    if (!(wanted && item)) continue;
    if (sameAssignee(item.assignee, wanted.assignees)) totals.assignees += 1;
    if (wanted.deadlines.includes(item.deadline)) totals.deadlines += 1;
  }
  const rule = { least: STATEMENT_LEAST, byEvidence: false };
  const [decisions, questions] = [found.decisions.filter(isFact), found.openQuestions.filter(isFact)];
  count(
    totals.decisions,
    matchPairs(gold.decisions, decisions, rule).length,
    gold.decisions.length,
    decisions.length,
  );
  count(
    totals.questions,
    matchPairs(gold.questions, questions, rule).length,
    gold.questions.length,
    questions.length,
  );
}

function count(tally: Tally, right: number, wanted: number, found: number): void {
  addTo(tally, { right, wanted, found });
}

function score(name: string, tally: Tally, baseline: number | null): Figure {
  return {
    name,
    value: f1(tally),
    baseline,
    counts: `${tally.right} right, ${tally.found} found, ${tally.wanted} wanted`,
  };
}
