import { classSigns, markSign, most, NOTHING, type Signs, subjectSign } from '../classify/signs.ts';
import { sharedCount } from '../clauses/content-words.ts';
import type { Matter } from '../wording/passages.ts';
import type { MeetingView, ScoredClause } from './meeting-view.ts';

/** How many words of the clause may be written, and how many of them are likely to be. */
type Wording = { readonly likely: number; readonly writable: number };

const KINDS = ['task', 'decision', 'question'] as const;

/** Signs that a finding holds at the end of the meeting: its clauses, what stands beside it, and what is said of it later. */
export function factSigns(matter: Matter, view: MeetingView, { likely, writable }: Wording): Signs {
  const { head } = matter;
  return {
    likely,
    writable,
    ...ownSigns(matter, view),
    ...classSigns('says', [head], SAYS),
    ...Object.assign({}, ...BESIDE.map((away) => besideSigns(head, view.clauses[head.index + away], away))),
    ...Object.assign({}, ...TURNS.map((away) => turnSigns(head, away, view))),
    ...rivalSigns(matter, view),
    ...echoSigns(head, view),
  };
}

const SAYS = [
  ...['assent', 'agree', 'refuse', 'deny', 'decline', 'ask', 'settle', 'propose', 'past', 'hypothetical'],
  ...['contrast', 'reason', 'will', 'await', 'change', 'limit', 'vague'],
];
const ANSWERS = ['assent', 'agree', 'refuse', 'deny', 'decline', 'ask', 'settle'];
/** Clauses and turns beside the one that states it. */
const BESIDE = [-2, -1, 1, 2];
const TURNS = [-1, 1, 2];
const UNKNOWN_RANK = 9;
const LAST_TURNS = 6;

function ownSigns({ kind, head, group }: Matter, view: MeetingView): Signs {
  return {
    ...Object.fromEntries(KINDS.map((other) => [other, head[other]])),
    commitment: head.commitment,
    title: head.title,
    clauses: group.length,
    sum: group.reduce((sum, one) => sum + one[kind], 0),
    most: most(group.map((one) => one[kind])),
    rank: rankOf(head, view),
    'opened the meeting': Number(head.speaker === view.clauses[0]?.speaker),
    words: head.tokens.length,
    content: head.content.size,
    rare: head.rare.size,
    at: head.at,
    'from end': Math.min(LAST_TURNS, view.turns.length - head.turn),
    mark: markSign(head),
    subject: subjectSign(head),
    times: head.times.length,
    mentions: head.mentions.length,
    round: Number(head.isInRound) + Number(group.some(({ isInRound }) => isInRound)),
  };
}

const rankOf = (clause: ScoredClause | undefined, { authority }: MeetingView): number =>
  clause === undefined ? NOTHING : (authority.get(clause.speaker) ?? UNKNOWN_RANK);

function besideSigns(head: ScoredClause, other: ScoredClause | undefined, away: number): Signs {
  const standing = Number(other?.turn === head.turn) + Number(other?.speaker === head.speaker);
  return {
    ...Object.fromEntries(KINDS.map((kind) => [`${kind} at ${away}`, other?.[kind] ?? NOTHING])),
    [`commitment at ${away}`]: other?.commitment ?? NOTHING,
    [`standing at ${away}`]: other ? standing : NOTHING,
  };
}

function turnSigns(head: ScoredClause, away: number, view: MeetingView): Signs {
  const clauses = view.byTurn[head.turn + away] ?? [];
  return {
    ...Object.fromEntries(
      KINDS.map((kind) => [`${kind} in turn ${away}`, most(clauses.map((one) => one[kind]))]),
    ),
    [`words in turn ${away}`]: clauses.reduce((sum, { tokens }) => sum + tokens.length, 0),
    [`same speaker in turn ${away}`]: Number(clauses[0]?.speaker === head.speaker),
    [`rank in turn ${away}`]: rankOf(clauses[0], view),
    ...classSigns(`in turn ${away}`, clauses, ANSWERS),
  };
}

const NEAR = 6;

/** Likelier clauses of its kind near by. */
function rivalSigns({ kind, head }: Matter, { clauses, byTurn }: MeetingView): Signs {
  const own = byTurn[head.turn] ?? [];
  const near = clauses
    .slice(Math.max(0, head.index - NEAR), head.index + NEAR + 1)
    .filter((one) => one !== head);
  return {
    'clauses in turn': own.length,
    'likeliest in turn': most(own.filter((one) => one !== head).map((one) => one[kind])),
    'likeliest near': most(near.map((one) => one[kind])),
    'likelier near': near.filter((one) => one[kind] > head[kind]).length,
  };
}

/** Clauses that are searched for the same matter, before and behind. */
const FAR = 60;

function echoSigns(head: ScoredClause, { clauses }: MeetingView): Signs {
  const sharing = (part: readonly ScoredClause[]) =>
    part.filter((one) => one.turn !== head.turn && sharedCount(head.rare, one.rare) > 0);
  const sides = [
    ['before', sharing(clauses.slice(Math.max(0, head.index - FAR), head.index))],
    ['behind', sharing(clauses.slice(head.index + 1, head.index + FAR))],
  ] as const;
  return Object.fromEntries(
    sides.flatMap(([side, echoes]) => [
      [`echoes ${side}`, echoes.length],
      ...KINDS.map((kind) => [`${kind} ${side}`, most(echoes.map((one) => one[kind]))]),
    ]),
  );
}
