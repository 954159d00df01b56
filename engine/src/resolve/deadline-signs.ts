import { classSigns, hasClass, most, NOTHING, type Signs, signJoiner } from '../classify/signs.ts';
import { sharedCount } from '../clauses/content-words.ts';
import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { daysBetween } from '../time/days.ts';
import type { NamedDay } from './named-days.ts';

/** Whose day is looked for, and every day named around it, in order. */
export type DaySearch = {
  readonly group: readonly ScoredClause[];
  readonly head: ScoredClause;
  readonly assignee: string | null;
  readonly named: readonly NamedDay[];
  readonly view: MeetingView;
  /** YYYY-MM-DD, of the meeting. */
  readonly today: string;
};

const FAR = 99;

/** Signs that a day, or none of those named, is the one by which a task is due: where it is named, by whom, and what follows. */
export function deadlineSigns(date: string | null, search: DaySearch): Signs {
  const own = search.named.filter((day) => day.date === date);
  return joinDeadlineSigns([
    {
      'no day': Number(date === null),
      ahead: date === null ? -FAR : daysBetween(search.today, date),
    },
    placeSigns(own, search),
    clauseSigns(own, search),
    ...lastNamedSigns(own, search),
    ...wordSigns(own, search),
    searchSigns(search),
  ]);
}

const joinDeadlineSigns = signJoiner();

/** Where it is named, counted from where the task is stated. */
function placeSigns(own: readonly NamedDay[], { group, head, named }: DaySearch) {
  const turns = own.map(({ clause }) => clause.turn - head.turn);
  const inGroup = own.filter(({ clause }) => group.includes(clause));
  return {
    named: own.length,
    order: named.findIndex((day) => own.includes(day)),
    nearest: turns.reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best), FAR),
    first: Math.min(FAR, ...turns),
    last: Math.max(-FAR, ...turns),
    'clauses away': Math.min(FAR, ...own.map(({ clause }) => Math.abs(clause.index - head.index))),
    'where stated': own.filter(({ clause }) => clause === head).length,
    'in turn': own.filter(({ clause }) => clause.turn === head.turn).length,
    'in clauses of the task': inGroup.length,
    'last in clauses of the task': (inGroup.at(-1)?.clause.index ?? head.index - FAR) - head.index,
    'in rounds': own.filter(({ clause }) => clause.isInRound).length,
  };
}

/** The clauses that name it, and whether they rather speak of other work. */
function clauseSigns(own: readonly NamedDay[], { group, head, assignee, view }: DaySearch) {
  const clauses = own.map(({ clause }) => clause);
  const of = (count: (clause: ScoredClause) => number) => clauses.map(count);
  const least = (numbers: readonly number[]) => (numbers.length === 0 ? NOTHING : Math.min(...numbers));
  const others = (clause: ScoredClause) =>
    (view.byTurn[clause.turn] ?? []).filter((one) => !group.includes(one)).map(({ task }) => task);
  return {
    'by assignee': clauses.filter(({ speaker }) => speaker === assignee).length,
    'for assignee': clauses.filter(({ doer }) => doer === assignee).length,
    task: most(of(({ task }) => task)),
    'task of its own': most(clauses.filter((one) => group.includes(one)).map(({ task }) => task)),
    commitment: most(of(({ commitment }) => commitment)),
    decision: most(of(({ decision }) => decision)),
    asked: most(of(({ tokens }) => Number(tokens.at(-1)?.mark === '?'))),
    between: least(of(({ turn }) => tasksBetween(head.turn, turn, view, group))),
    shared: most(
      clauses.flatMap((clause) =>
        group.filter((one) => one !== clause).map(({ rare }) => sharedCount(rare, clause.rare)),
      ),
    ),
    'other task in turn': least(of((clause) => Math.max(0, ...others(clause)))),
    'other task of clause': least(of((clause) => (group.includes(clause) ? 0 : clause.task))),
  };
}

const ACCEPTS = ['assent', 'agree'];
const ANSWERS = [
  'assent',
  'agree',
  'refuse',
  'deny',
  'decline',
  'ask',
  'settle',
  'assign',
  'contrast',
  'too-soon',
];

/** What follows where it is named last: the last word counts if nobody objects. */
function lastNamedSigns(own: readonly NamedDay[], { group, head, assignee, named, view }: DaySearch) {
  const last = own.at(-1);
  const reply = last ? (view.byTurn[last.clause.turn + 1] ?? []) : [];
  const isOther = (day: NamedDay) => day.date !== last?.date;
  const behind = last ? named.slice(named.indexOf(last) + 1).filter(isOther) : [];
  const replied = named.filter(({ clause }) => clause.turn === (last?.clause.turn ?? 0) + 1);
  const opening = reply
    .slice(0, 1)
    .map(({ phrases }) => ({ phrases: phrases.filter(({ from }) => from === 0) }));
  return [
    classSigns('reply', reply, ANSWERS),
    classSigns('reply opens', opening, ACCEPTS),
    {
      'day in reply': last ? Number(replied.length > 0) : NOTHING,
      'other day in reply': last ? Number(replied.some(isOther)) : NOTHING,
      'last of all': Number(last !== undefined && named.at(-1) === last),
      'others behind': behind.length,
      'others behind in thread': behind.filter(
        ({ clause }) => tasksBetween(head.turn, clause.turn, view, group) === 0,
      ).length,
      'others behind by assignee': behind.filter(({ clause }) => clause.speaker === assignee).length,
      'others behind in clauses of the task': behind.filter(({ clause }) => group.includes(clause)).length,
      'others behind objected': Number(behind.some(({ clause }) => hasClass(clause, 'contrast'))),
    },
  ];
}

const SAYS = [
  ...['limit', 'past', 'hypothetical', 'contrast', 'too-soon', 'settle', 'await', 'reason', 'soon', 'third'],
  ...['change', 'ask', 'will'],
];
const KINDS = ['weekday', 'week', 'day', 'month', 'soon', 'bare', 'until', 'hour', 'offset', 'part'];
const SAID_BY = KINDS.map((kind) => `said by ${kind}`);

/** The words of its clauses and how it is said. */
function wordSigns(own: readonly NamedDay[], { named }: DaySearch) {
  const [first, last] = [own[0], own.at(-1)];
  const tokens = last?.clause.tokens ?? [];
  return [
    classSigns(
      'says',
      own.map(({ clause }) => clause),
      SAYS,
    ),
    {
      names: SAID_BY,
      values: KINDS.map((kind) => most(own.map((day) => Number(day.kind.includes(kind))))),
    },
    {
      'words before': first ? first.clause.tokens.findIndex(({ from }) => from >= first.from) : NOTHING,
      'words behind': last ? tokens.length - tokens.findIndex(({ to }) => to >= last.to) : NOTHING,
      'named by': new Set(own.map(({ clause }) => clause.speaker)).size,
      'others in clause': first
        ? named.filter(({ clause, date }) => clause === first.clause && date !== first.date).length
        : NOTHING,
    },
  ];
}

/** The same for all candidates. */
const searchSigns = ({ group, head, assignee, named }: DaySearch) => ({
  days: named.length,
  dates: new Set(named.map(({ date }) => date)).size,
  clauses: group.length,
  'days where stated': named.filter(({ clause }) => clause === head).length,
  'days in clauses of the task': named.filter(({ clause }) => group.includes(clause)).length,
  'nobody known': Number(assignee === null),
  round: Number(head.isInRound),
});

const LIKELY = 0.5;
/** A day further away is hardly of the task, so the rest is not counted. */
const FARTHEST_BETWEEN = 12;

/** Likely other tasks in the turns between a task and a day. */
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
    .filter((clause) => clause.task > LIKELY && !group.includes(clause)).length;
}
