import type { MeetingView, ScoredClause } from '@hopgon/engine/extract/meeting-view';
import { linksTo } from '@hopgon/engine/resolve/same-task';
import { taskCandidates } from '@hopgon/engine/resolve/task-candidates';
import type { SignedExample } from './fit-trees.ts';
import type { TrainingMeeting } from './training-meeting.ts';

/** Pairs of likely clauses of tasks: whether the annotation gives both to one task. */
export function linkExamples(training: TrainingMeeting, view: MeetingView): SignedExample[] {
  const candidates = taskCandidates(view);
  const tasks = new Map(candidates.map((one) => [one, goldTask(training, one.clause)]));
  return candidates.flatMap((candidate, at) => {
    const task = tasks.get(candidate) ?? null;
    if (task === null) return [];
    return linksTo(candidates, at).flatMap(({ before, signs }) => {
      const other = tasks.get(before) ?? null;
      return other === null ? [] : [{ signs, isTrue: other === task }];
    });
  });
}

/** The task whose evidence a clause stands in; of several, the one whose words it shares. */
function goldTask({ near }: TrainingMeeting, { index }: Pick<ScoredClause, 'index'>): number | null {
  let best: number | null = null;
  let most = -1;
  near.task.forEach((line, task) => {
    const overlap = line.find((one) => one.index === index)?.overlap ?? -1;
    if (overlap > most) {
      best = task;
      most = overlap;
    }
  });
  return best;
}
