import { matchPairs, type Scored } from '../scoring/match-pairs.ts';
import type { ScoredMeeting } from './meeting-table.ts';
import { STATEMENT_LEAST, TITLE_LEAST } from './score-meetings.ts';

const STEPS = [0.6, 0.7, 0.8, 0.9, 1.01];

type Line = Scored & { readonly confidence: number };

/** Of what is reported with some certainty, how much is right. */
export function calibrationTable(scored: readonly ScoredMeeting[]): string {
  const counts = STEPS.slice(1).map(() => ({ right: 0, all: 0 }));
  for (const { meeting, found, listed } of scored) {
    const tasks = found.actionItems.map((item) => ({ ...item, text: item.title }));
    add(meeting.items, tasks, { least: TITLE_LEAST, byEvidence: true });
    if (listed.hasTasksOnly) continue;
    add(meeting.decisions, found.decisions, { least: STATEMENT_LEAST, byEvidence: false });
    add(meeting.questions, found.openQuestions, { least: STATEMENT_LEAST, byEvidence: false });
  }
  const cells = counts.map(
    ({ right, all }, step) =>
      `  ${STEPS[step]} to ${Math.min(1, STEPS[step + 1] ?? 1)}: ${(right / all).toFixed(3)} ${right}/${all}\n`,
  );
  return `  Certainty, and how much is right\n${cells.join('')}`;

  function add(
    gold: readonly Scored[],
    lines: readonly Line[],
    rule: { least: number; byEvidence: boolean },
  ): void {
    const reported = lines.filter(({ confidence }) => confidence >= 0.6);
    const right = new Set(matchPairs(gold, reported, rule).map(([, line]) => line));
    reported.forEach(({ confidence }, line) => {
      const step = counts[STEPS.findLastIndex((from) => confidence >= from)];
      if (!step) return;
      step.all += 1;
      if (right.has(line)) step.right += 1;
    });
  }
}
