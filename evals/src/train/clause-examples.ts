import { sameAssignee } from '../scoring/same-assignee.ts';
import type { Example } from './fit-logistic.ts';
import type { Kind, TrainingMeeting } from './training-meeting.ts';

/** A clause of the evidence that shares so much of its words with the line states it, too. */
const STATES_IT = 0.4;

/**
 * The annotation names turns, not clauses: of those of a line's evidence the one that shares most words with it is positive, and any
 * other that shares many; the rest of the evidence is neither. With `scores`, of an earlier model, likely clauses are preferred.
 */
export function clauseExamples(
  { listed, features, near, clauses }: TrainingMeeting,
  kind: Kind,
  scores?: readonly number[],
): Example[] {
  const evidence = new Set<number>();
  const positive = new Set<number>();
  for (const line of near[kind]) {
    const ranked = line.map(({ index, overlap }) => ({
      index,
      overlap,
      rank: OVERLAP * overlap + Math.max(UNLIKELY, scores?.[index] ?? 0),
    }));
    for (const { index, overlap } of ranked) {
      evidence.add(index);
      if (overlap > STATES_IT) positive.add(index);
    }
    const [best] = ranked.sort((one, other) => other.rank - one.rank);
    if (best) positive.add(best.index);
  }
  return clauses.flatMap((_, index) => {
    const isTrue = positive.has(index);
    if (evidence.has(index) && !isTrue) return [];
    return [{ features: features[index] ?? [], isTrue, author: listed.author }];
  });
}

/** Of the clauses around a task, the one whose words its title has is positive. */
export function titleExamples({ listed, features, near, clauses }: TrainingMeeting): Example[] {
  return near.task.flatMap((line) => {
    const most = Math.max(...line.map(({ overlap }) => overlap));
    if (most < LEAST_TITLE) return [];
    return line
      .filter(({ index }) => (clauses[index]?.tokens.length ?? 0) > 1)
      .map(({ index, overlap }) => ({
        features: features[index] ?? [],
        isTrue: overlap >= ALMOST * most,
        author: listed.author,
      }));
  });
}

/** Clauses that state a task: whether the one who says so is to do it. */
export function commitmentExamples({ listed, features, near, clauses, meeting }: TrainingMeeting): Example[] {
  return near.task.flatMap((line, task) => {
    const assignees = meeting.items[task]?.assignees ?? [];
    const most = Math.max(...line.map(({ overlap }) => overlap));
    if (assignees[0] === null) return [];
    return line
      .filter(({ overlap }) => overlap >= Math.min(STATES_IT, most))
      .map(({ index }) => ({
        features: features[index] ?? [],
        isTrue: sameAssignee(clauses[index]?.speaker ?? null, assignees),
        author: listed.author,
      }));
  });
}

const LEAST_TITLE = 0.25;
const ALMOST = 0.9;
const OVERLAP = 4;
const UNLIKELY = -3;
