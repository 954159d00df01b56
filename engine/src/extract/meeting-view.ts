import { mapClauseFeatures } from '../classify/clause-features.ts';
import { type JointModels, joinModels, probabilitiesOf } from '../classify/linear-model.ts';
import type { Models } from '../classify/models.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords, matterWords, rareWords } from '../clauses/content-words.ts';
import type { Person } from '../clauses/people.ts';
import { readClauses } from '../clauses/read-clauses.ts';
import { guessDoer } from '../resolve/doer.ts';
import { type Habits, learnHabits } from '../resolve/habits.ts';
import { sharedVoices } from '../resolve/shared-voices.ts';
import { type TimeContext, timeContext } from '../time/resolve/context.ts';
import { readableTurn } from '../transcript/readable-turn.ts';
import type { Turn } from '../transcript/turn.ts';

/** A clause with what the classifiers say of it. */
export type ScoredClause = Clause & {
  /** Its index among all clauses of the meeting. */
  readonly index: number;
  readonly task: number;
  readonly decision: number;
  readonly question: number;
  /** Whether its speaker would do the task, rather than give it to somebody. */
  readonly commitment: number;
  /** Whether it words a task well. */
  readonly title: number;
  readonly content: ReadonlySet<string>;
  /** Its content without the people who speak. */
  readonly matter: ReadonlySet<string>;
  /** Of its matter, and of pairs of its words, what few turns of the meeting have. */
  readonly rare: ReadonlySet<string>;
  /** Who would do what the clause says, at a first guess. */
  readonly doer: string | null;
};

/** A meeting as every step reads it. */
export type MeetingView = {
  readonly turns: readonly Turn[];
  readonly people: readonly Person[];
  readonly clauses: readonly ScoredClause[];
  readonly byTurn: readonly (readonly ScoredClause[])[];
  readonly today: TimeContext;
  /** The share of each speaker's clauses with a particle of respect. */
  readonly politeness: ReadonlyMap<string | null, number>;
  readonly habits: Habits;
  /** How likely several people speak under each label. */
  readonly shared: ReadonlyMap<string, number>;
  /** Speakers by how much work they give to others, from 0. */
  readonly authority: ReadonlyMap<string | null, number>;
};

const UNSCORED = { task: 0, decision: 0, question: 0, commitment: 0, title: 0 };

export function viewMeeting(meetingDate: string, said: readonly Turn[], models: Models): MeetingView {
  const turns = said.map(readableTurn);
  const read = readClauses(turns, models.boundary);
  const joint = jointOf(models);
  const scores = mapClauseFeatures(read.turns, (own) => {
    const [task = 0, decision = 0, question = 0, commitment = 0, title = 0] = probabilitiesOf(joint, own);
    return { task, decision, question, commitment, title };
  });
  const all = read.turns.flat();
  const content = all.map(contentWords);
  const matter = all.map(matterWords);
  const rare = rareWords(all.map((clause, index) => ({ ...clause, matter: matter[index] ?? new Set() })));
  let before: ScoredClause | undefined;
  const clauses = all.map((clause, index) => {
    const own = scores[index] ?? UNSCORED;
    before = {
      ...clause,
      index,
      ...own,
      content: content[index] ?? new Set<string>(),
      matter: matter[index] ?? new Set<string>(),
      rare: rare[index] ?? new Set<string>(),
      doer: guessDoer(clause, own.commitment, { turns, before }),
    };
    return before;
  });
  const byTurn = Map.groupBy(clauses, ({ turn }) => turn);
  return {
    turns,
    people: read.people,
    clauses,
    byTurn: turns.map((_, turn) => byTurn.get(turn) ?? []),
    today: timeContext(meetingDate, true),
    politeness: measurePoliteness(clauses),
    habits: learnHabits(clauses),
    shared: sharedVoices(clauses, models.sharedVoice),
    authority: rankAuthority(clauses),
  };
}

const knownJoint = new WeakMap<Models, JointModels>();

function jointOf(models: Models): JointModels {
  const { task, decision, question, commitment, titleClause } = models;
  const joint = knownJoint.get(models) ?? joinModels([task, decision, question, commitment, titleClause]);
  knownJoint.set(models, joint);
  return joint;
}

function rankAuthority(clauses: readonly ScoredClause[]): Map<string | null, number> {
  const given = [...Map.groupBy(clauses, ({ speaker }) => speaker)].map(([speaker, own]) => ({
    speaker,
    sum: own.reduce((total, { task, commitment }) => total + task * (1 - commitment), 0),
  }));
  given.sort((one, other) => other.sum - one.sum);
  return new Map(given.map(({ speaker }, rank) => [speaker, rank]));
}

function measurePoliteness(clauses: readonly ScoredClause[]): Map<string | null, number> {
  const isPolite = ({ phrases }: ScoredClause) => phrases.some(({ classes }) => classes.includes('polite'));
  const bySpeaker = Map.groupBy(clauses, ({ speaker }) => speaker);
  return new Map([...bySpeaker].map(([speaker, own]) => [speaker, own.filter(isPolite).length / own.length]));
}
