import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { namedDays } from './named-days.ts';

/** Less likely clauses speak of no task. */
const LEAST_TASK = 0.04;

/** A clause that may speak of a task, the words of its matter that are no verbs, and the days it names. */
export type TaskCandidate = {
  readonly clause: ScoredClause;
  readonly objects: ReadonlySet<string>;
  readonly days: ReadonlySet<string>;
};

export const taskCandidates = (view: MeetingView): TaskCandidate[] =>
  view.clauses
    .filter(({ task, tokens }) => task >= LEAST_TASK && tokens.length > 1)
    .map((clause) => ({
      clause,
      objects: objectsOf(clause),
      days: new Set(namedDays(clause, view).map(({ date }) => date)),
    }));

/** What a clause names beside people. */
export function objectsOf({ tokens, phrases, matter }: ScoredClause): ReadonlySet<string> {
  const verbs = new Set<string>();
  for (const { from, to, classes } of phrases)
    if (to - from === 1 && classes.some((name) => name.startsWith('verb-')))
      verbs.add(tokens[from]?.folded ?? '');
  return new Set([...matter].filter((word) => !verbs.has(word)));
}
