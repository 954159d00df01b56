import { countStep, probabilityStep } from '../classify/feature-steps.ts';
import { mixHash, nameHash } from '../classify/hash.ts';
import type { Features, LinearModel } from '../classify/linear-model.ts';
import type { MeetingView, ScoredClause } from '../reader/meeting-view.ts';
import { type NamedDay, namedDays } from './named-days.ts';
import { rankCandidates } from './rank-candidates.ts';

/** A day that was named near a task; without a date it stands for none of them. */
export type DeadlineCandidate = {
  readonly date: string | null;
  readonly phrase: string;
  readonly features: Features;
};

/** How many turns around those of a task are searched for days. */
const BEFORE = 1;
const BEHIND = 4;

/** Whose day is looked for, and every day named around it, in order. */
type Search = {
  readonly group: readonly ScoredClause[];
  readonly head: ScoredClause;
  readonly assignee: string | null;
  readonly named: readonly NamedDay[];
  readonly view: MeetingView;
};

export function deadlineCandidates(
  group: readonly ScoredClause[],
  head: ScoredClause,
  assignee: string | null,
  view: MeetingView,
): DeadlineCandidate[] {
  const turns = new Set<number>();
  for (const { turn } of group)
    for (let near = turn - BEFORE; near <= turn + BEHIND; near += 1) turns.add(near);
  const clauses = [...turns].sort((one, other) => one - other).flatMap((turn) => view.byTurn[turn] ?? []);
  const named = clauses.flatMap((clause) => namedDays(clause, view));
  const search = { group, head, assignee, named, view };
  const byDate = Map.groupBy(named, ({ date }) => date);
  const days = [...byDate].map(([date, own]) => ({
    date,
    phrase: own[0]?.phrase ?? '',
    features: [
      ...new Set([
        ...own.flatMap((one) => mentionFeatures(one, search)),
        ...talkFeatures(own, search),
        nameHash(`named ${countStep(own.length)} of ${countStep(named.length)}`),
        nameHash(`dates ${Math.min(4, byDate.size)}`),
      ]),
    ],
  }));
  return [...days, { date: null, phrase: '', features: noDayFeatures(search, byDate.size) }];
}

/** Signs that no day named around a task is its own. */
function noDayFeatures({ group, head }: Search, days: number): Features {
  const none = nameHash('no day');
  const classes = new Set(head.phrases.flatMap((phrase) => phrase.classes));
  return [
    none,
    nameHash(`no day of ${Math.min(4, days)}`),
    nameHash(`no day, clauses ${countStep(group.length)}`),
    ...[...classes].map((name) => mixHash(none, nameHash(name))),
  ];
}

/** Who names a day, and whether another one is named behind it: the last word counts if nobody objects. */
function talkFeatures(own: readonly NamedDay[], { group, head, assignee, named, view }: Search): Features {
  const thread = named.filter(
    ({ clause }) =>
      clause.turn >= head.turn &&
      clause.turn <= head.turn + BEHIND &&
      tasksBetween(head.turn, clause.turn, view, group) === 0,
  );
  const mine = thread.filter((one) => own.includes(one));
  const last = mine.at(-1);
  if (!last) return [nameHash('outside thread')];
  const dates = new Set(thread.map(({ date }) => date)).size;
  const sayers = new Set(mine.map(({ clause }) => clause.speaker));
  const who = sayers.size > 1 ? 'both' : sayers.has(assignee) ? 'assignee' : 'giver';
  const behind = thread.slice(thread.indexOf(last) + 1);
  const rival = behind.find(({ date }) => date !== last.date);
  const replaced = rival
    ? `replaced ${rival.clause === last.clause ? 'in clause' : rival.clause.turn === last.clause.turn ? 'in turn' : rival.clause.speaker === assignee ? 'by assignee' : 'by giver'}`
    : 'stands';
  const reply = view.byTurn[last.clause.turn + 1]?.[0];
  const opening = opens(reply);
  const isFirst = thread[0]?.date === last.date;
  return [
    ...[
      who,
      replaced,
      `thread ${who} ${replaced}`,
      `thread ${who} ${replaced} ${dates}`,
      `first ${isFirst} ${replaced}`,
      `last of thread ${thread.at(-1) === last} ${who} ${dates}`,
      `asks ${last.clause.tokens.at(-1)?.mark === '?'} ${replaced}`,
      `repeated ${mine.length > 1} ${replaced}`,
    ],
    ...opening.map((name) => `reply ${name}`),
    ...opening.map((name) => `reply ${name} ${replaced}`),
    ...opens(last.clause).map((name) => `says ${name} ${who} ${replaced}`),
    ...(rival ? opens(rival.clause).map((name) => `rival says ${name}`) : []),
  ].map(nameHash);
}

const opens = (clause: ScoredClause | undefined): readonly string[] =>
  (clause?.phrases ?? []).filter(({ from }) => from === 0).flatMap(({ classes }) => classes);

/** The day's place in the talk, and the words beside it. */
function mentionFeatures(one: NamedDay, { group, head, assignee, named, view }: Search): Features {
  const { clause, date, from, to, kind } = one;
  const distance = clause.turn - head.turn;
  const where =
    clause === head
      ? 'head'
      : group.includes(clause)
        ? `of task ${side(distance)}`
        : `near ${Math.max(-2, Math.min(4, distance))}`;
  const order = named.indexOf(one);
  const first = clause.tokens.findIndex((token) => token.from >= from);
  const behind = clause.tokens.findIndex((token) => token.from >= to);
  const same = named.filter((other) => other.date === date).length;
  const taken = tasksBetween(head.turn, clause.turn, view, group);
  const names = [
    where,
    `kind ${kind}`,
    `order ${Math.min(3, order)} of ${countStep(named.length)}`,
    `last ${order === named.length - 1}`,
    `same ${Math.min(3, same)} of ${Math.min(4, new Set(named.map((other) => other.date)).size)}`,
    `by assignee ${clause.speaker === assignee} ${where}`,
    `doer ${clause.doer === assignee} ${where}`,
    `task ${probabilityStep(clause.task)}`,
    `between ${Math.min(2, taken)} ${where}`,
    `${where} ${kind}`,
    `mark ${clause.tokens.at(-1)?.mark} ${where}`,
    `place ${first === 0 ? 'start' : behind < 0 ? 'end' : 'inside'} ${where}`,
  ].map(nameHash);
  const classes = new Set(clause.phrases.flatMap(({ classes: own }) => own));
  const hash = (at: number) => clause.tokens[at]?.hash ?? 0;
  return [
    ...names,
    mixHash(nameHash('w-1'), hash(first - 1)),
    mixHash(nameHash('w-2 w-1'), mixHash(hash(first - 2), hash(first - 1))),
    mixHash(nameHash('w+1'), behind < 0 ? 0 : hash(behind)),
    mixHash(nameHash('w+1 w+2'), behind < 0 ? 0 : mixHash(hash(behind), hash(behind + 1))),
    ...clause.tokens
      .slice(Math.max(0, first), behind < 0 ? undefined : behind)
      .map(({ hash: own }) => mixHash(nameHash('said'), own)),
    ...[...classes].map((name) => mixHash(nameHash('in clause'), nameHash(name))),
  ];
}

/** Likely other tasks between a task and a day; a day further away is hardly of it, so the rest is not counted. */
function tasksBetween(
  one: number,
  other: number,
  { byTurn }: MeetingView,
  group: readonly ScoredClause[],
): number {
  const from = Math.min(one, other) + 1;
  const to = Math.min(Math.max(one, other), from + FARTHEST_BETWEEN);
  return byTurn
    .slice(from, to)
    .flat()
    .filter((clause) => clause.task > 0.5 && !group.includes(clause)).length;
}
const FARTHEST_BETWEEN = 12;

const side = (distance: number): string =>
  distance === 0 ? 'same turn' : distance < 0 ? 'before' : 'behind';

/** The likeliest day, or none. */
export function resolveDay(
  candidates: readonly DeadlineCandidate[],
  model: LinearModel,
): DeadlineCandidate | null {
  const first = rankCandidates(candidates, model)[0]?.candidate;
  return first && first.date !== null ? first : null;
}
