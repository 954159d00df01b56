import { countStep, nameHash, probabilityStep } from '../classify/feature-names.ts';
import { mixHash } from '../classify/hash.ts';
import { type Features, type LinearModel, probabilityOf } from '../classify/linear-model.ts';
import { sharedCount } from '../clauses/content-words.ts';
import type { MeetingView, ScoredClause } from '../reader/meeting-view.ts';

/** A clause that may word a task, and the signs that it words it best. */
export type TitleCandidate = { readonly clause: ScoredClause; readonly features: Features };

const LEAST_WORDS = 3;

/** The clauses of a task's turns and of the turn before each: the matter is often named where it was asked about. */
export function titleCandidates(
  group: readonly ScoredClause[],
  head: ScoredClause,
  view: MeetingView,
): TitleCandidate[] {
  const turns = new Set(group.flatMap(({ turn }) => [turn - 1, turn]));
  const near = [...turns].flatMap((turn) => view.byTurn[turn] ?? []);
  const worded = near.filter((clause) => clause === head || clause.tokens.length >= LEAST_WORDS);
  const most = Math.max(...worded.map(({ title }) => title));
  return worded.map((clause) => ({ clause, features: titleFeatures(clause, { group, head, most }) }));
}

type Task = {
  readonly group: readonly ScoredClause[];
  readonly head: ScoredClause;
  /** The highest chance to word it among the candidates. */
  readonly most: number;
};

function titleFeatures(clause: ScoredClause, { group, head, most }: Task): Features {
  const isMember = group.includes(clause);
  const away = Math.max(-3, Math.min(3, clause.turn - head.turn));
  const place =
    clause === head ? 'head' : `${isMember ? 'member' : 'near'} ${away} ${clause.speaker === head.speaker}`;
  const own = `title ${probabilityStep(clause.title)}`;
  const task = `task ${probabilityStep(clause.task)}`;
  const content = `content ${countStep(clause.content.size)}`;
  const classes = new Set(clause.phrases.flatMap((phrase) => phrase.classes));
  const verbs = [...classes].filter((name) => name.startsWith('verb-') && name !== 'verb-light').length;
  const names = [
    place,
    own,
    task,
    content,
    `${place} ${own}`,
    `${place} ${task}`,
    `${content} ${own}`,
    `${content} verbs ${verbs}`,
    `best ${clause.title === most} ${place}`,
    `ratio ${Math.floor((4 * clause.title) / most)} ${isMember}`,
    `shared ${Math.min(3, sharedCount(clause.content, head.content))} ${clause === head}`,
    `mark ${clause.tokens.at(-1)?.mark}`,
    `commitment ${probabilityStep(clause.commitment)}`,
    `head content ${countStep(head.content.size)} ${clause === head}`,
    `names ${Math.min(3, clause.mentions.length)}`,
    `length ${Math.min(8, Math.ceil(clause.tokens.length / 4))}`,
  ].map(nameHash);
  return [...new Set([...names, ...[...classes].map((name) => mixHash(nameHash('class'), nameHash(name)))])];
}

export function chooseTitleClause(
  candidates: readonly TitleCandidate[],
  model: LinearModel,
): ScoredClause | null {
  let best: ScoredClause | null = null;
  let most = -1;
  for (const { clause, features } of candidates) {
    const probability = probabilityOf(model, features);
    if (probability <= most) continue;
    best = clause;
    most = probability;
  }
  return best;
}
