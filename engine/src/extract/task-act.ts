import type { Clause } from './clause.ts';

/** One clause's contribution to who does what. */
export type TaskAct = {
  /** assign: I want you to; commit: I will; offer: shall I?; request: could you? */
  readonly kind: 'assign' | 'commit' | 'offer' | 'request';
  readonly turn: number;
  readonly clause: Clause;
  readonly who: string | null;
  /** The person was named, not only meant by a pronoun. */
  readonly named: boolean;
  readonly from: number;
  readonly to: number;
  /** First word of the verb. */
  readonly verbAt: number;
  readonly subjectless: boolean;
  readonly deadline: string | null;
  readonly content: ReadonlySet<string>;
  readonly strength: number;
};
