import { findTaskActs } from '../acts/find-task-acts.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { WOULD_DO } from '../language/proposal-cues.ts';
import { DECLINES } from '../language/stance-cues.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { isEarnest } from './ruling.ts';

const REACH = 3;
const FAR = 6;
const LEAST_MATTER = 2;

/** What somebody else would have all do, said in the last turns and not turned down since. */
export function proposalBefore(turn: number, context: MeetingContext): Clause | null {
  const speaker = speakerOf(context, turn);
  for (let at = turn - 1; at >= Math.max(0, turn - REACH); at -= 1) {
    if (speakerOf(context, at) === speaker) continue;
    const all = context.clauses[at] ?? [];
    if (all.some((clause) => DECLINES.test(clause.plain))) return null;
    const put = all.findLast((clause) => WOULD_DO.test(clause.plain) && isEarnest(clause));
    if (put) return isForAll(put, context) ? put : null;
  }
  return null;
}

/** Not what one would do oneself: that is a task. */
function isForAll(put: Clause, context: MeetingContext): boolean {
  const own = findTaskActs(put, context).some((act) => act.kind !== 'offer' || act.deadline !== null);
  return !own && contentWords(put.words).size >= LEAST_MATTER;
}

/** What the one who is named there put forward: "đổi giờ làm như Phước nói". */
export function proposalOf(clause: Clause, context: MeetingContext): Clause | null {
  const named = (context.mentions.get(clause) ?? []).map(({ person }) => person.label);
  for (let at = clause.turn - 1; at >= Math.max(0, clause.turn - FAR); at -= 1) {
    const speaker = speakerOf(context, at);
    if (speaker === null || !named.includes(speaker)) continue;
    const put = (context.clauses[at] ?? []).findLast((other) => WOULD_DO.test(other.plain));
    if (put && contentWords(put.words).size >= LEAST_MATTER) return put;
  }
  return proposalBefore(clause.turn, context);
}
