import { clauseFeatures } from '@hopgon/engine/classify/clause-features';
import type { Features, LinearModel } from '@hopgon/engine/classify/linear-model';
import type { Clause } from '@hopgon/engine/clauses/clause';
import { readClauses } from '@hopgon/engine/clauses/read-clauses';
import type { Listed, Meeting } from '../load-meetings.ts';
import type { Scored } from '../scoring/match-pairs.ts';
import { wordF1 } from '../scoring/text-overlap.ts';

export type Kind = 'task' | 'decision' | 'question';

/** A clause in the evidence of a gold line, with the overlap of their words. */
export type Near = { readonly index: number; readonly overlap: number };

export type TrainingMeeting = {
  readonly listed: Listed;
  readonly meeting: Meeting;
  readonly clauses: readonly Clause[];
  readonly features: readonly Features[];
  readonly gold: Readonly<Record<Kind, readonly Scored[]>>;
  /** For each gold line the clauses of its evidence. */
  readonly near: Readonly<Record<Kind, readonly (readonly Near[])[]>>;
};

export function readTraining(listed: Listed, meeting: Meeting, boundary: LinearModel): TrainingMeeting {
  const { turns } = readClauses(meeting.turns, boundary);
  const clauses = turns.flat();
  const texts = clauses.map(({ tokens }) => tokens.map(({ text }) => text).join(' '));
  const gold = { task: meeting.items, decision: meeting.decisions, question: meeting.questions };
  const nearOf = (lines: readonly Scored[]): Near[][] =>
    lines.map(({ text, evidence }) =>
      clauses.flatMap(({ turn }, index) =>
        evidence.includes(turn) ? [{ index, overlap: wordF1(texts[index] ?? '', text) }] : [],
      ),
    );
  return {
    listed,
    meeting,
    clauses,
    features: clauseFeatures(turns),
    gold,
    near: { task: nearOf(gold.task), decision: nearOf(gold.decision), question: nearOf(gold.question) },
  };
}
