import { highestChance, UNREAD } from '../classify/forest.ts';
import type { Models } from '../classify/models.ts';
import { NOTHING, type Signs } from '../classify/signs.ts';
import { type AssigneeCandidate, assigneeCandidates } from '../resolve/assignee.ts';
import { groupTasks } from '../resolve/group-tasks.ts';
import type { Matter } from '../wording/passages.ts';
import { weighHead } from '../wording/weigh-passages.ts';
import { type LineSigns, type WrittenLine, writeLine } from '../wording/write-line.ts';
import { factSigns, wordingSigns } from './fact-signs.ts';
import { isNoWork } from './is-no-work.ts';
import { isPromise } from './is-promise.ts';
import { listsOptions } from './lists-options.ts';
import type { MeetingView, ScoredClause } from './meeting-view.ts';

/** What may become a line of the minutes. */
export type Draft = Matter & {
  /** The turns that speak of it, ascending. */
  readonly evidence: readonly number[];
  readonly signs: Signs;
  /** Its line, where it is certain enough to be written. */
  readonly line: WrittenLine | null;
};

export type TaskDraft = Draft & { readonly assignees: readonly AssigneeCandidate[] };

const LEAST_CHANCE = { decision: 0.015, question: 0.01 };

/** What the clauses of a meeting speak of that may become a line of a kind. */
export function findMatters(kind: Matter['kind'], view: MeetingView, models: Models): Matter[] {
  if (kind === 'task') {
    return groupTasks(view, models.sameTask)
      .map((group): Matter => ({ kind, group, head: headOf(group) }))
      .filter((matter) => !isNoWork(matter, view));
  }
  return view.clauses
    .filter((clause) => clause[kind] >= LEAST_CHANCE[kind] && clause.tokens.length > 2)
    .filter((clause) => (kind === 'decision' ? !listsOptions(clause) : !isPromise(clause)))
    .map((head) => ({ kind, head, group: [head] }));
}

/** The likeliest clause; one of a round only where the task is spoken of nowhere else. */
function headOf(group: readonly ScoredClause[]): ScoredClause {
  const own = group.filter(({ isInRound, task }) => !isInRound && task >= LEAST_HEAD);
  return (own.length > 0 ? own : group).reduce((best, one) => (one.task > best.task ? one : best));
}
const LEAST_HEAD = 0.2;

/** Drafts less likely to hold are not worth reporting; without it all are kept. */
type Least = Readonly<Record<Matter['kind'], number>>;
const ALL: Least = { task: 0, decision: 0, question: 0 };

export const draftTasks = (view: MeetingView, models: Models, least: Least = ALL): TaskDraft[] =>
  findMatters('task', view, models).flatMap((matter) =>
    draftMatter(matter, view, models, least).map((draft) => ({
      ...draft,
      assignees: assigneeCandidates(matter.group, matter.head, view),
    })),
  );

export const draftStatements = (
  kind: 'decision' | 'question',
  view: MeetingView,
  models: Models,
  least: Least = ALL,
): Draft[] => findMatters(kind, view, models).flatMap((matter) => draftMatter(matter, view, models, least));

/** The draft of a matter, or none; what is costly is read only where the draft may be likely enough with it. */
function draftMatter(matter: Matter, view: MeetingView, models: Models, least: Least): Draft[] {
  const { kind, head, group } = matter;
  const others = factSigns(matter, view);
  const mayHold = (signs: Signs) => highestChance(models[`${kind}Fact`], signs) >= least[kind];
  const isWritten = kind !== 'task' && head[kind] >= LEAST_WRITTEN;
  const unwritten = isWritten ? UNREAD_LINE : NO_LINE;
  if (!mayHold(wordingSigns(UNREAD_HEAD, unwritten, others))) return [];
  const own = weighHead(matter, models);
  if (isWritten && !mayHold(wordingSigns(own, unwritten, others))) return [];
  const line = isWritten ? writeLine(matter, view, models) : null;
  return [
    {
      ...matter,
      evidence: [...new Set(group.map(({ turn }) => turn))].sort((one, other) => one - other),
      signs: wordingSigns(own, line?.signs ?? NO_LINE, others),
      line,
    },
  ];
}

/** Less likely matters are not worded before they are judged. */
const LEAST_WRITTEN = 0.05;
const lineSigns = (value: number): LineSigns => ({
  'expected of line': value,
  'faults of line': value,
  'words of line': value,
  'right in line': value,
  'line of head': value,
  'parts of line': value,
});
const NO_LINE = lineSigns(NOTHING);
const UNREAD_LINE = lineSigns(UNREAD);
const UNREAD_HEAD = { likely: UNREAD, writable: UNREAD };
