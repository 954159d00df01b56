import {
  classSigns,
  markSign,
  most,
  NOTHING,
  type Signs,
  signJoiner,
  subjectSign,
} from '../classify/signs.ts';
import { sharedCount } from '../clauses/content-words.ts';
import type { Matter } from '../wording/passages.ts';
import type { LineSigns } from '../wording/write-line.ts';
import type { MeetingView, ScoredClause } from './meeting-view.ts';

/** How many words of the clause may be written, how many of them are likely to be, and how well its line may be worded. */
type Wording = LineSigns & { readonly likely: number; readonly writable: number };

const KINDS = ['task', 'decision', 'question'] as const;

/** Signs that a finding holds at the end of the meeting: its clauses, what stands beside it, and what is said of it later. */
export function factSigns(matter: Matter, view: MeetingView): Signs {
  const { head } = matter;
  return joinFactSigns([
    ownSigns(matter, view),
    classSigns('says', [head], SAYS),
    ...BESIDE.map(({ away, names }) => besideSigns(head, view.clauses[head.index + away], names)),
    ...TURNS.flatMap((place) => turnSigns(head, place, view)),
    rivalSigns(matter, view),
    ...echoSigns(head, view),
  ]);
}

/** Adds how it may be worded. */
export const wordingSigns = (
  head: Pick<Wording, 'likely' | 'writable'>,
  line: LineSigns,
  others: Signs,
): Signs => joinWordingSigns([head, line, others]);

const joinFactSigns = signJoiner();
const joinWordingSigns = signJoiner();

const SAYS = [
  ...['assent', 'agree', 'refuse', 'deny', 'decline', 'ask', 'settle', 'propose', 'past', 'hypothetical'],
  ...['contrast', 'reason', 'will', 'await', 'change', 'limit', 'vague'],
];
const ANSWERS = ['assent', 'agree', 'refuse', 'deny', 'decline', 'ask', 'settle'];
/** Clauses and turns beside the one that states it. */
const BESIDE = [-2, -1, 1, 2].map((away) => ({
  away,
  names: [...KINDS, 'commitment', 'standing'].map((name) => `${name} at ${away}`),
}));
const TURNS = [-1, 1, 2].map((away) => ({
  away,
  where: `in turn ${away}`,
  names: [...KINDS, 'words', 'same speaker', 'rank'].map((name) => `${name} in turn ${away}`),
}));
const SIDES = ['before', 'behind'].map((side) => ['echoes', ...KINDS].map((name) => `${name} ${side}`));
const UNKNOWN_RANK = 9;
const LAST_TURNS = 6;

function ownSigns({ kind, head, group }: Matter, view: MeetingView) {
  return {
    task: head.task,
    decision: head.decision,
    question: head.question,
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

function besideSigns(head: ScoredClause, other: ScoredClause | undefined, names: readonly string[]): Signs {
  if (!other) return { names, values: names.map(() => NOTHING) };
  const standing = Number(other.turn === head.turn) + Number(other.speaker === head.speaker);
  return { names, values: [...KINDS.map((kind) => other[kind]), other.commitment, standing] };
}

function turnSigns(
  head: ScoredClause,
  { away, where, names }: (typeof TURNS)[number],
  view: MeetingView,
): Signs[] {
  const clauses = view.byTurn[head.turn + away] ?? [];
  const values = [
    ...KINDS.map((kind) => most(clauses.map((one) => one[kind]))),
    clauses.reduce((sum, { tokens }) => sum + tokens.length, 0),
    Number(clauses[0]?.speaker === head.speaker),
    rankOf(clauses[0], view),
  ];
  return [{ names, values }, classSigns(where, clauses, ANSWERS)];
}

const NEAR = 6;

/** Likelier clauses of its kind near by. */
function rivalSigns({ kind, head }: Matter, { clauses, byTurn }: MeetingView) {
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

function echoSigns(head: ScoredClause, { clauses }: MeetingView): Signs[] {
  const sharing = (part: readonly ScoredClause[]) =>
    part.filter((one) => one.turn !== head.turn && sharedCount(head.rare, one.rare) > 0);
  const sides = [
    sharing(clauses.slice(Math.max(0, head.index - FAR), head.index)),
    sharing(clauses.slice(head.index + 1, head.index + FAR)),
  ];
  return sides.map((echoes, side) => ({
    names: SIDES[side] ?? [],
    values: [echoes.length, ...KINDS.map((kind) => most(echoes.map((one) => one[kind])))],
  }));
}
