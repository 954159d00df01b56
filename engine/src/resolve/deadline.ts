import { countStep, nameHash, probabilityStep } from '../classify/feature-names.ts';
import { mixHash } from '../classify/hash.ts';
import { type Features, type LinearModel, probabilityOf } from '../classify/linear-model.ts';
import { readBareDay } from '../extract/days/bare-day.ts';
import type { MeetingView, ScoredClause } from '../reader/meeting-view.ts';
import { formatDate } from '../time/civil.ts';
import { deadlineAmong } from '../time/parse-deadline.ts';

/** A day that was named near a task. */
export type DeadlineCandidate = {
  readonly date: string;
  readonly phrase: string;
  readonly features: Features;
};

type Named = {
  readonly clause: ScoredClause;
  readonly date: string;
  readonly phrase: string;
  readonly from: number;
  readonly to: number;
  readonly kind: string;
};

/** How many turns around those of a task are searched for days. */
const BEFORE = 1;
const BEHIND = 3;

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
  return named.map((one, order) => ({
    date: one.date,
    phrase: one.phrase,
    features: dayFeatures(one, { group, head, assignee, order, named, view }),
  }));
}

function namedDays(clause: ScoredClause, view: MeetingView): Named[] {
  const text = view.turns[clause.turn]?.text ?? '';
  const timed = clause.times.flatMap((time) => {
    const found = deadlineAmong([time], text, view.today);
    if (!found) return [];
    const kind = [...Object.keys(time.facts).sort(), ...(time.until ? ['until'] : [])].join(' ');
    return [{ clause, date: found.date, phrase: found.phrase, from: time.from, to: time.to, kind }];
  });
  return [...timed, ...bareDays(clause, view), ...soonDays(clause, view)];
}

/** "Trước hai mươi em xong": a day of the month by its number alone. */
function bareDays(clause: ScoredClause, { today }: MeetingView): Named[] {
  const { tokens } = clause;
  const found = readBareDay(` ${tokens.map(({ word }) => word).join(' ')} `, formatDate(today.today));
  const number = found?.phrase.split(' ') ?? [];
  const at = tokens.findIndex((_, start) =>
    number.every((word, offset) => tokens[start + offset]?.word === word),
  );
  const [first, last] = [tokens[at], tokens[at + number.length - 1]];
  return found && first && last ? [{ clause, ...found, from: first.from, to: last.to, kind: 'bare' }] : [];
}

/** "Họp xong em gọi": the day of the meeting. */
const soonDays = (clause: ScoredClause, { today }: MeetingView): Named[] =>
  clause.phrases
    .filter(({ classes }) => classes.includes('soon'))
    .slice(0, 1)
    .flatMap(({ from, to }) => {
      const said = clause.tokens.slice(from, to);
      const [first, last] = [said[0], said.at(-1)];
      if (!(first && last)) return [];
      const phrase = said.map(({ text }) => text).join(' ');
      return [{ clause, date: formatDate(today.today), phrase, from: first.from, to: last.to, kind: 'soon' }];
    });

type Around = {
  readonly group: readonly ScoredClause[];
  readonly head: ScoredClause;
  readonly assignee: string | null;
  readonly order: number;
  readonly named: readonly Named[];
  readonly view: MeetingView;
};

function dayFeatures(
  { clause, date, from, to, kind }: Named,
  { group, head, assignee, order, named, view }: Around,
): Features {
  const distance = clause.turn - head.turn;
  const where =
    clause === head
      ? 'head'
      : group.includes(clause)
        ? `of task ${side(distance)}`
        : `near ${Math.max(-2, Math.min(4, distance))}`;
  const first = clause.tokens.findIndex((token) => token.from >= from);
  const behind = clause.tokens.findIndex((token) => token.from >= to);
  const same = named.filter((one) => one.date === date).length;
  const taken = tasksBetween(head.turn, clause.turn, view);
  const names = [
    where,
    `kind ${kind}`,
    `order ${Math.min(3, order)} of ${countStep(named.length)}`,
    `last ${order === named.length - 1}`,
    `same ${Math.min(3, same)} of ${Math.min(4, new Set(named.map((one) => one.date)).size)}`,
    `by assignee ${clause.speaker === assignee} ${where}`,
    `task ${probabilityStep(clause.task)}`,
    `between ${Math.min(2, taken)} ${where}`,
    `${where} ${kind}`,
    `mark ${clause.tokens.at(-1)?.mark} ${where}`,
    `place ${first === 0 ? 'start' : behind < 0 ? 'end' : 'inside'} ${where}`,
  ].map(nameHash);
  const classes = new Set(clause.phrases.flatMap(({ classes: own }) => own));
  const role = nameHash(where);
  const hash = (at: number) => clause.tokens[at]?.hash ?? 0;
  return [
    ...new Set([
      ...names,
      mixHash(nameHash('w-1'), hash(first - 1)),
      mixHash(nameHash('w-2 w-1'), mixHash(hash(first - 2), hash(first - 1))),
      mixHash(nameHash('w+1'), behind < 0 ? 0 : hash(behind)),
      mixHash(nameHash('w+1 w+2'), behind < 0 ? 0 : mixHash(hash(behind), hash(behind + 1))),
      ...clause.tokens
        .slice(Math.max(0, first), behind < 0 ? undefined : behind)
        .map(({ hash: own }) => mixHash(nameHash('said'), own)),
      ...[...classes].map((name) => mixHash(role, nameHash(name))),
      ...clause.tokens.map(({ hash: own }) => mixHash(nameHash('near'), own)),
    ]),
  ];
}

/** Likely tasks between a task and a day; a day further away is hardly of it, so the rest is not counted. */
function tasksBetween(one: number, other: number, { byTurn }: MeetingView): number {
  const from = Math.min(one, other) + 1;
  const to = Math.min(Math.max(one, other), from + FARTHEST_BETWEEN);
  return byTurn
    .slice(from, to)
    .flat()
    .filter(({ task }) => task > 0.5).length;
}
const FARTHEST_BETWEEN = 12;

const side = (distance: number): string =>
  distance === 0 ? 'same turn' : distance < 0 ? 'before' : 'behind';

/** The likeliest day, or none. */
export function resolveDay(
  candidates: readonly DeadlineCandidate[],
  model: LinearModel,
  least: number,
): DeadlineCandidate | null {
  let best: DeadlineCandidate | null = null;
  let most = least;
  for (const candidate of candidates) {
    const chance = probabilityOf(model, candidate.features);
    if (chance < most) continue;
    best = candidate;
    most = chance;
  }
  return best;
}
