import { countStep, probabilityStep } from '../classify/feature-steps.ts';
import { nameHash } from '../classify/hash.ts';
import { type Features, type LinearModel, probabilityOf } from '../classify/linear-model.ts';
import { sharedCount } from '../clauses/content-words.ts';
import type { ScoredClause } from '../reader/meeting-view.ts';

/** Less likely clauses speak of no task. */
const LEAST_TASK = 0.04;
/** A clause joins a task that was spoken of at most so many candidates earlier. */
const FARTHEST = 160;
/** Two tasks taken for one lose more than one task in two lines. */
const SAME_FROM = 0.6;

export const taskCandidates = (clauses: readonly ScoredClause[]): ScoredClause[] =>
  clauses.filter(({ task, tokens }) => task >= LEAST_TASK && tokens.length > 1);

/** Far from each other two clauses speak of one task only if they share a word of its matter. */
export const mayBeSameTask = (one: ScoredClause, other: ScoredClause): boolean =>
  other.turn - one.turn <= NEAR_TURNS || sharedCount(one.rare, other.rare) > 0;
const NEAR_TURNS = 6;

/** Signs that two clauses, in order, speak of one task. */
export function sameTaskFeatures(one: ScoredClause, other: ScoredClause): Features {
  const apart = other.turn - one.turn;
  const distance = apart === 0 ? `same turn ${Math.min(3, other.at - one.at)}` : `turns ${countStep(apart)}`;
  const shared = sharedCount(one.content, other.content);
  const least = Math.min(one.content.size, other.content.size);
  const share = least === 0 ? 'none' : String(Math.floor((4 * shared) / least));
  const speaker = one.speaker === other.speaker ? 'same speaker' : 'other speaker';
  const isAddressed = one.mentions.some(({ person }) => person.label === other.speaker);
  const rare = sharedCount(one.rare, other.rare);
  const doers =
    one.doer === null || other.doer === null ? 'doer unknown' : `doer same ${one.doer === other.doer}`;
  const names = (clause: ScoredClause) => clause.mentions.map(({ person }) => person.label);
  const sharesName = names(one).some((label) => names(other).includes(label));
  const size = `size ${countStep(other.content.size)}`;
  const said = [
    distance,
    `shared ${countStep(shared)}`,
    `share ${share}`,
    speaker,
    size,
    `addressed ${isAddressed}`,
    `names ${sharesName} ${names(one).length > 0} ${names(other).length > 0}`,
    `one ${probabilityStep(one.task)}`,
    `other ${probabilityStep(other.task)}`,
    `${distance} ${speaker}`,
    `${distance} shared ${Math.min(shared, 3)}`,
    `${distance} ${speaker} ${size}`,
    `${distance} addressed ${isAddressed}`,
    `${speaker} shared ${Math.min(shared, 3)} ${share}`,
    doers,
    `rare ${Math.min(4, rare)}`,
    `rare ${Math.min(4, rare)} ${distance}`,
    `rare ${Math.min(4, rare)} ${doers}`,
    `rare ${Math.min(4, rare)} recap ${recaps(one)} ${recaps(other)}`,
    `rare share ${other.rare.size === 0 ? 'none' : Math.floor((4 * rare) / Math.min(one.rare.size || 1, other.rare.size))}`,
    `${doers} ${distance}`,
    `${doers} shared ${Math.min(shared, 3)}`,
    `subjects ${one.subject.kind} ${other.subject.kind} ${distance}`,
    `commits ${Math.floor(4 * one.commitment)} ${Math.floor(4 * other.commitment)} ${speaker}`,
    `timed ${one.times.length > 0} ${other.times.length > 0} ${distance}`,
    ...openings(other).map((name) => `opens ${name} ${apart === 0}`),
  ];
  return [...new Set(said)].map(nameHash);
}

const recaps = ({ phrases }: ScoredClause): boolean =>
  phrases.some(({ classes }) => classes.includes('recap'));

const openings = ({ phrases }: ScoredClause): readonly string[] =>
  phrases.filter(({ from }) => from === 0).flatMap(({ classes }) => classes);

/** Clauses that speak of one task each, in order: a clause joins the likeliest task before it, or begins one. */
export function groupTasks(clauses: readonly ScoredClause[], model: LinearModel): ScoredClause[][] {
  const groups: ScoredClause[][] = [];
  const placed: { readonly clause: ScoredClause; readonly group: ScoredClause[] }[] = [];
  for (const clause of taskCandidates(clauses)) {
    const near = placed
      .slice(-FARTHEST)
      .filter(({ clause: other }) => mayBeSameTask(other, clause))
      .map(({ clause: other, group }) => ({
        group,
        chance: probabilityOf(model, sameTaskFeatures(other, clause)),
      }));
    const best = near.reduce<(typeof near)[number] | null>(
      (most, one) => (one.chance > (most?.chance ?? SAME_FROM) ? one : most),
      null,
    );
    const group = best?.group ?? [];
    if (!best) groups.push(group);
    group.push(clause);
    placed.push({ clause, group });
  }
  return groups;
}
