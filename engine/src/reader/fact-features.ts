import { countStep, probabilityStep } from '../classify/feature-steps.ts';
import { mixHash, nameHash } from '../classify/hash.ts';
import type { Features } from '../classify/linear-model.ts';
import { sharedCount } from '../clauses/content-words.ts';
import type { Matter } from '../wording/passages.ts';
import { followFeatures } from './follow-features.ts';
import type { MeetingView, ScoredClause } from './meeting-view.ts';

/** Clauses ahead that are searched for the same matter. */
const AHEAD = 60;
const NEAR = 4;

/** How many words of the clause may be written, and how many of them are likely to be. */
type Wording = { readonly likely: number; readonly writable: number };

type Finding = Matter & { readonly view: MeetingView; readonly wording: Wording };

/** Signs that a finding holds at the end of the meeting: its clauses, its rivals near by, and what follows. */
export function factFeatures(matter: Matter, view: MeetingView, wording: Wording): Features {
  const finding = { ...matter, view, wording };
  const { kind, head } = matter;
  const reply = view.byTurn[head.turn + 1]?.[0];
  const near = nearBy(finding).map((one) =>
    nameHash(`near ${one.index - head.index} ${probabilityStep(one[kind])}`),
  );
  const classes = [...new Set(head.phrases.flatMap((phrase) => phrase.classes))];
  return [
    ...new Set([
      ...ownNames(finding).map(nameHash),
      ...echoNames(finding).map(nameHash),
      ...standingNames(finding).map(nameHash),
      ...followFeatures(head, view),
      ...near,
      ...openingFeatures(reply, 'reply'),
      ...openingFeatures(view.byTurn[head.turn + 2]?.[0], 'reply 2'),
      ...openingFeatures(head, 'opens'),
      ...classes.map((one) => mixHash(nameHash('class'), nameHash(one))),
    ]),
  ];
}

const nearBy = ({ head, view }: Finding): ScoredClause[] =>
  view.clauses.slice(Math.max(0, head.index - NEAR), head.index + NEAR + 1).filter((one) => one !== head);

/** What its clauses and its wording say. */
function ownNames(finding: Finding): string[] {
  const { kind, head, group, view, wording } = finding;
  const own = head[kind];
  const stronger = nearBy(finding).filter((one) => one[kind] > own).length;
  const total = group.reduce((sum, one) => sum + one[kind], 0);
  const { likely, writable } = wording;
  return [
    `own ${probabilityStep(own)}`,
    `total ${probabilityStep(Math.min(1, total / 2))}`,
    `clauses ${countStep(group.length)} own ${probabilityStep(own)}`,
    `speakers ${Math.min(3, new Set(group.map(({ speaker }) => speaker)).size)}`,
    `stronger ${Math.min(3, stronger)} own ${probabilityStep(own)}`,
    `stronger ${Math.min(3, stronger)}`,
    ...(['task', 'decision', 'question'] as const).map((other) => `${other} ${probabilityStep(head[other])}`),
    `task and decision ${probabilityStep(head.task)} ${probabilityStep(head.decision)}`,
    `words ${Math.min(12, Math.round(likely))}`,
    `share of words ${Math.ceil((5 * likely) / Math.max(1, writable))}`,
    `writable ${countStep(writable)}`,
    `content ${countStep(head.content.size)}`,
    `from end ${Math.min(6, view.turns.length - head.turn)}`,
    `mark ${head.tokens.at(-1)?.mark}`,
    `reply by ${view.byTurn[head.turn + 1]?.[0]?.speaker === head.speaker}`,
  ];
}

/** What later clauses on its matter state. */
function echoNames({ head, view }: Finding): string[] {
  const later = view.clauses.slice(head.index + 1, head.index + AHEAD).filter((one) => one.turn > head.turn);
  const echoes = later.filter((one) => head.content.size > 1 && sharedCount(head.content, one.content) >= 2);
  return [
    `echoes ${countStep(echoes.length)}`,
    `last echo decides ${probabilityStep(echoes.at(-1)?.decision ?? 0)}`,
    `echo decides ${probabilityStep(Math.max(0, ...echoes.map(({ decision }) => decision)))}`,
    `echo task ${probabilityStep(Math.max(0, ...echoes.map(({ task }) => task)))}`,
    `echo asks ${probabilityStep(Math.max(0, ...echoes.map(({ question }) => question)))}`,
  ];
}

/** Who says it, and what stands beside it. */
function standingNames({ kind, head, view }: Finding): string[] {
  const own = probabilityStep(head[kind]);
  const reply = view.byTurn[head.turn + 1]?.[0];
  const rank = (speaker: string | null | undefined) => Math.min(3, view.authority.get(speaker ?? null) ?? 3);
  const rivals = rivalNames(kind, head, view);
  return [
    ...besideNames('asked', view.byTurn[head.turn - 1]?.at(-1), head),
    ...besideNames('said before', view.clauses[head.index - 1], head),
    ...besideNames('said behind', view.clauses[head.index + 1], head),
    ...besideNames('answer', reply, head),
    ...rivals,
    ...rivals.map((name) => `${name} own ${own}`),
    `authority ${rank(head.speaker)} own ${own}`,
    `authority ${rank(head.speaker)}`,
    `answered by ${rank(reply?.speaker)} ${rank(head.speaker)}`,
    `commits ${probabilityStep(head.commitment)}`,
    `subject ${head.subject.kind} own ${own}`,
    `rare ${countStep(head.rare.size)}`,
  ];
}

function besideNames(name: string, other: ScoredClause | undefined, head: ScoredClause): string[] {
  if (other === undefined) return [];
  return [
    `${name} task ${probabilityStep(other.task)}`,
    `${name} decision ${probabilityStep(other.decision)}`,
    `${name} question ${probabilityStep(other.question)}`,
    `${name} commitment ${Math.floor(4 * other.commitment)} ${other.speaker === head.speaker}`,
  ];
}

const openingFeatures = (clause: ScoredClause | undefined, name: string): number[] =>
  (clause?.phrases ?? [])
    .filter(({ from }) => from === 0)
    .flatMap(({ classes }) => classes.map((one) => mixHash(nameHash(name), nameHash(one))));

/** Clauses on the same matter before and behind that are likelier, and those that are as likely. */
function rivalNames(kind: Matter['kind'], head: ScoredClause, { clauses }: MeetingView): string[] {
  const own = head[kind];
  const strongest = (part: readonly ScoredClause[]) =>
    part.reduce(
      (most, one) => (sharedCount(head.rare, one.rare) >= LEAST_SHARED ? Math.max(most, one[kind]) : most),
      0,
    );
  const side = (most: number) =>
    most === 0 ? 'none' : most > own ? 'stronger' : most > own / 2 ? 'alike' : 'weaker';
  const before = side(strongest(clauses.slice(Math.max(0, head.index - AHEAD), head.index)));
  const behind = side(strongest(clauses.slice(head.index + 1, head.index + AHEAD)));
  return [`before ${before}`, `behind ${behind}`, `before ${before} behind ${behind}`];
}
const LEAST_SHARED = 2;
