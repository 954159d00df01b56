import type { Clause } from '../clauses/clause.ts';
import type { ReadDeadline } from '../days/read-deadline.ts';

/** The words that tell what is to be done. */
export type Matter = {
  readonly clause: Clause;
  readonly from: number;
  readonly to: number;
  /** Words put before them where the clause has no verb of its own. */
  readonly prefix: string;
};

/** "phòng kế toán", "cả nhóm": names of people begin with a capital. */
export const isGroupName = (who: string | null): boolean => who !== null && /^\p{Ll}/u.test(who);

/** One clause's contribution to who does what. */
export type TaskAct = {
  /** assign: I want you to; commit: I will; offer: shall I?; request: could you? */
  readonly kind: 'assign' | 'commit' | 'offer' | 'request';
  readonly turn: number;
  readonly clause: Clause;
  readonly who: string | null;
  /** First word of what belongs to this act, a topic before the subject included. */
  readonly from: number;
  readonly verb: string;
  readonly subjectless: boolean;
  /** "Việc này anh Tuyên làm": the work is what the turn has spoken of before. */
  readonly pointsBack: boolean;
  readonly matter: Matter;
  readonly deadline: ReadDeadline | null;
  readonly content: ReadonlySet<string>;
  /** The content without the words of the verb: what tells two tasks of one kind apart. */
  readonly object: ReadonlySet<string>;
  readonly strength: number;
};
