import type { MeetingView, ScoredClause } from '@hopgon/engine/reader/meeting-view';
import { mayBeSameTask, sameTaskFeatures, taskCandidates } from '@hopgon/engine/resolve/same-task';
import type { Example } from './fit-logistic.ts';
import type { TrainingMeeting } from './training-meeting.ts';

const WINDOW = 160;

/** Pairs of likely clauses of tasks: whether the annotation gives both to one task. */
export function linkExamples(training: TrainingMeeting, view: MeetingView): Example[] {
  const candidates = taskCandidates(view.clauses);
  const tasks = candidates.map((clause) => goldTask(training, clause));
  return candidates.flatMap((clause, at) => {
    if (tasks[at] === null) return [];
    return candidates.slice(Math.max(0, at - WINDOW), at).flatMap((other, before) => {
      const task = tasks[Math.max(0, at - WINDOW) + before];
      if (task === null || task === undefined || !mayBeSameTask(other, clause)) return [];
      return [
        {
          features: sameTaskFeatures(other, clause),
          isTrue: task === tasks[at],
          author: training.listed.author,
        },
      ];
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
